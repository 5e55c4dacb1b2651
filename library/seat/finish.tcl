# finish.tcl --
#
#       The rest of a turn by one order: Done in each phase that is left, asked
#       once, with what is lost by it.
#
#   set finish [::wargame::seat::Finish new SEAT]
#       ask                asks, and does it if that is wanted; at once if
#                          nothing is lost and nobody could still act who has
#                          not been put aside, or this is no more than Done,
#                          whose button says what it gives up
#
#   It stops at what has to be decided, at dice, and where something is learned
#   of the enemy: it goes only as far as undo could come back from.

need base/words seat/seat-part

if {![info object isa class ::wargame::seat::Finish]} {
    oo::class create ::wargame::seat::Finish {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Finish {
    variable Seat Table Turn Viewer Match Presenter

    method ask {} {
        if {[$Seat reading]} {
            $Seat goOn
        }
        if {[$Seat waits] || "done" ni [$Seat offered]
                || [[$Presenter panels] declines [$Match decision]]} {
            # Done says why not.
            $Seat perform done
            return
        }
        lassign [my Plan] actions lost
        if {(![llength $lost] && [$Seat board] ne ""
                && ![llength [[$Seat of still] able]])
                || ([llength $actions] == 1 && [[$Seat of answers] isRead])} {
            $Table doAll $actions
            return
        }
        set lines [linsert $lost 0 [::wargame::base::sayCount finish.ends \
                [llength $actions]]]
        [$Seat of answers] confirm $lines [::wargame::base::say finish.do] \
                [namespace code [list my Go [$Match length] $actions]]
    }

    method Go {length actions} {
        [$Seat of answers] forget
        if {[$Match length] == $length} {
            $Table doAll $actions
        }
    }

    method Plan {} {
        # -> {ACTIONS LOST}, tried on the match as it is now.
        set after [$Match at [$Match length]]
        try {
            set actions {}
            set lost {}
            set side [$after side]
            while {[my Ends $after $side]} {
                lappend lost {*}[[$Presenter advice] leaves \
                        [$after moment $side]]
                lappend actions done
                $after do $side done
                if {![$after canUndo]} break
            }
            return [list $actions $lost]
        } finally {
            $after destroy
        }
    }

    method Ends {after side} {
        return [expr {[$after side] eq $side && "done" in [$after actions]
            && ![[$Presenter panels] declines [$after decision]]}]
    }
}
