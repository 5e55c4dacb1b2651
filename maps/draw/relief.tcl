# relief.tcl --
#
#       The lie of the land: heights and slopes worked out from the contours.

# makeHeights --
#
#       Fills relief(h): rows of heights, of points 50 m apart from 25 m outside
#       the corner of a map, from contours {metres shape ...}.  Between two
#       contours the height goes with the distance from each.
proc makeHeights {contours width height} {
    global relief
    set columns [set relief(columns) [expr {$width / 50 + 2}]]
    set rows [set relief(rows) [expr {$height / 50 + 2}]]
    set flat [lrepeat $rows [lrepeat $columns 0]]
    foreach metres {190 200 210 220 230} {
        set step [expr {($metres - 180) / 10}]
        foreach {level shape} $contours {
            if {$level == $metres} {
                set flat [Flood $flat $shape $step]
            }
        }
    }
    foreach step {1 2 3 4 5} {
        set far($step) [Distances $flat $step]
    }
    set heights {}
    for {set j 0} {$j < $rows} {incr j} {
        set row {}
        for {set i 0} {$i < $columns} {incr i} {
            set step [lindex $flat $j $i]
            if {$step == 0} {
                set h [expr {190 - min(7, [lindex $far(1) $j $i] * 0.9)}]
            } elseif {$step == 5} {
                set h [expr {230 + min(9, [lindex $far(5) $j $i] * 1.1)}]
            } else {
                set low [lindex $far($step) $j $i]
                set high [lindex $far([expr {$step + 1}]) $j $i]
                set h [expr {180 + 10 * $step + 10 * $low / ($low + $high)}]
            }
            lappend row $h
        }
        lappend heights $row
    }
    set relief(h) [Soften [Soften [Soften $heights]]]
}

# Flood --
#
#       The grid with the points inside a shape set to a value.
proc Flood {grid shape value} {
    global relief
    lassign [bounds $shape] - top - bottom
    set first [expr {max(0, int($top / 50))}]
    set last [expr {min($relief(rows) - 1, int($bottom / 50) + 2)}]
    for {set j $first} {$j <= $last} {incr j} {
        # The edge of the map is no shore: the outermost points are as those
        # within it.
        set y [expr {min($relief(rows) * 50 - 110, max(10, $j * 50 - 25))}]
        foreach {x0 x1} [spans $shape $y] {
            set i0 [expr {$x0 < 45 ? 0 : int(ceil(($x0 + 25) / 50.0))}]
            set i1 [expr {$x1 > $relief(columns) * 50 - 145
                    ? $relief(columns) - 1
                    : int(($x1 + 25) / 50)}]
            set row [lindex $grid $j]
            for {set i $i0} {$i <= $i1} {incr i} {
                lset row $i $value
            }
            lset grid $j $row
        }
    }
    return $grid
}

# Distances --
#
#       How far each point is from where the grid passes a value, in steps.
proc Distances {grid value} {
    # Down and to the right, then back: each point asks those passed before.
    set far {}
    set near {}
    foreach row $grid {
        set inside [lmap cell $row { expr {$cell >= $value} }]
        set line [Passed $inside $near [expr {$near eq "" ? "" : $before}] \
                [lrepeat [llength $row] Inf]]
        lappend far $line
        lappend sides $inside
        set near $line
        set before $inside
    }
    set back {}
    set near {}
    foreach inside [lreverse $sides] line [lreverse $far] {
        set inside [lreverse $inside]
        set near [Passed $inside $near [expr {$near eq "" ? "" : $before}] \
                [lreverse $line]]
        lappend back [lreverse $near]
        set before $inside
    }
    return [lreverse $back]
}

# Passed --
#
#       One row of distances, no more than `most`, from left to right: `inside`
#       tells on which side of the value each point is; `near` are the distances
#       in the row passed before, `before` its sides; both empty for the first.
proc Passed {inside near before most} {
    set in0 [lindex $inside 0]
    set left 99
    if {$near eq ""} {
        return [lmap in $inside d $most {
            set left [expr {min($d, $in != $in0 ? 0.5 : $left + 1)}]
            set in0 $in
            set left
        }]
    }
    return [lmap in $inside d $most other $before b $near \
            a [concat [lindex $near 0] [lrange $near 0 end-1]] \
            c [concat [lrange $near 1 end] [lindex $near end]] {
        if {$in != $in0 || $in != $other} {
            set e 0.5
        } else {
            set e [expr {$left + 1}]
            if {$b + 1 < $e} { set e [expr {$b + 1}] }
            if {$a + 1.4 < $e} { set e [expr {$a + 1.4}] }
            if {$c + 1.4 < $e} { set e [expr {$c + 1.4}] }
        }
        set in0 $in
        set left [expr {$d < $e ? $d : $e}]
    }]
}

# Soften --
#
#       The grid with each point the mean of itself and those about it.
proc Soften {grid} {
    set smooth {}
    set last [expr {[llength $grid] - 1}]
    for {set j 0} {$j <= $last} {incr j} {
        set column {}
        foreach a [lindex $grid [expr {max(0, $j - 1)}]] b [lindex $grid $j] \
                c [lindex $grid [expr {min($last, $j + 1)}]] {
            lappend column [expr {$a + 2 * $b + $c}]
        }
        set row {}
        set a [lindex $column 0]
        set b $a
        foreach c [concat [lrange $column 1 end] [lindex $column end]] {
            lappend row [expr {($a + 2 * $b + $c) / 16.0}]
            set a $b
            set b $c
        }
        lappend smooth $row
    }
    return $smooth
}

# makeSlopes --
#
#       Fills relief(dx) and relief(dy), downhill at every point of the grid:
#       0.05 is five metres in a hundred.
proc makeSlopes {} {
    global relief
    set last [expr {$relief(rows) - 1}]
    set relief(dx) {}
    set relief(dy) {}
    for {set j 0} {$j <= $last} {incr j} {
        set row [lindex $relief(h) $j]
        set dx {}
        set dy {}
        foreach a [concat [lindex $row 0] [lrange $row 0 end-1]] \
                b [concat [lrange $row 1 end] [lindex $row end]] \
                c [lindex $relief(h) [expr {max(0, $j - 1)}]] \
                d [lindex $relief(h) [expr {min($last, $j + 1)}]] {
            lappend dx [expr {($a - $b) / 100.0}]
            lappend dy [expr {($c - $d) / 100.0}]
        }
        lappend relief(dx) $dx
        lappend relief(dy) $dy
    }
}

# slopeAt --
#
#       {dx dy} downhill at a point.
proc slopeAt {x y} {
    global relief
    set u [expr {max(0.0, min($relief(columns) - 1.1, ($x + 25) / 50.0))}]
    set v [expr {max(0.0, min($relief(rows) - 1.1, ($y + 25) / 50.0))}]
    set i [expr {int($u)}]
    set j [expr {int($v)}]
    set u [expr {$u - $i}]
    set v [expr {$v - $j}]
    set slope {}
    foreach grid {dx dy} {
        lassign [lrange [lindex $relief($grid) $j] $i $i+1] a b
        lassign [lrange [lindex $relief($grid) $j+1] $i $i+1] c d
        lappend slope [expr {(1 - $v) * ((1 - $u) * $a + $u * $b)
                + $v * ((1 - $u) * $c + $u * $d)}]
    }
    return $slope
}
