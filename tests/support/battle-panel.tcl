# battle-panel.tcl --
#
#       A battle of Borodino 1812 before its window, and hands for it.

source [file join [file dirname [info script]] ui-panels.tcl]

# assault --
#
#       Round 1 of an attack on Les Flèches, its guns to fire first: R50 A, F39 A,
#       R10 B, then R25 and F10.  The window is open.
proc assault {} {
    global m panel
    set m [clash "shevardino F39\nkamenka F10\nles_fleches R50 R10 R25" \
            {{F39 les_fleches} {F10 les_fleches}}]
    inLine $m
    set panel [enter BattlePanel $m public]
}

# bar, record --
#
#       The buttons under the field; the record's lines.
proc bar {} {
    return [labelsOf .panel]
}
proc record {} {
    return [split [string trim [[inside .panel record text] get 1.0 end]] \n]
}

# click --
#
#       A block, with the left button.
proc click {block} {
    global m
    lassign [spot $block] x y
    event generate [inside .panel field] <Motion> -x $x -y $y
    event generate [inside .panel field] <Button-1> -x $x -y $y
    event generate [inside .panel field] <ButtonRelease-1> -x $x -y $y
    update
}
proc spot {block} {
    global m
    return [lmap at [[inside .panel field] coords unit:[slot $m $block]] {
        expr {round($at)}
    }]
}
