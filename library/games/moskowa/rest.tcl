# rest.tcl --
#
#       The rest of a phase of fire or melee, as the table proposes it: see
#       `rest` in present/advice.tcl.
#
#       answer MOMENT          {PHASE ACTION}: the fire that does most, if any
#                              does; the attack that is likeliest to take its
#                              hex, if one is likelier to than not, or has to be
#                              made.  No action for what is asked between, which
#                              is left to who is asked.
#       attack MOMENT          the hex of that attack, or ""

need present/part

namespace eval ::wargame::moskowa {
    # An attack is proposed if it takes the hex so often.
    variable Worth 0.5
}

if {![info object isa class ::wargame::moskowa::PhaseRest]} {
    oo::class create ::wargame::moskowa::PhaseRest {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::PhaseRest {
    variable Fires

    method answer {moment} {
        switch -- [$moment decision] {
            target {
                lassign [lindex [$Fires fires $moment] 0] hex - - mean
                return [expr {$hex eq "" || $mean == 0 ? {}
                    : [list [my Phase $moment] [list aim $hex]]}]
            }
            firers {
                return [list [my Phase $moment] [my Unless $moment fire]]
            }
            defender {
                set hex [my attack $moment]
                return [expr {$hex eq "" ? {}
                    : [list [my Phase $moment] [list attack $hex]]}]
            }
            attackers {
                return [list [my Phase $moment] [my Unless $moment fight]]
            }
            evasion - evading - advance - leader - defending_leader - losses -
            retreat {
                return [list [my Phase $moment] ""]
            }
        }
        return {}
    }

    method Phase {moment} {
        set view [$moment view]
        return [list [dict get $view clock] [dict get $view phasing] \
                [dict get $view firing] [dict get $view commander]]
    }

    method Unless {moment action} {
        # Another of several commanders is asked to take part.
        return [expr {[dict get [$moment view] joining] >= 0 ? "" : $action}]
    }

    method attack {moment} {
        set must [expr {"done" ni [$moment actions]}]
        set best ""
        set most [expr {$must ? -1 : $::wargame::moskowa::Worth}]
        foreach action [$moment actions] {
            if {[lindex $action 0] ne "attack"} continue
            set wins [$Fires wins $moment [lindex $action 1]]
            if {$wins > $most} {
                set most $wins
                set best [lindex $action 1]
            }
        }
        return $best
    }
}
