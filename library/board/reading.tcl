# reading.tcl --
#
#       The space of a board that is looked at by key, whatever may be done
#       there.
#
#   set reading [::wargame::board::Reading new CANVAS SPACES GLOWS LAYERS]
#       at SPACE             looks at a space; "": at none
#       space                the space looked at, or ""
#       draw                 draws it in the present scale

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Reading]} {
    oo::class create ::wargame::board::Reading
}

oo::define ::wargame::board::Reading {
    variable Canvas Spaces Glows Layers Space

    constructor {canvas spaces glows layers} {
        set Canvas $canvas
        set Spaces $spaces
        set Glows $glows
        set Layers $layers
        set Space ""
    }

    method at {space} {
        set Space $space
        my draw
    }

    method space {} {
        return $Space
    }

    method draw {} {
        $Canvas delete reading
        if {[$Spaces isOnGround $Space]} {
            set color [::wargame::look::theme color focus]
            $Layers place reading [$Glows one $Space \
                    [list $color $color 0.3 offer] reading]
        }
    }
}
