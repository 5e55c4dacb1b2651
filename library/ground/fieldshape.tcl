# fieldshape.tcl --
#
#       Where the hexes of maps/moskowa.map are: in metres, x east and y south
#       of the upper left corner of their picture, of which they fill all but a
#       margin.  Each has a side due north; even columns lie half a hex farther
#       south.  Used by the table and by the picture.  No Tk, no rules.
#
#       fieldShape size {COLUMNS ROWS}   {WIDTH HEIGHT} of the picture
#       fieldShape key COLUMN ROW        a hex's name, as 05444
#       fieldShape middle KEY            {x y}
#       fieldShape corners KEY           {x y ...}: side N, of 0 to 5 as
#                                        generic/moskowa/ground.h numbers them,
#                                        is from corner N to the next
#       fieldShape at {COLUMNS ROWS} X Y   the hex at a point; "" if there is
#                                        none

namespace eval ::wargame::ground::fieldShape {
    namespace export size key middle corners at
    namespace ensemble create

    variable Margin 60
    # From side to side, from the middle to a corner, from column to column.
    variable Across 100
    variable Radius [expr {100 / sqrt(3)}]
    variable Apart [expr {1.5 * $Radius}]
}

proc ::wargame::ground::fieldShape::size {counts} {
    variable Margin
    variable Across
    variable Radius
    variable Apart
    lassign $counts columns rows
    return [list [expr {2 * $Margin + 2 * $Radius + ($columns - 1) * $Apart}] \
            [expr {2 * $Margin + ($rows + 0.5) * $Across}]]
}

proc ::wargame::ground::fieldShape::key {column row} {
    return [format %03d%02d $column $row]
}

proc ::wargame::ground::fieldShape::middle {key} {
    scan $key %3d%2d column row
    return [Middle $column $row]
}

proc ::wargame::ground::fieldShape::Middle {column row} {
    variable Margin
    variable Across
    variable Radius
    variable Apart
    return [list [expr {$Margin + $Radius + ($column - 1) * $Apart}] \
            [expr {$Margin + $Across * ($row - ($column & 1) * 0.5)}]]
}

proc ::wargame::ground::fieldShape::corners {key} {
    variable Radius
    variable Across
    lassign [middle $key] x y
    set shape {}
    foreach {dx dy} {-0.5 0.5 0.5 0.5 1 0 0.5 -0.5 -0.5 -0.5 -1 0} {
        lappend shape [expr {$x + $dx * $Radius}] [expr {$y + $dy * $Across}]
    }
    return $shape
}

# at --
#
#       Computed, not searched for: the nearest middle of two columns.
proc ::wargame::ground::fieldShape::at {counts x y} {
    variable Margin
    variable Across
    variable Radius
    variable Apart
    lassign $counts columns rows
    set left [expr {1 + int(floor(($x - $Margin - $Radius) / $Apart))}]
    set best Inf
    foreach column [list $left [expr {$left + 1}]] {
        set row [expr {round(($y - $Margin) / $Across + ($column & 1) * 0.5)}]
        lassign [Middle $column $row] mx my
        set far [expr {($x - $mx) ** 2 + ($y - $my) ** 2}]
        if {$far < $best} {
            set best $far
            set found [list $column $row]
        }
    }
    lassign $found column row
    if {$column < 1 || $column > $columns || $row < 1 || $row > $rows
            || $best > $Radius ** 2} {
        return ""
    }
    return [key {*}$found]
}
