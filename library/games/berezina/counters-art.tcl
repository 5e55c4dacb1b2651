# counters-art.tcl --
#
#       What is drawn on the counters of Napoleon at the Berezina: symbols,
#       busts, chests and marks.
#
#       counterArt symbol FACE PLACE ?COLOR?     the arm, at a place {x y scale}
#       counterArt chest X Y                     what the French carry
#       counterArt bust FACE X Y SCALE           a general in his medallion
#       counterArt marks MARKS SMALL TURNED      what happened to it; see
#                                counters.tcl

need look/arms look/theme look/wood

namespace eval ::wargame::berezina::counterArt {
    namespace export symbol chest bust marks
    namespace ensemble create

    # See look/arms.tcl.
    variable Arms {
        artillery {
            <g id="b"><path d="M-19,13 L-15,17 L16,-12 L11,-17 Z" fill="%s"
                stroke-width="1.4"/><path d="M-20,18 L-17,15"
                stroke-width="3.6"/><path d="M9,-18 L17,-10"
                stroke-width="2.8"/></g>
            <use href="#b" transform="scale(-1,1)"/>
            <circle cx="0" cy="14" r="4" fill="%s" stroke="none"/>
        }
        horse_artillery {
            <path d="M-21,8 L-19,13 L15,1 L12,-6 Z" fill="%s"
                stroke-width="1.4"/>
            <path d="M-22,13 L-19,11" stroke-width="3.4"/>
            <circle cx="-1" cy="9" r="9" fill="%paper" stroke-width="2.8"/>
            <path d="M-1,1 V17 M-9,9 H7 M-6.6,3.4 L4.6,14.6 M4.6,3.4
                L-6.6,14.6" stroke-width="1.5"/>
            <path d="M-6,-20 Q10,-17 18,-5" stroke-width="2.8"/>
            <path d="M13,-5 Q17,-3 20,-7" stroke-width="2.4"/>
        }
        engineer {
            <path d="M-16,17 L10,-11" stroke-width="3.4"/>
            <path d="M3,-17 Q12,-22 19,-13 Q15,-12 14,-4 L8,-9 Z" fill="%s"
                stroke-width="1.4"/>
            <path d="M16,17 L-9,-10" stroke-width="3.4"/>
            <path d="M-9,-10 L-4,-15 Q-12,-22 -18,-19 Q-21,-13 -14,-5 Z"
                fill="%s" stroke-width="1.4"/>
        }
    }
}

# symbol --
#
#       The arm of a face, at a place {x y scale}.
proc ::wargame::berezina::counterArt::symbol {face place {color ""}} {
    variable Arms
    if {$color eq ""} {
        set color [::wargame::look::theme color arm]
    }
    set kind [dict get $face kind]
    if {$kind in {leader rabble}} {
        return ""
    }
    if {$kind eq "infantry" && [string match *jaeger* [dict get $face key]]} {
        set kind light
    }
    set drawing [::wargame::look::arms of \
            [expr {$kind eq "cossacks" ? "cossack" : $kind}] $Arms]
    return [::wargame::look::arms draw $drawing $place $color]
}

# chest --
#
#       What the French carry from Moscow.
proc ::wargame::berezina::counterArt::chest {x y} {
    return [format {<g transform="translate(%s,%s)" stroke="%s"
        stroke-width="1.3" stroke-linejoin="round"><path d="M-9,-1 V-3
        Q-9,-7 -5,-7 H5 Q9,-7 9,-3 V-1 Z" fill="%s"/><path d="M-9,-1 H9 V7
        H-9 Z" fill="%s"/><path d="M-1.8,-2.6 H1.8 V2 H-1.8 Z" fill="%s"/>
        </g>} $x $y [::wargame::look::theme color ink] \
        [::wargame::look::theme color gold] [::wargame::look::theme color \
        goldDark] \
        [::wargame::look::theme color gold]]
}

