# known-steps.tcl --
#
#       The actions of a match as a viewer may count them: without those of
#       which others alone know, standing orders and an umpire's notes to a
#       side.  Their number would tell of them.
#
#   set steps [::wargame::match::KnownSteps new MATCH VIEWERS VIEWER]
#                          the MATCH outlives it; VIEWERS: those that may
#                          look at it.  Where an umpire may, all are counted
#       count N            how many of the first N the viewer counts
#       after COUNT        the most actions of which so many are counted
#       look VIEWER        counts for that viewer from now on
#       refresh            the match has changed

need base/files

if {![info object isa class ::wargame::match::KnownSteps]} {
    oo::class create ::wargame::match::KnownSteps
}

oo::define ::wargame::match::KnownSteps {
    variable Match Viewers Known Hidden

    constructor {match viewers viewer} {
        set Match $match
        set Viewers $viewers
        my look $viewer
    }

    method look {viewer} {
        # Whose orders and notes are known; "": everybody's.
        set Known [expr {"umpire" in $Viewers ? "" : "both"}]
        if {$viewer in {0 1} && $Known ne ""} {
            lappend Known [lindex [dict get [::wargame::base::aboutGame \
                    [dict get [$Match about] game]] sides] $viewer]
        }
        my refresh
    }

    method refresh {} {
        set Hidden {}
        for {set n 1} {$Known ne "" && $n <= [$Match length]} {incr n} {
            if {[regexp {^(?:(\S+) standing|umpire note (\S+)) } \
                    [$Match line $n] - side reader]
                    && "$side$reader" ni $Known} {
                lappend Hidden $n
            }
        }
    }

    method count {n} {
        return [expr {$n - 1 - [lsearch -integer -bisect $Hidden $n]}]
    }

    method after {count} {
        foreach hidden $Hidden {
            if {$hidden > $count + 1} break
            incr count
        }
        return $count
    }
}
