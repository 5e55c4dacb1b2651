# collisions.tcl --
#
#       Stacks of a board that would touch push each other aside, the shortest
#       way on which both stay in their spaces and in the frame.
#
#   set collisions [::wargame::board::Collisions new VIEWPORT SPACES]
#       apart BOXES SIZE     {SPACE SIDE} -> {left top right low} on the canvas;
#                            a token is SIZE wide.  -> the same, apart

need look/theme

if {![info object isa class ::wargame::board::Collisions]} {
    oo::class create ::wargame::board::Collisions
}

oo::define ::wargame::board::Collisions {
    variable Viewport Spaces

    constructor {viewport spaces} {
        set Viewport $viewport
        set Spaces $spaces
    }

    method apart {boxes size} {
        set gap [::wargame::look::theme px 4]
        foreach pass {1 2 3 4 5 6} {
            set touched 0
            # From the left: those that begin beyond one's right side, and all
            # after them, cannot touch it.
            set keys [lmap pair [lsort -real -index 1 [lmap {key box} $boxes {
                list $key [lindex $box 0]
            }]] {lindex $pair 0}]
            while {[llength $keys] > 1} {
                set keys [lassign $keys one]
                lassign [dict get $boxes $one] a0 b0 a1 b1
                foreach two $keys {
                    lassign [dict get $boxes $two] c0 d0 c1 d1
                    if {$c0 > $a1 + 3 * $gap} break
                    set dx [expr {min($a1, $c1) - max($a0, $c0) + $gap}]
                    set dy [expr {min($b1, $d1) - max($b0, $d0) + $gap}]
                    if {$dx > 0.5 && $dy > 0.5} {
                        set touched 1
                        if {$a0 + $a1 < $c0 + $c1} {
                            set dx [expr {-$dx}]
                        }
                        if {$b0 + $b1 < $d0 + $d1} {
                            set dy [expr {-$dy}]
                        }
                        set boxes [my Push $boxes $one $two $dx $dy $size]
                        lassign [dict get $boxes $one] a0 b0 a1 b1
                    }
                }
            }
            if {!$touched} break
        }
        return $boxes
    }

    method Push {boxes one two dx dy size} {
        # Part two stacks by dx or by dy, shared as is best.
        set least Inf
        set ways [list $dx 0 0 $dy]
        if {abs($dy) < abs($dx)} {
            set ways [list 0 $dy $dx 0]
        }
        foreach {x y} $ways {
            foreach share {0.5 1 0} {
                set far [expr {hypot($x, $y) * max(0.8, abs(2 * $share - 1))}]
                if {$far >= $least} continue
                set a [my Shifted [dict get $boxes $one] \
                    [expr {$share * $x}] [expr {$share * $y}]]
                set b [my Shifted [dict get $boxes $two] \
                    [expr {($share - 1) * $x}] [expr {($share - 1) * $y}]]
                set cost [expr {$far + 20 * ([my Over $a] + [my Over $b])}]
                if {$cost >= $least} continue
                set cost [expr {$cost + 3 * $size
                    * ([my Strays $one $a] + [my Strays $two $b])}]
                if {$cost < $least} {
                    set least $cost
                    set best [list $one $a $two $b]
                }
            }
        }
        return [dict merge $boxes $best]
    }

    method Over {box} {
        # How far a stack hangs over the edge of the frame.
        lassign $box x0 y0 x1 y1
        lassign [$Viewport extent] wide high
        return [expr {max(0, -$x0, $x1 - $wide) + max(0, -$y0, $y1 - $high)}]
    }

    method Strays {key box} {
        # How much of the middle of a stack is outside its space, 0 to 1.
        lassign $box x0 y0 x1 y1
        set y [expr {($y0 + $y1) / 2}]
        set out 0
        foreach at {0.25 0.5 0.75} {
            set point [$Viewport metre [expr {$x0 + $at * ($x1 - $x0)}] $y]
            if {![$Spaces holds [lindex $key 0] {*}$point]} {
                set out [expr {$out + 1 / 3.0}]
            }
        }
        return $out
    }

    method Shifted {box dx dy} {
        lassign $box x0 y0 x1 y1
        return [list [expr {$x0 + $dx}] [expr {$y0 + $dy}] \
            [expr {$x1 + $dx}] [expr {$y1 + $dy}]]
    }
}
