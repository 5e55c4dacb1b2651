# events.tcl --
#
#       Borodino 1812: what its events mean and which fight they were of.
#
#       pairs EVENT            the dice of a throw for initiative: those of the
#                              French, those of the Russians

need base/files present/block-events games/borodino

if {![info object isa class ::wargame::borodino::Events]} {
    oo::class create ::wargame::borodino::Events {
        superclass ::wargame::present::BlockEvents
    }
}

oo::define ::wargame::borodino::Events {
    variable Reader

    method luck {event} {
        # A gun that one does not know does not count.
        return [expr {[dict get $event what] eq "bombarded"
            && ![$Reader isUnit [lindex [dict get $event about] 0]] ? {}
            : [next $event]}]
    }

    method Form {event die} {
        # A straggler loses a step by its own die.
        return [expr {[my Steps $event] > 0 ? "own" : [next $event $die]}]
    }

    method isSaid {before event} {
        # Where a straggler goes was told with the roll.
        return [expr {[dict get $before what] eq "straggled"
            && [dict get $event what] eq "moved"
            && [dict get $before n] == [dict get $event n]
            && [lindex [dict get $before about] 0]
                eq [lindex [dict get $event about] 0]}]
    }

    method pairs {event} {
        lassign [concat {*}[lrange [dict get $event about] 1 end]] a b c d
        return [list [list $a $b] [list $c $d]]
    }

    method fight {event} {
        set about [dict get $event about]
        switch -- [dict get $event what] {
            battle_began {
                return [dict create kind battle place [lindex $about 0] \
                        begins 1]
            }
            battle_won {
                return [dict create kind battle place [lindex $about 0] ends 1]
            }
            bombarded {
                return [dict create kind bombard place [lindex $about 1]]
            }
            moved - attacked - activated - advanced - regrouped - turn_began {
                return [dict create kind "" place "" ends 1]
            }
        }
        return {}
    }
}
