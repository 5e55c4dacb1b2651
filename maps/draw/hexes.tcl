# hexes.tcl --
#
#       The grid of a map of hexes, their numbers, and the ways in and out.

# plan --
#
#       Points of hexshape's as drawn: x from the western edge of the hexes, y
#       south from their northern one.
proc plan {map line} {
    lassign [dict get $map margin] west south east north
    set height [lindex [wargame::ground::hexshape frame $map] 1]
    set planned {}
    foreach {x y} $line {
        lappend planned [expr {$x - $west}] [expr {$height - $y - $north}]
    }
    return $planned
}

# onSheet --
#
#       The same for a point of the .map, whose margin does not count.
proc onSheet {map x y} {
    lassign [dict get $map margin] west south
    return [plan $map [list [expr {$x + $west}] [expr {$y + $south}]]]
}

# takeNumbers --
#
#       Nothing stands where a number is.
proc takeNumbers {map} {
    dict for {hex -} [dict get $map hex] {
        lassign [NumberAt $map $hex] x y
        foreach what {tree tuft hachure} room {42 42 12} {
            take $what [list [expr {$x - 62}] $y [expr {$x + 62}] $y] $room
        }
    }
}

# takeNames --
#
#       A name in a wood stands in a glade.
proc takeNames {map} {
    foreach caption [dict get $map caption] {
        lassign $caption kind x y angle size text
        lassign [onSheet $map $x $y] x y
        set letter [expr {$kind in {water marsh} ? 0.58 : 0.46}]
        set half [expr {[string length $text] * $size * $letter / 2}]
        foreach what {tree field tuft hachure} {
            takeGlade $what [expr {$x - $half}] [expr {$y - $size * 0.5}] \
                    [expr {$x + $half}] [expr {$y + $size * 0.55}]
        }
    }
}

# NumberAt --
#
#       The middle of the number of a hex: under its northern corner.
proc NumberAt {map hex} {
    lassign [plan $map [wargame::ground::hexshape centre $map $hex]] x y
    return [list $x [expr {$y - [dict get $map across] * 0.37}]]
}

# drawGrid --
#
#       Thin and dark on snow, thin and light in woods, so that it is there and
#       does not shout; each side once.
proc drawGrid {map} {
    global ink
    foreach kind {grid gridlight} {
        set data($kind) ""
    }
    dict for {hex ground} [dict get $map hex] {
        set corners [plan $map [wargame::ground::hexshape outline $map $hex]]
        lappend corners {*}[lrange $corners 0 1]
        set wooded [expr {[dict get $ground terrain] eq "woods"}]
        for {set side 0} {$side < 6} {incr side} {
            # Corners go the other way about than the sides of hexfile.
            set other [wargame::ground::hexfile beyond $map $hex \
                    [expr {(10 - $side) % 6}]]
            if {$other ne "" && $other < $hex} continue
            set light [expr {$wooded && ($other eq ""
                || [dict get $map hex $other terrain] eq "woods")}]
            append data([expr {$light ? "gridlight" : "grid"}]) \
                    [straight [lrange $corners [expr {2 * $side}] \
                            [expr {2 * $side + 3}]]]
        }
    }
    stroke $data(grid) $ink(grid) 7 -stroke-opacity 0.42
    stroke $data(gridlight) $ink(gridlight) 8 -stroke-opacity 0.75
}

proc drawNumbers {map} {
    global ink sheet
    foreach {kind colour width} [list halo $ink(ice) 15 word $ink(number) 0] {
        group -font-family "EB Garamond, serif" -font-size 66 \
                -text-anchor middle -letter-spacing 2 -fill $colour \
                -stroke $colour -stroke-width $width -stroke-linejoin round \
                -opacity [expr {$width ? 0.75 : 1}]
        dict for {hex -} [dict get $map hex] {
            lassign [NumberAt $map $hex] x y
            puts $sheet [format {<text x="%.0f" y="%.0f">%s</text>} \
                    $x [expr {$y + 22}] $hex]
        }
        endGroup
    }
}

# drawWays --
#
#       An arrow in the margin for each way out (red) and in (blue), two side by
#       side for one that is both.
proc drawWays {map} {
    global ink
    foreach {kind other out colour} [list exit entry 1 $ink(limit) \
            entry exit 0 $ink(side0)] {
        foreach way [dict get $map $kind] {
            set hex [lindex $way 0]
            lassign [WayAt $map $hex] x y dx dy
            if {[lsearch -index 0 [dict get $map $other] $hex] >= 0} {
                set aside [expr {$out ? 60 : -60}]
                set x [expr {$x - $dy * $aside}]
                set y [expr {$y + $dx * $aside}]
            }
            set tip [expr {$out ? 210 : 40}]
            set foot [expr {$out ? 40 : 210}]
            Arrow [expr {$x + $dx * $foot}] [expr {$y + $dy * $foot}] \
                    [expr {$x + $dx * $tip}] [expr {$y + $dy * $tip}] $colour
        }
    }
}

# WayAt --
#
#       Where a hex meets the margin, and the way out: {x y dx dy}.
proc WayAt {map hex} {
    lassign [plan $map [wargame::ground::hexshape centre $map $hex]] x y
    scan $hex %2d%2d row column
    set half [expr {[dict get $map across] / 2.0}]
    lassign [wargame::ground::hexshape frame $map] width height
    lassign [dict get $map margin] west south east north
    if {$row == [dict get $map first]} {
        return [list $x 0 0 -1]
    } elseif {$row == [dict get $map first] + [dict get $map rows] - 1} {
        return [list $x [expr {$height - $south - $north}] 0 1]
    } elseif {$column == 0} {
        return [list [expr {$width - $west - $east}] $y 1 0]
    }
    return [list 0 $y -1 0]
}

# Arrow --
#
#       A heavy one, from a foot to a tip.
proc Arrow {x0 y0 x1 y1 colour} {
    global ink
    set long [expr {hypot($x1 - $x0, $y1 - $y0)}]
    set dx [expr {($x1 - $x0) / $long}]
    set dy [expr {($y1 - $y0) / $long}]
    set shape {}
    foreach {along across} {0 30 0.5 30 0.42 82 1 0 0.42 -82 0.5 -30 0 -30} {
        lappend shape [expr {$x0 + $dx * $along * $long - $dy * $across}] \
                [expr {$y0 + $dy * $along * $long + $dx * $across}]
    }
    fill [straight $shape Z] $colour -stroke $ink(line) -stroke-width 8 \
            -stroke-linejoin round
}
