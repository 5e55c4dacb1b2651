# events.tcl --
#
#       Napoleon at the Berezina: whose each event is, which fight it was of;
#       and the letters of random events.

need base/files present/pieces games/berezina

namespace eval ::wargame::berezina {
    # The paragraph of each reason for which a Russian moved.
    variable ReasonRules [dict get \
            [::wargame::base::rulesOf berezina values] R]
    # Random events, from A on.
    variable Chances [::wargame::base::valuesOf berezina chance]
    # Those with so many of something, by the place of their number.
    variable EventCount {built.some 3 worked.far 2}
}

if {![info object isa class ::wargame::berezina::Events]} {
    oo::class create ::wargame::berezina::Events {
        superclass ::wargame::present::PieceEvents
    }
}

oo::define ::wargame::berezina::Events {
    variable Roster

    method hasRuleMoves {moment events} {
        # Who decides among equals sees each move while deciding.
        set view [$moment view]
        return [expr {[dict get $view scenario] eq "solitaire"
            && [dict get $view decider] ne "player"
            && [lsearch -exact [lmap event $events {dict get $event what}] \
                russian_moved] >= 0}]
    }

    method keepsLuck {} {
        return 0
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
        foreach unit [my Of $event u] {
            if {[dict exists $Roster $unit]} {
                return [dict get $Roster $unit side]
            }
        }
        return chance
    }

    method isPhase {event} {
        return [expr {[dict get $event what] eq "phase_began"}]
    }
}

# letter --
#
#       Of a random event, A the first.
proc ::wargame::berezina::letter {event} {
    variable Chances
    return [format %c [expr {64 + [lsearch -exact $Chances $event]}]]
}
