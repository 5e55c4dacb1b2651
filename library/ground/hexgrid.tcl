# hexgrid.tcl --
#
#       Where the hexes of a plain grid are, named by two digits of column and
#       two of row, from 01: in metres, x east and y south of the upper left
#       corner of their picture, which they fill.  Odd rows stand half a hex to
#       the left of even ones.  Used by the table and by maps/hex2svg.tcl.
#
#       hexgrid high             the height of a hex, from corner to corner
#       hexgrid size KEYS        {WIDTH HEIGHT} of the picture of those hexes,
#                                the last of which has the highest column and
#                                row
#       hexgrid middle KEY       {x y}
#       hexgrid outline KEY      the corners, {x y ...}, from the northern one
#                                on clockwise
#       hexgrid ground KEYS LEVELS   GROUND for a Board, on those pictures

namespace eval ::wargame::ground::hexgrid {
    namespace export high size middle outline ground
    namespace ensemble create

    variable Wide 560.0
}

proc ::wargame::ground::hexgrid::high {} {
    variable Wide
    return [expr {$Wide * 2 / sqrt(3)}]
}

proc ::wargame::ground::hexgrid::size {keys} {
    variable Wide
    scan [lindex $keys end] %2d%2d columns rows
    return [list [expr {($columns + 0.5) * $Wide}] \
            [expr {($rows * 0.75 + 0.25) * [high]}]]
}

proc ::wargame::ground::hexgrid::middle {key} {
    variable Wide
    scan $key %2d%2d column row
    return [list [expr {($column - 0.5 + ($row + 1) % 2 * 0.5) * $Wide}] \
            [expr {(($row - 1) * 0.75 + 0.5) * [high]}]]
}

proc ::wargame::ground::hexgrid::outline {key} {
    variable Wide
    lassign [middle $key] x y
    set shape {}
    foreach {dx dy} {0 -0.5 0.5 -0.25 0.5 0.25 0 0.5 -0.5 0.25 -0.5 -0.25} {
        lappend shape [expr {$x + $dx * $Wide}] [expr {$y + $dy * [high]}]
    }
    return $shape
}

# ground --
#
#       As above, but that y grows to the north.
proc ::wargame::ground::hexgrid::ground {keys levels} {
    lassign [size $keys] across down
    set spaces [dict create]
    foreach key $keys {
        lassign [middle $key] x y
        set shape {}
        foreach {left low} [outline $key] {
            lappend shape $left [expr {$down - $low}]
        }
        dict set spaces $key shape $shape
        foreach side {side0 side1} {
            dict set spaces $key stands $side [list $x [expr {$down - $y}]]
        }
    }
    return [dict create frame [list $across $down] levels $levels \
            spaces $spaces]
}
