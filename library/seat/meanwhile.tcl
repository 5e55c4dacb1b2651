# meanwhile.tcl --
#
#       What a seat has seen while another played, in the steps of sighted.tcl,
#       on the card and on the map, which is as it was then, in sight; one by
#       one, or all in turn.  Then the map is again where the player had it.
#
#   set meanwhile [::wargame::seat::Meanwhile new SEAT PARTS]
#       tell EVENTS        begins with the first of them
#       again EVENTS       as tell, before what is asked already
#       any                is anything of it still to be read?
#       show               the step, on the card
#       next               the next step; after the last, it is over
#       match              the match as it was at this step, or as it is
#       clock MOMENT       what the turn track shows: the phase in which this
#                          step was done, or else that of the MOMENT
#       take TOKEN         a piece is taken up: that ends it, if the piece can
#                          act now, or after Done, and is where it is shown
#       over               all of it has been read

need base/words look/theme match/choices match/replay-cursor seat/seat-part \
        seat/sighted

namespace eval ::wargame::seat {
    variable MeanwhilePace 1400     ;# milliseconds for each of all
}

if {![info object isa class ::wargame::seat::Meanwhile]} {
    oo::class create ::wargame::seat::Meanwhile {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Meanwhile {
    # Looked: where the player looked before, and where the last step did.
    # Clock: {STEP CLOCK} of the last one.
    variable Seat Table Turn Viewer Match Presenter Board Orders Steps Step \
            Cursor Unrolls Looked Clock

    constructor {seat parts} {
        next $seat $parts
        set Orders [$Seat orders]
        set Steps {}                    ;# events, those of one step together
        set Step 0
        set Cursor ""
        set Unrolls ""
        set Looked {}
        set Clock {}
    }

    destructor {
        after cancel $Unrolls
        my NoCursor
    }

    method any {} {
        return [expr {[llength $Steps] > 0}]
    }

    method tell {events} {
        my StopUnrolling
        set Steps [::wargame::seat::sightedSteps $Presenter $events]
        set Step 0
        my NoCursor
        # A match at a remote seat has no past.  A cursor winds all of a match,
        # and is asked for no other moments than this viewer's.
        if {[$Match remoteSeat] eq "nobody"} {
            set Cursor [::wargame::match::ReplayCursor new [$Table match]]
        }
        $Turn event told
        my notify shown
        my Look
        $Orders focus
    }

    method again {events} {
        if {[llength $events]} {
            my notify tells
            my tell $events
        }
    }

    method NoCursor {} {
        if {$Cursor ne ""} {
            $Cursor destroy
            set Cursor ""
        }
        set Clock {}
    }

    method match {} {
        # The match as it was at this step.
        if {$Cursor eq "" || ![$Seat reading]} {
            return $Match
        }
        my Began
        $Cursor go [dict get [lindex $Steps $Step end] n]
        return $Cursor
    }

    method Began {} {
        # What was done last in a phase ends it: so that before it counts.
        if {[lindex $Clock 0] ne $Step} {
            $Cursor go [expr {[dict get [lindex $Steps $Step 0] n] - 1}]
            set Clock [list $Step [[$Presenter panels] clock [$Cursor moment \
                    $Viewer [list $Table view $Viewer $Cursor]]]]
        }
    }

    method clock {moment} {
        return [expr {[$Seat reading] && [llength $Clock]
            ? [lindex $Clock 1] : [[$Presenter panels] clock $moment]}]
    }

    method take {token} {
        if {![$Seat reading]} {
            return
        }
        set reader [$Presenter reader]
        set able [::wargame::match::choices sort $Presenter [$Match actions]]
        if {([dict exists $able units $token]
                    || [[my of waiting] maySend $token])
                && [$reader placeOf [$Seat view] $token]
                eq [$reader placeOf [$Match view $Viewer] $token]} {
            my over
        }
    }

    method show {} {
        if {![my any]} {
            # A seat that is being made is told in a moment.
            return
        }
        set events [lindex $Steps $Step]
        set lines [::wargame::seat::sightedLines $Presenter $events]
        [my of lights] light trace [my Places]
        # In this order: a digit is the same button at each step.
        set answers {}
        set goesOn [expr {$Step < [llength $Steps] - 1}]
        foreach {there key script} [list \
            $goesOn next {my Stepped 1} \
            [expr {$goesOn && $Unrolls eq ""}] all {my UnrollOrStop} \
            [expr {$goesOn && $Unrolls ne ""}] stop {my UnrollOrStop} \
            [expr {$Step > 0}] back {my Stepped -1} \
        ] {
            if {$there} {
                lappend answers [list [::wargame::base::say meanwhile.$key] \
                        [namespace code $script]]
            }
        }
        $Orders show [dict create title [::wargame::base::say meanwhile.title] \
                text [join [concat $lines [my Count]] \n] \
                rule [[$Presenter events] rule [lindex $events 0]] \
                side [::wargame::look::theme side $Viewer] \
                answers $answers choices {} standing [list [list \
                    [::wargame::base::say meanwhile.play] \
                    [namespace code {my over}] 1]]]
    }

    method Count {} {
        # Which of how many.
        return [expr {[llength $Steps] == 1 ? {}
            : [list [::wargame::base::say meanwhile.count \
                [expr {$Step + 1}] [llength $Steps]]]}]
    }

    method Places {} {
        return [concat {*}[lmap event [lindex $Steps $Step] {
            [$Presenter events] places $event
        }]]
    }

    method Look {} {
        # The end of what happened goes first, if not all can be seen.
        if {$Board eq ""} {
            return
        }
        set places [lmap place [my Places] {
            if {[$Board where $place] eq ""} continue
            set place
        }]
        if {[llength $places]} {
            set camera [$Board camera]
            if {![llength $Looked]} {
                set Looked [list [$camera saveView]]
            }
            $camera reveal [lreverse $places]
            set Looked [list [lindex $Looked 0] [$camera saveView]]
        }
    }

    method LookBack {} {
        # Unless the player has looked elsewhere.
        lassign $Looked before last
        set Looked {}
        if {$last ne "" && [[$Board camera] saveView] eq $last} {
            [$Board camera] restoreView $before
        }
    }

    method next {} {
        # The next step; after the last, the player goes on.
        if {$Step < [llength $Steps] - 1} {
            my Stepped 1
        } else {
            my over
        }
    }

    method Stepped {by} {
        # The button that was pressed keeps the focus; at the last step play
        # goes on next.
        my StopUnrolling
        incr Step $by
        my notify shown
        my Look
        if {$by > 0 && $Step == [llength $Steps] - 1} {
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
            my notify shown
            $Orders focus
        }
    }

    method Unroll {} {
        # The next step, and soon those after it.
        my Stepped 1
        if {$Step < [llength $Steps] - 1} {
            set Unrolls [after $::wargame::seat::MeanwhilePace \
                    [namespace code {my Unroll}]]
            my notify shown
            $Orders focus 1
        }
    }

    method StopUnrolling {} {
        after cancel $Unrolls
        set Unrolls ""
    }

    method over {} {
        my StopUnrolling
        set Steps {}
        my NoCursor
        my LookBack
        [my of since] read
        $Turn event read
    }
}
