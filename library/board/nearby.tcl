# nearby.tcl --
#
#       What of a board's ground is near the window.  What is farther away has
#       no picture: at near scales those of the whole map would take many times
#       the memory of what is seen.
#
#   set nearby [::wargame::board::Nearby new VIEWPORT]
#       mark                 near is from now on what is seen now, and half a
#                            window on each side
#       has X Y MARGIN       is a point of the canvas near, or not farther than
#                            MARGIN?  Also in another scale
#       left                 does the window show, or soon will, what is not
#                            near?

if {![info object isa class ::wargame::board::Nearby]} {
    oo::class create ::wargame::board::Nearby
}

oo::define ::wargame::board::Nearby {
    # Box: {left top right low} in pixels of the scale 1, or "".
    variable Viewport Box

    constructor {viewport} {
        set Viewport $viewport
        set Box ""
    }

    method mark {} {
        set Box [my Around 0.5]
    }

    method has {x y margin} {
        if {$Box eq ""} {
            return 0
        }
        lassign $Box left top right low
        set scale [$Viewport scale]
        return [expr {$x > $left * $scale - $margin
            && $x < $right * $scale + $margin
            && $y > $top * $scale - $margin && $y < $low * $scale + $margin}]
    }

    method left {} {
        if {$Box eq ""} {
            return 1
        }
        lassign $Box left top right low
        lassign [my Around 0.1] x0 y0 x1 y1
        # Beyond the frame there is nothing.
        lassign [lmap length [$Viewport extent] {
            expr {$length / [$Viewport scale]}
        }] wide high
        return [expr {max($x0, 0) < $left || max($y0, 0) < $top
            || min($x1, $wide) > $right || min($y1, $high) > $low}]
    }

    method Around {share} {
        # The window with that share of it on each side.
        set scale [$Viewport scale]
        lassign [$Viewport size] width - height
        lassign [$Viewport origin] x y
        return [lmap at [list [expr {$x - $share * $width}] \
                [expr {$y - $share * $height}] \
                [expr {$x + (1 + $share) * $width}] \
                [expr {$y + (1 + $share) * $height}]] {
            expr {$at / $scale}
        }]
    }
}
