# field-works.tcl --
#
#       What people made on a map of hexes read by field.tcl: crossings, houses,
#       works; the hexes and their names; the edge.

# drawFieldCrossings --
#
#       Bridges and fords in the middle of their hexsides.
proc drawFieldCrossings {map bold} {
    foreach {list kind scale wide} {
        bridge bridge 0.75 34  ford ford 0.7 34  crossing ford 0.42 16
    } {
        set hex 0
        foreach sides [dict get $map $list] {
            for {set side 0} {$side < 3} {incr side} {
                if {!($sides >> $side & 1)} continue
                lassign [sideOf $map $hex $side] x0 y0 x1 y1
                set long [expr {hypot($x1 - $x0, $y1 - $y0)}]
                set what [expr {$list eq "crossing" && [OnRoad $map $hex $side]
                    ? "bridge" : $kind}]
                drawCrossing $what [expr {($x0 + $x1) / 2}] \
                        [expr {($y0 + $y1) / 2}] [list \
                            [expr {($y0 - $y1) / $long}] \
                            [expr {($x1 - $x0) / $long}] $wide] 0 \
                        [expr {$scale * min($bold, 1.3)}]
            }
            incr hex
        }
    }
}

proc OnRoad {map hex side} {
    return [expr {[lindex [dict get $map road] $hex] >> $side & 1}]
}

# drawHouses --
#
#       Along the ways through a village, or from hex to hex of it.
proc drawHouses {map bold} {
    set streets {}
    set church {}
    foreach hexes [villages $map] {
        set pieces {}
        foreach hex $hexes {
            set pieces [concat $pieces [Streets $map $hex $hexes]]
        }
        foreach piece $pieces {
            lappend streets $piece 0
        }
        if {[llength $hexes] > 5} {
            lassign [hexMiddle $map [lindex $hexes end]] x y
            lappend church $x [expr {$y - 26}]
        }
    }
    drawVillages $streets $church [expr {0.62 * min($bold, 1.5)}]
}

# Streets --
#
#       Within a hex of a village: half ways to what it is joined to.
proc Streets {map hex hexes} {
    lassign [hexMiddle $map $hex] x y
    set ways [expr {[lindex [dict get $map road] $hex]
            | [lindex [dict get $map path] $hex]}]
    set lines {}
    for {set side 0} {$side < 6} {incr side} {
        set other [field beyond $map $hex $side]
        if {$other >= 0 && ($ways >> $side & 1 || (!$ways
                && $other in $hexes))} {
            lassign [sideOf $map $hex $side] x0 y0 x1 y1
            lappend lines [list $x $y [expr {($x0 + $x1) / 2}] \
                    [expr {($y0 + $y1) / 2}]]
        }
    }
    if {![llength $lines]} {
        lappend lines [list [expr {$x - 34}] [expr {$y + 8}] \
                [expr {$x + 34}] [expr {$y - 8}]]
    }
    return $lines
}

# drawFieldWorks --
#
#       A wall along the protected sides of each work, its ditch before it; pits.
proc drawFieldWorks {map bold} {
    global ink
    set works ""
    set ditches ""
    set hex 0
    foreach sides [dict get $map protective] {
        if {$sides} {
            lassign [hexMiddle $map $hex] mx my
            set pieces {}
            for {set side 0} {$side < 6} {incr side} {
                if {$sides >> $side & 1} {
                    lappend pieces [lmap {x y} [sideOf $map $hex $side] \
                            m [list $mx $my] {
                        list [expr {$mx + ($x - $mx) * 0.78}] \
                                [expr {$my + ($y - $my) * 0.78}]
                    }]
                }
            }
            foreach line [joined [lmap piece $pieces {concat {*}$piece}]] {
                append works [straight $line]
                foreach {x y dx dy} [walk $line 6 3] {
                    set out [expr {-$dy * ($x - $mx) + $dx * ($y - $my) > 0
                            ? 1 : -1}]
                    append ditches [format "M%.1f %.1fL%.1f %.1f" $x $y \
                            [expr {$x - $dy * $out * 15}] \
                            [expr {$y + $dx * $out * 15}]]
                }
            }
        }
        incr hex
    }
    stroke $ditches $ink(earth) [expr {1.8 * $bold}]
    stroke $works $ink(earth) [expr {15 * min($bold, 1.2)}]
    stroke $works $ink(earthlight) 3
    set pits ""
    foreach hex [hexesThat $map terrain 7] {
        lassign [hexMiddle $map $hex] x y
        foreach {dx dy} {-24 -22 0 -30 24 -22 -34 0 -11 -8 13 -4 36 4
                -22 22 2 20 24 28} {
            append pits [disc [expr {$x + $dx}] [expr {$y + $dy}] \
                    [expr {5 * min($bold, 1.3)}]]
        }
    }
    fill $pits #c7ad80 -stroke $ink(earth) -stroke-width 2.4
}

# drawHexes --
#
#       Thin, so that they do not shout, and light in woods; each side once.
proc drawHexes {map small} {
    global ink
    set terrain [dict get $map terrain]
    array set data {dark "" light ""}
    for {set hex 0} {$hex < [llength $terrain]} {incr hex} {
        set corners [::wargame::ground::fieldShape corners [hexName $map $hex]]
        append data([expr {[lindex $terrain $hex] == 2 ? "light" : "dark"}]) \
                [straight [lrange $corners 4 11]]
    }
    stroke $data(dark) $ink(line) [expr {$small ? 2.2 : 1.5}] \
            -stroke-opacity [expr {$small ? 0.16 : 0.3}]
    stroke $data(light) $ink(paper) [expr {$small ? 2.4 : 1.8}] \
            -stroke-opacity [expr {$small ? 0.3 : 0.6}]
}

# drawHexNames --
#
#       Small, within the northern side.
proc drawHexNames {map} {
    global sheet ink
    for {set hex 0} {$hex < [llength [dict get $map terrain]]} {incr hex} {
        lassign [hexMiddle $map $hex] x y
        puts $sheet [format {<text x="%.1f" y="%.1f" font-size="10"\
                font-family="EB Garamond, serif" text-anchor="middle"\
                fill="%s" fill-opacity="0.6">%s</text>} $x \
                [expr {$y - 38}] $ink(line) [hexName $map $hex]]
    }
}

# drawEdge --
#
#       Paper about the hexes, and a line.
proc drawEdge {width height} {
    global ink
    set width [format %.1f $width]
    set height [format %.1f $height]
    set x1 [expr {$width - 44}]
    set y1 [expr {$height - 44}]
    set data ""
    foreach {left top right low} [list 0 0 $width 44 0 $y1 $width $height \
            0 0 44 $height $x1 0 $width $height] {
        append data [straight [list $left $top $right $top $right $low \
                $left $low] Z]
    }
    fill $data $ink(paper)
    foreach {inset line} {42 8 22 3} {
        set right [expr {$width - $inset}]
        set low [expr {$height - $inset}]
        stroke [chunks [list $inset $inset $right $inset $right $low \
                $inset $low $inset $inset] 1] $ink(line) $line
    }
}
