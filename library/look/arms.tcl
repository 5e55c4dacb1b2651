# arms.tcl --
#
#       The arms of the age and their marks, as SVG, to be drawn on a block.
#
#       arms draw DRAWING PLACE COLOR   a drawing at a place {x y scale}; in it
#                                    strokes are of the colour, and %s is that
#                                    colour, %paper that of the label
#       arms of KIND ?OWN?           the drawing of infantry, light (infantry),
#                                    militia, cavalry, cossack; within 21 of
#                                    0,0 each way; OWN: a game's, by kind, which
#                                    go before these

need look/theme

namespace eval ::wargame::look::arms {
    namespace export draw of
    namespace ensemble create

    variable Arms {
        infantry {
            <g id="m"><path d="M-17,-16 L9,9" stroke-width="3"/>
            <path d="M7,5 L13,15 L19,18 L20,13 L14,9 L9,5 Z"
                fill="%s" stroke-width="1.5"/>
            <path d="M-1,0 L-3,5" stroke-width="2"/></g>
            <use href="#m" transform="scale(-1,1)"/>
        }
        light {
            <path d="M-16,2 A15,13 0 1 0 14,2 L14,-3" stroke-width="5"/>
            <path d="M-21,4 L-18,-10 L-10,1 Z" fill="%s" stroke-width="1.5"/>
            <path d="M14,0 L14,-12 M10,-13 L18,-13" stroke-width="3.2"/>
            <path d="M-7,-8 Q3,-20 12,-8" stroke-width="2"/>
        }
        militia {
            <g id="m"><path d="M-14,-12 L16,18" stroke-width="3"/>
            <path d="M-20,-18 L-9,-14 L-16,-7 Z" fill="%s"
                stroke-width="1"/></g>
            <use href="#m" transform="scale(-1,1)"/>
            <path d="M0,-20 V-6 M-7,-13 H7" stroke-width="4"/>
        }
        cavalry {
            <g id="m"><path d="M-19,-17 Q8,-12 13,10 Q2,-6 -19,-17 Z"
                fill="%s" stroke-width="2"/>
            <path d="M7,13 Q13,12 18,6" stroke-width="3"/>
            <path d="M13,11 L17,19" stroke-width="4.2"/></g>
            <use href="#m" transform="scale(-1,1)"/>
        }
        cossack {
            <path d="M-17,19 L13,-14" stroke-width="3"/>
            <path d="M20,-21 L17,-9 L9,-16 Z" fill="%s" stroke-width="1"/>
            <path d="M8,-8 L-12,-15 L-6,-8 L-13,-2 L2,-2 Z" fill="%s"
                stroke-width="1.5"/>
            <path d="M-16,-2 Q8,2 14,15" stroke-width="2.6"/>
            <path d="M9,16 L17,11 M14,14 L17,20" stroke-width="3"/>
        }
    }
}

# draw --
#
#       See above.
proc ::wargame::look::arms::draw {drawing place color} {
    lassign $place x y scale
    return [format {<g transform="translate(%s,%s) scale(%s)" fill="none"
        stroke="%s" stroke-linecap="round" stroke-linejoin="round">%s</g>} \
        $x $y $scale $color [string map [list %s $color \
            %paper [::wargame::look::theme color face] href xlink:href] \
            $drawing]]
}

proc ::wargame::look::arms::of {kind {own {}}} {
    variable Arms
    return [dict get [dict merge $Arms $own] $kind]
}
