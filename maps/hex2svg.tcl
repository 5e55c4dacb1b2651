# hex2svg.tcl --
#
#       tclsh hex2svg.tcl MAP > SVG
#
#       Draws a map of hexes: see hex2c.tcl for what a MAP says.  A hex is 560
#       metres wide; the frame is as large as all of them.  Odd rows, counted
#       from 0, are shifted half a hex to the right.

set wide 560.0
set high [expr {$wide * 2 / sqrt(3)}]

proc middle {row column} {
    # Of a hex, in metres from the upper left corner of the frame.
    global wide high
    return [list [expr {($column + 0.5 + ($row % 2) * 0.5) * $wide}] \
            [expr {($row * 0.75 + 0.5) * $high}]]
}

proc hexagon {row column} {
    global wide high
    lassign [middle $row $column] x y
    set points {}
    foreach {dx dy} {0 -0.5 0.5 -0.25 0.5 0.25 0 0.5 -0.5 0.25 -0.5 -0.25} {
        lappend points [format %.1f,%.1f [expr {$x + $dx * $wide}] \
                [expr {$y + $dy * $high}]]
    }
    return $points
}

proc put {row column terrain} {
    # What stands on the ground of a hex.
    lassign [middle $row $column] x y
    switch -- $terrain {
        village {
            foreach {dx dy turn} {-120 -80 8 60 -110 -14 -30 40 20 120 70 -6} {
                puts [format {<rect x="-55" y="-32" width="110" height="64"
                    fill="#a8442f" stroke="#3b2314" stroke-width="8"
                    transform="translate(%.1f,%.1f) rotate(%s)"/>} \
                    [expr {$x + $dx}] [expr {$y + $dy}] $turn]
            }
        }
        redoubt {
            puts [format {<path d="M-150,110 V-50 L0,-150 L150,-50 V110"
                fill="none" stroke="#241b12" stroke-width="46"
                transform="translate(%.1f,%.1f)"/>} $x $y]
        }
    }
}

set channel [open [file normalize [lindex $argv 0]]]
foreach line [split [read $channel] \n] {
    if {[string match #* $line]} continue
    switch -- [lindex $line 0] {
        size {
            lassign $line - columns rows
        }
        terrain {
            foreach hex [lassign $line - word] {
                set terrain($hex) $word
            }
        }
    }
}
set across [expr {($columns + 0.5) * $wide}]
set down [expr {($rows * 0.75 + 0.25) * $high}]
puts [format {<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f"
    font-family="EB Garamond, serif" font-size="92" fill="#6b5636">
    <rect width="100%%" height="100%%" fill="#e2d0a2"/>} $across $down]
for {set row 0} {$row < $rows} {incr row} {
    for {set column 0} {$column < $columns} {incr column} {
        set hex [format %02d%02d [expr {$column + 1}] [expr {$row + 1}]]
        lassign [middle $row $column] x y
        puts [format {<polygon points="%s" fill="%s" stroke="#8f7750"
            stroke-width="10"/><text x="%.1f" y="%.1f"
            text-anchor="middle">%s</text>} [hexagon $row $column] \
            [expr {($row * 7 + $column * 3) % 5 < 2 ? "#e7d8b0" : "#e2d2a6"}] \
            $x [expr {$y - 0.32 * $high}] $hex]
        if {[info exists terrain($hex)]} {
            put $row $column $terrain($hex)
        }
    }
}
puts </svg>
