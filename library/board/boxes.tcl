# boxes.tcl --
#
#       Where the stacks of a board lie: a box for each, and how its tokens lie
#       in it.
#
#   set boxes [::wargame::board::Boxes new VIEWPORT SPACES ROWS PLACING]
#       ROWS      how the tokens of a stack lie: rows.tcl or piles.tcl
#       PLACING   finds room for stacks that keep apart: placing.tcl
#
#       lay COUNTS MS        finds room for these, COUNTS as placing.tcl has it,
#                            for MS milliseconds, where all lay before: one for
#                            which none was found by then lies about where it
#                            lay.  A new one has as long as it takes
#       seek MS              looks for MS milliseconds more
#       isLaid               has each its room?
#       areApart             do they keep apart?  Else none is counted
#       rescale RATIO        another scale: each as a whole where it belongs,
#                            until all are laid.  -> STACK DX DY ..., how far
#                            they have gone
#   A stack is named {SPACE SIDE}.  A box is {left top right low} on the canvas.
#       all                  STACK -> box
#       box STACK            its box, or {}
#       forms                STACK -> {LAYOUT SIZE}: LAYOUT is that which knows
#                            how its tokens lie, so many pixels wide
#       size                 of a token where there is room, when they were laid

need look/theme

if {![info object isa class ::wargame::board::Boxes]} {
    oo::class create ::wargame::board::Boxes
}

oo::define ::wargame::board::Boxes {
    # Stands: what these were made of; Laid: all of them.
    variable Viewport Spaces Rows Placing Boxes Forms Stands Laid Size

    constructor {viewport spaces rows placing} {
        set Viewport $viewport
        set Spaces $spaces
        set Rows $rows
        set Placing $placing
        set Boxes [dict create]
        set Forms [dict create]
        set Stands {}
        set Laid 1
        set Size 0
    }

    method all {} {
        return $Boxes
    }

    method box {stack} {
        return [expr {[dict exists $Boxes $stack]
            ? [dict get $Boxes $stack] : {}}]
    }

    method forms {} {
        return $Forms
    }

    method size {} {
        return $Size
    }

    method areApart {} {
        return [$Rows areApart]
    }

    method isLaid {} {
        return [expr {![$Rows areApart] || [$Placing isDone]}]
    }

    method seek {ms} {
        $Placing place [lindex $Stands end] $ms
    }

    method lay {counts ms} {
        # If the stacks are others than before, or seen from elsewhere.
        set Size [$Rows size]
        set stands [list [$Viewport scale] [::wargame::look::theme size \
                labelSmall] $counts]
        if {$stands eq $Stands && $Laid} {
            return
        }
        if {[$Rows areApart]} {
            my LayApart $counts $ms [expr {$Stands eq "" ? 1
                : [$Viewport scale] / [lindex $Stands 0]}]
        } else {
            my LayPiles $counts [expr {$Laid
                && [lrange $Stands 0 1] eq [lrange $stands 0 1]
                ? [lindex $Stands end] : {}}]
        }
        set Stands $stands
        set Laid [my isLaid]
    }

    method rescale {ratio} {
        # What lies in a box keeps its size for now.
        if {![llength $Stands]} {
            return {}
        }
        set moves {}
        set share [expr {($ratio - 1) / 2.0}]
        set Boxes [dict map {stack box} $Boxes {
            lassign $box x0 y0 x1 y1
            set dx [expr {$share * ($x0 + $x1)}]
            set dy [expr {$share * ($y0 + $y1)}]
            lappend moves $stack $dx $dy
            list [expr {$x0 + $dx}] [expr {$y0 + $dy}] \
                    [expr {$x1 + $dx}] [expr {$y1 + $dy}]
        }]
        $Placing rescaled
        lset Stands 0 [$Viewport scale]
        set Laid 0
        return $moves
    }

    method New {counts} {
        # The spaces with a stack that nobody has seen yet.
        set new {}
        dict for {space sides} $counts {
            foreach side [dict keys $sides] {
                if {![dict exists $Boxes [list $space $side]]} {
                    lappend new $space
                    break
                }
            }
        }
        return $new
    }

    method LayApart {counts ms ratio} {
        # Those for which no room is found yet stay about where they were.
        set places [$Placing place $counts $ms [my New $counts]]
        lassign [list $Boxes $Forms] boxes forms
        set Boxes [dict create]
        set Forms [dict create]
        dict for {space sides} $counts {
            foreach {side n} $sides {
                set stack [list $space $side]
                if {[dict exists $places $stack]} {
                    set place [dict get $places $stack]
                    dict set Forms $stack [lrange $place 1 2]
                    dict set Boxes $stack [lindex $place 0]
                    continue
                }
                lassign [my Stand $space $side] x y
                set form [list $Rows $Size]
                if {[dict exists $boxes $stack]} {
                    lassign [dict get $boxes $stack] x0 y0 x1 y1
                    set x [expr {($x0 + $x1) / 2.0 * $ratio}]
                    set y [expr {($y0 + $y1) / 2.0 * $ratio}]
                    set form [dict get $forms $stack]
                }
                dict set Forms $stack $form
                lassign [[lindex $form 0] extent $n [lindex $form 1]] w h
                dict set Boxes $stack [$Viewport box $x $y $w $h]
            }
        }
    }

    method LayPiles {counts before} {
        # Where the map would have them; those of BEFORE lie where they did.
        set boxes $Boxes
        set Boxes [dict create]
        set Forms [dict create]
        set form [list $Rows $Size]
        dict for {space sides} $counts {
            set same [expr {[dict exists $before $space]
                && [dict get $before $space] eq $sides}]
            foreach {side n} $sides {
                set stack [list $space $side]
                dict set Boxes $stack [expr {$same ? [dict get $boxes $stack]
                    : [my Pile $space $side $n]}]
                dict set Forms $stack $form
            }
        }
    }

    method Pile {space side n} {
        set margin [::wargame::look::theme px 5]
        lassign [$Viewport extent] wide high
        lassign [$Rows extent $n $Size] width height
        lassign [my Stand $space $side] x y
        return [$Viewport box [my InFrame $x $width $wide $margin] \
                [my InFrame $y $height $high $margin] $width $height]
    }

    method Stand {space side} {
        # The point of the canvas where a stack has its middle.
        set at [$Spaces stand $space $side]
        if {[llength $at]} {
            return [$Viewport pixel {*}$at]
        }
        lassign [$Viewport pixel {*}[$Spaces middle $space]] x y
        return [list $x [expr {$y + 0.7 * $Size}]]
    }

    method InFrame {at length whole margin} {
        # The middle of something so long that is not to hang over the edge.
        set least [expr {$length / 2.0 + $margin}]
        return [expr {max($least, min($whole - $least, $at))}]
    }
}
