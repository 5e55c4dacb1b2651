# lights.tcl --
#
#       Tints of the spaces of a board: where something is, was, or may go.
#
#   set lights [::wargame::board::Lights new SPACES GLOWS LAYERS]
#       light STYLE SPACES   tints these spaces in that style, and no others:
#                            range held zone battle trace supply warn.  Shelves
#                            are not
#       lit STYLE            the spaces that are tinted so
#       draw                 draws all tints in the present scale

need look/theme

if {![info object isa class ::wargame::board::Lights]} {
    oo::class create ::wargame::board::Lights
}

oo::define ::wargame::board::Lights {
    # Lit: STYLE -> keys.
    variable Spaces Glows Layers Lit

    constructor {spaces glows layers} {
        set Spaces $spaces
        set Glows $glows
        set Layers $layers
        set Lit [dict create]
    }

    method light {style keys} {
        if {[dict exists $Lit $style] && [dict get $Lit $style] eq $keys} {
            return
        }
        dict set Lit $style $keys
        my Draw $style
        $Layers place lit
    }

    method lit {style} {
        return [$Spaces grounded [dict get [dict merge [list $style {}] $Lit] \
                $style]]
    }

    method draw {} {
        foreach style [dict keys $Lit] {
            my Draw $style
        }
    }

    method Draw {style} {
        $Glows remove lit.$style
        set color [::wargame::look::theme color light[string totitle $style]]
        $Glows all [$Spaces grounded [dict get $Lit $style]] \
                [list $color $color 0.2 $style] [list lit lit.$style]
        $Glows trim
    }
}
