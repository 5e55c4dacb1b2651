# free.tcl --
#
#       Where in a space of a board a box finds room.  In metres; knows no
#       window.
#
#   set free [::wargame::board::Free new SPACES]
#       cell METRES          -> the width of the squares into which the ground
#                            is cut, at most so wide; but for ground that is
#                            large, of a few sizes, since cutting takes time
#       of KEY CELL          -> a PLOT: those squares of a space that lie all
#                            within it and show no mark of any space
#       near KEY BOXES       those that touch the bounds of a space
#       without PLOT BOX     -> the same but for what BOX covers, {left low
#                            right high}
#       spot PLOT WIDE HIGH X Y      -> {x y}, the middle of so large a box
#                            that is all in the plot, the nearest to X Y; or {}
#
#   A PLOT is {CELL LEFT LOW ROWS}: a number for each row, from the south, a bit
#   for each square, the least for the most western.

need board/spaces

if {![info object isa class ::wargame::board::Free]} {
    oo::class create ::wargame::board::Free
}

oo::define ::wargame::board::Free {
    # Plots: {KEY CELL} -> plot.  Marks: boxes of all spaces.
    variable Spaces Plots Marks

    constructor {spaces} {
        set Spaces $spaces
        set Plots [dict create]
        set Marks [concat {*}[lmap key [$Spaces lettered] {
            $Spaces get $key marks
        }]]
    }

    method cell {metres} {
        return [expr {max(20.0, 2.0 ** (floor(2 * log($metres) / log(2)) / 2))}]
    }

    method of {key cell} {
        set name [list $key $cell]
        if {![dict exists $Plots $name]} {
            set plot [my Cut $key $cell]
            foreach box [my near $key $Marks] {
                set plot [my without $plot $box]
            }
            dict set Plots $name $plot
        }
        return [dict get $Plots $name]
    }

    method near {key boxes} {
        lassign [$Spaces get $key bounds] left low right high
        return [lmap box $boxes {
            lassign $box x0 y0 x1 y1
            if {$x0 > $right || $x1 < $left || $y0 > $high || $y1 < $low} {
                continue
            }
            set box
        }]
    }

    method Cut {key cell} {
        # A square is within where both its southern and its northern edge are.
        lassign [$Spaces get $key bounds] left low right high
        set lines [lmap crossings [my Cross [$Spaces get $key shape] $left \
                $low $cell [expr {int(ceil(($high - $low) / $cell))}]] {
            set line 0
            foreach {from to} [lsort -real $crossings] {
                set from [expr {int(ceil($from))}]
                set to [expr {int(floor($to))}]
                if {$to > $from} {
                    set line [expr {$line | (((1 << ($to - $from)) - 1)
                        << $from)}]
                }
            }
            set line
        }]
        return [list $cell $left $low [lmap south [lrange $lines 0 end-1] \
                north [lrange $lines 1 end] { expr {$south & $north} }]]
    }

    method Cross {shape left low cell count} {
        # Where the edges of a shape cross the lines between rows, in squares.
        set lines [lrepeat [expr {$count + 1}] {}]
        lassign [lrange $shape end-1 end] x0 y0
        set x0 [expr {($x0 - $left) / double($cell)}]
        set y0 [expr {($y0 - $low) / double($cell)}]
        foreach {x1 y1} $shape {
            set x1 [expr {($x1 - $left) / $cell}]
            set y1 [expr {($y1 - $low) / $cell}]
            set j [expr {int(floor(min($y0, $y1))) + 1}]
            set end [expr {int(floor(max($y0, $y1)))}]
            for {} {$j <= $end} {incr j} {
                set line [lindex $lines $j]
                lset lines $j {}
                lappend line [expr {
                    $x0 + ($x1 - $x0) * ($j - $y0) / ($y1 - $y0)}]
                lset lines $j $line
            }
            set x0 $x1
            set y0 $y1
        }
        return $lines
    }

    method without {plot box} {
        lassign $plot cell left low rows
        lassign $box x0 y0 x1 y1
        set from [expr {max(0, int(floor(($x0 - $left) / $cell)))}]
        set to [expr {int(ceil(($x1 - $left) / $cell))}]
        set j [expr {max(0, int(floor(($y0 - $low) / $cell)))}]
        set end [expr {min([llength $rows], int(ceil(($y1 - $low) / $cell)))}]
        if {$to <= $from || $end <= $j} {
            return $plot
        }
        set keep [expr {~(((1 << ($to - $from)) - 1) << $from)}]
        for {} {$j < $end} {incr j} {
            lset rows $j [expr {[lindex $rows $j] & $keep}]
        }
        return [list $cell $left $low $rows]
    }

    method spot {plot wide high x y} {
        lassign $plot cell left low rows
        set columns [expr {int(ceil($wide / $cell))}]
        set lines [expr {int(ceil($high / $cell))}]
        if {$lines > [llength $rows]} {
            return {}
        }
        set rows [my Corners $rows $columns $lines]
        # From the row where it should be to either side.
        set i [expr {round(($x - $left) / $cell - $columns / 2.0)}]
        set j [expr {round(($y - $low) / $cell - $lines / 2.0)}]
        set count [llength $rows]
        set best Inf
        set end [expr {max(abs($j), abs($count - $j))}]
        for {set d 0} {$d <= $end && $d < $best} {incr d} {
            foreach at [expr {$d ? [list [expr {$j - $d}] [expr {$j + $d}]]
                : $j}] {
                if {$at < 0 || $at >= $count || ![lindex $rows $at]} continue
                set column [my Nearest [lindex $rows $at] $i]
                set far [expr {hypot($column - $i, $d)}]
                if {$far < $best} {
                    set best $far
                    set found [list $column $at]
                }
            }
        }
        if {$best == Inf} {
            return {}
        }
        lassign $found i j
        return [list [expr {$left + ($i + $columns / 2.0) * $cell}] \
            [expr {$low + ($j + $lines / 2.0) * $cell}]]
    }

    method Corners {rows columns lines} {
        # The squares that may be the south-western one of a box.
        for {set n 1} {$n < $lines} {incr n $step} {
            set step [expr {min($n, $lines - $n)}]
            set rows [lmap row [lrange $rows 0 end-$step] \
                    other [lrange $rows $step end] { expr {$row & $other} }]
        }
        return [lmap row $rows {
            for {set n 1} {$n < $columns && $row} {incr n $step} {
                set step [expr {min($n, $columns - $n)}]
                set row [expr {$row & ($row >> $step)}]
            }
            set row
        }]
    }

    method Nearest {row i} {
        # The bit that is set nearest to the i-th; there is one.
        if {$i < 0} {
            set i 0
        }
        for {set d 0} {1} {incr d} {
            if {($row >> ($i + $d)) & 1} {
                return [expr {$i + $d}]
            } elseif {$d <= $i && ($row >> ($i - $d)) & 1} {
                return [expr {$i - $d}]
            }
        }
    }
}
