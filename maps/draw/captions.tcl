# captions.tcl --
#
#       The names on a map of hexes read by field.tcl, as a Board has them:
#       {KIND x y ANGLE METRES NAME} each, y to the north.

# captions --
#
#       Waters and ways along them, villages, woods and works level.
proc captions {map} {
    set high [lindex [::wargame::ground::fieldShape size [list \
            [dict get $map columns] [dict get $map rows]]] 1]
    set captions {}
    foreach place [dict get $map place] {
        set hexes [lassign $place name]
        set caption [PlaceCaption $map $name $hexes]
        if {[llength $caption]} {
            lset caption 2 [expr {round($high - [lindex $caption 2])}]
            lappend captions $caption
        }
    }
    return $captions
}

proc PlaceCaption {map name hexes} {
    set terrain [lindex [dict get $map terrain] [lindex $hexes 0]]
    lassign [Middle $map $hexes] x y top
    switch -- $terrain {
        3 - 4 {
            return [list village [expr {round($x)}] [expr {round($top - 62)}] \
                    0 [expr {[llength $hexes] > 5 ? 95 : 72}] $name]
        }
        5 - 6 {
            return [list village [expr {round($x)}] [expr {round($top - 66)}] \
                    0 60 $name]
        }
        2 {
            if {[llength $hexes] > 25} {
                return [list wood [expr {round($x)}] [expr {round($y)}] 0 \
                        [expr {[llength $hexes] > 90 ? 105 : 70}] $name]
            }
        }
    }
    return {}
}

# Middle --
#
#       {x y} of hexes together, and how far up they go.
proc Middle {map hexes} {
    set xs 0
    set ys 0
    set top Inf
    foreach hex $hexes {
        lassign [hexMiddle $map $hex] x y
        set xs [expr {$xs + $x}]
        set ys [expr {$ys + $y}]
        set top [expr {min($top, $y)}]
    }
    set n [llength $hexes]
    return [list [expr {$xs / $n}] [expr {$ys / $n}] $top]
}
