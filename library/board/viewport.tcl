# viewport.tcl --
#
#       The window onto the ground of a board: the scale in which it is drawn,
#       the part that is seen, and what is where.
#
#       Three sorts of points: METRES of the ground, y to the north; of the
#       CANVAS, pixels from the frame's north-west corner; of the WINDOW, pixels
#       from its upper left corner.
#
#   set viewport [::wargame::board::Viewport new CANVAS FRAME PIECE]
#       FRAME     {WIDTH HEIGHT} of the ground, metres
#       PIECE     so many metres are as wide as a token; "" if tokens have a
#                 size of their own
#
#       rescale SCALE        makes the scale so many pixels a metre
#       scrollTo LEFT TOP    brings this point of the canvas to the window's
#                            upper left
#       coverBelow Y         what is below Y in the window is covered, and
#                            counts as outside; Inf: nothing is
#
#       scale                pixels a metre
#       smallest             the scale in which the whole frame is seen
#       readable             {LEAST MOST} scales in which tokens are read well
#       size                 {WIDTH HEIGHT WHOLE} of the window in pixels: what
#                            is covered counts in WHOLE, but not in HEIGHT
#       floor                what coverBelow was told
#       extent               {WIDTH HEIGHT} of the frame in pixels
#       origin               the point of the canvas in the window's upper left
#       pixel X Y            metres -> canvas
#       metre X Y            canvas -> metres
#       metres PIXELS        how long so many pixels are on the ground
#       box X Y WIDE HIGH    about that middle: {X0 Y0 X1 Y1}
#       onCanvas X Y         window -> canvas
#       ground X Y           window -> metres
#       onScreen X Y         canvas -> screen
#       middle               of the window, in metres
#       sees X Y MARGIN      is that point of the canvas in the window, or so
#                            near?
#       seesAll              is the whole frame in the window?
#       inside X Y WIDE HIGH ?WHOLE?    the upper left corner nearest to X Y of
#                            a box of the canvas that is all in the window; 1:
#                            in the whole window, covered or not
#
#   It changes nothing that is drawn: who rescales does that; see camera.tcl.

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Viewport]} {
    oo::class create ::wargame::board::Viewport
}

oo::define ::wargame::board::Viewport {
    variable Canvas Width Height Piece Scale Floor

    constructor {canvas frame piece} {
        set Canvas $canvas
        lassign $frame Width Height
        set Piece $piece
        set Scale 0.1
        set Floor Inf
    }

    method rescale {scale} {
        set Scale $scale
    }

    method scrollTo {left top} {
        lassign [my origin] x y
        $Canvas xview scroll [expr {int(round($left - $x))}] units
        $Canvas yview scroll [expr {int(round($top - $y))}] units
    }

    method coverBelow {y} {
        set Floor $y
    }

    method floor {} {
        return $Floor
    }

    method scale {} {
        return $Scale
    }

    method smallest {} {
        lassign [my size] width height
        set margin [::wargame::look::theme px 8]
        return [expr {max(0.01, min(($width - 2.0 * $margin) / $Width,
            ($height - 2.0 * $margin) / $Height))}]
    }

    method readable {} {
        if {$Piece eq ""} {
            return [list [my smallest] Inf]
        }
        return [lmap size {44 62} {
            expr {[::wargame::look::theme px $size] / double($Piece)}
        }]
    }

    method size {} {
        # Before it is mapped, as asked for.
        set width [winfo width $Canvas]
        set height [winfo height $Canvas]
        if {$width <= 1} {
            set width [winfo reqwidth $Canvas]
            set height [winfo reqheight $Canvas]
        }
        return [list $width [expr {int(min($height, $Floor))}] $height]
    }

    method extent {} {
        return [list [expr {$Width * $Scale}] [expr {$Height * $Scale}]]
    }

    method origin {} {
        return [list [$Canvas canvasx 0] [$Canvas canvasy 0]]
    }

    method pixel {x y} {
        return [list [expr {$x * $Scale}] [expr {($Height - $y) * $Scale}]]
    }

    method metre {x y} {
        return [list [expr {$x / $Scale}] [expr {$Height - $y / $Scale}]]
    }

    method box {x y wide high} {
        return [list [expr {$x - $wide / 2.0}] [expr {$y - $high / 2.0}] \
            [expr {$x + $wide / 2.0}] [expr {$y + $high / 2.0}]]
    }

    method metres {pixels} {
        return [expr {$pixels / double([my scale])}]
    }

    method onCanvas {x y} {
        return [list [$Canvas canvasx $x] [$Canvas canvasy $y]]
    }

    method ground {x y} {
        return [my metre [$Canvas canvasx $x] [$Canvas canvasy $y]]
    }

    method middle {} {
        return [my ground [expr {[winfo width $Canvas] / 2}] \
                [expr {[winfo height $Canvas] / 2}]]
    }

    method onScreen {x y} {
        return [list \
            [expr {round($x - [$Canvas canvasx 0]) + [winfo rootx $Canvas]}] \
            [expr {round($y - [$Canvas canvasy 0]) + [winfo rooty $Canvas]}]]
    }

    method sees {x y margin} {
        lassign [my size] width - height
        set x [expr {$x - [$Canvas canvasx 0]}]
        set y [expr {$y - [$Canvas canvasy 0]}]
        return [expr {$x > -$margin && $x < $width + $margin
            && $y > -$margin && $y < $height + $margin}]
    }

    method seesAll {} {
        foreach from [my origin] span [lrange [my size] 0 1] \
                whole [my extent] {
            if {$from > 1 || $from + $span < $whole - 1} {
                return 0
            }
        }
        return 1
    }

    method inside {x y wide high {whole 0}} {
        lassign [my size] width height
        if {$whole} {
            set height [lindex [my size] 2]
        }
        return [lmap at [list $x $y] length [list $wide $high] \
                from [my origin] span [list $width $height] {
            expr {max($from + 4, min($from + $span - $length - 4, $at))}
        }]
    }
}
