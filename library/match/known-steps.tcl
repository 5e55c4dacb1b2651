# known-steps.tcl --
#
#       The actions of a match as a viewer may count them, step by step: without
#       those of which others alone know, standing orders, messages between
#       commanders and an umpire's notes to a side, for their number would tell
#       of them; and with each deed of the viewer's side, or of any side for an
#       umpire, as one.  Which actions of others went together is not told.
#
#   set steps [::wargame::match::KnownSteps new MATCH VIEWERS VIEWER \
#           ?COMMANDER?]   the MATCH outlives it; VIEWERS: those that may
#                          look at it.  Where an umpire may, all are counted.
#                          COMMANDER: the number of VIEWER among several; "" any
#       count N            how many of the first N the viewer counts
#       after COUNT        the most actions of which so many are counted
#       began N            the first action of the step that ends with N
#       look VIEWER        counts for that viewer from now on
#       refresh            the match has changed
#   ::wargame::match::replayViewers VIEWER    the VIEWERS of a replay of a match
#                          that is still played, for who sits there

need base/files

if {![info object isa class ::wargame::match::KnownSteps]} {
    oo::class create ::wargame::match::KnownSteps
}

proc ::wargame::match::replayViewers {viewer} {
    return [expr {$viewer eq "umpire" ? {umpire 0 1 public}
        : $viewer in {0 1} ? [list $viewer public] : "public"}]
}

oo::define ::wargame::match::KnownSteps {
    # Sitter: VIEWER and COMMANDER, who sits there.
    variable Match Viewers Viewer Sitter Hidden

    constructor {match viewers viewer {commander ""}} {
        set Match $match
        set Viewers $viewers
        set Sitter [list $viewer $commander]
        my look $viewer
    }

    method look {viewer} {
        set Viewer $viewer
        my refresh
    }

    method refresh {} {
        set knower [expr {"umpire" in $Viewers ? "umpire" : $Viewer}]
        set commander [expr {$knower eq [lindex $Sitter 0]
            ? [lindex $Sitter 1] : ""}]
        set Hidden {}
        set before 0
        for {set n 1} {$n <= [$Match length]} {incr n} {
            set known [[$Match remote] known $knower $n $commander]
            if {$known == $before || [my GoesOn $n]} {
                lappend Hidden $n
            }
            set before $known
        }
    }

    method GoesOn {n} {
        # Is it, as far as the viewer is told, of the deed of the action before?
        set entry [$Match entry $n]
        return [expr {[dict get $entry joined]
            && $Viewer in [list umpire [dict get $entry side]]}]
    }

    method began {n} {
        while {$n > 1 && [my GoesOn $n]} {
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
