# eagles.tcl --
#
#       The eagles of two empires, as drawings for arms.tcl, within 21 of 0,0.
#
#       eagle SIDE                   the French has one head, the Russian two
#                                    and a crown; %gold is the crown's colour

namespace eval ::wargame::monday {
    variable Eagles {
        wings {
            <g id="m"><path d="M-3,-4 C-7,-8 -10,-15 -19,-19 C-18,-16 -19,-15
                -21,-14 C-20,-11 -19,-10 -20,-7 C-18,-5 -18,-4 -18,-1 C-16,0
                -15,1 -15,4 C-12,4 -11,5 -10,8 C-8,7 -6,7 -4,8 Z" fill="%s"
                stroke="none"/>
            <path d="M-3,9 L-8,16 M-8,16 L-11.6,14.6 M-8,16 L-9.6,19.6
                M-8,16 L-5,18" stroke-width="1.9"/></g>
            <use href="#m" transform="scale(-1,1)"/>
            <path d="M0,-8 C5,-4 6,4 4,10 L5.4,19.6 L0,17 L-5.4,19.6 L-4,10
                C-6,4 -5,-4 0,-8 Z" fill="%s" stroke="none"/>
        }
        side0 {
            <path d="M-4,-3 C-5,-9 -4,-12 -3.4,-15 C-2,-20 5,-20 7,-15
                L11.4,-12.4 L6.4,-11.6 C4,-10.4 4,-8 5,-3 Z" fill="%s"
                stroke="none"/>
            <circle cx="2.6" cy="-14.8" r="1.1" fill="%paper" stroke="none"/>
        }
        side1 {
            <g id="n"><path d="M0,-3 C-1,-7 -2.6,-8.4 -3,-11 C-4,-16.6 -9,-17
                -10,-13.6 L-13.4,-11 L-8.8,-10.6 C-8,-8 -6,-5 -3.4,-3 Z"
                fill="%s" stroke="none"/></g>
            <use href="#n" transform="scale(-1,1)"/>
            <path d="M-3.8,-13 L-5,-19 L-2,-16.4 L0,-20.6 L2,-16.4 L5,-19
                L3.8,-13 Z" fill="%gold" stroke-width="1"/>
        }
    }
}

proc ::wargame::monday::eagle {side} {
    variable Eagles
    return [dict get $Eagles wings][dict get $Eagles $side]
}
