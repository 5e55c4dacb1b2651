# cartouche.tcl --
#
#       What stands in the margin of a map of hexes: the neat line, the title,
#       the compass, the scale.

# drawMargin --
#
#       Paper about the hexes, and the lines that bound both.
proc drawMargin {map} {
    global ink
    lassign [dict get $map margin] west south east north
    lassign [wargame::ground::hexshape frame $map] w h
    set width [expr {$w - $west - $east}]
    set height [expr {$h - $north - $south}]
    put path -fill-rule evenodd -fill $ink(paper) -d [format \
            "M%d %dh%.0fv%.0fh%.0fZM0 0V%.0fH%.0fV0Z" \
            [expr {-$west}] [expr {-$north}] $w $h [expr {-$w}] \
            $height $width]
    foreach {out line} {0 9 26 20 50 6} {
        put rect -x -$out -y -$out -width [expr {$width + 2 * $out}] \
                -height [expr {$height + 2 * $out}] -fill none \
                -stroke $ink(line) -stroke-width $line
    }
    put rect -x [expr {40 - $west}] -y [expr {40 - $north}] \
            -width [expr {$w - 80}] -height [expr {$h - 80}] -fill none \
            -stroke $ink(sepia) -stroke-width 10
}

# drawTitle --
#
#       In the words of the maps of the time.
proc drawTitle {x y wide} {
    global ink
    drawText $x [expr {$y - 40}] "PASSAGE DE LA B\u00c9R\u00c9ZINA" 400 \
            $ink(line) -letter-spacing 44
    drawText $x [expr {$y + 330}] \
            "les 26, 27, 28 et 29 Novembre 1812" 230 $ink(sepia) \
            -font-style italic -letter-spacing 12
    foreach way {-1 1} {
        set x0 [expr {$x + $way * 330}]
        set x1 [expr {$x + $way * $wide / 2}]
        put path -fill $ink(sepia) -d [format \
                "M%.0f %.0fL%.0f %.0fL%.0f %.0fL%.0f %.0fZ" \
                $x0 [expr {$y + 62}] [expr {($x0 + $x1) / 2}] \
                [expr {$y + 50}] $x1 [expr {$y + 62}] \
                [expr {($x0 + $x1) / 2}] [expr {$y + 74}]]
    }
    fill [straight [list $x [expr {$y + 22}] [expr {$x + 44}] \
            [expr {$y + 62}] $x [expr {$y + 102}] [expr {$x - 44}] \
            [expr {$y + 62}]] Z] $ink(sepia)
}

# drawTurnedCompass --
#
#       A rose whose north is so many degrees right of the map's.
proc drawTurnedCompass {x y r turn} {
    group -transform "rotate($turn $x $y)"
    drawCompass $x $y $r
    endGroup
}

# drawHexScale --
#
#       A bar of six hexes, light and dark in turn.
proc drawHexScale {map x y} {
    global ink
    set across [dict get $map across]
    put rect -x $x -y $y -width [expr {$across * 6}] -height 62 \
            -fill $ink(white) -stroke $ink(line) -stroke-width 10
    for {set k 0} {$k < 6} {incr k} {
        fill [format "M%.0f %.0fh%.0fv31h-%.0fZ" [expr {$x + $k * $across}] \
                [expr {$y + ($k % 2 ? 31 : 0)}] $across $across] $ink(line)
    }
    for {set k 0} {$k <= 6} {incr k 2} {
        drawText [expr {$x + $k * $across}] [expr {$y - 36}] $k 130 $ink(line)
    }
}
