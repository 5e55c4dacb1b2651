# sentences.tcl --
#
#       Borodino 1812: who acts and what is asked, events and the position as
#       sentences.

need base/words present/piece-sentences games/borodino games/borodino/victory

if {![info object isa class ::wargame::borodino::Sentences]} {
    oo::class create ::wargame::borodino::Sentences {
        superclass ::wargame::present::PieceSentences
    }
}

oo::define ::wargame::borodino::Sentences {
    variable Game Sides PlaceKeys Reader Words Events

    method Preamble {moment} {
        set view [$moment view]
        return [list [my when [dict get $view day] [dict get $view hour]] \
                [::wargame::base::say borodino.score [my score $moment \
                0] \
                    [my score $moment 1]]]
    }

    method score {moment side} {
        # "7 or more" where eliminated enemies are not identified.
        ::wargame::base::need games/borodino/victory
        return [::wargame::borodino::pointsTold [$moment query points] \
                [lindex $Sides $side]]
    }

    method PlaceTold {view place} {
        # The supply that is left there.
        set told {}
        foreach side {0 1} {
            set points [lindex [dict get $view points.$side] \
                    [$Reader number $place]]
            if {[string is integer -strict $points] && $points > 0} {
                lappend told [::wargame::base::say borodino.points \
                        [$Words sideName $side] $points]
            }
        }
        return [expr {[llength $told] ? " ([join $told {, }])" : ""}]
    }

    method title {moment} {
        return [my InPhase $moment]
    }

    method phase {moment} {
        set view [$moment view]
        return [::wargame::base::say borodino.phase.[$Reader phase $view]]
    }

    method prompt {moment} {
        # %1$s is the number that matters, %2$s what it is about.
        set decision [$moment decision]
        set crowded [$Words crowded $moment]
        if {$crowded ne ""} {
            # Whoever straggles for that pays as any straggler.
            return [::wargame::base::say [expr {$decision eq "straggle"
                ? "borodino.crowded.straggle" : "borodino.crowded"}] $crowded]
        }
        set number [my PromptNumber $moment $decision]
        if {[my HasNothing $moment $decision $number]} {
            append decision .none
        }
        return [::wargame::base::sayOf $Game decision.$decision $number \
                [my PromptAbout $moment $decision]]
    }

    method HasNothing {moment decision number} {
        # Is there nothing to be done but to say so?
        switch -- $decision {
            deploy { return [expr {$number == 0}] }
            move - transfer { return [$moment onlyDone] }
        }
        return 0
    }

    method PromptNumber {moment decision} {
        set view [$moment view]
        switch -- $decision {
            deploy {
                return [llength [lmap slot [$Reader slotsAt $view tray] {
                    if {[$Reader sideOf $slot] ne [$moment side]} continue
                    set slot
                }]]
            }
            loss {
                return [expr {[dict get $view gun.hits]
                    + [dict get $view gun.own_hits]}]
            }
            hit {
                return [expr {[dict get $view battle.hits]
                    + [dict get $view battle.own_hits]}]
            }
            supply {
                return [::tcl::mathop::+ {*}[dict get $view \
                        points.[dict get $view mover]]]
            }
            spoils {
                return [lindex [dict get $view points.[$moment side]] \
                        [dict get $view spoils]]
            }
        }
        return ""
    }

    method PromptAbout {moment decision} {
        set view [$moment view]
        switch -- $decision {
            loss { return [my NumberedPlace [dict get $view gun.area]] }
            forced { return [my NumberedUnit $view gun.victim] }
            straggle { return [my NumberedUnit $view straggler.unit] }
            square - turn - move_on - regroup {
                return [my NumberedPlace [dict get $view battle.area]]
            }
            spoils { return [my NumberedPlace [dict get $view spoils]] }
        }
        return ""
    }

    method NumberedUnit {view member} {
        set slot [dict get $view $member]
        if {$slot < 0} {
            return ""
        }
        return [$Words unitName [$Reader keyIn $view $slot]]
    }

    method NumberedPlace {number} {
        if {$number < 0} {
            return ""
        }
        return [$Words placeName [lindex $PlaceKeys $number]]
    }

    method turnName {event} {
        lassign [dict get $event about] - hour
        return [my Hour $hour]
    }

    method Played {event} {
        set what [dict get $event what]
        set about [dict get $event about]
        set words [lmap word $about {$Words told $word}]
        switch -- $what {
            turn_began {
                lassign $about day hour
                return [my when $day $hour]
            }
            rolled_initiative {
                set words [list [lindex $words 0] {*}[lmap pair \
                        [$Events pairs $event] {
                    ::tcl::mathop::+ {*}$pair
                }]]
            }
            succeeded {
                lset words 1 [::wargame::base::say \
                        borodino.army.[lindex $about 1]]
            }
            straggled - left_square {
                lset words 2 [::wargame::base::say borodino.straggler.[expr {
                    [lindex $about 2] > 0}]]
            }
        }
        set text [::wargame::base::say borodino.event.$what {*}$words]
        return [string toupper [string index $text 0]][string range $text 1 end]
    }

    method when {day hour} {
        return [::wargame::base::say borodino.when $day [my Hour $hour]]
    }

    method Hour {hour} {
        if {$hour == 0} {
            return [::wargame::base::say borodino.wholeDay]
        } elseif {$hour < 12} {
            return [::wargame::base::say borodino.am $hour]
        } elseif {$hour == 12} {
            return [::wargame::base::say borodino.noon]
        }
        return [::wargame::base::say borodino.pm [expr {$hour - 12}] $hour]
    }
}
