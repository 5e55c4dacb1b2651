# markers.tcl --
#
#       What lies on the table of Bloody Monday beside its blocks, as SVG.
#
#       markers svg NAME SIZE        a picture in a square of 40 units; SIZE: of
#                                    the picture, in pixels of an ordinary
#                                    screen.  NAME is one of [markers names]:
#               side0 side1          a cube: who controls an area
#               isolated crossed inspired committed      cubes on units
#               initiative.side0 initiative.side1    the disc's two sides
#               turn                 where the turn track stands
#       cube NAME                    the drawing of a cube, within 11 of 0,0

need look/arms look/theme look/wood
need games/monday/eagles

namespace eval ::wargame::monday {
    # Colour, of the theme; the sign on it, within 6 of 0,0, as strokes.
    variable Cubes {
        side0 {side0 {}}
        side1 {side1 {}}
        isolated {cubeWhite {<path d="M-6,3 L-2.2,-0.8 M6,-3 L2.2,0.8"/>
            <path d="M-3.6,-4.4 L-2,-2.8 M3.6,4.4 L2,2.8 M0,-5 V-3.2 M0,5 V3.2"
            stroke-width="1.3"/>}}
        crossed {cubeBlue {<path d="M-6,-2.4 Q-3,-5.4 0,-2.4 T6,-2.4
            M-6,2.8 Q-3,-0.2 0,2.8 T6,2.8"/>}}
        inspired {cubeYellow {<path d="M0,-6.4 L1.8,-2.1 6.3,-1.8 2.9,1.2
            4,5.7 0,3.3 -4,5.7 -2.9,1.2 -6.3,-1.8 -1.8,-2.1 Z" fill="%s"
            stroke="none"/>}}
        committed {cubeRed {<path d="M0,-6.4 V-3 M0,6.4 V3 M-6.4,0 H-3
            M6.4,0 H3 M-4.5,-4.5 L-2.2,-2.2 M4.5,4.5 L2.2,2.2
            M-4.5,4.5 L-2.2,2.2 M4.5,-4.5 L2.2,-2.2"/>
            <circle r="1.7" fill="%s" stroke="none"/>}}
    }
}

namespace eval ::wargame::monday::markers {
    namespace export svg names
    namespace ensemble create
}

proc ::wargame::monday::markers::names {} {
    variable ::wargame::monday::Cubes
    return [concat [dict keys $Cubes] initiative.side0 initiative.side1 turn]
}

# cube --
#
#       See above.  Its lid is lit, its right side is in shadow.
proc ::wargame::monday::cube {name} {
    variable Cubes
    lassign [dict get $Cubes $name] key drawing
    set color [::wargame::look::theme color $key]
    set on [::wargame::look::wood on $color]
    if {$drawing eq ""} {
        set drawing [::wargame::look::wood text 0 5 middle 13.5 sans bold $on \
                [::wargame::look::theme letter $name]]
    } else {
        set drawing [string map [list %s $on] $drawing]
    }
    return [format {<g stroke="%s" stroke-width="1" stroke-linejoin="round">
        <path d="M-10,-7 L-6.5,-11 H11 L7.5,-7 Z" fill="%s"/>
        <path d="M7.5,-7 L11,-11 V6.5 L7.5,10.5 Z" fill="%s"/>
        <rect x="-10" y="-7" width="17.5" height="17.5" fill="%s"/></g>
        <g transform="translate(-1.25,1.75)" fill="none" stroke="%s"
        stroke-width="1.9" stroke-linecap="round"
        stroke-linejoin="round">%s</g>} [::wargame::look::theme color ink] \
        [::wargame::look::theme tint $key paperLift 0.4] \
        [::wargame::look::theme tint $key shadow 0.4] $color $on $drawing]
}

# svg --
#
#       See above.
proc ::wargame::monday::markers::svg {name size} {
    set svg {<svg xmlns="http://www.w3.org/2000/svg"
        xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 40">}
    switch -glob $name {
        initiative.* {
            append svg [Disc [string range $name 11 end] [expr {$size < 24}]]
        }
        turn    {append svg [Turn]}
        default {
            append svg [Shadow 8 12 26 22 3] [format {<g
                transform="translate(19.2,20) scale(1.38)">%s</g>} \
                [::wargame::monday::cube $name]]
        }
    }
    return $svg</svg>
}

# Shadow --
#
#       A soft one, in three leaves.
proc ::wargame::monday::markers::Shadow {x y width height round} {
    set svg ""
    foreach grow {2.4 1.2 0} {
        append svg [format {<rect x="%s" y="%s" width="%s" height="%s" rx="%s"
            fill="%s" fill-opacity="0.16"/>} [expr {$x - $grow}] \
            [expr {$y + 3 - $grow}] [expr {$width + 2 * $grow}] \
            [expr {$height + 2 * $grow}] [expr {$round + $grow}] \
            [::wargame::look::theme color shadow]]
    }
    return $svg
}

# Disc --
#
#       The Initiative: white wood with the eagle of who has it.
proc ::wargame::monday::markers::Disc {side small} {
    set color [::wargame::look::theme color $side]
    set svg [Shadow 4 5 32 32 16]
    append svg [format {<circle cx="20" cy="21" r="17" fill="%s"/>
        <circle cx="20" cy="19.2" r="17" fill="%s" stroke="%s"
        stroke-width="1"/>} [::wargame::look::theme color faceEdge] \
        [::wargame::look::theme color paperLift] [::wargame::look::theme color \
        ink]]
    if {!$small} {
        append svg [format {<circle cx="20" cy="19.2" r="14.6" fill="none"
            stroke="%s" stroke-width="1.5"/>} $color]
    }
    return $svg[::wargame::look::arms draw [string map [list \
            %gold [::wargame::look::theme color gold]] \
            [::wargame::monday::eagle $side]] \
            [expr {$small ? {20 19.6 0.68} : {20 19.4 0.57}}] $color]
}

# Turn --
#
#       An hourglass on a square of wood.
proc ::wargame::monday::markers::Turn {} {
    set ink [::wargame::look::theme color ink]
    return [Shadow 5 6 30 30 5][format {<rect x="5" y="6.6" width="30"
        height="30" rx="4.5" fill="%s"/><rect x="5" y="4" width="30" height="30"
        rx="4.5" fill="%s" stroke="%s" stroke-width="1"/>
        <path d="M12.6,8.6 H27.4 M12.6,29.4 H27.4" stroke="%s"
        stroke-width="2.6" stroke-linecap="round"/>
        <path d="M14.6,9.6 C14.6,15 18,16.6 18,19 C18,21.4 14.6,23 14.6,28.4
        H25.4 C25.4,23 22,21.4 22,19 C22,16.6 25.4,15 25.4,9.6 Z" fill="%s"
        stroke="%s" stroke-width="1.8" stroke-linejoin="round"/>
        <path d="M17,13.4 H23 Q22.6,15.4 20,17.6 Q17.4,15.4 17,13.4 Z
        M16.4,27.4 Q16.8,23.8 20,22.4 Q23.2,23.8 23.6,27.4 Z M19.5,17 H20.5
        V23 H19.5 Z" fill="%s"/>} [::wargame::look::theme color goldDark] \
        [::wargame::look::theme color gold] $ink $ink \
        [::wargame::look::theme color paperLift] $ink $ink]
}
