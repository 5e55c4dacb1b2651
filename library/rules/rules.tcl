# rules.tcl --
#
#       The rulebooks on the screen.
#
#       rulebook          reads doc/rules; no Tk
#       rules-page        sets one as a page; goes on in rules-set and rules-find
#       rules-window      the window; goes on in rules-parts
