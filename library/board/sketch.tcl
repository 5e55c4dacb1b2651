# sketch.tcl --
#
#       One coarse picture of all that is seen of a board's ground, under its
#       tiles: half the work of the tiles there.
#
#   set sketch [::wargame::board::Sketch new CANVAS {WIDTH HEIGHT} LEVELS]
#       draw SCALE X0 Y0 X1 Y1       show this part of the canvas, at so many
#                            pixels a metre
#       covers SCALE X0 Y0 X1 Y1     does it show what of the picture is in this
#                            part?
#       lower                below all tiles
#       remove               takes the picture off the canvas
#       trim                 forget its photo

package require Tk
package require svgphoto

if {![info object isa class ::wargame::board::Sketch]} {
    oo::class create ::wargame::board::Sketch
}

oo::define ::wargame::board::Sketch {
    # Box: the part that it shows, or "".
    variable Canvas Width Height Levels Box Photo

    constructor {canvas frame levels} {
        set Canvas $canvas
        lassign $frame Width Height
        set Levels $levels
        set Box ""
        set Photo ""
    }

    destructor {
        if {[winfo exists $Canvas]} {
            my remove
        }
        my trim
    }

    method covers {scale x0 y0 x1 y1} {
        if {$Box eq ""} {
            return 0
        }
        lassign $Box left top right low
        return [expr {max(0, $x0) >= $left && max(0, $y0) >= $top
            && min($x1, $Width * $scale) <= $right
            && min($y1, $Height * $scale) <= $low}]
    }

    method draw {scale x0 y0 x1 y1} {
        set x0 [expr {max(0, int($x0))}]
        set y0 [expr {max(0, int($y0))}]
        set x1 [expr {int(min(ceil($x1), ceil($Width * $scale)))}]
        set y1 [expr {int(min(ceil($y1), ceil($Height * $scale)))}]
        # A photo that changes its size has both sizes for a while.
        my remove
        my trim
        if {$x1 <= $x0 || $y1 <= $y0} {
            return
        }
        set Photo [svgphoto::sheet]
        set Box [list $x0 $y0 $x1 $y1]
        $Levels paint $Photo $Box [$Levels coarse $Box $scale] $scale quick
        $Canvas lower [$Canvas create image $x0 $y0 -anchor nw \
                -image $Photo -tags {tile sketch}]
    }

    method lower {} {
        if {$Box ne ""} {
            $Canvas lower sketch
        }
    }

    method remove {} {
        if {$Box ne ""} {
            $Canvas delete sketch
            set Box ""
        }
    }

    method trim {} {
        if {$Photo ne ""} {
            image delete $Photo
            set Photo ""
        }
    }
}
