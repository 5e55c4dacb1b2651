# foreseen-plans.tcl --
#
#       The plans of the rules for pieces that are sent somewhere, asked for
#       once as long as the match stays as it is.
#
#   set foreseen [::wargame::seat::ForeseenPlans new SEAT PARTS]
#       plan PIECES PLACE      how they would go there; "" where nobody can be
#                              asked, or PLACE is none
#       shift PIECES FROM TO   the plan of going as far and in the same
#                              direction, all of them
#       has KEY                is that plan known?  KEY: {PIECES PLACE}, or
#                              {PIECES FROM TO}
#       does STEPS             what the last of STEPS does: VERB EVENT, or
#                              VERB EVENT COUNT LIMIT, see match/deeds.tcl

need seat/seat-part

if {![info object isa class ::wargame::seat::ForeseenPlans]} {
    oo::class create ::wargame::seat::ForeseenPlans {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::ForeseenPlans {
    # Found: {QUERY KEY} -> answer, since the match changed last (At).
    variable Seat Match Presenter Found At

    constructor {seat parts} {
        next $seat $parts
        set Found [dict create]
        set At ""
    }

    method plan {pieces place} {
        return [my Asked plan [list $pieces $place] $place]
    }

    method shift {pieces from to} {
        return [my Asked shift [list $pieces $from $to] $to]
    }

    method does {steps} {
        my Renew
        return [my Find does [list $steps]]
    }

    method has {key} {
        my Renew
        return [expr {[dict exists $Found [list plan $key]]
            || [dict exists $Found [list shift $key]]}]
    }

    method Renew {} {
        if {$At ne [$Match changes]} {
            set At [$Match changes]
            set Found [dict create]
        }
    }

    method Asked {query key place} {
        my Renew
        if {![llength [$Seat offered]]
                || ![[$Presenter reader] isPlace $place]} {
            return ""
        }
        return [my Find $query $key]
    }

    method Find {query key} {
        set known [list $query $key]
        if {![dict exists $Found $known]} {
            dict set Found $known [[$Match deeds] $query {*}$key]
        }
        return [dict get $Found $known]
    }
}
