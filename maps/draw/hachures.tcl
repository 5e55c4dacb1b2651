# hachures.tcl --
#
#       Strokes drawn down the slopes, from one line of equal height to the
#       next, thicker where it is steeper (after Lehmann).

# drawHachures --
#
#       From lines of equal height some way apart, strokes down to the next.
#       A greater grain draws fewer and thicker ones.
proc drawHachures {grain} {
    global ink
    array set data {}
    set interval [expr {1.3 * $grain}]
    set spans [Spans]
    for {set level 184.0} {$level < 240} {set level [expr {$level
            + $interval}]} {
        foreach line [Contour $level $spans] {
            foreach {x y dx dy} [walk $line [expr {16 * $grain}] \
                    [chance 0 16]] {
                if {![isTaken hachure $x $y]} {
                    Hachure data $x $y $interval
                }
            }
        }
    }
    foreach class [lsort -real [array names data]] {
        stroke $data($class) $ink(hachure) [expr {$class * $grain}] \
                -stroke-opacity [expr {min(1, 0.5 + $class / 8.0)}]
    }
}

# Hachure --
#
#       Adds one stroke downhill from a point, as far as the next line of equal
#       height, to the array of path data by width.
proc Hachure {array x y interval} {
    upvar 1 $array data
    lassign [slopeAt $x $y] dx dy
    set slope [expr {hypot($dx, $dy)}]
    if {$slope < 0.013} {
        return
    }
    # The steeper, the thicker.
    set class [expr {$slope < 0.018 ? 1.5 : $slope < 0.025 ? 2.1
            : $slope < 0.034 ? 2.8 : $slope < 0.046 ? 3.6
            : $slope < 0.062 ? 4.4 : 5.2}]
    set long [expr {min(88, 0.88 * $interval / $slope) * [chance 0.86 1.06]}]
    set points [list $x $y]
    foreach part {1 2} {
        set x [expr {$x + $dx / $slope * $long / 2}]
        set y [expr {$y + $dy / $slope * $long / 2}]
        lappend points $x $y
        lassign [slopeAt $x $y] dx dy
        set slope [expr {max(0.004, hypot($dx, $dy))}]
    }
    append data($class) [curve $points]
}

# Spans --
#
#       The least and the greatest height of each two rows: {low high ...}.
proc Spans {} {
    global relief
    set spans {}
    for {set j 0} {$j < $relief(rows) - 1} {incr j} {
        set two [concat [lindex $relief(h) $j] [lindex $relief(h) $j+1]]
        lappend spans [::tcl::mathfunc::min {*}$two] \
                [::tcl::mathfunc::max {*}$two]
    }
    return $spans
}

# Contour --
#
#       The lines of equal height, each {x y ...}, by marching squares; of what
#       Spans said.
proc Contour {level spans} {
    global relief
    set joins [dict create]
    set j -1
    foreach {low high} $spans {
        incr j
        if {$high < $level || $low >= $level} {
            continue
        }
        set upper [lindex $relief(h) $j]
        set lower [lindex $relief(h) $j+1]
        set a [lindex $upper 0]
        set d [lindex $lower 0]
        set i 0
        foreach b [lrange $upper 1 end] c [lrange $lower 1 end] {
            # a b over d c; the sides are named by their upper or left point.
            set sides {}
            if {($a < $level) != ($b < $level)} {
                lappend sides h,$i,$j
            }
            if {($d < $level) != ($c < $level)} {
                lappend sides h,$i,[expr {$j + 1}]
            }
            if {($a < $level) != ($d < $level)} {
                lappend sides v,$i,$j
            }
            if {($b < $level) != ($c < $level)} {
                lappend sides v,[expr {$i + 1}],$j
            }
            foreach {p q} $sides {
                dict lappend joins $p $q
                dict lappend joins $q $p
            }
            set a $b
            set d $c
            incr i
        }
    }
    set lines {}
    # Open lines from their ends first, then rings.
    foreach ends {1 2} {
        foreach p [dict keys $joins] {
            if {![dict exists $joins $p]
                    || [llength [dict get $joins $p]] != $ends} {
                continue
            }
            set line {}
            while {$p ne ""} {
                lappend line {*}[Cut $p $level]
                set next ""
                foreach q [dict get $joins $p] {
                    if {[dict exists $joins $q]} {
                        set next $q
                    }
                }
                dict unset joins $p
                set p $next
            }
            lappend lines $line
        }
    }
    return $lines
}

# Cut --
#
#       Where a level cuts a side of the grid.
proc Cut {side level} {
    global relief
    lassign [split $side ,] way i j
    set a [lindex $relief(h) $j $i]
    if {$way eq "h"} {
        set t [expr {($level - $a) / ([lindex $relief(h) $j $i+1] - $a)}]
        return [list [expr {($i + $t) * 50 - 25}] [expr {$j * 50 - 25}]]
    }
    set t [expr {($level - $a) / ([lindex $relief(h) $j+1 $i] - $a)}]
    return [list [expr {$i * 50 - 25}] [expr {($j + $t) * 50 - 25}]]
}
