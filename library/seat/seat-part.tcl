# seat-part.tcl --
#
#       What every part of a seat knows of it.
#
#       CLASS new SEAT     once the seat's widgets are there; it is destroyed
#                          before them
#
#   A part asks the seat for what changes: its view, its choices, and the other
#   parts, see "of" in seat.tcl.

if {![info object isa class ::wargame::seat::SeatPart]} {
    oo::class create ::wargame::seat::SeatPart
}

oo::define ::wargame::seat::SeatPart {
    variable Seat Table Turn Viewer Match Presenter Board

    constructor {seat} {
        set Seat $seat
        foreach part {Table Turn Viewer Match Presenter Board} {
            set $part [$seat [string tolower $part]]
        }
    }
}
