# hexshape.tcl --
#
#       Where the hexes of a map are that hexfile has read: in metres, x east, y
#       north of the south-west corner of its picture, of which they fill all
#       but the margin.  Used by the table and by the picture.  No Tk, no rules.

namespace eval ::wargame::ground::hexshape {
    namespace export frame centre outline at between
    namespace ensemble create
}

# frame --
#
#       {WIDTH HEIGHT} of the picture.
proc ::wargame::ground::hexshape::frame {map} {
    lassign [dict get $map margin] west south east north
    lassign [Steps $map] wide high
    set across [expr {$wide * ([dict get $map columns] + 0.5)}]
    set down [expr {$high * ([dict get $map rows] + 1 / 3.0)}]
    return [list [expr {$west + $across + $east}] \
            [expr {$south + $down + $north}]]
}

# Steps --
#
#       {WIDE HIGH RADIUS}: from hex to hex in a row, from row to row, and from
#       the middle of a hex to a corner.
proc ::wargame::ground::hexshape::Steps {map} {
    set wide [expr {double([dict get $map across])}]
    return [list $wide [expr {$wide * sqrt(0.75)}] [expr {$wide / sqrt(3)}]]
}

# centre --
#
#       {x y} of a hex.
proc ::wargame::ground::hexshape::centre {map hex} {
    scan $hex %2d%2d row column
    return [Middle $map $row $column]
}

proc ::wargame::ground::hexshape::Middle {map row column} {
    lassign [Steps $map] wide high
    lassign [dict get $map origin] x y
    lassign [dict get $map margin] west south
    return [list \
            [expr {$west + $x - $wide * ($column + ($row & 1) / 2.0)}] \
            [expr {$south + $y - $high * ($row - [dict get $map first])}]]
}

# outline --
#
#       The corners of a hex, {x y ...}, from the northern one on clockwise.
proc ::wargame::ground::hexshape::outline {map hex} {
    lassign [centre $map $hex] x y
    lassign [Steps $map] wide - r
    set shape {}
    foreach {dx dy} {0 1 0.5 0.5 0.5 -0.5 0 -1 -0.5 -0.5 -0.5 0.5} {
        lappend shape [expr {$x + $dx * $wide}] [expr {$y + $dy * $r}]
    }
    return $shape
}

# at --
#
#       The hex at a point, "" if there is none.  Computed, not searched for.
proc ::wargame::ground::hexshape::at {map x y} {
    lassign [Steps $map] wide high r
    lassign [dict get $map origin] x0 y0
    lassign [dict get $map margin] west south
    set first [dict get $map first]
    set near [expr {$first + int(floor(($south + $y0 - $y) / $high))}]
    # It is in one of the two rows between whose middles the point lies.
    foreach row [list $near [expr {$near + 1}]] {
        set column [expr {round(($west + $x0 - $x) / $wide - ($row & 1) / 2.0)}]
        if {$row < $first || $row >= $first + [dict get $map rows]
                || $column < 0 || $column >= [dict get $map columns]} {
            continue
        }
        lassign [Middle $map $row $column] mx my
        set dx [expr {abs($x - $mx)}]
        if {$dx <= $wide / 2 && abs($y - $my) <= $r - $dx * $r / $wide} {
            return [format %02d%02d $row $column]
        }
    }
    return ""
}

# between --
#
#       The side that two neighbours share, {x y x y}.
proc ::wargame::ground::hexshape::between {map hex other} {
    lassign [centre $map $hex] x0 y0
    lassign [centre $map $other] x1 y1
    set x [expr {($x0 + $x1) / 2}]
    set y [expr {($y0 + $y1) / 2}]
    # Half as long as a hex is high, across the way from one to the other.
    set t [expr {1 / sqrt(12)}]
    return [list [expr {$x - ($y1 - $y0) * $t}] [expr {$y + ($x1 - $x0) * $t}] \
            [expr {$x + ($y1 - $y0) * $t}] [expr {$y - ($x1 - $x0) * $t}]]
}
