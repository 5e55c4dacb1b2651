# frame.tcl --
#
#       What frames the ground: the neat line with a bar for each kilometre,
#       the compass, the scale, the supply stars; and, for the handbook, names.

# drawFrame --
#
#       The neat line, within the edge of the map so that a metre of the
#       picture is a metre of the ground.
proc drawFrame {width height} {
    global ink
    put path -fill-rule evenodd -fill $ink(paper) -d [format \
            "M0 0H%d V%d H0ZM52 52V%d H%d V52Z" $width $height \
            [expr {$height - 52}] [expr {$width - 52}]]
    set bars ""
    for {set x 0} {$x < $width} {incr x 1000} {
        set to [expr {min($width, $x + 500)}]
        append bars "M$x 18H${to}V40H${x}Z" \
                "M$x [expr {$height - 40}]H${to}V[expr {$height - 18}]H${x}Z"
    }
    for {set y $height} {$y > 0} {incr y -1000} {
        set to [expr {max(0, $y - 500)}]
        append bars "M18 ${y}V${to}H40V${y}Z" \
                "M[expr {$width - 40}] ${y}V${to}H[expr {$width - 18}]V${y}Z"
    }
    fill $bars $ink(line)
    foreach {inset line} {4 7 18 3 40 3 52 6} {
        put rect -x $inset -y $inset -width [expr {$width - 2 * $inset}] \
                -height [expr {$height - 2 * $inset}] -fill none \
                -stroke $ink(line) -stroke-width $line
    }
}

# drawBeyond --
#
#       A veil over ground that is out of play.
proc drawBeyond {shape} {
    global ink
    fill [straight $shape Z] $ink(paper) -fill-opacity 0.62
}

# drawStars --
#
#       A source's supply symbols: one or two stars in its side's colour.
proc drawStars {side count x y bold} {
    for {set k 0} {$k < $count} {incr k} {
        drawStar [expr {$x + ($k - ($count - 1) / 2.0) * 150}] $y 80 $side $bold
    }
}

# drawStar --
#
#       A star of one of the inks, one half of each ray lit.
proc drawStar {x y r colour bold} {
    global ink
    set data M
    for {set i 0} {$i < 10} {incr i} {
        set far [expr {$r * ($i % 2 ? 0.4125 : 1)}]
        set angle [expr {$i * 0.62832 - 1.5708}]
        append data [format "%.1f %.1f " [expr {$x + $far * cos($angle)}] \
                [expr {$y + $far * sin($angle)}]]
    }
    put path -d ${data}Z -fill none -stroke $ink(white) \
            -stroke-width 34 -stroke-linejoin round
    put path -d ${data}Z -fill $ink($colour) -stroke $ink([expr {
            $colour eq "star" ? "line" : "gold"}]) \
            -stroke-width [expr {10 * $bold}] -stroke-linejoin round
    set lit ""
    for {set i 0} {$i < 5} {incr i} {
        set a [expr {$i * 1.25664 - 1.5708}]
        set b [expr {$a - 0.62832}]
        append lit [format "M%.1f %.1fL%.1f %.1fL%.1f %.1fZ" $x $y \
                [expr {$x + $r * 0.9 * cos($a)}] \
                [expr {$y + $r * 0.9 * sin($a)}] \
                [expr {$x + $r * 0.375 * cos($b)}] \
                [expr {$y + $r * 0.375 * sin($b)}]]
    }
    fill $lit $ink(white) -fill-opacity 0.33
}

