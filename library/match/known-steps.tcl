# known-steps.tcl --
#
#       The actions of a match as a viewer may count them, step by step: without
#       those of which others alone know, standing orders and an umpire's notes
#       to a side, for their number would tell of them; and with each deed of
#       the viewer's side, or of any side for an umpire, as one.  Which actions
#       of others went together is not told.
#
#   set steps [::wargame::match::KnownSteps new MATCH VIEWERS VIEWER]
#                          the MATCH outlives it; VIEWERS: those that may
#                          look at it.  Where an umpire may, all are counted
#       count N            how many of the first N the viewer counts
#       after COUNT        the most actions of which so many are counted
#       began N            the first action of the step that ends with N
#       look VIEWER        counts for that viewer from now on
#       refresh            the match has changed

need base/files

if {![info object isa class ::wargame::match::KnownSteps]} {
    oo::class create ::wargame::match::KnownSteps
}

oo::define ::wargame::match::KnownSteps {
    # Own: the side, or a pattern of all, whose deeds are one step each.
    variable Match Viewers Known Own Hidden

    constructor {match viewers viewer} {
        set Match $match
        set Viewers $viewers
        my look $viewer
    }

    method look {viewer} {
        # Whose orders and notes are known; "": everybody's.
        set Known [expr {"umpire" in $Viewers ? "" : "both"}]
        set Own [expr {$viewer eq "umpire" ? "*" : "-"}]
        if {$viewer in {0 1}} {
            set Own [lindex [dict get [::wargame::base::aboutGame \
                    [dict get [$Match about] game]] sides] $viewer]
            if {$Known ne ""} {
                lappend Known $Own
            }
        }
        my refresh
    }

    method refresh {} {
        set Hidden {}
        for {set n 1} {$n <= [$Match length]} {incr n} {
            set line [$Match line $n]
            if {[my GoesOn $line] || ($Known ne ""
                    && [regexp {^(?:(\S+) standing|umpire note (\S+)) } $line \
                        - side reader] && "$side$reader" ni $Known)} {
                lappend Hidden $n
            }
        }
    }

    method GoesOn {line} {
        # Is it of the same deed as the action before?
        return [expr {[regexp {^(\S+) \+ } $line - side]
            && [string match $Own $side]}]
    }

    method began {n} {
        while {$n > 1 && [my GoesOn [$Match line $n]]} {
            incr n -1
        }
        return $n
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
