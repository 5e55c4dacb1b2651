# hex2svg.tcl --
#
#       tclsh hex2svg.tcl LIBRARY MAP > SVG
#
#       Draws a map of hexes: see hex2c.tcl for what a MAP says, and hexgrid.tcl
#       for where the hexes are.

lassign $argv library path
source -encoding utf-8 [file join $library ground hexgrid.tcl]

proc hexagon {hex} {
    return [lmap {x y} [wargame::ground::hexgrid outline $hex] {
        format %.1f,%.1f $x $y
    }]
}

proc put {hex terrain} {
    # What stands on the ground of a hex.
    lassign [wargame::ground::hexgrid middle $hex] x y
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

set channel [open [file normalize $path]]
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
lassign [wargame::ground::hexgrid size [format %02d%02d $columns $rows]] \
        across down
puts [format {<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f"
    font-family="EB Garamond, serif" font-size="92" fill="#6b5636">
    <rect width="100%%" height="100%%" fill="#e2d0a2"/>} $across $down]
for {set row 0} {$row < $rows} {incr row} {
    for {set column 0} {$column < $columns} {incr column} {
        set hex [format %02d%02d [expr {$column + 1}] [expr {$row + 1}]]
        lassign [wargame::ground::hexgrid middle $hex] x y
        puts [format {<polygon points="%s" fill="%s" stroke="#8f7750"
            stroke-width="10"/><text x="%.1f" y="%.1f"
            text-anchor="middle">%s</text>} [hexagon $hex] \
            [expr {($row * 7 + $column * 3) % 5 < 2 ? "#e7d8b0" : "#e2d2a6"}] \
            $x [expr {$y - 0.32 * [wargame::ground::hexgrid high]}] $hex]
        if {[info exists terrain($hex)]} {
            put $hex $terrain($hex)
        }
    }
}
puts </svg>
