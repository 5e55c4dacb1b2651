# blocks-art.tcl --
#
#       What is drawn on the blocks of Bloody Monday: its own arms, strength
#       and marks.
#
#       blockArt arm FACE PLACE      the arm of a face, at {x y scale}
#       blockArt count FACE          the dots of a block, one a die
#       blockArt exhausted FACE SMALL    the sign of a block without strength
#       blockArt shield KIND X Y SCALE   silver or gold
#       blockArt badges              MARK DRAWING...: the small signs of the
#                                    marks, within 9 of 0,0
#       blockArt fireColor FACE      the colour of its firepower (2.2)

need base/files look/arms look/theme games/monday/eagles

namespace eval ::wargame::monday::blockArt {
    namespace export arm count exhausted shield badges fireColor
    namespace ensemble create

    # The firepower that is in the colour of its side (2.2).
    variable ColourOfSide [::wargame::base::constantOf monday colour_of_side]
    # See look/arms.tcl; %heavy is the coat of a heavy horse.
    variable Arms {
        light {
            <path d="M-21,13 Q-4,21 11,16.4" stroke-width="3"/>
            <path d="M10.4,16.6 L19,13.6" stroke-width="4"/>
            <path d="M8.4,11.4 Q9,20 16,19.6" stroke-width="2.4"/>
            <g transform="translate(0.5,-5.4) scale(0.84)">%horse</g>
        }
        heavy {
            <path d="M-21,16.6 H11" stroke-width="3"/>
            <path d="M11,16.6 H19.6" stroke-width="4"/>
            <path d="M9.6,11.6 V21" stroke-width="2.6"/>
            <g transform="translate(0.5,-5.4) scale(0.84)">%horse</g>
        }
        guns {
            <path d="M-3,2 L-20,17" stroke-width="3.6"/>
            <path d="M-15,-2 Q-16,-8 -10,-8 L19,-14 L20,-7 L-9,2
                Q-14,3 -15,-2 Z" fill="%s" stroke-width="1"/>
            <path d="M-16,-5 H-20" stroke-width="3.4"/>
            <path d="M18.4,-15.4 L20.6,-5.6" stroke-width="2.6"/>
            <circle cx="2" cy="6" r="11" fill="%paper" stroke-width="3.2"/>
            <path d="M2,-4 V16 M-8,6 H12 M-5,-1 L9,13 M9,-1 L-5,13"
                stroke-width="1.7"/>
            <circle cx="2" cy="6" r="2.8" fill="%s" stroke="none"/>
        }
        horse_guns {
            <g transform="translate(4.5,5.5) scale(0.78)">%guns</g>
            <g transform="translate(-11.5,-10) scale(0.62)">%horse</g>
        }
        leader {
            <path d="M-21,7 C-17,5 -15,-9 -3,-14 C9,-17 15,-3 21,5
                C14,12 -14,13 -21,7 Z" fill="%s" stroke-width="1.5"/>
            <path d="M-17,6.5 C-8,10 8,10 17,4.5" stroke="%gold"
                stroke-width="1.7"/>
            <path d="M-1,-4 Q-3,2 0,7" stroke="%gold" stroke-width="2"/>
            <circle cx="-1" cy="-5" r="4" fill="%paper" stroke="none"/>
            <circle cx="-1" cy="-5" r="2" fill="%red" stroke="none"/>
            <path d="M-9,16 H9" stroke-width="3.4"/>
            <path d="M-13,16 H-11 M11,16 H13" stroke="%gold"
                stroke-width="3.6"/>
        }
    }
    # Paper about it parts it from the weapon behind.
    variable Horse {
        <path d="M-11,19 C-12,8 -10,3 -6,-2 C-3,-7 -4,-9 -3,-13
            L-1,-20 L3,-15 L6,-19 L7,-13 C12,-9 13,-4 15,2 L19,9
            C20,12 17,16 14,15 L11,14 C7,10 3,10 1,9 C1,13 4,16 6,19 Z"
            fill="%paper" stroke="%paper" stroke-width="6"/>
        <path d="M-11,19 C-12,8 -10,3 -6,-2 C-3,-7 -4,-9 -3,-13
            L-1,-20 L3,-15 L6,-19 L7,-13 C12,-9 13,-4 15,2 L19,9
            C20,12 17,16 14,15 L11,14 C7,10 3,10 1,9 C1,13 4,16 6,19 Z"
            fill="%coat" stroke-width="2"/>
        <path d="M8,-5 L10.4,-4" stroke="%line" stroke-width="2.2"/>
        <path d="M15.4,10.6 L16.4,11" stroke="%line" stroke-width="1.8"/>
        <path d="M-2.5,-8 C-4,0 -8,4 -7.4,15 M1.4,-9 C1,-2 -3,3 -3,9"
            stroke="%line" stroke-width="1.5"/>
    }
}

# arm --
#
#       The arm of a face, at a place {x y scale}.
proc ::wargame::monday::blockArt::arm {face place} {
    variable Arms
    variable Horse
    set kind [dict get $face kind]
    switch $kind {
        line    {set drawing [::wargame::look::arms of infantry]}
        jager   {set drawing [::wargame::look::arms of light]}
        militia - cossack {set drawing [::wargame::look::arms of $kind]}
        commander {set drawing [::wargame::monday::eagle \
                [dict get $face side]]}
        guns    {
            set drawing [string map [list %guns [dict get $Arms guns]] \
                    [dict get $Arms [expr {
                        [dict get $face mounted] ? "horse_guns" : "guns"}]]]
        }
        default {set drawing [dict get $Arms $kind]}
    }
    set drawing [string map [list %horse $Horse] $drawing]
    set coat [expr {$kind eq "heavy" ? "face" : "arm"}]
    set line [expr {$kind eq "heavy" ? "arm" : "face"}]
    return [::wargame::look::arms draw [string map [list \
            %coat [::wargame::look::theme color $coat] \
            %line [::wargame::look::theme color $line] \
            %gold [::wargame::look::theme color gold] \
            %red [::wargame::look::theme color bad]] $drawing] $place \
        [::wargame::look::theme color arm]]
}

