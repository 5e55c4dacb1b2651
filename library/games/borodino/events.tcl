# events.tcl --
#
#       Borodino 1812: the paragraph of each event, the steps that it costs, its
#       dice, what they could hit, and which fight they were of.

need base/files present/blocks games/borodino

namespace eval ::wargame::borodino {
    # The paragraph that each event follows.
    variable EventRule [::wargame::base::rulesOf borodino events]
    # The steps that a unit loses by an event, or the word that says how many.
    variable EventHarm {
        lost_step 1     hq_reduced 1    overstacked 1   straggled word2
        attrition 1
    }
}

if {![info object isa class ::wargame::borodino::Events]} {
    oo::class create ::wargame::borodino::Events {
        superclass ::wargame::present::BlockEvents
    }
}

oo::define ::wargame::borodino::Events {
    variable Roster Reader

    method throw {event} {
        ::wargame::base::need games/borodino/record
        return [lmap die [::wargame::borodino::record dice $event] {
            lindex $die 0
        }]
    }

    method luck {event viewer beforeCmd} {
        # In a charge a six hits one's own, as it does of guns that fire where
        # there are friends.
        set about [dict get $event about]
        switch -- [dict get $event what] {
            fired {
                lassign $about unit fire hits dice
                set most 6
            }
            charged {
                lassign $about unit fire hits dice
                set most 5
            }
            bombarded {
                lassign $about unit place hits dice
                lassign [my GunFire [[{*}$beforeCmd] moment $viewer] $unit \
                        $place] fire most
                if {$fire eq ""} {
                    return {}
                }
            }
            default { return {} }
        }
        set chance [expr {max(0, min($most, $fire)) / 6.0}]
        return [dict create side [$Reader sideKey $unit] hits $hits \
                chances [lrepeat [llength $dice] $chance]]
    }

    method GunFire {moment unit place} {
        # The highest roll with which a gun hits there, and the highest that it
        # could be; {} if this viewer does not know the gun.
        set view [$moment view]
        set from [$Reader placeOf $view $unit]
        set border [$Reader borderTo $moment $from $place]
        if {![dict exists $Roster $unit] || $border eq ""} {
            return {}
        }
        set sides [lsort -unique [lmap slot [$Reader slotsAt $view $place] {
            $Reader sideOf $slot
        }]]
        return [list [expr {[dict get $Roster $unit fire]
            + [dict get $border bombard]}] [expr {7 - [llength $sides]}]]
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
