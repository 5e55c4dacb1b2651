# pane-picks.tcl --
#
#       A click on the picture of a piece beside the map, in what is told of the
#       place under the pointer.
#
#   set picks [::wargame::seat::PanePicks new SEAT PARTS]
#       at PIECE           as a click on that piece on the map, which comes into
#                          sight; again: it is put back.  One that can do
#                          nothing is shown there

need seat/seat-part

if {![info object isa class ::wargame::seat::PanePicks]} {
    oo::class create ::wargame::seat::PanePicks {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::PanePicks {
    variable Seat Match Presenter Board

    method at {piece} {
        if {$Board eq "" || [$Board where $piece] eq ""} {
            return
        } elseif {[$Seat waits]} {
            [my of mouse] readFirst
            return
        }
        set held [$Board held]
        set input [$Board input]
        if {$held ne ""} {
            $input cancel
        }
        if {$piece ne $held} {
            my Take $piece
        }
    }

    method Take {piece} {
        # What it does may end all of this.
        lassign [list [self] [$Match changes]] me before
        set input [$Board input]
        [my of lights] pointAt [[$Presenter reader] placeOf [$Seat view] \
                $piece]
        $input focus ""
        $input click $piece
        if {[info object isa object $me] && [$Match changes] == $before
                && [$Board held] eq ""} {
            $Board flash [list $piece]
        }
    }
}
