# arrow.tcl --
#
#       An arrow on the map, from one point to just before another.
#
#   ::wargame::present::arrowTo FROM TO SHORT   -> a line for the board
#       FROM TO   {X Y} in metres
#       SHORT     so far before TO it ends, but not before half of the way

proc ::wargame::present::arrowTo {from to short} {
    lassign [concat $from $to] x y tx ty
    set far [expr {hypot($tx - $x, $ty - $y)}]
    set part [expr {$far > 0 ? max(0.5, 1 - double($short) / $far) : 1}]
    return [list $x $y [expr {$x + ($tx - $x) * $part}] \
            [expr {$y + ($ty - $y) * $part}] arrow]
}
