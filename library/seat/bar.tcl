# bar.tcl --
#
#       A bar above the map, as wide as the window, which is drawn again when
#       that changes: the clock and the track bar are such.
#
#       superclass ::wargame::seat::Bar
#           next PATH KEEP HIGH      in its constructor: a new canvas, to be
#                                    packed, HIGH pixels high; so many pictures
#                                    are kept
#           Draw                     a method of the subclass: draws all, Width
#                                    pixels wide
#           Lay SVG HEIGHT           shows this picture on the bar, and nothing
#                                    else

need look/pictures look/theme

if {![info object isa class ::wargame::seat::Bar]} {
    oo::class create ::wargame::seat::Bar
}

oo::define ::wargame::seat::Bar {
    variable Path Pictures Width

    constructor {path keep high} {
        set Path $path
        set Pictures [::wargame::look::Pictures new $keep]
        set Width 0
        canvas $Path -height $high -highlightthickness 0 -borderwidth 0 \
                -takefocus 0 -background [::wargame::look::theme color desk]
        bind $Path <Configure> [namespace code {my Resized %w}]
    }

    destructor {
        if {[info exists Pictures]} {
            $Pictures destroy
        }
    }

    method Resized {width} {
        if {$width != $Width} {
            set Width $width
            my Draw
        }
    }

    method Lay {svg height} {
        $Path delete all
        $Path create image 0 0 -anchor nw \
                -image [$Pictures picture $svg $Width $height]
    }
}
