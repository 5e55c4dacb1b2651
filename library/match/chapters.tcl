# chapters.tcl --
#
#       Where the turns, the phases and the battles of a match begin, as a
#       viewer knows them.
#
#   set chapters [::wargame::match::Chapters new MATCH PRESENTER VIEWER]   the
#   MATCH and the
#                                 PRESENTER outlive it
#       after KIND N       the number of the first action after the N-th with
#       before KIND N      which one begins, or of the last before; "" if there
#                          is none.  KIND: turn phase battle
#       all KIND           all of those numbers; the phases only as far as they
#                          have been looked for
#       turn N             what the log says of the turn that the N-th action
#                          belongs to, or ""
#       refresh            the match has changed
#
#   Turns and battles are in the events.  A phase is what stays the same of
#   [[$presenter sentences] phase]: all is played once more for that, when it
#   is asked for.

need match/replay-cursor

if {![info object isa class ::wargame::match::Chapters]} {
    oo::class create ::wargame::match::Chapters
}

oo::define ::wargame::match::Chapters {
    variable Match Presenter Viewer Begins Turns Reel Moment Stamp

    constructor {match presenter viewer} {
        set Match $match
        set Presenter $presenter
        set Viewer $viewer
        set Reel ""
        my refresh
    }

    destructor {
        my Rewind
    }

    method Rewind {} {
        if {[info exists Reel] && $Reel ne ""} {
            $Reel destroy
        }
        set Reel ""
        set Stamp ""
        dict set Begins phase {}
    }

    method refresh {} {
        set turns {}
        set battles {}
        set Turns [dict create]
        foreach event [$Match events $Viewer] {
            set n [dict get $event n]
            if {[[$Presenter events] isTurn $event]} {
                lappend turns $n
                dict set Turns $n [[$Presenter sentences] event $event]
            } elseif {[[$Presenter events] isBattle $event]} {
                lappend battles $n
            }
        }
        dict set Begins turn [lsort -unique -integer $turns]
        dict set Begins battle [lsort -unique -integer $battles]
        # What was taken back and played otherwise is looked for again.
        if {$Reel eq "" || [$Match stamp [$Reel length]] ne $Stamp} {
            my Rewind
        }
    }

    method turn {n} {
        set text ""
        dict for {began said} $Turns {
            if {$began <= $n} {
                set text $said
            }
        }
        return $text
    }

    method all {kind} {
        return [dict get $Begins $kind]
    }

    method after {kind n} {
        if {$kind eq "phase"} {
            my Look $n 1
        }
        foreach began [dict get $Begins $kind] {
            if {$began > $n} {
                return $began
            }
        }
        return ""
    }

    method before {kind n} {
        if {$kind eq "phase"} {
            my Look [expr {$n - 1}] 0
        }
        set found ""
        foreach began [dict get $Begins $kind] {
            if {$began < $n} {
                set found $began
            }
        }
        return $found
    }

    method Look {n beyond} {
        # For phases: up to the N-th action, or the first that begins beyond.
        if {$Reel eq ""} {
            set Reel [::wargame::match::ReplayCursor new $Match]
            set Moment [my Now]
        }
        while {[$Reel length] < [$Match length] && ([$Reel length] < $n
                || $beyond && [lindex [dict get $Begins phase] end] <= $n)} {
            $Reel go [expr {[$Reel length] + 1}]
            set now [my Now]
            if {$now ne $Moment} {
                set Moment $now
                dict lappend Begins phase [$Reel length]
            }
        }
        set Stamp [$Reel stamp]
    }

    method Now {} {
        # Which phase it is, everybody knows.
        return [[$Presenter sentences] phase [$Reel moment public]]
    }
}
