# field-ground.tcl --
#
#       What is drawn of the ground of a map of hexes read by field.tcl, beside
#       what other maps have: ploughland, the ground of villages, orchards,
#       water, roads, and the room that all of it needs.

# chunks --
#
#       Path data of a line in pieces of about so many metres, each a little
#       into the next, so that it can be cut into squares.
proc chunks {line long} {
    set data ""
    set part [lrange $line 0 1]
    set far 0
    foreach {x0 y0} [lrange $line 0 end-2] {x y} [lrange $line 2 end] {
        lappend part $x $y
        set far [expr {$far + hypot($x - $x0, $y - $y0)}]
        if {$far > $long} {
            append data [straight $part]
            set part [list $x $y]
            set far 0
        }
    }
    if {[llength $part] > 2} {
        append data [straight $part]
    }
    return $data
}

# closedLine --
#
#       A shape as a line that ends where it began.
proc closedLine {shape} {
    return [concat $shape [lrange $shape 0 1]]
}

# takeField --
#
#       What grows leaves room for all else.
proc takeField {map woods rivers streams bold} {
    foreach {kind room} {road 27 path 20} {
        foreach line [wayLines $map $kind] {
            take tree $line [expr {$room * $bold}]
            take field $line 30
        }
    }
    foreach line [concat $rivers $streams] {
        take tree $line [expr {26 * $bold}]
        take field $line 45
        take tuft $line 24
    }
    foreach step [lrange [lsort -integer -unique [dict get $map level]] \
            1 end] {
        foreach line [rims $map [hexesThat $map level [AtLeast $step]]] {
            take field $line 30
            take tree [beside $line 12] 11
        }
    }
    foreach shape $woods {
        takeShape field $shape
    }
    foreach {kind room} {3 48 4 48 5 50 6 50 7 46} {
        foreach hex [hexesThat $map terrain $kind] {
            foreach what {tree field tuft} {
                take $what [hexMiddle $map $hex] $room
            }
        }
    }
    foreach kind {brush marsh pond} {
        foreach hex [dict get $map $kind] {
            take field [hexMiddle $map $hex] 50
        }
    }
    foreach caption [captions $map] {
        lassign $caption kind x y angle size text
        set y [expr {[lindex [::wargame::ground::fieldShape size [list \
                [dict get $map columns] [dict get $map rows]]] 1] - $y}]
        if {$kind in {wood village} && $angle == 0} {
            set half [expr {[string length $text] * $size * 0.22}]
            foreach what {tree tuft} {
                takeGlade $what [expr {$x - $half}] \
                        [expr {$y - $size * 0.5}] [expr {$x + $half}] \
                        [expr {$y + $size * 0.5}]
            }
        }
    }
}

# wayLines --
#
#       The roads or the paths, each smooth from hex to hex.
proc wayLines {map kind} {
    set pieces {}
    set hex 0
    foreach sides [dict get $map $kind] {
        for {set side 0} {$side < 3} {incr side} {
            if {$sides >> $side & 1} {
                lappend pieces [concat [hexMiddle $map $hex] \
                        [hexMiddle $map [field beyond $map $hex $side]]]
            }
        }
        incr hex
    }
    return [lmap line [joined $pieces] {
        # Half a hex to and fro is evened out.
        smoothed [Evened $line]
    }]
}

proc Evened {line} {
    set even [lrange $line 0 1]
    foreach {x0 y0} [lrange $line 0 end-4] {x1 y1} [lrange $line 2 end-2] \
            {x2 y2} [lrange $line 4 end] {
        lappend even [expr {($x0 + 2 * $x1 + $x2) / 4.0}] \
                [expr {($y0 + 2 * $y1 + $y2) / 4.0}]
    }
    return [concat $even [lrange $line end-1 end]]
}

# villages --
#
#       Of each place with houses its hexes.
proc villages {map} {
    set found {}
    foreach place [dict get $map place] {
        set hexes [lassign $place name]
        if {[lindex [dict get $map terrain] [lindex $hexes 0]] in {3 4}} {
            lappend found $hexes
        }
    }
    return $found
}

