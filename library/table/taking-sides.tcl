# taking-sides.tcl --
#
#       A person takes a side that a computer plays, and sees it whole.
#
#       mayTake TABLE SIDE     asks whether that is meant, if a person has
#                              played the other side of the match, and none this
#                              one; else 1.  Who has only watched is not asked

need base/words look/modal

proc ::wargame::table::mayTake {table side} {
    set other [expr {!$side}]
    if {![HasPersonPlayed $table $other] || [HasPersonPlayed $table $side]} {
        return 1
    }
    set words [[$table presenter] words]
    return [expr {[modal tk_messageBox -parent [$table window] -icon question \
            -type yesno -default no -title [say computer.rests.play \
                [$words sideName $side]] \
            -message [say computer.takes [$words sideName $other] \
                [$words sideName $side]]] eq "yes"}]
}

proc ::wargame::table::HasPersonPlayed {table side} {
    # Of the match as it stands.
    set match [$table match]
    set stretches [lindex [[$table computers] whoPlays] 1]
    set stretch [expr {[dict exists $stretches $side]
        ? [dict get $stretches $side] : {}}]
    for {set n [$match length]} {$n > 0} {incr n -1} {
        if {[dict get [$match entry $n] side] eq $side
                && [LevelThen $stretch $n] eq ""} {
            return 1
        }
    }
    return 0
}

proc ::wargame::table::LevelThen {stretch n} {
    set now ""
    foreach {from level} $stretch {
        if {$from > $n} break
        set now $level
    }
    return $now
}
