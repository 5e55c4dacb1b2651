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
#       near KEY BOXES       the BOXES that touch the bounds of a space
#       without PLOT BOXES   -> the same but for what these cover, {left low
#                            right high} each
#       spot PLOT WIDE HIGH X Y      -> {x y}, the middle of so large a box
#                            that is all in the plot, the nearest to X Y; or {}
#
#   A PLOT is as svgphoto::plot has it, generic/art/plot-command.c.

need board/spaces

package require svgphoto

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
            dict set Plots $name [my without [svgphoto::plot cut \
                    [$Spaces get $key shape] [$Spaces get $key bounds] $cell] \
                    [my near $key $Marks]]
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

    method without {plot boxes} {
        return [svgphoto::plot without $plot $boxes]
    }

    method spot {plot wide high x y} {
        return [svgphoto::plot spot $plot $wide $high $x $y]
    }
}
