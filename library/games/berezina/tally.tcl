# tally.tcl --
#
#       Napoleon at the Berezina in numbers; as games/borodino/tally.tcl.

need games/berezina games/berezina/steps

oo::define ::wargame::Skin_berezina {
    method eventLuck {event viewer beforeCmd} {
        # The least roll that hits is told, whatever made it so.
        set what [dict get $event what]
        if {$what ni {hit missed}} {
            return {}
        }
        lassign [dict get $event about] unit - from
        return [dict create side [my SideKey $unit] \
                hits [expr {$what eq "hit"}] \
                chances [list [expr {(7 - $from) / 6.0}]]]
    }

    method eventFight {event} {
        # All that a combat phase brings, in the order of ratings, is one.
        if {[dict get $event what] ni {turn_began phase_began}} {
            return {}
        }
        set phase [my NameIn Phases [lindex [dict get $event about] 0]]
        if {[dict get $event what] eq "phase_began"
                && $phase in {first_combat second_combat}} {
            return [dict create kind $phase place "" begins 1]
        }
        return [dict create kind "" place "" ends 1]
    }

    method eventIsBattle {event} {
        return [dict exists [my eventFight $event] begins]
    }

    method strengths {view} {
        # The steps that combat units have, wherever they are.
        set sums {0 0}
        set slot 0
        foreach losses [dict get $view unit.losses] {
            set side [my SideOf $slot]
            set row [my Row $view $slot]
            if {[lindex $sums $side] eq ""} {
            } elseif {$row eq ""} {
                lset sums $side ""
            } elseif {[dict get $row kind] ni {leader rabble}} {
                lset sums $side [expr {[lindex $sums $side]
                    + [::wargame::berezina::steps left $losses]}]
            }
            incr slot
        }
        return $sums
    }

    method fallen {view} {
        return [lmap side {0 1} {
            llength [lmap slot [my SlotsAt $view eliminated $side] {
                if {[my IsRabble $view $slot]} continue
                set slot
            }]
        }]
    }

    method IsRabble {view slot} {
        set row [my Row $view $slot]
        return [expr {$row ne "" && [dict get $row kind] eq "rabble"}]
    }
}
