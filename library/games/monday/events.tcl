# events.tcl --
#
#       Bloody Monday: the steps that an event costs, its dice, what they could
#       hit, and which fight they were of.

need base/files present/blocks games/monday

namespace eval ::wargame::monday {
    # The steps that a unit loses by an event.
    variable EventHarm {
        was_hit 1   gun_spent 1     tired 1     skirmished 1    fatigued 1
        restored -1
    }
    # Guns beside a battle, and of the great battery, hit on this and more.
    variable GunsFrom [::wargame::base::constantOf monday guns_hit_from]
}

if {![info object isa class ::wargame::monday::Events]} {
    oo::class create ::wargame::monday::Events {
        superclass ::wargame::present::BlockEvents
    }
}

oo::define ::wargame::monday::Events {
    variable Reader

    method throw {event} {
        if {[dict get $event what] ni {gun_fired fired}} {
            return {}
        }
        return [lsearch -all -inline -not [lindex [dict get $event about] 2] \
                roll]
    }

    method luck {event viewer beforeCmd} {
        lassign [dict get $event about] unit from dice hits
        switch -- [dict get $event what] {
            fired {}
            gun_fired { set from $::wargame::monday::GunsFrom }
            default { return {} }
        }
        set chance [expr {max(0, min(6, 7 - $from)) / 6.0}]
        return [dict create side [$Reader sideKey $unit] hits $hits \
                chances [lrepeat [llength $dice] $chance]]
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

    method dice {event} {
        ::wargame::base::need look/dice
        set about [dict get $event about]
        switch -- [dict get $event what] {
            gun_fired { set from $::wargame::monday::GunsFrom }
            fired { set from [lindex $about 1] }
            default { return {} }
        }
        return [lmap die [lsearch -all -inline -not [lindex $about 2] roll] {
            ::wargame::look::dice svg $die \
                    [expr {$die >= $from ? "hit" : "miss"}]
        }]
    }
}
