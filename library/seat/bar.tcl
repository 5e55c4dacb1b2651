# bar.tcl --
#
#       A bar above the map, as wide as the window, which is drawn again when
#       that changes: the clock and the track bar are such.
#
#       superclass ::wargame::seat::Bar
#           next PATH KEEP HIGH      in its constructor: a new canvas, to be
#                                    packed, HIGH pixels high; so many pictures
#                                    are kept.  Sent <<WargameSlim>> with 1, it
#                                    is as high as with ordinary letters; with
#                                    0, no longer
#           Tall                     how high it is now
#           Draw                     a method of the subclass: draws all, Width
#                                    pixels wide
#           Lay SVG                  shows this picture on the bar, and nothing
#                                    else

need look/pictures look/theme look/theme-sizes

if {![info object isa class ::wargame::seat::Bar]} {
    oo::class create ::wargame::seat::Bar
}

oo::define ::wargame::seat::Bar {
    variable Path Pictures Width High Tall

    constructor {path keep high} {
        set Path $path
        set Pictures [::wargame::look::Pictures new $keep]
        set Width 0
        lassign [list $high $high] High Tall
        canvas $Path -height $high -highlightthickness 0 -borderwidth 0 \
                -takefocus 0 -background [::wargame::look::theme color desk]
        bind $Path <Configure> [namespace code {my Resized %w}]
        bind $Path <<WargameSlim>> [namespace code {my Slim %d}]
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

    method Slim {on} {
        set tall [expr {$on ? round($High
            / max(1.0, [::wargame::look::sizes scale])) : $High}]
        if {$tall != $Tall} {
            set Tall $tall
            $Path configure -height $Tall
            my Draw
        }
    }

    method Tall {} {
        return $Tall
    }

    method Lay {svg} {
        $Path delete all
        $Path create image 0 0 -anchor nw \
                -image [$Pictures picture $svg $Width $Tall]
    }
}
