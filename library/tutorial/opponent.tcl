# opponent.tcl --
#
#       Who plays against a pupil: what the lesson needs is done, and an officer
#       decides the rest.  The same match has the same answers.
#
#   set opponent [::wargame::tutorial::Opponent new MATCH]
#       answer STEP      what it answers now, in the step of this key; "" where
#                        the second side is not asked

need base/objects match/thinker tutorial/plans

if {![info object isa class ::wargame::tutorial::Opponent]} {
    oo::class create ::wargame::tutorial::Opponent
}

oo::define ::wargame::tutorial::Opponent {
    # Officer: "" in a game that no officer plays.
    variable Match Game Officer

    constructor {match} {
        set Match $match
        set Game [dict get [$match about] game]
        set Officer [expr {"officer" in [::wargame::levels $Game]
            ? [::wargame::match::Thinker new $match 1 officer] : ""}]
    }

    destructor {
        if {[info exists Officer]} {
            ::wargame::base::destroyIf $Officer
        }
    }

    method answer {step} {
        if {[$Match side] ne "1"} {
            return ""
        }
        set needed [::wargame::tutorial::plans reply $Game [$Match decision] \
                [$Match actions] $step]
        return [expr {$needed ne "" || $Officer eq "" ? $needed
            : [$Officer now]}]
    }
}
