# hand.tcl --
#
#       The piece that a player has in the hand, as a seat knows it.
#
#   set hand [::wargame::seat::Hand new SEAT PARTS]
#       take PIECE         holds a piece; "": none
#       held               the piece that is held, or ""
#       isOther            is that not the one that the rules have in hand?
#       prompt             what to do, in one sentence: with the one held

need seat/seat-part

if {![info object isa class ::wargame::seat::Hand]} {
    oo::class create ::wargame::seat::Hand {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Hand {
    variable Seat Presenter Held

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

    method isOther {} {
        set hand [[$Presenter gestures] inHand [$Seat moment]]
        return [expr {$Held ne "" && $hand ni [list "" $Held]}]
    }

    method prompt {} {
        set moment [$Seat moment]
        set said [expr {[my isOther]
            ? [[$Presenter sentences] heldPrompt $moment $Held] : ""}]
        return [expr {$said ne "" ? $said
            : [[$Presenter sentences] prompt $moment]}]
    }
}
