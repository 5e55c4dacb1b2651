# seat-meanwhile.tcl --
#
#       What a seat has seen while another played: a step an action, on the card
#       and on the map, which is as it was then; one by one, or all in turn.

need base/words match/film

namespace eval ::wargame::seat {
    variable MeanwhilePace 1400     ;# milliseconds for each of all
}

oo::define ::wargame::seat::Seat {
    variable Orders Meanwhile Step Unrolls

    method meanwhile {events} {
        # One step an action.
        my StopUnrolling
        set Meanwhile {}
        foreach event $events {
            # No more at a time than there is room for.
            if {[llength $Meanwhile] && [llength [lindex $Meanwhile end]] < 6
                    && [dict get $event n]
                    == [dict get [lindex $Meanwhile end end] n]} {
                lset Meanwhile end [linsert [lindex $Meanwhile end] end $event]
            } else {
                lappend Meanwhile [list $event]
            }
        }
        set Step 0
        my NoFilm
        # A match that is lent has no past.
        if {[[$Table match] guest] eq "nobody"} {
            set Film [::wargame::match::Film new [$Table match]]
        }
        $Turn event told
        my refresh
        $Orders focus
    }

    method NoFilm {} {
        if {$Film ne ""} {
            $Film destroy
            set Film ""
        }
    }

    method reading {} {
        # It may be about to be told what.
        return [expr {[$Turn is reading] && [llength $Meanwhile]}]
    }

    method Seen {} {
        # The match as it was at this step.
        if {$Film eq "" || ![my reading]} {
            return $Match
        }
        $Film go [dict get [lindex $Meanwhile $Step 0] n]
        return $Film
    }

    method MeanwhileCard {} {
        set events [lindex $Meanwhile $Step]
        set lines {}
        set places {}
        foreach event $events {
            lappend lines [[$Presenter words] eventText $event]
            lappend places {*}[[$Presenter events] places $event]
        }
        my Light trace $places
        set answers {}
        foreach {there key by} [list \
            [expr {$Step < [llength $Meanwhile] - 1}] next 1 \
            [expr {$Step > 0}] back -1 \
        ] {
            if {$there} {
                lappend answers [list [::wargame::base::say meanwhile.$key] \
                        [namespace code [list my Stepped $by]]]
            }
        }
        if {$Unrolls ne "" || [llength $Meanwhile] - $Step > 2} {
            lappend answers [list [::wargame::base::say meanwhile.[expr {
                $Unrolls eq "" ? "all" : "stop"}]] \
                    [namespace code {my UnrollOrStop}]]
        }
        $Orders show [dict create title [::wargame::base::say meanwhile.title] \
                text "[join $lines \n]\n[::wargame::base::say meanwhile.count \
                    [expr {$Step + 1}] [llength $Meanwhile]]" \
                rule [[$Presenter events] rule [lindex $events 0]] \
                side [lindex {french russian} $Viewer] \
                answers $answers choices {} standing [list [list \
                    [::wargame::base::say meanwhile.play] \
                    [namespace code {my MeanwhileOver}] 1]]]
    }

    method Stepped {by} {
        # The button that was pressed keeps the focus; at the last step play
        # goes on next.
        my StopUnrolling
        incr Step $by
        my refresh
        if {$by > 0 && $Step == [llength $Meanwhile] - 1} {
            $Orders focus main
        } elseif {$Step == 0} {
            $Orders focus
        }
    }

    method UnrollOrStop {} {
        if {$Unrolls eq ""} {
            my Unroll
        } else {
            my StopUnrolling
            my refresh
            $Orders focus
        }
    }

    method Unroll {} {
        # The next step, and soon those after it.
        my Stepped 1
        if {$Step < [llength $Meanwhile] - 1} {
            set Unrolls [after $::wargame::seat::MeanwhilePace \
                    [namespace code {my Unroll}]]
            my refresh
            $Orders focus last
        }
    }

    method StopUnrolling {} {
        after cancel $Unrolls
        set Unrolls ""
    }

    method MeanwhileOver {} {
        my StopUnrolling
        set Meanwhile {}
        my NoFilm
        $Turn event read
    }

    method resume {} {
        my refresh
        if {$Board ne ""} {
            $Board light trace {}
            my home
        }
    }
}
