# monday-panels.tcl --
#
#       Battles of Bloody Monday before their window, and what its panels say.

source [file join [file dirname [info script]] ui-panels.tcl]
source [file join [file dirname [info script]] monday.tcl]
if {[testConstraint display]} {
    wargame::base::need panels/aside
}

# guns --
#
#       An attack on Stonets Mouth: F30 and F31 may fire at R33 and R34, then F25.
proc guns {{more ""}} {
    return [clash "28 F24 F30 F31 F25\n54 R33 R34" F24 "
        unlimber F30
        unlimber F31
        move F25 @54
        $more"]
}

# showdown --
#
#       Two divisions attack line infantry on green ground.
proc showdown {{options ""}} {
    return [clash "24 F18\n29 F19 F20\n31 R33 R34" F18 "
        move F19 @31
        move F20 @31" $options]
}

proc bar {} {
    return [labelsOf .panel]
}
proc record {} {
    return [split [string trim [[inside .panel record text] get 1.0 end]] \n]
}
proc lit {panel} {
    # The number of the step that is lit.
    set steps [dict get [$panel scene] steps]
    return [expr {[lsearch -index 1 $steps now] + 1}]
}
proc caption {panel match block} {
    return [dict get [$panel scene] units [slot $match $block] caption]
}
proc rows {panel what} {
    # A column of a card's rows, of those that have it.
    return [lmap row [dict get [$panel scene] rows] {
        if {![dict exists $row $what]} continue
        dict get $row $what
    }]
}
proc press {panel pattern} {
    # The first button of the card whose words are like that.
    foreach part [list .panel {*}[rowsOf .panel]] {
        set button [buttonOf $part $pattern]
        if {$button ne ""} {
            $button invoke
            update
            return
        }
    }
    error "no \"$pattern\""
}
