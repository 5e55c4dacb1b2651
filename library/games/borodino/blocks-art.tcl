# blocks-art.tcl --
#
#       What is drawn on the blocks of Borodino 1812: the arms and the marks.

namespace eval ::wargame::borodino::blocks {
    # What an arm is drawn as, around 0,0, within 21 each way.  Strokes of
    # the arm's colour; "%s" is that colour.
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
        light_gun {
            <g id="m"><path d="M-18,-13 L-15,-16 L17,10 L11,17 Z"
                fill="%s" stroke-width="1.5"/>
            <circle cx="17" cy="16" r="2.6" fill="%s" stroke="none"/></g>
            <use href="#m" transform="scale(-1,1)"/>
        }
        heavy {
            <g id="m"><path d="M-20,-11 L-14,-17 L18,7 L10,15 Z" fill="%s"
                stroke-width="1"/>
            <path d="M-22,-11 L-14,-20" stroke-width="3.4"/>
            <circle cx="17" cy="14" r="3.4" fill="%s" stroke="none"/></g>
            <use href="#m" transform="scale(-1,1)"/>
            <circle cx="0" cy="17" r="4.6" fill="%s" stroke="none"/>
        }
        horse {
            <path d="M-20,-15 L-17,-19 L18,-3 L15,7 Z" fill="%s"
                stroke-width="1.5"/>
            <path d="M4,4 L-18,18" stroke-width="3.6"/>
            <circle cx="6" cy="7" r="12" stroke-width="3.4"/>
            <path d="M6,-4 V18 M-5,7 H17 M-2,-1 L14,15 M14,-1 L-2,15"
                stroke-width="1.8"/>
        }
        corps_hq {
            <path d="M-13,-20 V20" stroke-width="3.4"/>
            <path d="M-11,-18 C-3,-23 5,-12 18,-17 V3 C5,8 -3,-3 -11,2 Z"
                fill="%s" stroke-width="1.5"/>
            <path d="M-19,20 H-7" stroke-width="3"/>
        }
        army_hq {
            <path d="M-13,-20 V20" stroke-width="3.4"/>
            <path d="M-11,-18 C-3,-23 5,-12 20,-17 V7 C5,12 -3,1 -11,6 Z"
                fill="%s" stroke-width="1.5"/>
            <path d="M4,-13 l2.4,5 5.4,0.6 -4,3.8 1,5.4 -4.8,-2.6 -4.8,2.6
                1,-5.4 -4,-3.8 5.4,-0.6 Z" fill="%paper" stroke="none"/>
            <path d="M-19,20 H-7" stroke-width="3"/>
        }
    }
}

# Arm --
#
#       The arm of a face, at a place {x y scale}; gold for guards.
proc ::wargame::borodino::blocks::Arm {face place} {
    variable Arms
    lassign $place x y scale
    set color [::wargame::theme color \
            [expr {[dict get $face guard] ? "guard" : "arm"}]]
    set drawing [string map [list %s $color \
            %paper [::wargame::theme color face] href xlink:href] \
            [dict get $Arms [dict get $face kind]]]
    return [format {<g transform="translate(%s,%s) scale(%s)" fill="none"
        stroke="%s" stroke-linecap="round" stroke-linejoin="round">%s</g>} \
        $x $y $scale $color $drawing]
}

# Badges --
#
#       The small round signs of the marks, within 9 of 0,0.
proc ::wargame::borodino::blocks::Badges {} {
    set colors [list %ink [::wargame::theme color ink] \
            %gold [::wargame::theme color goldDark] \
            %red [::wargame::theme color bad] \
            %smoke [::wargame::theme color smoke] \
            %fire [::wargame::theme color fire]]
    return [string map $colors {
        active {<path d="M0,-8.5 L2.5,-2.8 8.4,-2.4 3.9,1.6 5.3,7.6 0,4.4
            -5.3,7.6 -3.9,1.6 -8.4,-2.4 -2.5,-2.8 Z" fill="%gold"/>}
        pinned {<path d="M1,1 L-6.5,8" stroke="%ink" stroke-width="2.2"/>
            <path d="M-5,-3 L4,6 L5.5,0.5 L8,-2 L2,-8 L-0.5,-5.5 Z"
            fill="%red"/>}
        fired {<g fill="%smoke"><circle cx="-3.6" cy="-1" r="4.4"/>
            <circle cx="2" cy="-4" r="4.2"/><circle cx="4.4" cy="1.6" r="3.8"/>
            <circle cx="-0.4" cy="3" r="3.8"/></g>
            <circle cx="-5" cy="5.6" r="2.6" fill="%fire"/>}
        half {<path d="M0,-7 A7,7 0 0 0 0,7 Z" fill="%red"/>
            <circle r="7" fill="none" stroke="%red" stroke-width="1.8"/>}
        reserve {<path d="M-5.5,-7.5 H5.5 L-5.5,7.5 H5.5 Z" fill="%ink"
            stroke="%ink" stroke-width="1.6" stroke-linejoin="round"/>}
        redoubt {<path d="M-8,6 L0,-6 L8,6" fill="none" stroke="%ink"
            stroke-width="4" stroke-linejoin="miter"/>}
        shelter {<path d="M0,-8 L7,-5.4 C7,1 4.6,5.4 0,8.4
            C-4.6,5.4 -7,1 -7,-5.4 Z" fill="%ink"/>}
    }]
}
