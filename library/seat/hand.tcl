# hand.tcl --
#
#       The piece that a player has in the hand, as a seat knows it.
#
#   set hand [::wargame::seat::Hand new SEAT PARTS]
#       take PIECE         holds a piece; "": none
#       held               the piece that is held, or ""

need seat/seat-part

if {![info object isa class ::wargame::seat::Hand]} {
    oo::class create ::wargame::seat::Hand {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Hand {
    variable Held

    constructor {seat parts} {
        next $seat $parts
        set Held ""
    }

    method take {piece} {
        set Held $piece
    }

    method held {} {
        return $Held
    }
}
