# ground.tcl --
#
#       The map of Napoleon at the Berezina as a Board has it: its picture, its
#       hexes, the names that are painted over it.

namespace eval ::wargame::berezina {}

# ground --
#
#       GROUND for a Board.
#
#       Arguments:
#               folder  where the .map and its pictures are
proc ::wargame::berezina::ground {folder} {
    set map [::wargame::hexfile read [file join $folder berezina.map]]
    set spaces [dict create]
    foreach hex [dict keys [dict get $map hex]] {
        set middle [::wargame::hexshape centre $map $hex]
        dict set spaces $hex [dict create \
            shape [::wargame::hexshape outline $map $hex] \
            stands [dict create french $middle russian $middle]]
    }
    return [dict create frame [::wargame::hexshape frame $map] \
            levels [lsort -dictionary [glob -nocomplain -directory $folder \
                berezina-\[0-9\]*.png berezina-\[0-9\]*.pieces]] \
            spaces $spaces captions [Captions $map] \
            at [list ::wargame::hexshape at $map]]
}

# Captions --
#
#       Those of the map, from the corner of its picture.
proc ::wargame::berezina::Captions {map} {
    lassign [dict get $map margin] west south
    return [lmap caption [dict get $map caption] {
        lassign $caption kind x y
        lreplace $caption 1 2 [expr {$x + $west}] [expr {$y + $south}]
    }]
}
