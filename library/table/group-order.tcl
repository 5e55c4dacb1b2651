# group-order.tcl --
#
#       A group's order that is given in a window: done as one deed, and kept as
#       far as a question halts it.
#
#   groupOrder PLAYWINDOW STEPS ORDER   what came of it, see match/deeds.tcl.
#       ORDER: whose steps they are, see match/halted-kept.tcl; "": if they are
#       halted they do not go on

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
