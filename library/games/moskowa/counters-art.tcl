# counters-art.tcl --
#
#       What is drawn on the counters of La Bataille de la Moskowa.
#
#       counterArt symbol TYPE MARKS     the arm, in the box of a large counter
#       counterArt kind TYPE             a plain sign of it, for a small one
#       counterArt front DEGREES RIM     a dart on the edge, RIM from the
#                                middle, clockwise from the north; none for -1
#       counterArt bust SIDE AIDE        a leader's medallion
#       counterArt losses FACE           what is left of its points, as a bar
#       counterArt states MARKS          square, routing and so on

need look/arms look/theme

namespace eval ::wargame::moskowa::counterArt {
    namespace export symbol kind front bust losses states
    namespace ensemble create

    # See look/arms.tcl.
    variable Arms {
        guns {
            <path d="M-20,-7 L14,-3 L14,4 L-20,3 Z" fill="%s"
                stroke-width="1.2"/><circle cx="2" cy="8" r="9.5"
                fill="%paper" stroke-width="3"/>
            <path d="M2,-1 V17 M-7,8 H11 M-4,2 L8,14 M8,2 L-4,14"
                stroke-width="1.4"/>
        }
        unlimbered {
            <path d="M-22,-11 L13,-5 L13,4 L-22,-2 Z" fill="%s"
                stroke-width="1.2"/><circle cx="2" cy="8" r="9.5" fill="%s"
                stroke-width="3"/><path d="M4,10 L22,17" stroke-width="4"/>
        }
        howitzer {
            <path d="M-15,-14 L-5,-19 L9,2 L0,8 Z" fill="%s"
                stroke-width="1.2"/><circle cx="3" cy="8" r="9.5"
                fill="%paper" stroke-width="3"/>
            <path d="M3,-1 V17 M-6,8 H12" stroke-width="1.4"/>
        }
    }
    # The three plain signs: foot crossed, horse struck through, guns a ball.
    variable Kinds {
        foot {<path d="M22,22 L98,74 M98,22 L22,74"/>}
        horse {<path d="M22,74 L98,22"/>}
        guns {<circle cx="60" cy="48" r="15" fill="%s"/>}
        person {<path d="M60,20 L68,40 90,42 73,55 79,76 60,64 41,76 47,55 30,42
            52,40 Z" fill="%s"/>}
    }
}

proc ::wargame::moskowa::counterArt::symbol {type marks} {
    variable Arms
    set guns [expr {$type in {guns horse_guns howitzer}}]
    set what [dict get {
        infantry infantry light light militia militia dismounted infantry
        cavalry cavalry guns guns horse_guns guns howitzer howitzer
    } $type]
    if {$guns && "unlimbered" in $marks} {
        set what unlimbered
    } elseif {"foot" in $marks} {
        set what infantry
    }
    set svg [::wargame::look::arms draw [::wargame::look::arms of $what \
            $Arms] {60 55 0.95} [::wargame::look::theme color arm]]
    if {$type eq "horse_guns"} {
        append svg [::wargame::look::arms draw [::wargame::look::arms of \
                cavalry $Arms] {82 45 0.36} [::wargame::look::theme color arm]]
    }
    return $svg
}

proc ::wargame::moskowa::counterArt::kind {type} {
    variable Kinds
    set what [dict get {
        infantry foot light foot militia foot dismounted foot cavalry horse
        guns guns horse_guns guns howitzer guns leader person aide person
    } $type]
    set color [::wargame::look::theme color paperLift]
    return [format {<g fill="none" stroke="%s" stroke-width="8">%s</g>} \
            $color [string map [list %s $color] [dict get $Kinds $what]]]
}

proc ::wargame::moskowa::counterArt::front {degrees rim} {
    if {$degrees < 0} {
        return ""
    }
    set turn [expr {$degrees * 0.0174533}]
    set dx [expr {sin($turn)}]
    set dy [expr {-cos($turn)}]
    set far [expr {$rim / max(abs($dx), abs($dy))}]
    set shape {}
    foreach {along across} {9 0 -4 14 -4 -14} {
        lappend shape [format "%.1f,%.1f" \
                [expr {60 + $dx * ($far + $along) - $dy * $across}] \
                [expr {59 + $dy * ($far + $along) + $dx * $across}]]
    }
    return [format {<path d="M%s Z" fill="%s" stroke="%s" stroke-width="2.6"
        stroke-linejoin="round"/>} [join $shape " L"] \
        [::wargame::look::theme color gold] [::wargame::look::theme color ink]]
}

proc ::wargame::moskowa::counterArt::bust {side aide} {
    set gold [::wargame::look::theme color gold]
    set dark [::wargame::look::theme color ${side}Dark]
    set svg [format {<g transform="translate(60,50) scale(%s)"><circle r="34"
        fill="%s" stroke="%s" stroke-width="4"/><clipPath id="k"><circle
        r="31"/></clipPath><g clip-path="url(#k)" fill="%s">} \
        [expr {$aide ? 0.72 : 1}] [::wargame::look::theme color face] \
        $gold $dark]
    append svg {<path d="M-34,36 C-31,18 -19,15 -8,12 L-8,5 H8 L8,12 C19,15
        31,18 34,36 Z"/><path d="M-8,7 C-13,0 -12,-11 -5,-14 H6 C11,-11 12,-5
        11,-1 L14,3 11,5 11,9 C9,12 5,11 3,11 Z"/>}
    append svg [expr {$aide
        ? {<path d="M-12,-9 C-12,-20 -6,-24 0,-24 C8,-24 12,-18 12,-9 Z"/>}
        : {<path d="M-23,-7 C-17,-9 -16,-23 0,-24 C16,-23 17,-9 23,-7 C13,-11
            -13,-11 -23,-7 Z"/>}}]
    return [append svg </g></g>]
}

proc ::wargame::moskowa::counterArt::losses {face} {
    lassign [list [dict get $face points] [dict get $face printed]] now of
    if {$now >= $of || $of == 0} {
        return ""
    }
    return [format {<rect x="27" y="78" width="66" height="6" fill="%s"
        stroke="%s" stroke-width="1"/><rect x="27" y="78" width="%.1f"
        height="6" fill="%s"/>} [::wargame::look::theme color bad] \
        [::wargame::look::theme color ink] [expr {66.0 * $now / $of}] \
        [::wargame::look::theme color good]]
}

proc ::wargame::moskowa::counterArt::states {marks} {
    set svg ""
    if {"square" in $marks} {
        append svg [format {<rect x="20" y="31" width="80" height="48"
            fill="none" stroke="%s" stroke-width="7"/>} \
            [::wargame::look::theme color gold]]
    }
    if {"road" in $marks} {
        append svg [format {<path d="M18,36 V74" stroke="%s"
            stroke-width="9"/><path d="M18,36 V74" stroke="%s"
            stroke-width="4.6" stroke-dasharray="7 5"/>} \
            [::wargame::look::theme color ink] \
            [::wargame::look::theme color paperLift]]
    }
    if {"stopped" in $marks} {
        append svg [format {<path d="M98,38 V72" stroke="%s"
            stroke-width="8" stroke-linecap="round"/>} \
            [::wargame::look::theme color bad]]
    }
    if {"routing" in $marks} {
        append svg [format {<path d="M42,80 V30" stroke="%1$s"
            stroke-width="5"/><path d="M42,31 L84,36 72,45 84,56 42,56 Z"
            fill="%2$s" stroke="%1$s" stroke-width="2.4"/>} \
            [::wargame::look::theme color ink] \
            [::wargame::look::theme color paperLift]]
    }
    if {"fires" in $marks} {
        append svg [format {<path d="M98,30 L91,38 81,35 86,44 80,52 90,51
            94,61 99,51 109,52 104,44 109,36 100,38 Z" fill="%s" stroke="%s"
            stroke-width="2.4" stroke-linejoin="round"/>} \
            [::wargame::look::theme color fire] \
            [::wargame::look::theme color ink]]
    }
    if {"attacks" in $marks} {
        append svg [format {<path d="M86,58 L106,34 M97,34 H107 V44" fill="none"
            stroke="%s" stroke-width="9"/><path d="M86,58 L106,34 M97,34 H107
            V44" fill="none" stroke="%s" stroke-width="4.6"/>} \
            [::wargame::look::theme color ink] \
            [::wargame::look::theme color gold]]
    }
    if {"message" in $marks} {
        # A folded sheet with its seal.
        append svg [format {<path d="M72,64 H108 V90 H72 Z M72,64 L90,79 108,64"
            fill="%s" stroke="%s" stroke-width="3" stroke-linejoin="round"/>
            <circle cx="90" cy="80" r="5" fill="%s"/>} \
            [::wargame::look::theme color paperLift] \
            [::wargame::look::theme color ink] \
            [::wargame::look::theme color bad]]
    }
    if {"dispersed" in $marks} {
        append svg [format {<path d="M24,32 L96,84 M96,32 L24,84" stroke="%s"
            stroke-width="7" stroke-dasharray="9 7"/>} \
            [::wargame::look::theme color bad]]
    }
    return $svg
}
