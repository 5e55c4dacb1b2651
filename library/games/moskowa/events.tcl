# events.tcl --
#
#       La Bataille de la Moskowa: what its events mean.

need present/pieces

if {![info object isa class ::wargame::moskowa::Events]} {
    oo::class create ::wargame::moskowa::Events {
        superclass ::wargame::present::PieceEvents
    }
}

oo::define ::wargame::moskowa::Events {
    variable Sides Roster

    method isTurn {event} {
        return [expr {[dict get $event what] eq "turn"}]
    }

    method side {event} {
        # Of whom it tells, if it names one.
        foreach word [dict get $event about] {
            if {[dict exists $Roster $word]} {
                return [dict get $Roster $word side]
            } elseif {$word in $Sides} {
                return [lsearch -exact $Sides $word]
            }
        }
        return [dict get $event side]
    }

    method keepsLuck {} {
        return 0
    }

    method isBattle {event} {
        return [expr {[dict get $event what] in {fires declared attacks}}]
    }

    method isNext {event} {
        return [expr {[dict get $event what] eq "commander"}]
    }

    method isDetail {event} {
        return [expr {[dict get $event what] in {
            limbered unlimbered road field turned
        }}]
    }

    method goesOn {before event} {
        # A march is told by its last step.
        return [expr {[dict get $before what] eq "stepped"
            && [dict get $event what] eq "stepped"
            && [lindex [dict get $before about] 0]
                eq [lindex [dict get $event about] 0]}]
    }
}