proc drawPlough {map size grain} {
    set places {}
    foreach hexes [villages $map] {
        lassign [hexMiddle $map [lindex $hexes [expr {[llength $hexes] / 2}]]] \
                x y
        lappend places $x $y [expr {[llength $hexes] > 5}]
    }
    drawFields $places {*}$size $grain
}

# drawVillageGround --
#
#       Which hexes are the village.
proc drawVillageGround {map} {
    global ink
    set data ""
    foreach hexes [villages $map] {
        foreach shape [outlines $map $hexes] {
            append data [ring $shape]
        }
    }
    fill $data #e9c9a4 -fill-opacity 0.75 -stroke $ink(roof) \
            -stroke-width 3 -stroke-dasharray "9 7" -stroke-opacity 0.8
}

# drawOrchards --
#
#       Rows of small trees.
proc drawOrchards {map grain} {
    global ink
    set wash ""
    set trees ""
    foreach hex [hexesThat $map terrain 1] {
        append wash [ring [lindex [outlines $map $hex] 0]]
        lassign [hexMiddle $map $hex] x y
        foreach dy {-30 -10 10 30} {
            foreach dx {-30 -10 10 30} {
                if {abs($dx) + abs($dy) < 55 && ![isTaken tree \
                        [expr {$x + $dx}] [expr {$y + $dy}]]} {
                    append trees [disc [expr {$x + $dx}] [expr {$y + $dy}] \
                            [expr {6.5 * $grain}]]
                }
            }
        }
    }
    fill $wash $ink(wood) -fill-opacity 0.5
    fill $trees $ink(orchard) -stroke $ink(leafline) -stroke-width 2
}

# drawWaters --
#
#       Rivers in double line, streams, mill ponds.
proc drawWaters {map rivers streams bold} {
    global ink
    set ponds ""
    foreach shape [outlines $map [dict get $map pond]] {
        append ponds [ring $shape]
    }
    set small ""
    foreach line $streams {
        append small [chunks $line 300]
    }
    array set data {large "" wide ""}
    foreach line $rivers {
        append data([expr {[IsMoskowa $map $line] ? "large" : "wide"}]) \
                [chunks $line 300]
    }
    foreach {what width} {wide 30 large 62} {
        stroke $data($what) $ink(bank) [expr {$width * $bold}]
    }
    stroke $small $ink(bank) [expr {13 * $bold}]
    fill $ponds $ink(water) -stroke $ink(bank) -stroke-width [expr {6 * $bold}]
    foreach {what width} {wide 30 large 62} {
        stroke $data($what) $ink(water) [expr {($width - 7) * $bold}]
        stroke $data($what) $ink(deep) [expr {($width - 20) * $bold}]
    }
    stroke $small $ink(water) [expr {7.5 * $bold}]
}

# IsMoskowa --
#
#       Is there ground beyond it?
proc IsMoskowa {map line} {
    set sides 0
    foreach {x y dx dy} [walk $line 150] {
        foreach by {45 -45} {
            set hex [hexAt $map [expr {$x - $dy * $by}] [expr {$y + $dx * $by}]]
            incr sides [expr {$hex >= 0
                && [lindex [dict get $map bank] $hex] == 2}]
        }
    }
    return [expr {$sides > 2}]
}

proc drawFieldRoads {map bold} {
    global ink
    array set data {road "" path ""}
    foreach kind {road path} {
        foreach line [wayLines $map $kind] {
            append data($kind) [chunks $line 300]
        }
    }
    stroke $data(path) $ink(paper) [expr {13 * $bold}] -stroke-opacity 0.5
    stroke $data(path) $ink(track) [expr {5.5 * $bold}] \
            -stroke-dasharray "[expr {20 * $bold}] [expr {12 * $bold}]"
    stroke $data(road) $ink(roadside) [expr {24 * $bold}]
    stroke $data(road) $ink(road) [expr {16.5 * $bold}]
}
