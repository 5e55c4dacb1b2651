# slopes.tcl --
#
#       The levels of a map of hexes: heights for the wash, and strokes down
#       each slope, from where the level changes into the lower hex.

# makeFieldHeights --
#
#       Fills relief(h), as makeHeights does: nine metres a level, most of them
#       within a hex of where it changes.
proc makeFieldHeights {map width height} {
    global relief
    set columns [set relief(columns) [expr {int($width / 50) + 2}]]
    set rows [set relief(rows) [expr {int($height / 50) + 2}]]
    set levels [dict get $map level]
    set flat {}
    for {set j 0} {$j < $rows} {incr j} {
        set row {}
        set y [expr {min(max($j * 50 - 25, 70), $height - 120)}]
        for {set i 0} {$i < $columns} {incr i} {
            set x [expr {min(max($i * 50 - 25, 80), $width - 80)}]
            set hex [hexAt $map $x $y]
            lappend row [expr {$hex < 0 ? [lindex $row end]
                : [lindex $levels $hex]}]
        }
        lappend flat $row
    }
    set heights [lrepeat $rows [lrepeat $columns 183.0]]
    foreach step [lrange [lsort -integer -unique $levels] 1 end] {
        set raised {}
        foreach flatRow $flat row $heights far [Distances $flat $step] {
            lappend raised [lmap level $flatRow h $row d $far {
                expr {$h + [Raised $d [expr {$level >= $step}]]}
            }]
        }
        set heights $raised
    }
    set relief(h) [Soften $heights]
}

# Raised --
#
#       So much of a level's height, at a distance in or out of it.
proc Raised {far inside} {
    set t [expr {max(0.0, min(1.0, ($inside ? $far : -$far) / 4.0 + 0.5))}]
    return [expr {9 * $t * $t * (3 - 2 * $t)}]
}

# drawLevels --
#
#       A fine line where the level changes, and strokes down from it: of a
#       river slope long and dark, of a mound short.
proc drawLevels {map bold} {
    global ink
    array set data {l "" h "" r ""}
    set crests ""
    set slopes [dict get $map slope]
    foreach step [lrange [lsort -integer -unique [dict get $map level]] 1 end] {
        set hexes [hexesThat $map level [AtLeast $step]]
        foreach line [rims $map $hexes] {
            append crests [chunks $line 240]
            foreach {x y dx dy} [walk $line [expr {11 * $bold}] 5] {
                set lower [hexAt $map [expr {$x - $dy * 26}] \
                        [expr {$y + $dx * 26}]]
                set kind [lindex {l h r l} [expr {$lower < 0 ? 0
                    : [lindex $slopes $lower]}]]
                set long [expr {[chance 0.8 1.15] * [dict get {l 17 h 30 r 44} \
                        $kind]}]
                append data($kind) [format "M%.1f %.1fL%.1f %.1f" $x $y \
                        [expr {$x - $dy * $long}] [expr {$y + $dx * $long}]]
            }
        }
    }
    foreach {kind width} {l 2 h 2.6 r 3.6} {
        stroke $data($kind) $ink([expr {$kind eq "r" ? "sepia" : "hachure"}]) \
                [expr {$width * $bold}] -stroke-opacity 0.75
    }
    stroke $crests $ink(sepia) [expr {2.2 * $bold}] -stroke-opacity 0.5
}

proc AtLeast {step} {
    set levels {}
    for {set level $step} {$level < 10} {incr level} {
        lappend levels $level
    }
    return $levels
}
