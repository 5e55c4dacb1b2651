# tally.tcl --
#
#       Borodino 1812 in numbers: what dice could hit, which fight they were of,
#       what the armies have lost.

oo::define ::wargame::Skin_borodino {
    method eventLuck {event viewer beforeCmd} {
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
                lassign [my GunFire [{*}$beforeCmd] \
                        $viewer $unit $place] fire most
                if {$fire eq ""} {
                    return {}
                }
            }
            default { return {} }
        }
        set chance [expr {max(0, min($most, $fire)) / 6.0}]
        return [dict create side [my SideKey $unit] hits $hits \
                chances [lrepeat [llength $dice] $chance]]
    }

    method GunFire {match viewer unit place} {
        # The highest roll with which a gun hits there, and the highest that it
        # could be; {} if this viewer does not know the gun.
        set view [$match view $viewer]
        set from [my placeOf $view $unit]
        set border [my BorderTo $match $viewer $from $place]
        if {![dict exists $Roster $unit] || $border eq ""} {
            return {}
        }
        set sides [lsort -unique [lmap slot [my SlotsAt $view $place] {
            my SideOf $slot
        }]]
        return [list [expr {[dict get $Roster $unit fire]
            + [dict get $border bombard]}] [expr {7 - [llength $sides]}]]
    }

    method eventFight {event} {
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

    method turnName {event} {
        lassign [dict get $event about] - hour
        return [my Hour $hour]
    }

    method strengths {view} {
        # Headquarters spend theirs, so they do not count.
        set sums {0 0}
        set slot 0
        foreach place [dict get $view unit.place] {
            set side [my SideOf $slot]
            set row [lindex $Rows [lindex [dict get $view unit.block] $slot]]
            if {[lindex $PlaceKeys $place] eq "lost"
                    || [lindex $sums $side] eq ""} {
            } elseif {$row eq ""} {
                lset sums $side ""
            } elseif {![string match *_hq [dict get $row kind]]} {
                lset sums $side [expr {[lindex $sums $side]
                    + [my Strength $view $slot]}]
            }
            incr slot
        }
        return $sums
    }

    method fallen {view} {
        set counts {0 0}
        foreach slot [my SlotsAt $view lost] {
            set side [my SideOf $slot]
            lset counts $side [expr {[lindex $counts $side] + 1}]
        }
        return $counts
    }
}