# count --
#
#       The dots of a face, one a die: cannonballs of guns, stars of leaders;
#       and hollow ones for what it has lost.
proc ::wargame::monday::blockArt::count {face} {
    set strength [lindex [dict get $face strength] [dict get $face step]]
    set full [lindex [dict get $face strength] 0]
    set kind [dict get $face kind]
    lassign {99.2 8.6} last pitch
    if {$kind in {commander leader}} {
        lassign {97.6 9.7} last pitch
        set shape {<path d="M0,-5.3 L1.5,-1.8 5.1,-1.6 2.3,0.9 3.2,4.5 0,2.6
            -3.2,4.5 -2.3,0.9 -5.1,-1.6 -1.5,-1.8 Z"}
    } elseif {$kind eq "guns"} {
        set shape {<circle r="4.1"}
    } else {
        set shape {<rect x="-3.6" y="-4" width="7.2" height="8" rx="2.4"}
    }
    set svg ""
    for {set i 0} {$i < $full} {incr i} {
        set there [expr {$i < $strength}]
        append svg [format {<g transform="translate(%s,22.6)">%s fill="%s"
            stroke="%s" stroke-width="%s"/>} \
            [expr {$last - $pitch * ($full - 1 - $i)}] $shape \
            [expr {$there ? [fireColor $face] : "none"}] \
            [::wargame::look::theme color \
            [expr {$there ? "ink" : "inkFaint"}]] \
            [expr {$there ? 1.3 : 1}]]
        if {$there && $kind eq "guns"} {
            # What makes a ball of a dot.
            append svg {<circle cx="-1.3" cy="-1.4" r="1.1" fill="#ffffff"
                fill-opacity="0.85"/>}
        }
        append svg </g>
    }
    return $svg
}

# exhausted --
#
#       In the place of its strength, a leader's heart or the pawn of guns.
proc ::wargame::monday::blockArt::exhausted {face small} {
    if {[dict get $face kind] eq "guns"} {
        set drawing {<circle cx="0" cy="-9.5" r="6"/><path d="M-7,-2.4 H7 L3.6,1
            C4,7 6,10 9,13 V17 H-9 V13 C-6,10 -4,7 -3.6,1 Z"/>}
    } else {
        set drawing {<path d="M0,15 C-8,8 -15,2 -14,-6 C-13,-13 -4,-14 0,-6
            C4,-14 13,-13 14,-6 C15,2 8,8 0,15 Z"/>}
    }
    return [format {<g transform="translate(46,%s) scale(0.94)" fill="%s"
        stroke="%s" stroke-width="1.4" stroke-linejoin="round">%s</g>} \
        [expr {$small ? 37 : 36}] [fireColor $face] \
        [::wargame::look::theme color ink] $drawing]
}

# shield --
#
#       Silver has a bar, gold a chevron.
proc ::wargame::monday::blockArt::shield {kind x y scale} {
    return [format {<g transform="translate(%s,%s) scale(%s)"><path
        d="M0,-9 L8,-6.4 C8,1 5.4,6 0,9.4 C-5.4,6 -8,1 -8,-6.4 Z" fill="%s"
        stroke="%s" stroke-width="1.8" stroke-linejoin="round"/><path d="%s"
        fill="none" stroke="%s" stroke-width="2"/></g>} $x $y $scale \
        [::wargame::look::theme color $kind] [::wargame::look::theme color \
        ${kind}Dark] \
        [dict get {silver "M-6.6,-1 H6.6" gold "M-6,1.6 L0,-3.4 L6,1.6"} \
            $kind] [::wargame::look::theme color ${kind}Dark]]
}

# badges --
#
#       The small signs of the marks, within 9 of 0,0: those on cubes of
#       wood and those that are not.
proc ::wargame::monday::blockArt::badges {} {
    return [string map [list %ink [::wargame::look::theme color ink] \
            %gold [::wargame::look::theme color goldDark] \
            %red [::wargame::look::theme color bad] \
            %silver [::wargame::look::theme color silver] \
            %dark [::wargame::look::theme color silverDark]] {
        active {<path d="M0,-8.5 L2.5,-2.8 8.4,-2.4 3.9,1.6 5.3,7.6 0,4.4
            -5.3,7.6 -3.9,1.6 -8.4,-2.4 -2.5,-2.8 Z" fill="%gold"/>}
        target {<circle r="5.4" fill="none" stroke="%red" stroke-width="1.9"/>
            <path d="M0,-9 V-3 M0,9 V3 M-9,0 H-3 M9,0 H3" stroke="%red"
            stroke-width="1.9"/>}
        shielded {<path d="M0,-8 L7,-5.4 C7,1 4.6,5.4 0,8.4
            C-4.6,5.4 -7,1 -7,-5.4 Z" fill="%silver" stroke="%dark"
            stroke-width="1.4"/><path d="M2,-7.4 L-1.6,-2 L2,1 L-0.6,8"
            fill="none" stroke="%ink" stroke-width="1.9"/>}
    }]
}

# fireColor --
#
#       The colour of a face's firepower (2.2).
proc ::wargame::monday::blockArt::fireColor {face} {
    variable ColourOfSide
    set fire [lindex [dict get $face fire] [dict get $face step]]
    return [::wargame::look::theme color [expr {$fire == $ColourOfSide
        ? "fire.[dict get $face side]" : "fire.$fire"}]]
}
