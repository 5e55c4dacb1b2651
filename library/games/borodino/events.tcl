# events.tcl --
#
#       Borodino 1812: the steps that an event costs, its dice, what they could
#       hit, and which fight they were of.

need base/files present/blocks games/borodino

namespace eval ::wargame::borodino {
    # The steps that a unit loses by an event, or the word that says how many.
    variable EventHarm {
        lost_step 1     hq_reduced 1    overstacked 1   straggled word2
        attrition 1
    }
    # In a charge this roll hits one's own.
    variable SelfHit [::wargame::base::constantOf borodino self_hit]
}

if {![info object isa class ::wargame::borodino::Events]} {
    oo::class create ::wargame::borodino::Events {
        superclass ::wargame::present::BlockEvents
    }
}

oo::define ::wargame::borodino::Events {
    variable Reader

    method throw {event} {
        ::wargame::base::need games/borodino/record
        return [lmap die [::wargame::borodino::record dice $event] {
            lindex $die 0
        }]
    }

    method luck {event viewer beforeCmd} {
        set about [dict get $event about]
        set most 6
        switch -- [dict get $event what] {
            fired {
                lassign $about unit fire hits dice
            }
            charged {
                lassign $about unit fire hits dice
                set most [expr {$::wargame::borodino::SelfHit - 1}]
            }
            bombarded {
                lassign $about unit - hits fire dice
                if {![$Reader isUnit $unit]} {
                    return {}
                }
            }
            default { return {} }
        }
        set chance [expr {max(0, min($most, $fire)) / 6.0}]
        return [dict create side [$Reader sideKey $unit] hits $hits \
                chances [lrepeat [llength $dice] $chance]]
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

    method dice {event} {
        ::wargame::base::need look/dice
        ::wargame::base::need games/borodino/record
        return [lmap die [::wargame::borodino::record dice $event] {
            ::wargame::look::dice svg {*}$die
        }]
    }
}