# drawCompass --
#
#       A rose of eight points, north up.
proc drawCompass {x y r} {
    global ink
    group -transform "translate($x $y) scale([expr {$r / 100.0}])"
    put circle -r 62 -fill none -stroke $ink(line) -stroke-width 2.5
    put circle -r 56 -fill none -stroke $ink(line) -stroke-width 1.2
    foreach {turn long wide} {45 66 9 135 66 9 225 66 9 315 66 9
            90 92 12 180 92 12 270 92 12 0 92 12} {
        put path -transform "rotate($turn)" -fill $ink(paper) \
                -stroke $ink(line) -stroke-width 2 \
                -d "M0 -${long}L$wide -${wide}L0 0L-$wide -${wide}Z"
        fill "M0 -${long}L$wide -${wide}L0 0Z" $ink(line) \
                -transform "rotate($turn)"
    }
    # N, engraved.
    stroke "M-11 -102V-126L11 -102V-126" $ink(line) 5
    endGroup
}

# drawScale --
#
#       A bar of 1000 metres.
proc drawScale {x y} {
    global ink
    put rect -x $x -y $y -width 1000 -height 26 -fill $ink(white) \
            -stroke $ink(line) -stroke-width 5
    set data ""
    foreach {from to} {0 100 200 300 400 500} {
        append data "M[expr {$x + $from}] ${y}h100v13h-100Z"
    }
    foreach from {100 300} {
        append data "M[expr {$x + $from}] [expr {$y + 13}]h100v13h-100Z"
    }
    append data "M[expr {$x + 500}] [expr {$y + 13}]h500v13h-500Z"
    fill $data $ink(line)
    foreach metres {0 500 1000} {
        drawText [expr {$x + $metres}] [expr {$y - 18}] \
                [expr {$metres == 1000 ? "1000 m" : $metres}] 78 $ink(line)
    }
}

# drawText --
#
#       A line of text about x, on the line y.
proc drawText {x y text size colour args} {
    global sheet
    set text [string map {& &amp; < &lt;} $text]
    set font "font-family=\"EB Garamond, serif\"\
            text-anchor=\"middle\" font-size=\"$size\" x=\"$x\" y=\"$y\""
    foreach {option value} $args {
        append font " [string range $option 1 end]=\"$value\""
    }
    puts $sheet "<text $font fill=\"none\" stroke=\"#f7f0dc\"\
            stroke-width=\"[expr {$size * 0.2}]\" stroke-linejoin=\"round\"\
            stroke-opacity=\"0.85\">$text</text>"
    puts $sheet "<text $font fill=\"$colour\">$text</text>"
}

# drawCaptions --
#
#       The names of waters, along them, and of villages that lend theirs to no
#       area, as the table paints them over the picture.
proc drawCaptions {captions height} {
    global ink
    foreach caption $captions {
        lassign $caption kind x y angle text
        set size [dict get {river 94 stream 72 village 76} $kind]
        set y [expr {$height - $y}]
        group -transform [format "translate(%.0f %.0f) rotate(%.0f)" \
                $x $y [expr {-$angle}]]
        if {$kind eq "village"} {
            drawText 0 [expr {$size * 0.3}] $text $size $ink(line) \
                    -font-style italic
        } else {
            drawText 0 [expr {$size * 0.3}] $text $size $ink(bank) \
                    -font-style italic -letter-spacing [expr {$size * 0.12}]
        }
        endGroup
    }
}

# drawNames --
#
#       The names of a map's areas, as the table paints them over the picture.
proc drawNames {map} {
    set height [lindex [dict get $map frame] 1]
    dict for {key area} [dict get $map area] {
        if {[dict get $area label] eq ""} {
            continue
        }
        set lines [lassign [dict get $area label] size x y angle]
        set em [expr {[wargame::ground::maplabels pixels $size 1] * 5}]
        set redoubt [expr {[dict get $area terrain] eq "redoubt"}]
        set y [expr {$height - $y
                - ([llength $lines] - 1) * $em * 0.54 + $em * 0.33}]
        foreach line $lines {
            if {$redoubt} {
                drawText $x $y [string toupper $line] [expr {$em * 0.82}] \
                        #5f1a12 -letter-spacing 6 -font-weight 600
            } else {
                drawText $x $y $line $em #241a10 -font-style italic
            }
            set y [expr {$y + $em * 1.08}]
        }
    }
}
