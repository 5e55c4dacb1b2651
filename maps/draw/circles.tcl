# circles.tcl --
#
#       The circles with the numbers of areas, and the stars of those that are
#       worth holding.  What colour a circle has, its rim says as well: plain,
#       beaded like the edge of a wood, or set with strokes like an earthwork.

# The colour of a circle: {fill deeper number}.
array set circle {
    green {#4f7d3c #2f5426 #fffaf0} yellow {#e9bb36 #a87a13 #2a1c0c}
    red {#aa3326 #6d1a13 #fffaf0}
}

# drawCircles --
#
#       All circles and stars of a map.
proc drawCircles {map height bold} {
    set radius [expr {$bold > 1 ? 112 : 92}]
    dict for {key area} [dict get $map area] {
        dict with area {
            if {$star ne ""} {
                lassign $star kind x y
                drawStar $x [expr {$height - $y}] \
                        [expr {$kind eq "fleche" ? 62 : 80}] star $bold
            }
            lassign $circle number colour half x y
            drawCircle $number $colour $x [expr {$height - $y}] $radius
        }
    }
}

# drawCircle --
#
#       One, as if engraved and coloured by hand.
proc drawCircle {number colour x y radius} {
    global circle ink
    lassign $circle($colour) fill deep text
    group -transform [format "translate(%.0f %.0f) scale(%.4f)" \
            $x $y [expr {$radius / 100.0}]]
    put circle -r 128 -fill $ink(paper) -fill-opacity 0.8
    Rim_$colour
    put circle -r 100 -fill $fill -stroke $ink(line) -stroke-width 9
    # Shaded by level lines on the side away from the light.
    set lines ""
    for {set v -64} {$v <= 84} {incr v 8} {
        set edge [expr {sqrt(90 * 90 - $v * $v)}]
        set from [expr {max(-$edge, $edge - 22 - 0.62 * ($v + 64))}]
        append lines [format "M%.1f %dH%.1f" $from $v $edge]
    }
    stroke $lines $deep 3 -stroke-opacity 0.75
    put circle -r 88 -fill none -stroke $text -stroke-width 3.5 \
            -stroke-opacity 0.7
    Digits $number $fill $text
    endGroup
}

# Rim_green, Rim_yellow, Rim_red --
#
#       What surrounds a circle of 100.
proc Rim_green {} {
    global ink
    put circle -r 115 -fill none -stroke $ink(line) -stroke-width 3.5
}

proc Rim_yellow {} {
    global ink
    set beads ""
    for {set k 0} {$k < 28} {incr k} {
        append beads [disc [expr {115 * cos($k * 0.2244)}] \
                [expr {115 * sin($k * 0.2244)}] 8]
    }
    fill $beads #86a65c -stroke $ink(woodline) -stroke-width 3.5
}

proc Rim_red {} {
    global ink
    set ticks ""
    for {set k 0} {$k < 36} {incr k} {
        set c [expr {cos($k * 0.174533)}]
        set s [expr {sin($k * 0.174533)}]
        append ticks [format "M%.1f %.1fL%.1f %.1f" [expr {100 * $c}] \
                [expr {100 * $s}] [expr {128 * $c}] [expr {128 * $s}]]
    }
    stroke $ticks $ink(earth) 6
}

# Digits --
#
#       A number in the middle of a circle of 100.
proc Digits {number fill text} {
    global sheet
    set size [lindex {0 142 124 96} [string length $number]]
    set font "font-family=\"C059, Century Schoolbook, EB Garamond, serif\"\
            font-weight=\"bold\" text-anchor=\"middle\" font-size=\"$size\"\
            x=\"0\" y=\"[expr {$size * 0.355}]\""
    puts $sheet "<text $font fill=\"none\" stroke=\"$fill\"\
            stroke-width=\"16\" stroke-linejoin=\"round\">$number</text>"
    puts $sheet "<text $font fill=\"$text\">$number</text>"
}
