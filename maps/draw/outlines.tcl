# outlines.tcl --
#
#       Lines and shapes of hexes, of a map that field.tcl has read, and those
#       made smooth.  Hexes are numbers, sides 0 to 5.

# hexName --
#
#       Of a number.
proc hexName {map hex} {
    set rows [dict get $map rows]
    return [::wargame::ground::fieldShape key [expr {$hex / $rows + 1}] \
            [expr {$hex % $rows + 1}]]
}

# hexMiddle --
#
#       {x y} of a hex by number; hexAt finds the number at a point, -1 for
#       none.
proc hexMiddle {map hex} {
    return [::wargame::ground::fieldShape middle [hexName $map $hex]]
}

proc hexAt {map x y} {
    set key [::wargame::ground::fieldShape at \
            [list [dict get $map columns] [dict get $map rows]] $x $y]
    return [expr {$key eq "" ? -1 : [field number $map $key]}]
}

# sideOf --
#
#       The line of a hex's side, {x y x y}.
proc sideOf {map hex side} {
    set corners [::wargame::ground::fieldShape corners [hexName $map $hex]]
    lappend corners {*}[lrange $corners 0 1]
    return [lrange $corners [expr {2 * $side}] [expr {2 * $side + 3}]]
}

# hexesThat --
#
#       Those whose value in one of a map's lists is among these.
proc hexesThat {map list values} {
    set hexes {}
    set hex 0
    foreach value [dict get $map $list] {
        if {$value in $values} {
            lappend hexes $hex
        }
        incr hex
    }
    return $hexes
}

# joined --
#
#       Pieces {x y x y} as lines as long as can be: {x y ...} each, a closed
#       one ending where it began.  With `directed`, each goes on only from its
#       end to another's beginning.
proc joined {pieces {directed 0}} {
    set ends [dict create]
    set passed [dict create]
    set n 0
    foreach piece $pieces {
        lassign [Ends $piece] from to
        dict lappend ends $from $n
        dict incr passed $to
        if {!$directed} {
            dict lappend ends $to $n
            dict incr passed $from
        }
        incr n
    }
    set goesOn [expr {$directed ? 1 : 2}]
    set used [lrepeat $n 0]
    # From where a line ends or forks first; then rings.
    set lines {}
    foreach rings {0 1} {
        for {set i 0} {$i < $n} {incr i} {
            if {[lindex $used $i]} continue
            foreach way {0 1} {
                set at [lindex [Ends [lindex $pieces $i]] $way]
                if {[lindex $used $i] || ($directed && $way)
                        || (!$rings && [dict exists $passed $at]
                        && [dict get $passed $at] == $goesOn)} {
                    continue
                }
                lappend lines [Follow $pieces $ends $i $at $directed used]
            }
        }
    }
    return $lines
}

# Ends --
#
#       Names of a piece's two ends.
proc Ends {piece} {
    lassign $piece x0 y0 x1 y1
    return [list [expr {round($x0)}],[expr {round($y0)}] \
            [expr {round($x1)}],[expr {round($y1)}]]
}

proc Follow {pieces ends piece at directed used} {
    upvar 1 $used done
    set line ""
    while {$piece ne ""} {
        lset done $piece 1
        lassign [lindex $pieces $piece] x0 y0 x1 y1
        if {[lindex [Ends [lindex $pieces $piece]] 0] ne $at} {
            lassign [list $x0 $y0 $x1 $y1] x1 y1 x0 y0
        }
        if {$line eq ""} {
            set line [list $x0 $y0]
        }
        lappend line $x1 $y1
        set at [expr {round($x1)}],[expr {round($y1)}]
        set next ""
        if {[dict exists $ends $at] && ($directed
                || [llength [dict get $ends $at]] == 2)} {
            foreach other [dict get $ends $at] {
                if {![lindex $done $other]} {
                    set next $other
                    break
                }
            }
        }
        set piece $next
    }
    return $line
}

# rounded --
#
#       A line along hexsides, through the middles of its pieces and then with
#       its corners cut twice; a closed one stays closed.
proc rounded {line} {
    set closed [isClosed $line]
    set points {}
    foreach {x0 y0} [lrange $line 0 end-2] {x1 y1} [lrange $line 2 end] {
        lappend points [expr {($x0 + $x1) / 2.0}] [expr {($y0 + $y1) / 2.0}]
    }
    if {$closed} {
        return [CutCorners [CutCorners $points 1] 1]
    }
    set points [concat [lrange $line 0 1] $points [lrange $line end-1 end]]
    return [smoothed $points]
}

# smoothed --
#
#       An open line with its corners cut twice.
proc smoothed {points} {
    return [CutCorners [CutCorners $points 0] 0]
}

proc isClosed {line} {
    return [expr {[llength $line] > 4 && [Ends [concat [lrange $line 0 1] \
            [lrange $line end-1 end]]] eq [lrepeat 2 [lindex [Ends \
                [concat [lrange $line 0 1] [lrange $line 0 1]]] 0]]}]
}

proc CutCorners {points closed} {
    set cut {}
    if {!$closed} {
        set cut [lrange $points 0 1]
    }
    foreach {x0 y0} [lrange $points 0 end-2] {x1 y1} [lrange $points 2 end] {
        lappend cut [expr {0.75 * $x0 + 0.25 * $x1}] \
                [expr {0.75 * $y0 + 0.25 * $y1}] \
                [expr {0.25 * $x0 + 0.75 * $x1}] \
                [expr {0.25 * $y0 + 0.75 * $y1}]
    }
    if {$closed} {
        lassign [concat [lrange $points end-1 end] [lrange $points 0 1]] \
                x0 y0 x1 y1
        lappend cut [expr {0.75 * $x0 + 0.25 * $x1}] \
                [expr {0.75 * $y0 + 0.25 * $y1}] \
                [expr {0.25 * $x0 + 0.75 * $x1}] \
                [expr {0.25 * $y0 + 0.75 * $y1}]
    } else {
        lappend cut {*}[lrange $points end-1 end]
    }
    return $cut
}

# outlines --
#
#       The rounded shapes that hexes fill together.
proc outlines {map hexes} {
    return [lmap line [joined [Edges $map $hexes 1] 1] { rounded $line }]
}

# Edges --
#
#       Where hexes end, each piece with those hexes on its left: {x y x y};
#       with `all`, at the map's edge, too.
proc Edges {map hexes all} {
    set inside [dict create]
    foreach hex $hexes {
        dict set inside $hex 1
    }
    set pieces {}
    foreach hex $hexes {
        for {set side 0} {$side < 6} {incr side} {
            set other [field beyond $map $hex $side]
            if {($other >= 0 || $all) && ![dict exists $inside $other]} {
                lappend pieces [sideOf $map $hex $side]
            }
        }
    }
    return $pieces
}

# rims --
#
#       The rounded lines where hexes end within the map, those hexes on the
#       left.
proc rims {map hexes} {
    return [lmap line [joined [Edges $map $hexes 0] 1] { rounded $line }]
}

# sideLines --
#
#       The rounded lines of the sides in a map's list of them, such as stream.
proc sideLines {map list} {
    set pieces {}
    set hex 0
    foreach sides [dict get $map $list] {
        for {set side 0} {$side < 3} {incr side} {
            if {$sides >> $side & 1} {
                lappend pieces [sideOf $map $hex $side]
            }
        }
        incr hex
    }
    return [lmap line [joined $pieces] { rounded $line }]
}
