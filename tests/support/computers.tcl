# computers.tcl --
#
#       What the tests of computer players at a table share.

proc movesUntil {table n} {
    # The computer's, and an officer's for the person.
    set turn [$table turn]
    while {[[$table match] length] < $n && ![$turn is over]} {
        if {[$turn is answering]} {
            decide $table
        } elseif {[$turn is looking watching reading]} {
            [$table seat] goOn
        } elseif {[$turn is handover]} {
            turnScreen $table
        }
        after 1 {set ::tick 1}
        vwait ::tick
    }
}
