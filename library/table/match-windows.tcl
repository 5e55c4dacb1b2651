# match-windows.tcl --
#
#       Which windows show a match now: Tables, RoleWindows and Replays, in the
#       order in which they were opened.
#
#       matchWindows add OBJECT  a MatchWindow, until it is destroyed
#       matchWindows all         -> those that there are
#       matchWindows tableOf PATH   -> the Table that keeps a match in that
#                                file, or ""

namespace eval ::wargame::table::matchWindows {
    namespace export add all tableOf
    namespace ensemble create
    variable Added              ;# some may be gone
    if {![info exists Added]} {
        set Added {}
    }
}

proc ::wargame::table::matchWindows::add {object} {
    variable Added
    set Added [linsert [all] end $object]
    return $object
}

proc ::wargame::table::matchWindows::all {} {
    variable Added
    return [lmap object $Added {
        if {![info object isa object $object]} continue
        set object
    }]
}

proc ::wargame::table::matchWindows::tableOf {path} {
    foreach object [all] {
        if {[$object file] ne "" && [[$object file] holds $path]} {
            return $object
        }
    }
    return ""
}
