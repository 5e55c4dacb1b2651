# rules.tcl --
#
#       The rulebooks on the screen.
#
#       rulebook          reads doc/rules; no Tk
#       handbook          reads doc/handbook.md; no Tk
#       rules-page        shows one: set by rules-set, searched by rules-find
#       rules-window      the window, of a rules-bar, rules-contents and a page
