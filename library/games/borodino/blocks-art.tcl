# blocks-art.tcl --
#
#       What is drawn on the blocks of Borodino 1812: the arms and the marks.
#
#       blockArt arm FACE PLACE      the arm of a face, at {x y scale}
#       blockArt badges              MARK DRAWING...: the small round signs of
#                                    the marks, within 9 of 0,0

need look/arms look/theme

namespace eval ::wargame::borodino::blockArt {
    namespace export arm badges
    namespace ensemble create

    # What the arms of this game alone are drawn as: see look/arms.tcl.
    variable Arms {
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

# arm --
#
#       The arm of a face, at a place {x y scale}; gold for guards.
proc ::wargame::borodino::blockArt::arm {face place} {
    variable Arms
    set kind [dict get $face kind]
    return [::wargame::look::arms draw [::wargame::look::arms of $kind $Arms] \
        $place [::wargame::look::theme color [expr {
            [dict get $face guard] ? "guard" : "arm"}]]]
}

# badges --
#
#       The small round signs of the marks, within 9 of 0,0.
proc ::wargame::borodino::blockArt::badges {} {
    set colors [list %ink [::wargame::look::theme color ink] \
            %gold [::wargame::look::theme color goldDark] \
            %red [::wargame::look::theme color bad] \
            %smoke [::wargame::look::theme color smoke] \
            %fire [::wargame::look::theme color fire]]
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
