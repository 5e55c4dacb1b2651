# tally.tcl --
#
#       Bloody Monday in numbers; as games/borodino/tally.tcl.

oo::define ::wargame::Skin_monday {
    method eventLuck {event viewer beforeCmd} {
        lassign [dict get $event about] unit from dice hits
        switch -- [dict get $event what] {
            fired {}
            gun_fired { set from $::wargame::monday::GunsFrom }
            default { return {} }
        }
        set chance [expr {max(0, min(6, 7 - $from)) / 6.0}]
        return [dict create side [my SideKey $unit] hits $hits \
                chances [lrepeat [llength $dice] $chance]]
    }

    method eventFight {event} {
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

    method strengths {view} {
        # Leaders tire and rest, so they do not count.
        set sums {0 0}
        set slot 0
        foreach place [dict get $view unit.place] {
            set side [my SideOf $slot]
            set row [my Row $view $slot]
            if {[lindex $PlaceKeys $place] eq "lost"
                    || [lindex $sums $side] eq ""} {
            } elseif {$row eq ""} {
                lset sums $side ""
            } elseif {[dict get $row kind] ni {commander leader}} {
                lset sums $side [expr {[lindex $sums $side]
                    + [my Strength $view $slot]}]
            }
            incr slot
        }
        return $sums
    }

    method fallen {view} {
        return [lmap side {0 1} {llength [my SlotsAt $view lost $side]}]
    }
}
