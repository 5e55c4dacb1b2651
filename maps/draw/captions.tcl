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

# waterCaptions --
#
#       Those of rivers and streams, along them: of a stream one, of a river one
#       at each third of its width on the map.
proc waterCaptions {map path} {
    set channel [open [file normalize $path]]
    fconfigure $channel -encoding utf-8
    set text [string map [list "\\\n" " "] [read $channel]]
    close $channel
    set high [lindex [::wargame::ground::fieldShape size [list \
            [dict get $map columns] [dict get $map rows]]] 1]
    set captions {}
    foreach line [split $text \n] {
        if {![regexp {^(river|stream) \{(.+)\} (.+)$} $line - kind name sides]} {
            continue
        }
        set points [lsort -real -index 0 [lmap side $sides {
            SideMiddle $side
        }]]
        set n [llength $points]
        foreach part [expr {$kind eq "river" && $n > 60 ? {0.25 0.6} : 0.5}] {
            lassign [WaterCaption $points [expr {int($part * $n)}]] x y angle
            lappend captions [list $kind $x [expr {round($high - $y)}] $angle \
                    [expr {$kind eq "river" ? 110 : 80}] $name]
        }
    }
    return $captions
}

# SideMiddle --
#
#       {x y} of the middle of a side such as 00147NE, y to the south.
proc SideMiddle {side} {
    regexp {^(\d{5})([NSEW]+)$} $side - hex toward
    lassign [::wargame::ground::fieldShape middle $hex] x y
    set turn [expr {[dict get {N -90 NE -30 SE 30 S 90 SW 150 NW -150} \
            $toward] * 0.0174533}]
    return [list [expr {$x + 50 * cos($turn)}] [expr {$y + 50 * sin($turn)}]]
}

# WaterCaption --
#
#       {x y ANGLE}: beside a point of a water, along those near it; ANGLE against
#       the clock.
proc WaterCaption {points at} {
    lassign [lindex $points $at] x0 y0
    lassign {0.0 0.0 0.0} xx xy yy
    foreach point $points {
        lassign $point x y
        set dx [expr {$x - $x0}]
        set dy [expr {$y - $y0}]
        if {hypot($dx, $dy) < 450} {
            set xx [expr {$xx + $dx * $dx}]
            set xy [expr {$xy + $dx * $dy}]
            set yy [expr {$yy + $dy * $dy}]
        }
    }
    set turn [expr {0.5 * atan2(2 * $xy, $xx - $yy)}]
    # Above it, as one reads.
    return [list [expr {round($x0 + 75 * sin($turn))}] \
            [expr {round($y0 - 75 * cos($turn))}] \
            [expr {round(-$turn * 57.29578)}]]
}
