# seat-part.tcl --
#
#       What every part of a seat knows of it.
#
#   CLASS new SEAT PARTS   once the seat's widgets are there; it is destroyed
#                          before them.  PARTS: NAME -> those that it may ask,
#                          see parts.tcl
#
#   For the classes of parts:
#       my of NAME         the part of that name, one that it may ask
#       my notify EVENT ARG...   to the parts above it, see parts.tcl
#
#   A part asks the seat for what changes: its view and its choices.

if {![info object isa class ::wargame::seat::SeatPart]} {
    oo::class create ::wargame::seat::SeatPart
}

oo::define ::wargame::seat::SeatPart {
    variable Seat Table Turn Viewer Match Presenter Board Known

    constructor {seat parts} {
        set Seat $seat
        set Known $parts
        foreach part {Table Turn Viewer Match Presenter Board} {
            set $part [$seat [string tolower $part]]
        }
    }

    method of {name} {
        return [dict get $Known $name]
    }
    unexport of

    method notify {event args} {
        $Seat notify $event {*}$args
    }
    unexport notify
}
