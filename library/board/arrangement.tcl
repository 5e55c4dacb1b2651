# arrangement.tcl --
#
#       How one stack of a board, or two with swords between them, stand in a
#       space.
#
#   set arrangement [::wargame::board::Arrangement new VIEWPORT FREE]
#       find PLOT STACKS SWORD       PLOT: the ground that may be covered,
#                            free.tcl; STACKS: {SIDE WIDE HIGH X Y} of one or
#                            two, so large, and where the map would have their
#                            middle; SWORD: how wide the swords are.  All in
#                            pixels of the canvas
#                            -> {SIDE BOX ... sword {X Y SIZE}}, or {}
#       without PLOT BOX     the plot, but for a box of the canvas

need board/free

if {![info object isa class ::wargame::board::Arrangement]} {
    oo::class create ::wargame::board::Arrangement
}

oo::define ::wargame::board::Arrangement {
    variable Viewport Free

    constructor {viewport free} {
        set Viewport $viewport
        set Free $free
    }

    method find {plot stacks sword} {
        if {[llength $stacks] == 1} {
            return [my Alone $plot {*}[lindex $stacks 0]]
        }
        foreach way {Across Upright Apart} {
            set found [my $way $plot {*}$stacks $sword]
            if {$found ne ""} {
                return $found
            }
        }
        return ""
    }

    method Alone {plot side wide high x y} {
        set spot [my Spot $plot $wide $high $x $y]
        if {$spot eq ""} {
            return ""
        }
        return [list $side [$Viewport box {*}$spot $wide $high]]
    }

    method Across {plot one two sword} {
        # Side by side, the swords in the gap.
        if {[lindex $one 3] > [lindex $two 3]} {
            lassign [list $one $two] two one
        }
        lassign $one a w0 h0 x0 y0
        lassign $two b w1 h1 x1 y1
        set gap $sword
        set high [expr {max($h0, $h1, $sword)}]
        set spot [my Spot $plot [expr {$w0 + $gap + $w1}] $high \
                [expr {($x0 + $x1) / 2.0}] [expr {($y0 + $y1) / 2.0}]]
        if {$spot eq ""} {
            return ""
        }
        lassign $spot x y
        set left [expr {$x - ($w0 + $gap + $w1) / 2.0}]
        return [list $a [$Viewport box [expr {$left + $w0 / 2.0}] $y $w0 $h0] \
            $b [$Viewport box [expr {$left + $w0 + $gap + $w1 / 2.0}] $y \
                $w1 $h1] \
            sword [list [expr {$left + $w0 + $gap / 2.0}] \
                [expr {$y + max(0, ($high - $sword) / 2)}] $sword]]
    }

    method Upright {plot one two sword} {
        # One above the other, the swords beside the end of the narrower.
        if {[lindex $one 4] > [lindex $two 4]} {
            lassign [list $one $two] two one
        }
        lassign $one a w0 h0 x0 y0
        lassign $two b w1 h1 x1 y1
        set wide [expr {max($w0, $w1, min($w0, $w1) + $sword)}]
        set spot [my Spot $plot $wide [expr {$h0 + $h1}] \
                [expr {($x0 + $x1) / 2.0}] [expr {($y0 + $y1) / 2.0}]]
        if {$spot eq ""} {
            return ""
        }
        lassign $spot x y
        set left [expr {$x - $wide / 2.0}]
        set top [expr {$y - ($h0 + $h1) / 2.0}]
        # As wide ones leave it between the two.
        set down [expr {$w0 == $w1 ? $h0
            : $w0 < $w1 ? $h0 - $sword / 2.0 : $h0 + $sword / 2.0}]
        return [list $a [$Viewport box [expr {$left + $w0 / 2.0}] \
                [expr {$top + $h0 / 2.0}] $w0 $h0] \
            $b [$Viewport box [expr {$left + $w1 / 2.0}] \
                [expr {$top + $h0 + $h1 / 2.0}] $w1 $h1] \
            sword [list [expr {$left + min($w0, $w1) + $sword / 2.0}] \
                [expr {$top + $down}] $sword]]
    }

    method Apart {plot one two sword} {
        # Each where it finds room, and the swords between them.
        foreach {first second} [list $one $two $two $one] {
            set a [my Alone $plot {*}$first]
            if {$a eq ""} {
                return ""
            }
            set rest [my without $plot [lindex $a 1]]
            set b [my Alone $rest {*}$second]
            if {$b eq "" || [my Far [lindex $a 1] [lindex $b 1]]
                    > 2 * $sword} continue
            set x [my Between [lindex $a 1] [lindex $b 1] 0]
            set y [my Between [lindex $a 1] [lindex $b 1] 1]
            set spot [my Spot [my without $rest [lindex $b 1]] $sword $sword \
                    $x $y]
            if {$spot ne ""} {
                return [concat $a $b [list sword [list {*}$spot $sword]]]
            }
        }
        return ""
    }

    method Far {a b} {
        # How wide the gap between two boxes is.
        lassign $a a0 b0 a1 b1
        lassign $b c0 d0 c1 d1
        return [expr {hypot(max(0, $c0 - $a1, $a0 - $c1),
            max(0, $d0 - $b1, $b0 - $d1))}]
    }

    method Between {a b from} {
        # The middle of what two boxes share, or of the gap between them.
        return [expr {(max([lindex $a $from], [lindex $b $from])
            + min([lindex $a $from+2], [lindex $b $from+2])) / 2.0}]
    }

    method Spot {plot wide high x y} {
        # In pixels; a little room is left about it.
        set spot [$Free spot $plot [$Viewport metres [expr {$wide + 2}]] \
                [$Viewport metres [expr {$high + 2}]] \
                {*}[$Viewport metre $x $y]]
        return [expr {$spot eq "" ? "" : [$Viewport pixel {*}$spot]}]
    }

    method without {plot box} {
        lassign $box x0 y0 x1 y1
        return [$Free without $plot [list [concat \
                [$Viewport metre $x0 $y1] [$Viewport metre $x1 $y0]]]]
    }
}
