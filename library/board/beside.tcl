# beside.tcl --
#
#       Where the stacks of a space of a board stand that is too small for them:
#       on the nearest ground that nothing has taken.
#
#   set beside [::wargame::board::Beside new VIEWPORT SPACES]
#       find SPACE STACKS SWORD TAKEN    STACKS: {SIDE WIDE HIGH} each, side by
#                            side, with room for swords of that size; TAKEN:
#                            boxes on the canvas; marks on the map are so, too
#                            -> {FOUND LEADERS}: {SIDE BOX ... sword {X Y
#                            SIZE}}; {X0 Y0 X1 Y1} from each that does not stand
#                            in the space into that

need look/theme board/overlap

if {![info object isa class ::wargame::board::Beside]} {
    oo::class create ::wargame::board::Beside
}

oo::define ::wargame::board::Beside {
    variable Viewport Spaces

    constructor {viewport spaces} {
        # [overlap] by its short name.
        namespace path [list {*}[namespace path] ::wargame::board]
        set Viewport $viewport
        set Spaces $spaces
    }

    method find {space stacks sword taken} {
        set gap $sword
        set wide [expr {-$gap}]
        foreach stack $stacks {
            lassign $stack - w high
            set wide [expr {$wide + $gap + $w}]
        }
        lassign [my Nearest $space $wide $high [concat $taken [my Marks]]] x y
        set left [expr {$x - $wide / 2.0}]
        set found {}
        foreach stack $stacks {
            lassign $stack side w h
            if {[llength $found]} {
                lappend found sword [list [expr {$left + $gap / 2}] $y $sword]
                set left [expr {$left + $gap}]
            }
            lappend found $side [list $left [expr {$y - $h / 2.0}] \
                [expr {$left + $w}] [expr {$y + $h / 2.0}]]
            set left [expr {$left + $w}]
        }
        return [list $found [my Leaders $space $found]]
    }

    method Leaders {space found} {
        set middle [$Viewport pixel {*}[$Spaces middle $space]]
        set leaders {}
        dict for {side box} [dict remove $found sword] {
            lassign $box x0 y0 x1 y1
            set x [expr {($x0 + $x1) / 2.0}]
            set y [expr {($y0 + $y1) / 2.0}]
            if {![$Spaces holds $space {*}[$Viewport metre $x $y]]} {
                lappend leaders [my Line $space $x $y $middle]
            }
        }
        return $leaders
    }

    method Line {space x y middle} {
        # To the middle; where a number is on the way, to its edge: it is not
        # struck out.
        lassign $middle x1 y1
        set long [expr {max(1, hypot($x1 - $x, $y1 - $y))}]
        set ends [list [list 1 $middle]]
        foreach mark [$Spaces get $space marks] {
            lassign $mark left low right high
            lassign [concat [$Viewport pixel $left $high] \
                    [$Viewport pixel $right $low]] a b c d
            set gone [expr {[overlap enters $x $y $x1 $y1 [list $a $b $c $d]]
                - 0.25 / $long}]
            if {$gone <= 0} continue
            set at [list [expr {$x + $gone * ($x1 - $x)}] \
                    [expr {$y + $gone * ($y1 - $y)}]]
            if {[$Spaces holds $space {*}[$Viewport metre {*}$at]]} {
                lappend ends [list $gone $at]
            }
        }
        return [concat $x $y [lindex [lsort -real -index 0 $ends] 0 1]]
    }

    method Marks {} {
        set boxes {}
        foreach key [$Spaces lettered] {
            foreach mark [$Spaces get $key marks] {
                lassign $mark left low right high
                lappend boxes [concat [$Viewport pixel $left $high] \
                        [$Viewport pixel $right $low]]
            }
        }
        return $boxes
    }

    method Nearest {space wide high taken} {
        # The point of the canvas about which such a box covers least, near the
        # middle of the space.
        lassign [$Viewport pixel {*}[$Spaces middle $space]] x0 y0
        lassign [$Viewport extent] frameWide frameHigh
        set step [::wargame::look::theme px 4]
        set near [overlap near $x0 $y0 [expr {60 * $step}] \
                [expr {60 * $step}] $taken]
        set least Inf
        for {set ring 0} {$ring < 25} {incr ring} {
            if {$ring * $step >= $least} break
            for {set k 0} {$k < max(1, 8 * $ring)} {incr k} {
                set turn [expr {6.2832 * $k / max(1, 8 * $ring)}]
                set x [overlap framed [expr {$x0
                    + $ring * $step * cos($turn)}] $wide $frameWide]
                set y [overlap framed [expr {$y0
                    + $ring * $step * sin($turn)}] $high $frameHigh]
                set cost [expr {hypot($x - $x0, $y - $y0)
                    + 10 * [overlap area $x $y \
                        [expr {$wide + 2}] [expr {$high + 2}] $near]}]
                if {$cost < $least} {
                    set least $cost
                    set best [list $x $y]
                }
            }
        }
        return $best
    }
}
