# bars-above.tcl --
#
#       The bars above a seat's map: the clock, and the tracks of what lies
#       beside the board.  While dice roll in the panel they stay as they are:
#       there one sees first what the dice did.
#
#   set bars [::wargame::seat::BarsAbove new SEAT PARTS]
#       show           the seat's moment, once no dice roll

need base/objects seat/clock seat/seat-part seat/tracks

if {![info object isa class ::wargame::seat::BarsAbove]} {
    oo::class create ::wargame::seat::BarsAbove {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::BarsAbove {
    # Tracks: "" in games without.  Rolling: the panel in which dice roll, or
    # "".  Due: when it is seen whether any do.
    variable Seat Presenter Clock Tracks Rolling Due

    constructor {seat parts} {
        next $seat $parts
        lassign {} Tracks Rolling Due
        set look [list $Seat look]
        set pick [expr {[[$Presenter panels] hasLedger]
            ? [list [my of windows] ledger] : ""}]
        set Clock [::wargame::seat::Clock new [$Seat part clock] $look $pick]
        if {[[$Presenter panels] hasTracks]} {
            set Tracks [::wargame::seat::Tracks new [$Seat part tracks] \
                    $Presenter $look $pick]
        }
    }

    destructor {
        after cancel $Due
        ::wargame::base::destroyIf $Tracks
        ::wargame::base::destroyIf $Clock
    }

    method show {} {
        # The panel hears of a throw after its seat.
        after cancel $Due
        if {[[my of panelPlace] isOut]} {
            foreach {event does} {Roll Roll Lie Lie} {
                bind [$Seat part panel] <<WargameDice$event>> \
                        [namespace code [list my $does]]
            }
            set Due [after idle [namespace code {my Settle}]]
        } else {
            my Now
        }
    }

    method Roll {} {
        set Rolling [[my of panelPlace] panel]
    }

    method Lie {} {
        set Rolling ""
        my Now
    }

    method Settle {} {
        if {![[my of panelPlace] isOut] || $Rolling eq ""
                || $Rolling ne [[my of panelPlace] panel]} {
            my Now
        }
    }

    method Now {} {
        set moment [$Seat moment]
        $Clock show [[my of meanwhile] clock $moment] \
                [[$Presenter panels] score $moment]
        if {$Tracks ne ""} {
            $Tracks show $moment
        }
    }
}
