# taking-sides.tcl --
#
#       A person takes a side that a computer plays, and sees it whole.
#
#       mayTake TABLE WHO SIDE   asks whether that is meant, if a person has
#                              played the other side of the match, and none this
#                              one; else 1.  Who has only watched is not asked.
#                              WHO: as of match/who-played.tcl

need base/words look/modal

proc ::wargame::table::mayTake {table who side} {
    set other [expr {!$side}]
    if {![$who isPersons $other] || [$who isPersons $side]} {
        return 1
    }
    set words [[$table presenter] words]
    return [expr {[modal tk_messageBox -parent [$table window] -icon question \
            -type yesno -default no -title [say computer.rests.play \
                [$words sideName $side]] \
            -message [say computer.takes [$words sideName $other] \
                [$words sideName $side]]] eq "yes"}]
}
