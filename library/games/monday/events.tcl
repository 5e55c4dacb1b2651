# events.tcl --
#
#       Bloody Monday: the paragraph of each event, the steps that it costs, its
#       dice, what they could hit, and which fight they were of.

need present/blocks games/monday

namespace eval ::wargame::monday {
    # The paragraph that each event follows.
    variable EventRule {
        battery_fires 9.2       logistics_began 3.2     declined 3.1
        commanded 3.1           reinforced 3.3          restored 3.6
        tired 5.4               cut_off 4.1             rejoined 4.1
        area_cut 4.1            area_rejoined 4.1       chose_tactical 5.0
        chose_offensive 9.8     chose_call 6.1          chose_march 6.2
        chose_raid 6.3          chose_pass 7.0          disc_went 6.0
        activated 5.1           moved 5.2               engaged 1.2.2
        took 1.0                unlimbered 5.2.1        inspired 5.2.2
        battle_began 5.3        gun_fired 5.3.1         gun_spent 5.3.1
        absorbed 1.2.1          shielded 9.6            was_hit 5.3.6
        eliminated 2.4          stood 5.3.2             retreated 6.4
        withdrew 6.4            showdown 5.3.3          combined 5.3.5
        skirmished 9.1          ambushed 9.1            fired 5.3.4
        still_contested 5.3.7   battle_won 5.3.7        fatigued 9.10
        ended 8.0               victory 8.0             set_turn 4.0
    }
    # The steps that a unit loses by an event.
    variable EventHarm {
        was_hit 1   gun_spent 1     tired 1     skirmished 1    fatigued 1
        restored -1
    }
    # Guns beside a battle, and of the great battery, hit on this and more.
    variable GunsFrom 4
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
