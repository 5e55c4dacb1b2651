# help.tcl --
#
#       What is told when asked: a rule, the keys, who made this.
#
#       helpOnRule GAME RULE ?ABOUT?   the rulebook at that paragraph; see
#                                      rules-window.tcl
#       helpOnKeys ?GAME?              the keys of all games and of that one
#       helpAbout

need base/windowing base/words look/help-window own/own-commands

proc ::wargame::shell::helpOnRule {game rule {about {}}} {
    need rules/rules-window
    if {![openRules $game $rule $about]} {
        helpWindow [say help.title $rule] [say help.none]
    }
}

proc ::wargame::shell::helpOnKeys {{game ""}} {
    helpWindow [say help.keys.title] \
            [windowing accelerator [KeysOf $game]][ownKeysText]
    helpColumns
}

# KeysOf --
#
#       What has a third column is of the game which that names.
proc ::wargame::shell::KeysOf {game} {
    return [join [lmap line [split [say help.keys] \n] {
        lassign [split $line \t] keys does of
        if {$of ni [list "" $game]} continue
        string cat $keys \t $does
    }] \n]
}

proc ::wargame::shell::helpAbout {} {
    helpWindow [say app.title] \
            [say about.text [package require wargame]]
}
