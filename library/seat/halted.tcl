# halted.tcl --
#
#       An order of several pieces that a question halted goes on by itself when
#       that is answered and who gave the order is at the screen again.  What is
#       left of it is in match/halted-kept.tcl; the rules judge each step again.
#
#   set halted [::wargame::seat::HaltedOrder new SEAT PARTS]
#       give PLAN CROWD KEEPCMD   sends pieces by a plan; if the seat is still
#                          there, KEEPCMD is told what came of it, of
#                          match/deeds.tcl, and it is said, with CROWD, more
#                          sentences
#       goOn               does what is left, in a moment, and tells of all of
#                          the order

need base/words match/halted-kept seat/seat-part seat/staying

if {![info object isa class ::wargame::seat::HaltedOrder]} {
    oo::class create ::wargame::seat::HaltedOrder {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::HaltedOrder {
    # Due: what is to go on in a moment.
    variable Seat Table Turn Viewer Match Presenter Due

    constructor {seat parts} {
        next $seat $parts
        set Due ""
    }

    destructor {
        after cancel $Due
    }

    method give {plan crowd keepCmd} {
        my Order [dict create from [$Match length] asked [$Match decision] \
                plan $plan refused {} steps [dict get $plan steps]] $crowd \
                $keepCmd
    }

    method Order {order crowd keepCmd} {
        # It may be another's turn then, and this seat gone.
        lassign [list [self] [$Match side]] me side
        set told [$Table order [dict get $order steps] $order]
        if {$told eq "" || ![info object isa object $me]} {
            return
        }
        set gone [my Went [my Gone [dict get $order from] $side] \
                [dict get $told stopped]]
        dict set told refused [concat [dict get $order refused] \
                [dict get $told refused]]
        set left [my Left $side]
        if {[llength $left] || [$Match side] ne $side} {
            # Nobody here has a question to answer before.
            dict set told stopped ""
        }
        if {[llength $left]} {
            lappend crowd [my Later $left [expr {[$Match side] eq $side}]]
        }
        {*}$keepCmd $told
        [my of planSaid] done [dict get $order plan] $told $gone $crowd
    }

    method Went {gone stopped} {
        # Whom a question halted as soon as it was taken up has not.
        set last [dict get [$Match entry [$Match length]] action]
        return [expr {$stopped eq "asked" && [llength $last] == 2
            ? [lsearch -all -inline -not -exact $gone [lindex $last 1]]
            : $gone}]
    }

    method Later {left own} {
        return [::wargame::base::sayCount \
                [expr {$own ? "group.goes" : "group.goesOn"}] [llength $left] \
                [::wargame::seat::staying names $Presenter $left]]
    }

    method Gone {from side} {
        # The pieces that did something since then.
        set gone [dict create]
        for {set n [expr {$from + 1}]} {$n <= [$Match length]} {incr n} {
            set entry [$Match entry $n]
            set piece [lindex [dict get $entry action] 1]
            if {[dict get $entry side] eq $side
                    && [[$Presenter reader] isUnit $piece]} {
                dict set gone $piece 1
            }
        }
        return [dict keys $gone]
    }

    method Left {side} {
        # The pieces that go on later.  Steps that name none are of the newest.
        set order [::wargame::match::haltedKept of [my Path] $Match $side]
        if {$order eq ""} {
            return {}
        }
        set left [dict create]
        set unit [lindex [my Gone [dict get $order from] $side] end]
        foreach step [dict get $order steps] {
            if {[[$Presenter reader] isUnit [lindex $step 1]]} {
                set unit [lindex $step 1]
            }
            if {[llength $step] > 1} {
                dict set left $unit 1
            }
        }
        return [dict keys $left]
    }

    # ---- it goes on ----

    method goOn {} {
        # Not within what tells of the question: it may be this seat's end.
        after cancel $Due
        if {[my Halted] ne ""} {
            set Due [after 0 [namespace code {my GoOn}]]
        }
    }

    method GoOn {} {
        set order [my Halted]
        if {$order ne ""} {
            # Taken back, it is not done again.
            ::wargame::match::haltedKept end [my Path] $Viewer
            my Order $order {} list
        }
    }

    method Halted {} {
        # What can go on now: its own question is asked again, or somebody is
        # led, or one of its steps is offered.
        if {$Viewer ni {0 1} || [$Match side] ne $Viewer
                || ![$Turn is answering] || ![llength [$Seat offered]]} {
            return ""
        }
        set order [::wargame::match::haltedKept of [my Path] $Match $Viewer]
        if {$order eq "" || [$Match decision] eq [dict get $order asked]
                || [[$Presenter gestures] inHand [$Seat moment]] ne ""} {
            return $order
        }
        foreach step [dict get $order steps] {
            if {$step in [$Match actions]} {
                return $order
            }
        }
        return ""
    }

    method Path {} {
        return [[$Table autosave] path]
    }
}
