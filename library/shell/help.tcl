# help.tcl --
#
#       What is told when asked: a rule, the keys, who made this.
#
#       helpOnRule GAME RULE ?ABOUT?   the rulebook at that paragraph; see
#                                      rules-window.tcl
#       helpOnKeys
#       helpAbout

need base/windowing base/words look/help-window own/own-commands

proc ::wargame::shell::helpOnRule {game rule {about {}}} {
    need rules/rules-window
    if {![openRules $game $rule $about]} {
        helpWindow [say help.title $rule] [say help.none]
    }
}

proc ::wargame::shell::helpOnKeys {} {
    helpWindow [say help.keys.title] \
            [windowing accelerator [say help.keys]][ownKeysText]
    helpColumns
}

proc ::wargame::shell::helpAbout {} {
    helpWindow [say app.title] \
            [say about.text [package require wargame]]
}