# bust --
#
#       A general in his medallion, in silhouette: Napoleon under his small hat
#       and in laurels, a Marshal or general under his plume.
proc ::wargame::berezina::counterArt::bust {face x y scale} {
    set emperor [expr {[dict get $face key] eq "napoleon"}]
    set side [dict get $face side]
    set ink [::wargame::look::theme color ${side}Dark]
    set svg [format {<g transform="translate(%s,%s) scale(%s)"><circle r="25"
        fill="%s" stroke="%s" stroke-width="2.6"/><circle r="22" fill="none"
        stroke="%s" stroke-opacity="0.6"/><clipPath id="k"><circle r="22.4"/>
        </clipPath><g clip-path="url(#k)" fill="%s">} $x $y $scale \
        [::wargame::look::theme color face] [::wargame::look::theme color \
        gold] \
        [::wargame::look::theme color goldDark] $ink]
    # Shoulders with epaulettes, the collar, the head in profile.
    append svg {<path d="M-24,26 C-22,13 -14,11 -6,9 L-6,4 L6,4 L6,9
        C14,11 22,13 24,26 Z"/>
        <path d="M-6,5 C-10,0 -9,-9 -4,-11 H4 C8,-9 9,-4 8,-1 L10.4,2.4 L8.2,3.4
        L8.4,7 C7,9.4 4,8.4 2,8.4 Z"/>}
    if {$side eq "side1"} {
        # A hat worn fore and aft, with a plume.
        append svg {<path d="M-11,-5 C-12,-12 -6,-16 0,-16 C7,-16 12,-11 14,-6
            L9,-7 C3,-9 -5,-9 -11,-5 Z"/><path d="M-4,-14 C-9,-16 -11,-21 -7,-24
            C-3,-22 -1,-19 -1,-15 Z"/>}
    } else {
        append svg {<path d="M-17,-5 C-13,-7 -12,-17 0,-18 C12,-17 13,-7 17,-5
            C10,-8 -10,-8 -17,-5 Z"/>}
    }
    append svg [format {</g><g clip-path="url(#k)"><path d="M-22,17 L-12,12.6
        M22,17 L12,12.6" stroke="%1$s" stroke-width="3.4"
        stroke-linecap="round"/><circle cx="%2$s" cy="-11.4" r="2.2"
        fill="%1$s"/></g>} [::wargame::look::theme color gold] \
        [expr {$side eq "side1" ? 4 : 7}]]
    if {$emperor} {
        append svg [Laurels]
    }
    return [append svg </g>]
}

proc ::wargame::berezina::counterArt::Laurels {} {
    set svg {}
    foreach angle {28 48 68 88 108 128} {
        foreach mirror {1 -1} {
            append svg [format {<path transform="scale(%s,1) rotate(%s)
                translate(0,25) rotate(-70)" d="M-5,0 Q0,-4.4 6,0 Q0,3 -5,0 Z"
                fill="%s" stroke="%s" stroke-width="0.7"/>} $mirror \
                [expr {-$angle}] [::wargame::look::theme color gold] \
                [::wargame::look::theme color goldDark]]
        }
    }
    return $svg
}

# Aim --
#
#       Somebody's sights upon it.
proc ::wargame::berezina::counterArt::Aim {} {
    set red [::wargame::look::theme color bad]
    return [::wargame::look::wood ring 9 $red 4.2][format {<g
        fill="none" stroke-linecap="round"><path d="%1$s" stroke="%2$s"
        stroke-width="6.6"/><path d="%1$s" stroke="%3$s" stroke-width="3.6"/>
        </g>} "M39,59 A21,21 0 1 0 81,59 A21,21 0 1 0 39,59 M60,30 V46\
        M60,72 V88 M31,59 H47 M73,59 H89" \
        [::wargame::look::theme color paperLift] $red]
}

# marks --
#
#       What happened to a unit and what it is about to do, each a shape of its
#       own, beside the symbol and between the figures.
proc ::wargame::berezina::counterArt::marks {marks small turned} {
    set svg ""
    if {"movable" in $marks} {
        append svg [::wargame::look::wood lit]
    }
    if {"target" in $marks} {
        append svg [Aim]
    }
    set down [expr {$turned ? 9 : 0}]
    set places [expr {$small
        ? [list 98 [expr {45 + $down}] 98 [expr {66 + $down}]]
        : [list 97.5 [expr {66 + $down}] 54 [expr {$turned ? 26 : 93}]]}]
    set scale [expr {$small ? 0.94 : 0.8}]
    # Two have room; of more the first are the least important.
    set shown [lreverse [lmap {mark drawing} [Badges] {
        if {$mark ni $marks} continue
        set drawing
    }]]
    foreach drawing $shown {x y} $places {
        if {$x eq "" || $drawing eq ""} break
        append svg [format {<g transform="translate(%s,%s) scale(%s)"><circle
            r="11" fill="%s" stroke="%s" stroke-width="1.6"/>%s</g>} \
            $x $y $scale [::wargame::look::theme color paperLift] \
            [::wargame::look::theme color ink] $drawing]
    }
    return $svg
}

# Badges --
#
#       The small signs of the marks, within 9 of 0,0; the most important last.
proc ::wargame::berezina::counterArt::Badges {} {
    return [string map [list %ink [::wargame::look::theme color ink] \
            %red [::wargame::look::theme color bad] \
            %fire [::wargame::look::theme color fire] \
            %smoke [::wargame::look::theme color smoke]] {
        shot {<circle r="5" fill="none" stroke="%red" stroke-width="2"/>
            <circle r="1.8" fill="%red"/>}
        fired {<path d="M-7,4 C-10,0 -7,-5 -3,-4 C-2,-9 5,-9 5,-4 C9,-4 9,2 6,4
            Z" fill="%smoke"/><path d="M-2,7 L0,3 2,7 5,5 3,8.6 H-3 L-5,5 Z"
            fill="%fire"/>}
        out_of_command {<path d="M-6,6 L-1,1 M1,-1 L6,-6" stroke="%ink"
            stroke-width="3" stroke-linecap="round"/><path d="M-3,-5 L3,5"
            stroke="%red" stroke-width="2" stroke-linecap="round"/>}
    }]
}
