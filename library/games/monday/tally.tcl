# tally.tcl --
#
#       Bloody Monday in numbers; as games/borodino/tally.tcl.

need games/monday

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
        # Leaders tire and rest, so they do not count.  The pool is what is seen
        # nowhere else, at its full strength.
        set sums {0 0}
        set slot 0
        set unseen $Rows
        foreach place [dict get $view unit.place] {
            set side [my SideOf $slot]
            set row [my Row $view $slot]
            set at [lindex $PlaceKeys $place]
            if {$row ne ""} {
                lset unseen [lindex [dict get $view unit.block] $slot] {}
            }
            if {$row eq "" && $at ne "pool"} {
                lset sums $side ""
            } elseif {$row ne "" && $at ne "lost"
                    && [my IsCounted $row] && [lindex $sums $side] ne ""} {
                lset sums $side [expr {[lindex $sums $side]
                    + [my Strength $view $slot]}]
            }
            incr slot
        }
        foreach row $unseen {
            if {$row ne {} && [my IsCounted $row]
                    && [lindex $sums [dict get $row side]] ne ""} {
                set side [dict get $row side]
                lset sums $side [expr {[lindex $sums $side]
                    + [lindex [dict get $row strength] 0]}]
            }
        }
        return $sums
    }

    method IsCounted {row} {
        return [expr {[dict get $row kind] ni {commander leader}}]
    }

    method fallen {view} {
        return [lmap side {0 1} {llength [my SlotsAt $view lost $side]}]
    }
}
