# events.tcl --
#
#       Napoleon at the Berezina: whose each event is, its dice, what they could
#       hit, which fight they were of; and the letters of random events.

need base/files present/pieces games/berezina

namespace eval ::wargame::berezina {
    # Why a Russian moved, and the paragraph of each reason.
    variable Reasons [::wargame::base::valuesOf berezina reason]
    variable ReasonRules [::wargame::base::valuesOf berezina reason_rule]
    # Random events, from A on.
    variable Chances [::wargame::base::valuesOf berezina chance]
    # Those whose paragraph depends on an argument: its place, the words that
    # it may be, and their paragraphs.
    variable EventRules {
        released {0 released release_rule}
        track_moved {2 shift shift_rule}
        russian_moved {3 reason reason_rule}
    }
    # Those about a command, whose word may be that of its leader, too.
    variable EventsOfCommands {awaited entry_die arrives released}
    # Those that tell of dice, which come last.
    variable EventDice {random_event no_random_event awaited entry_die aroused
        not_released fmet afmet forded hit missed worked russian_bridge
        no_russian_bridge broke held half_fell lost_road}
    # Those with so many of something, by the place of their number.
    variable EventCount {built.some 3 worked.far 2}
    # The steps that a unit loses by an event.
    variable EventHarm {step_lost 1}
}

if {![info object isa class ::wargame::berezina::Events]} {
    oo::class create ::wargame::berezina::Events {
        superclass ::wargame::present::PieceEvents
    }
}

oo::define ::wargame::berezina::Events {
    variable Roster Reader

    method marches {moment events} {
        # Who decides among equals sees each move while deciding.
        set view [$moment view]
        return [expr {[dict get $view scenario] eq "solitaire"
            && [dict get $view decider] ne "player"
            && [lsearch -exact [lmap event $events {dict get $event what}] \
                russian_moved] >= 0}]
    }

    method luck {event viewer beforeCmd} {
        # The least roll that hits is told, whatever made it so.
        set what [dict get $event what]
        if {$what ni {hit missed}} {
            return {}
        }
        lassign [dict get $event about] unit - from
        return [dict create side [$Reader sideKey $unit] \
                hits [expr {$what eq "hit"}] \
                chances [list [expr {(7 - $from) / 6.0}]]]
    }

    method fight {event} {
        # All that a combat phase brings, in the order of ratings, is one.
        if {[dict get $event what] ni {turn_began phase_began}} {
            return {}
        }
        set phase [lindex [dict get $event about] 0]
        if {[dict get $event what] eq "phase_began"
                && $phase in {first_combat second_combat}} {
            return [dict create kind $phase place "" begins 1]
        }
        return [dict create kind "" place "" ends 1]
    }

    method isBattle {event} {
        return [dict exists [my fight $event] begins]
    }

    method rule {event} {
        # Of some by who is released, or by why it happened.
        set what [dict get $event what]
        if {![dict exists $::wargame::berezina::EventRules $what]} {
            return [next $event]
        }
        lassign [dict get $::wargame::berezina::EventRules $what] n words rules
        set number [lsearch -exact [::wargame::base::valuesOf berezina $words] \
                [lindex [dict get $event about] $n]]
        return [lindex [::wargame::base::valuesOf berezina $rules] $number]
    }

    method places {event} {
        # Why a Russian moved is none, though one has the word "waiting".
        if {[dict get $event what] eq "russian_moved"} {
            dict set event about [lrange [dict get $event about] 0 2]
        }
        return [next $event]
    }

    method goesOn {before event} {
        # The next hex of the same march.
        return [expr {[dict get $event what] eq "moved"
            && [dict get $before what] eq "moved"
            && [lindex [dict get $before about] 0]
                eq [lindex [dict get $event about] 0]}]
    }

    method side {event} {
        # Whose unit it is about: the rules move the Russians while the French
        # player has the word.
        if {[dict get $event what] in \
                $::wargame::berezina::EventsOfCommands} {
            return chance
        }
        foreach word [dict get $event about] {
            if {[dict exists $Roster $word]} {
                return [dict get $Roster $word side]
            }
        }
        return chance
    }

    method isPhase {event} {
        return [expr {[dict get $event what] eq "phase_began"}]
    }

    method throw {event} {
        if {[dict get $event what] ni $::wargame::berezina::EventDice} {
            return {}
        }
        return [lindex [dict get $event about] end]
    }

    method dice {event} {
        ::wargame::base::need look/dice
        set form [dict get $event what]
        if {$form eq "missed"} {
            set form miss
        } elseif {$form ne "hit"} {
            set form plain
        }
        return [lmap die [my throw $event] {
            ::wargame::look::dice svg $die $form
        }]
    }
}

# letter --
#
#       Of a random event, A the first.
proc ::wargame::berezina::letter {event} {
    variable Chances
    return [format %c [expr {64 + [lsearch -exact $Chances $event]}]]
}
