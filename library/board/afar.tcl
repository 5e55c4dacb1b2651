# afar.tcl --
#
#       The names that tokens of a board have together while they are too small
#       to be read.  None lies on another: the first in a list takes its place
#       first, each later one the nearest that is free, with a line from there
#       to its tokens; one for which there is none near is left out.
#
#   set afar [::wargame::board::Afar new CANVAS VIEWPORT PLATES]
#       draw SIGNS DIM       draws those of these signs, see signs.tcl, whose
#                            names are to be seen in the present scale; pale
#                            those in DIM
#       isSeen LEAST MOST    are tokens so wide now?
#       tokensAt X Y         tokens of the name at that point of the canvas,
#                            {} where there is none
#       boxes                {left top right low} of each name that is drawn
#       rescale RATIO        names brought to where they belong in another
#                            scale, until the next drawing

need look/theme

package require Tk
package require svgphoto

if {![info object isa class ::wargame::board::Afar]} {
    oo::class create ::wargame::board::Afar
}

oo::define ::wargame::board::Afar {
    # Named: {LEFT TOP RIGHT LOW TOKENS} of each that is drawn.
    variable Canvas Viewport Plates Named

    constructor {canvas viewport plates} {
        set Canvas $canvas
        set Viewport $viewport
        set Plates $plates
        set Named {}
    }

    method boxes {} {
        return [lmap named $Named { lrange $named 0 3 }]
    }

    method tokensAt {x y} {
        foreach named $Named {
            lassign $named left top right low tokens
            if {$x >= $left && $x <= $right && $y >= $top && $y <= $low} {
                return $tokens
            }
        }
        return {}
    }

    method isSeen {least most} {
        # As wide as a token is on a ground that says it.
        set wide [expr {44 * [$Viewport scale]
            / [lindex [$Viewport readable] 0]}]
        return [expr {$wide >= $least && $wide < $most}]
    }

    method rescale {ratio} {
        # A sheet of paper stays as large as it is.
        set Named [lmap named $Named {
            lassign $named left top right low tokens
            list {*}[$Viewport box [expr {$ratio * ($left + $right) / 2.0}] \
                [expr {$ratio * ($top + $low) / 2.0}] \
                [expr {$right - $left}] [expr {$low - $top}]] $tokens
        }]
    }

    method draw {signs dim} {
        set Named {}
        set taken [my Clear $signs]
        set placed {}
        foreach sign $signs {
            if {[lindex $sign 2] ne "afar"
                    || ![my isSeen {*}[lrange $sign 4 5]]} continue
            lassign [my Place $sign $taken] box isMoved
            if {$box eq ""} continue
            lappend taken $box
            lappend placed [list $sign $box]
            if {$isMoved} {
                my Line $box [lindex $sign 8]
            }
        }
        foreach one $placed {
            lassign $one sign box
            my Name $sign $box [expr {$sign in $dim}]
        }
    }

    method Clear {signs} {
        # The boxes that are to stay clear of names.
        return [lmap sign $signs {
            lassign $sign x y style metres
            if {$style ne "clear"} continue
            set long [expr {$metres * [$Viewport scale]}]
            $Viewport box {*}[$Viewport pixel $x $y] $long $long
        }]
    }

    method Place {sign taken} {
        # {BOX MOVED}: over its point, or the nearest place to that; {} if all
        # are taken.
        lassign $sign mx my - text
        lassign [$Plates extent $text smallBold] wide high
        lassign [$Viewport pixel $mx $my] x0 y0
        set y0 [expr {$y0 - $high / 2.0}]
        # The letters of a name on the map have room about them, a sheet has
        # none.
        set gap [::wargame::look::theme px 4]
        lassign [svgphoto::room $x0 $y0 [expr {($wide + $gap) / 0.9}] \
            [expr {($high + $gap) / 0.7}] [$Viewport extent] 1 $taken {}] \
            x y covered
        if {$covered > 0} {
            return {}
        }
        return [list [$Viewport box $x $y $wide $high] \
                [expr {hypot($x - $x0, $y - $y0) > 0.6 * $high}]]
    }

    method Line {box at} {
        # From the edge of the sheet.
        if {![llength $at]} {
            return
        }
        lassign [$Viewport pixel {*}$at] x y
        lassign $box left top right low
        $Plates leader [expr {max($left, min($right, $x))}] \
                [expr {max($top, min($low, $y))}] $x $y {over mark} normal
    }

    method Name {sign box dim} {
        lassign $sign - - - text - - side tokens
        lassign $box left top right low
        lappend Named [list {*}[$Plates plate [expr {($left + $right) / 2.0}] \
            [expr {($top + $low) / 2.0}] center $text \
            [expr {$dim ? "${side}Light" : $side}] \
            [expr {$dim ? "ink" : "paperLift"}] {over mark}] $tokens]
    }
}
