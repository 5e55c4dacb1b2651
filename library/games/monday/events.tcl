# events.tcl --
#
#       Bloody Monday: which fight its events were of.

need base/files present/block-events games/monday

if {![info object isa class ::wargame::monday::Events]} {
    oo::class create ::wargame::monday::Events {
        superclass ::wargame::present::BlockEvents
    }
}

oo::define ::wargame::monday::Events {
    method isStep {event} {
        # A turn is a quarter of a match.
        return [expr {[my isTurn $event]
            || [string match chose_* [dict get $event what]]}]
    }

    method fight {event} {
        set place [lindex [dict get $event about] 0]
        switch -- [dict get $event what] {
            battle_began {
                return [dict create kind battle place $place begins 1]
            }
            battery_fires {
                return [dict create kind battery place $place begins 1]
            }
            battle_won - still_contested {
                return [dict create kind battle place $place ends 1]
            }
            activated - disc_went - turn_began - moved {
                return [dict create kind "" place "" ends 1]
            }
        }
        return {}
    }
}
