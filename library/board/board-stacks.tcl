# board-stacks.tcl --
#
#       The stacks of a Board: how they lie and keep apart, one spread out, the
#       crossed swords where two meet, the focus' ring.

need look/theme

oo::define ::wargame::board::Board {
    method Cover {} {
        # Which tokens have another over them.
        set was [dict keys $Covered]
        set Covered [dict create]
        dict for {key ids} $Stack {
            if {$key eq $Spread || ![$Spaces isOnGround [lindex $key 0]]
                    || [my IsCardboard]} continue
            set columns [my Columns [llength $ids]]
            set i 0
            foreach id [lrange $ids 0 end-1] over [lrange $ids 1 end] {
                if {[incr i] % $columns && $over ne $Held} {
                    dict set Covered $id 1
                }
            }
        }
        foreach id [concat $was [dict keys $Covered]] {
            if {($id in $was) != [dict exists $Covered $id]} {
                my PaintIfThere $id
            }
        }
    }

    method Stands {} {
        # {space side} -> {left top right bottom}, where the map would have it.
        set boxes [dict create]
        set margin [::wargame::look::theme px 5]
        lassign [$Viewport extent] wide high
        dict for {key ids} $Stack {
            if {[$Spaces isOnGround [lindex $key 0]]} {
                lassign [my Extent [llength $ids]] width height
                lassign [my Stand {*}$key] x y
                set x [my InFrame $x $width $wide $margin]
                set y [my InFrame $y $height $high $margin]
                dict set boxes $key [list \
                    [expr {$x - $width / 2.0}] [expr {$y - $height / 2.0}] \
                    [expr {$x + $width / 2.0}] [expr {$y + $height / 2.0}]]
            }
        }
        return $boxes
    }

    method InFrame {at length whole margin} {
        # The middle of something so long that is not to hang over the edge.
        set least [expr {$length / 2.0 + $margin}]
        return [expr {max($least, min($whole - $least, $at))}]
    }

    method Apart {boxes} {
        # Stacks that would touch push each other aside, the shortest way on
        # which both stay in their spaces and in the frame.
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
                        set boxes [my Push $boxes $one $two $dx $dy]
                        lassign [dict get $boxes $one] a0 b0 a1 b1
                    }
                }
            }
            if {!$touched} break
        }
        return $boxes
    }

    method Push {boxes one two dx dy} {
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
                set cost [expr {$cost + 3 * $Size
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

    method SidesIn {key} {
        # The sides that stand in a space.
        set sides {}
        foreach stack [dict keys $Stack [list $key *]] {
            if {[lindex $stack 0] eq $key} {
                lappend sides [lindex $stack 1]
            }
        }
        return [lsort $sides]
    }

    method Stand {key side} {
        # The canvas point where a stack of a space has its middle.
        set at [$Spaces stand $key $side]
        if {[llength $at]} {
            return [$Viewport pixel {*}$at]
        }
        lassign [$Viewport pixel {*}[$Spaces middle $key]] x y
        return [list $x [expr {$y + 0.7 * $Size}]]
    }

    method Columns {n} {
        # Up to four side by side; of more, two rows.
        return [expr {$n <= 4 ? $n : ($n + 1) / 2}]
    }

    method StepAcross {n} {
        # From a block to the one over it: what is left bare shows its strength.
        set columns [my Columns $n]
        return [expr {$columns <= 5 ? 0.48 * $Size
            : 1.92 * $Size / ($columns - 1)}]
    }

    method Extent {n} {
        if {[my IsCardboard]} {
            return [my PileExtent $n]
        }
        set columns [my Columns $n]
        return [list [expr {$Size + ($columns - 1) * [my StepAcross $n]}] \
            [expr {$n > $columns ? 1.6 * $Size : 1.0 * $Size}]]
    }

    method Fan {ids box glide} {
        # From the left, and in a second row lower; the last lies uppermost.
        if {[my IsCardboard]} {
            my Pile $ids $box $glide
            return
        }
        lassign $box x y
        set n [llength $ids]
        set columns [my Columns $n]
        set across [my StepAcross $n]
        set i 0
        foreach id $ids {
            my Put $id \
                [expr {$x + $Size / 2.0 + $across * ($i % $columns)}] \
                [expr {$y + $Size / 2.0 + 0.6 * $Size * ($i / $columns)}] \
                token $glide
            incr i
        }
    }

    # A stack spread apart.

    method spread {space {side ""}} {
        set was [my Spreaded]
        set Spread ""
        if {$side eq ""} {
            set side [lindex [my SidesIn $space] 0]
        }
        if {[dict exists $Stack [list $space $side]]
                && [llength [dict get $Stack [list $space $side]]] > 1} {
            set Spread [list $space $side]
        }
        foreach id [concat $was [my Spreaded]] {
            if {[dict exists $Token $id]} {
                my Paint $id
            }
        }
        my Layout 1
    }

    method LaySpread {glide} {
        # Side by side on a leaf of paper, inside the window.
        $Canvas delete panel
        set ids [my Spreaded]
        if {![llength $ids] || ![dict exists $Boxes $Spread]} {
            return
        }
        lassign [dict get $Boxes $Spread] x0 y0 x1 y1
        set size [expr {max($Size, [::wargame::look::theme size spread])}]
        set pitch [expr {1.1 * $size}]
        set n [llength $ids]
        set columns [expr {$n <= 4 ? $n : min(6, ($n + 1) / 2)}]
        set rows [expr {($n + $columns - 1) / $columns}]
        set pad [::wargame::look::theme px 6]
        set wide [expr {$columns * $pitch + 2 * $pad}]
        set high [expr {$rows * $pitch + 2 * $pad}]
        lassign [$Viewport inside [expr {($x0 + $x1 - $wide) / 2}] \
                [expr {($y0 + $y1 - $high) / 2}] $wide $high] left top
        set photo [$Plates leaf $wide $high leafLift goldDark]
        $Canvas create image \
            [expr {round($left) - 6}] [expr {round($top) - 6}] -anchor nw -image $photo -tags panel
        set i 0
        foreach id $ids {
            my Put $id \
                [expr {$left + $pad + $pitch * ($i % $columns + 0.5)}] \
                [expr {$top + $pad + $pitch * ($i / $columns + 0.5)}] \
                spread $glide
            incr i
        }
    }

    # Where two stacks meet.

    method Swords {} {
        # At the end of the gap between two stacks of one space.
        $Canvas delete swords
        set seen [dict create]
        dict for {key box} $Boxes {
            lassign $key space side
            if {[dict exists $seen $space]} {
                lassign [dict get $seen $space] a0 b0 a1 b1
                lassign $box c0 d0 c1 d1
                if {min($b1, $d1) < max($b0, $d0)} {
                    my Sword [expr {min($a1, $c1)}] \
                        [expr {(min($b1, $d1) + max($b0, $d0)) / 2}]
                } else {
                    my Sword [expr {(min($a1, $c1) + max($a0, $c0)) / 2}] \
                        [expr {min($b1, $d1)}]
                }
            }
            dict set seen $space $box
        }
    }

    method Sword {x y} {
        set side [::wargame::look::theme px 22]
        set ink [::wargame::look::theme color bad]
        set photo [$Plates picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" viewBox="-15 -15 30 30"><circle
            r="13" fill="%1$s" stroke="%2$s" stroke-width="1.6"/><g
            stroke="%2$s" fill="none" stroke-linecap="round"><path stroke-width="2.4"
            d="M-7,-7.5 L6.5,6.5 M7,-7.5 L-6.5,6.5"/><path stroke-width="2"
            d="M2,7.5 L7.5,2 M-2,7.5 L-7.5,2"/></g></svg>} \
            [::wargame::look::theme color leafLift] $ink] $side]
        $Canvas create image $x $y -image $photo -tags swords \
            -state [expr {$Hidden ? "hidden" : "normal"}]
    }

    # The focus.

    method focus {token} {
        set Focus [expr {[dict exists $Token $token] ? $token : ""}]
        if {$Focus ne ""} {
            my Show {*}[dict get $Place $Focus]
            set Under [list [dict get $Token $Focus space] $Focus]
            my Tell hover {*}$Under
        }
        my Ring
    }

    method Ring {} {
        # Round the token, or round the place chosen, that has the focus.
        $Canvas delete ring
        if {$Focus eq "" || ![dict exists $Place $Focus] || $Held ne ""} {
            return
        }
        set side [expr {round(1.2 * [my SizeOf $Focus])}]
        set photo [$Plates picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect x="5"
            y="4" width="110" height="110" rx="14" fill="none" stroke="%s"
            stroke-width="9"/><rect x="5" y="4" width="110" height="110" rx="14"
            fill="none" stroke="%s" stroke-width="5"/></svg>} \
            [::wargame::look::theme color leafLift] [::wargame::look::theme \
            color focus]] \
            $side]
        $Canvas create image {*}[dict get $Place $Focus] -image $photo \
                -tags ring
        $Canvas raise ring
    }

    method Show {x y} {
        $Camera show $x $y [expr {1.2 * $Size}]
    }

    method BoxesIn {space} {
        # Of the stacks there.
        return [lmap side [my SidesIn $space] {
            dict get $Boxes [list $space $side]
        }]
    }

    method Taken {} {
        # What names are not to cover.
        return [concat [dict values $Boxes] [lmap item [
                $Canvas find withtag swords] {
            $Canvas bbox $item
        }]]
    }
}
