# prompts.tcl --
#
#       Borodino 1812: who acts, what is asked, the clock, and which room the
#       moment needs.

need base/prefs base/words

namespace eval ::wargame::borodino {
    # ORDER PHASE, as in generic/borodino/borodino.h
    variable Phases {bids deployment initiative entry command bombardment
        movement battles supply night finished}
    # Those of every turn, for the track.
    variable Turn {initiative command bombardment movement battles supply}
}

oo::define ::wargame::Skin_borodino {
    method present {match view amendment about} {
        set key [lindex $about 0]
        if {$amendment ne "strength" || ![my isUnit $key]} {
            return ""
        }
        return [lindex [dict get $Roster $key strength] \
                [lindex [dict get $view unit.face] [my SlotOf $view $key]]]
    }

    method Phase {view} {
        return [lindex $::wargame::borodino::Phases [dict get $view phase]]
    }

    method title {match view} {
        set phase [::wargame::base::say borodino.phase.[my Phase $view]]
        set side [$match side]
        if {$side eq "nobody"} {
            return [::wargame::base::say title.nobody]
        } elseif {$side eq "chance"} {
            return [::wargame::base::say borodino.heading.chance $phase]
        }
        return [::wargame::base::say borodino.heading [my sideName $side] \
                $phase]
    }

    method moment {match view} {
        return [::wargame::base::say borodino.phase.[my Phase $view]]
    }

    method prompt {match view} {
        # %1$s is the number that matters, %2$s what it is about.
        set decision [$match decision]
        set number ""
        set about ""
        switch -- $decision {
            deploy {
                set number [llength [lmap slot [my SlotsAt $view tray] {
                    if {[my SideOf $slot] ne [$match side]} continue
                    set slot
                }]]
            }
            loss {
                set number [expr {[dict get $view gun.hits]
                    + [dict get $view gun.own_hits]}]
                set about [my NumberedPlace [dict get $view gun.area]]
            }
            forced {
                set victim [dict get $view gun.victim]
                if {$victim >= 0} {
                    set about [my unitName [my KeyIn $view $victim]]
                }
            }
            straggle {
                set unit [dict get $view straggler.unit]
                if {$unit >= 0} {
                    set about [my unitName [my KeyIn $view $unit]]
                }
            }
            hit {
                set number [expr {[dict get $view battle.hits]
                    + [dict get $view battle.own_hits]}]
            }
            square - turn - move_on - regroup {
                set about [my NumberedPlace [dict get $view battle.area]]
            }
            supply {
                set number [::tcl::mathop::+ {*}[dict get $view \
                        points.[dict get $view mover]]]
            }
            spoils {
                set source [dict get $view spoils]
                set number [lindex [dict get $view \
                        points.[$match side]] $source]
                set about [my NumberedPlace $source]
            }
        }
        set crowded [my Crowded $match]
        if {$crowded ne ""} {
            return [::wargame::base::say borodino.crowded $crowded]
        }
        return [::wargame::base::sayOf $Game decision.$decision $number $about]
    }

    method Crowded {match} {
        # The names of areas with too many blocks, while they forbid Done.
        if {[$match side] ni {0 1} || [$match decision] ni {
            move hq_move straggle
        }} {
            return ""
        }
        return [join [lmap place [$match query [$match side] crowded] {
            my placeName $place
        }] ", "]
    }

    method refusal {reason {match ""}} {
        # Where too many stand is said by name.
        set crowded [expr {$match ne "" && [lindex $reason 1] eq "overstacked"
            ? [my Crowded $match] : ""}]
        if {$crowded eq ""} {
            return [next $reason]
        }
        return [::wargame::base::say why.says [lindex $reason 0] \
                [::wargame::base::say borodino.why.overstacked.at $crowded]]
    }

    method NumberedPlace {number} {
        if {$number < 0} {
            return ""
        }
        return [my placeName [lindex $PlaceKeys $number]]
    }

    method clock {view} {
        set hours {}
        set first [expr {[dict get $view day] == 5 ? 14 : 6}]
        for {set hour $first} {$hour <= 20} {incr hour} {
            lappend hours [list [::wargame::base::say borodino.hour \
                    [expr {$hour > 12 ? $hour - 12 : $hour}] $hour] \
                    [expr {$hour == [dict get $view hour]}]]
        }
        set now [my Phase $view]
        set phases [expr {$now in $::wargame::borodino::Turn
            ? $::wargame::borodino::Turn : [list $now]}]
        return [dict create day [::wargame::base::say borodino.day \
                [dict get $view day]] hours $hours \
                phases [lmap phase $phases {
                    list [::wargame::base::say borodino.phase.$phase] \
                            [expr {$phase eq $now}]
                }]]
    }

    method together {match view} {
        # A battle is fought with its blocks face up: both look on, but at no
        # supply.
        return [expr {[my Phase $view] eq "battles"
            && [$match decision] ne "spoils"
            && [dict get $view battle.area] >= 0}]
    }

    method takesBack {actions} {
        return [lsearch -inline $actions "lift *"]
    }

    method proposed {match {losses ""}} {
        # What is asked only so that an enemy learns nothing is answered where
        # nothing can be done.  Which block takes a bombardment's hit: the rules
        # name the cheapest first (5.3).
        if {[my Idle $match]} {
            return done
        }
        if {[$match decision] eq "loss"
                && [expr {$losses eq "" ? [::wargame::base::prefs get losses]
                    : $losses}]} {
            return [lindex [$match actions] 0]
        }
        return ""
    }

    method Idle {match} {
        # No gun has a target, or no supply is left?
        set decision [$match decision]
        set side [$match side]
        if {$decision ni {bombard supply spoils} 
                || [llength [$match actions]] != 1} {
            return 0
        }
        return [expr {$decision eq "bombard" || [::tcl::mathop::+ \
                {*}[dict get [$match view $side] points.$side]] == 0}]
    }

    method room {match view} {
        if {[$match side] eq "nobody"} {
            return victory
        } elseif {[my together $match $view]} {
            return battle
        } elseif {[$match decision] in {supply spoils}} {
            return supply
        } elseif {[$match side] in {0 1}} {
            ::wargame::base::need games/borodino/cards
            if {[::wargame::borodino::cards has [$match decision]]} {
                return card
            } elseif {[my JustRolled $match]} {
                return initiative
            }
        }
        return ""
    }

    method JustRolled {match} {
        foreach event [$match news public [$match length]] {
            if {[dict get $event what] eq "rolled_initiative"} {
                return 1
            }
        }
        return 0
    }
}
