# ground.tcl --
#
#       GROUND, what lies under the tokens of a board: a dictionary, in metres,
#       y grows to the north.
#
#           frame   width and height
#           levels  files of one picture of the frame, of any widths: PNGs, or
#                   what cutpng made of them
#           spaces  by key a dictionary; only shape is needed:
#               name    as printed         style   plain or redoubt
#               shape   {x y ...}          label   {SIZE x y ANGLE LINE...}
#               stands  side -> {x y ...}: the middle of its stack there, and
#                       then of blocks one by one
#               marks   what the picture has there that no name may cover:
#                       {left low right high} each
#               shelf   1: not on the ground, but a tray along the lower edge
#                       of the window, shown while a token is in it
#           captions  {KIND x y ANGLE ?METRES? NAME} each: names painted as they
#                   lie, their letters so high
#           piece   so many metres of the ground are as wide as a token: they
#                   are counters, piled up in the middle of their space whoever
#                   else is near, smaller than can be read from afar
#           at      a command that tells the space at a point of the ground, for
#                   those with so many that none should look through them
#           make    {CMD COUNT}: they are so many that each is made, as a
#                   dictionary such as those in spaces, when it is first asked
#                   for: CMD and its key, "" if there is none.  Needs at, too
#
#       boardGround MAP LEVELS   the GROUND of a map that [::wargame::ground::
#                                mapfile read] returned

# boardGround --
#
#       See above.
proc ::wargame::board::boardGround {map levels} {
    set spaces [dict create]
    dict for {key area} [dict get $map area] {
        if {![dict get $area playable]} continue
        dict set spaces $key [dict create name [dict get $area name] \
            shape [dict get $area shape] label [dict get $area label] \
            style [expr {[dict get $area terrain] eq "redoubt"
                ? "redoubt" : "plain"}] \
            stands [dict get $area stand] marks [BoardMarks $area]]
    }
    return [dict create frame [dict get $map frame] levels $levels \
            spaces $spaces captions [dict get $map caption]]
}

# BoardMarks --
#
#       Where the circle and the star of an area are.
proc ::wargame::board::BoardMarks {area} {
    set boxes {}
    foreach {mark half} {circle 100 star 75} {
        if {[dict get $area $mark] ne ""} {
            lassign [lrange [dict get $area $mark] end-1 end] x y
            lappend boxes [list [expr {$x - $half}] [expr {$y - $half}] \
                [expr {$x + $half}] [expr {$y + $half}]]
        }
    }
    return $boxes
}
