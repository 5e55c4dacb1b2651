# swords.tcl --
#
#       Crossed swords on a board where two stacks of a space meet.
#
#   set swords [::wargame::board::Swords new CANVAS PLATES TOKENS LAYERS]
#       lay POINTS           {X Y SIZE} each: their middle on the canvas, and
#                            how wide
#       boxes                of all that are drawn

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Swords]} {
    oo::class create ::wargame::board::Swords
}

oo::define ::wargame::board::Swords {
    # Drawn: what they were laid for.
    variable Canvas Plates Tokens Layers Drawn

    constructor {canvas plates tokens layers} {
        set Canvas $canvas
        set Plates $plates
        set Tokens $tokens
        set Layers $layers
        set Drawn {}
    }

    method lay {points} {
        if {$points ne $Drawn} {
            set Drawn $points
            $Canvas delete swords
            foreach point $points {
                my Draw {*}$point
            }
            $Layers place swords
        }
    }

    method boxes {} {
        return [lmap item [$Canvas find withtag swords] {
            $Canvas bbox $item
        }]
    }

    method Draw {x y side} {
        set ink [::wargame::look::theme color bad]
        set photo [$Plates picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" viewBox="-15 -15 30 30"><circle
            r="13" fill="%1$s" stroke="%2$s" stroke-width="1.6"/><g
            stroke="%2$s" fill="none" stroke-linecap="round"><path
            stroke-width="2.4" d="M-7,-7.5 L6.5,6.5 M7,-7.5 L-6.5,6.5"/><path
            stroke-width="2" d="M2,7.5 L7.5,2 M-2,7.5 L-7.5,2"/></g></svg>} \
            [::wargame::look::theme color paperLift] $ink] $side]
        $Canvas create image $x $y -image $photo -tags swords \
            -state [expr {[$Tokens isHidden] ? "hidden" : "normal"}]
    }
}
