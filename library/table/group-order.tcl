# group-order.tcl --
#
#       A group's order that is given in a window: done as one deed, and kept as
#       far as a question halts it.
#
#   groupOrder PLAYWINDOW STEPS ORDER   what came of it, see match/deeds.tcl.
#       ORDER: whose steps they are, see match/halted-kept.tcl; "": if they are
#       halted they do not go on
#   ordered MATCH STEPS   such an order of one piece, by several steps
#   leftOf PLAYWINDOW SIDE ORDER STEPS   keeps the STEPS that are left of SIDE's
#       order, where the enemy is asked first and one of them leads on
need match/halted-kept

proc ::wargame::table::groupOrder {window steps order} {
    set match [$window match]
    set answers [$window programAnswers]
    set path [[$window autosave] path]
    set side [$match side]
    set since [$match length]
    $answers acting
    set told [$answers stopped $side $steps \
            [[$match deeds] do $side $steps [expr {![$answers isOrdering]}]]]
    # The other may be asked, and the seat that gave it be gone.  What a piece
    # taken up has left lies in broken-off.tcl.
    if {$order ne "" && [dict get $told stopped] eq "asked"
            && ([$match side] ne $side
                || "done" in [$match actions] && ![$answers goesOn])} {
        dict set order refused [concat [dict get $order refused] \
                [dict get $told refused]]
        ::wargame::match::haltedKept leave $path $match $side $since $order
    }
    return $told
}

proc ::wargame::table::ordered {match steps} {
    set from [$match length]
    return [dict create from $from asked [$match decision] refused {} \
        steps $steps plan [dict create arrive [lrange [lindex $steps 0] 1 1] \
            short {} stay {} steps $steps]]
}

proc ::wargame::table::leftOf {window side order steps} {
    set match [$window match]
    if {1 in [lmap step $steps { expr {[llength $step] > 1} }]
            && [$match side] in {0 1} && [$match side] ne $side
            && ![[$window programAnswers] goesOn]} {
        ::wargame::match::haltedKept leave [[$window autosave] path] $match \
                $side [dict get $order from] $order
    }
}
