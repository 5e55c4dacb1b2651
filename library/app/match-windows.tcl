# match-windows.tcl --
#
#       Which windows show a match now: Tables, RoleWindows and Replays, in the
#       order in which they were opened.
#
#       matchWindows add OBJECT  it is one of them until it is destroyed
#       matchWindows all         -> those that there are

namespace eval ::wargame::matchWindows {
    namespace export add all
    namespace ensemble create
    variable Added              ;# some may be gone
    if {![info exists Added]} {
        set Added {}
    }
}

proc ::wargame::matchWindows::add {object} {
    variable Added
    set Added [linsert [all] end $object]
    return $object
}

proc ::wargame::matchWindows::all {} {
    variable Added
    return [lmap object $Added {
        if {![info object isa object $object]} continue
        set object
    }]
}
