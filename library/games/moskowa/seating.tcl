# seating.tcl --
#
#       See present/seating.tcl: what several commanders of a side do is picked
#       where there are some.

proc ::wargame::moskowa::idleOptions {} {
    set commanders {french_commanders russian_commanders}
    return [dict create astray $commanders leader_lost $commanders \
            together $commanders division $commanders]
}
