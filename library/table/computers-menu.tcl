# computers-menu.tcl --
#
#       The menu of who plays each side of a table: a person, or a computer
#       player of some level; to pause, and to move now, while one thinks.
#
#       computersMenu MENU TABLE    fills it; see table-computers.tcl
#       levelName LEVEL             who plays a side, in words; "": a person
#       thinkingSaid TABLE          says which computer player thinks
#       seatedSaid TABLE SIDE       says who plays it from now on, and whether
#                                   they think already

need base/checked base/windowing base/words table/computers-pause

proc ::wargame::table::computersMenu {menu table} {
    set presenter [$table presenter]
    set computers [$table computers]
    $menu delete 0 end
    foreach side [[$presenter reader] seats [dict get [[$table match] about] \
            scenario]] {
        if {$side} {
            $menu add separator
        }
        set partner [[$table mode] partnerFor $side]
        if {$partner ne ""} {
            lassign $partner label cmd
            $menu add command -label $label -command $cmd \
                    -state [expr {$cmd eq "" ? "disabled" : "normal"}]
            continue
        }
        checked set computer,$side [LevelWord [$computers level $side]]
        foreach level [concat {{}} [$computers levels]] {
            # Without a value it would not be marked.
            $menu add radiobutton -label "[[$presenter words] sideName \
                    $side]: [levelName $level]" -value [LevelWord $level] \
                    -variable [checked variable computer,$side] \
                    -command [list $computers {*}[expr {$level eq ""
                        ? [list take $side] : [list seat $side $level]}]]
        }
    }
    $menu add separator
    $menu add command -label [pauseLabel $table] -accelerator [pauseKey] \
            -state [expr {[mayPause $table] ? "normal" : "disabled"}] \
            -command [list ::wargame::table::switchPause $table]
    $menu add command -label [say computer.now] \
            -accelerator [windowing accelerator "[say key.shift]m"] \
            -state [expr {[[$table turn] is thinking] ? "normal"
                : "disabled"}] -command [list [$table turn] event enough]
}

proc ::wargame::table::levelName {level} {
    return [say computer.level.[LevelWord $level]]
}

proc ::wargame::table::thinkingSaid {table} {
    return [say computer.thinking \
            [[[$table presenter] words] sideName [[$table match] side]]]
}

proc ::wargame::table::seatedSaid {table side} {
    set said [list [say computer.seated \
            [[[$table presenter] words] sideName $side] \
            [levelName [[$table computers] level $side]]]]
    if {[[$table turn] is thinking]} {
        lappend said [thinkingSaid $table]
    }
    return [join $said "  \u00b7  "]
}

proc ::wargame::table::LevelWord {level} {
    return [expr {$level eq "" ? "person" : $level}]
}
