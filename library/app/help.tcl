# help.tcl --
#
#       What is told when asked: a rule, the keys, who made this.
#
#       helpOnRule GAME RULE ?ABOUT?   the rulebook at that paragraph; see
#                                      rules-window.tcl
#       helpOnKeys
#       helpAbout

::wargame::need help-window

proc ::wargame::helpOnRule {game rule {about {}}} {
    need rules-window
    if {![openRules $game $rule $about]} {
        HelpWindow [say help.title $rule] [say help.none]
    }
}

proc ::wargame::helpOnKeys {} {
    HelpWindow [say help.keys.title] [say help.keys][ownKeysText]
    HelpColumns
}

proc ::wargame::helpAbout {} {
    HelpWindow [say app.title] \
            [say about.text [package require wargame]]
}
