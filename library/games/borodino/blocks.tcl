# blocks.tcl --
#
#       The blocks of Borodino 1812, as SVG.
#
#       blocks face ROW STEP         what a block shows, from its row of
#                                    [wargame::roster borodino] and the index of
#                                    its present strength
#       blocks hidden SIDE           what a block shows that is not yours
#       blocks svg FACE MARKS SIZE   its picture, in a square of 120 units of
#                                    which the middle 100 are the block.  SIZE:
#                                    of those, in pixels of an ordinary screen;
#                                    a small block says less, larger.  MARKS:
#               active moved fired pinned reserve square shelter half
#               held movable under    (0 or more of these)

namespace eval ::wargame::borodino::blocks {
    namespace export face hidden svg
    namespace ensemble create

    # The sign in the band of a corps, by its number.  ORDER CORPS
    variable Signs {{} 1 3 4 5 8 G M 2 3 4 5 6 7 8 P Go I II}
}

# face --
#
#       See above.
proc ::wargame::borodino::blocks::face {row step} {
    set face [dict create hidden 0 step $step]
    foreach key {side corps kind guard strength letter fire range} {
        dict set face $key [dict get $row $key]
    }
    if {[dict get $face side] in {0 1}} {
        dict set face side [lindex {french russian} [dict get $face side]]
    }
    dict set face label [Label [dict get $row name] [dict get $row commander]]
    return $face
}

proc ::wargame::borodino::blocks::hidden {side} {
    return [dict create hidden 1 side $side]
}

# Label --
#
#       The line at a block's foot, and a shorter one: a division's number and
#       its general; of a corps' troops what they are, for the band tells whose.
proc ::wargame::borodino::blocks::Label {name commander} {
    regsub {^\d+\w\w (Corps|Army) } $name {} name
    regsub {^(\d+)\w\w Division$} $name {\1} name
    regsub {^.* of the } $name {} name
    set general [lindex [split [regsub {^\w\. } $commander {}] -] 0]
    if {$name eq $commander} {
        return [list $general $general]
    } elseif {[string length $name] <= 3} {
        return [list "$name $general" $name]
    }
    return [list $name $name]
}

# Fit --
#
#       The size of letters, at most so large, at which text is not wider.
proc ::wargame::borodino::blocks::Fit {text kind weight largest width} {
    set font [list [::wargame::theme family $kind] -100 $weight]
    set wide [expr {max(1, [font measure $font $text])}]
    return [format %.2f [expr {min($largest, $width * 96.0 / $wide)}]]
}

proc ::wargame::borodino::blocks::Text {x y anchor size kind weight fill text} {
    return [format {<text x="%s" y="%s" text-anchor="%s" font-size="%s"
        font-family="%s" font-weight="%s" fill="%s">%s</text>} \
        $x $y $anchor $size [::wargame::theme family $kind] $weight $fill \
        [string map {& &amp; < &lt;} $text]]
}

# svg --
#
#       See above.
proc ::wargame::borodino::blocks::svg {face marks size} {
    set side [dict get $face side]
    set svg {<svg xmlns="http://www.w3.org/2000/svg"
        xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 120">}
    append svg [Wood $side [expr {"held" in $marks}]]
    if {[dict get $face hidden]} {
        append svg [Grain $side [expr {"under" in $marks}]]
    } else {
        append svg [Face $face $marks [expr {$size < 54}]]
    }
    append svg [Marks $marks] </svg>
    return $svg
}

# Wood --
#
#       A bevelled block of the side's colour and its shadow, longer when held.
proc ::wargame::borodino::blocks::Wood {side held} {
    set base [::wargame::theme color $side]
    set dark [::wargame::theme color ${side}Dark]
    set light [::wargame::theme color ${side}Light]
    set svg [format {<defs><linearGradient id="w" x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" stop-color="%s"/><stop offset="0.45" stop-color="%s"/>
        <stop offset="1" stop-color="%s"/></linearGradient></defs>} \
        [::wargame::theme tint $side ${side}Light 0.35] $base \
        [::wargame::theme tint $side ${side}Dark 0.35]]
    # A soft shadow in four leaves: far quicker than a blur.
    lassign [expr {$held ? {6 9 0.13} : {2.5 4 0.13}}] dx dy share
    foreach grow {4.5 3 1.5 0} {
        append svg [format {<rect x="%s" y="%s" width="%s" height="%s" rx="%s"
            fill="%s" fill-opacity="%s"/>} \
            [expr {9 + $dx - $grow}] [expr {11 + $dy - $grow}] \
            [expr {100 + 2 * $grow}] [expr {98 + 2 * $grow}] \
            [expr {10 + $grow}] [::wargame::theme color shadow] $share]
    }
    append svg [format {<rect x="10" y="12" width="100" height="99" rx="9"
        fill="%s"/><rect x="10" y="9" width="100" height="98" rx="9"
        fill="url(#w)"/><path d="M13,100 V18 Q13,12 19,12 H101" fill="none"
        stroke="%s" stroke-width="2.2" stroke-linecap="round"
        stroke-opacity="0.85"/><rect x="10.7" y="9.7" width="98.6"
        height="96.6" rx="8.4" fill="none" stroke="%s" stroke-width="1.4"
        stroke-opacity="0.8"/>} $dark $light $dark]
    return $svg
}

# Grain --
#
#       The bare wood of a block seen from behind: its grain, a carved border,
#       and in a wreath its army's letter, so that colour need not tell.
proc ::wargame::borodino::blocks::Grain {side under} {
    set dark [::wargame::theme color ${side}Dark]
    set light [::wargame::theme color ${side}Light]
    set svg [format {<g fill="none" stroke="%s" stroke-opacity="0.3"
        stroke-width="1.3" stroke-linecap="round">
        <path d="M16,25 C40,19 62,31 104,23"/>
        <path d="M16,33 C38,27 60,38 104,31"/>
        <path d="M16,43 C32,38 44,42 52,40 M78,41 C88,39 96,43 104,41"/>
        <path d="M16,53 C26,49 30,52 34,52 M88,53 C94,51 98,53 104,52"/>
        <path d="M16,64 C26,68 30,65 34,65 M88,64 C94,67 98,65 104,65"/>
        <path d="M16,76 C32,80 40,75 48,77 M76,76 C86,80 96,75 104,77"/>
        <path d="M16,86 C40,90 62,80 104,87"/>
        <path d="M16,95 C44,98 70,90 104,96"/></g>
        <rect x="19.5" y="19.5" width="81" height="77" rx="5" fill="none"
        stroke="%s" stroke-opacity="0.75" stroke-width="1.8"/>
        <path d="M20.5,95 V24.5 Q20.5,20.5 24.5,20.5 H99" fill="none"
        stroke="%s" stroke-opacity="0.35" stroke-width="1.6"/>} \
        $dark $dark $light]
    if {$under} {
        return $svg
    }
    # A medal: sunk, its upper rim in shadow and its lower one in light.
    append svg [format {<circle cx="60" cy="58" r="28.5" fill="%1$s"
        fill-opacity="0.5"/><path d="M32.5,58 A27.5,27.5 0 0 1 87.5,58"
        fill="none" stroke="%1$s" stroke-width="2.4"/>
        <path d="M32.5,58 A27.5,27.5 0 0 0 87.5,58" fill="none" stroke="%2$s"
        stroke-width="1.8" stroke-opacity="0.8"/>} $dark $light]
    append svg {<g fill="} $light {">}
    foreach {angle} {20 46 72 98 124} {
        # Leaves, from the foot of the wreath up, on either side.
        foreach mirror {1 -1} {
            append svg [format {<path transform="translate(60,58) scale(%s,1)
                rotate(%s) translate(0,22.6) rotate(-72)"
                d="M-6,0 Q0,-5.4 7,0 Q0,3.4 -6,0 Z"/>} $mirror [expr {-$angle}]]
        }
    }
    append svg {</g>}
    append svg [Text 60 69 middle 31 numeral bold $light \
        [::wargame::theme letter $side]]
    return $svg
}

# Face --
#
#       The label of a block that you may see.  A small one has no name.
proc ::wargame::borodino::blocks::Face {face marks small} {
    set ink [::wargame::theme color ink]
    set paper [::wargame::theme color face]
    set corps [dict get $face corps]
    set strength [dict get $face strength]
    set step [dict get $face step]
    set band [::wargame::theme color corps.$corps]
    set svg [format {<clipPath id="f"><rect x="15.5" y="14.5" width="89"
        height="87" rx="5"/></clipPath><g clip-path="url(#f)">
        <rect x="15" y="14" width="90" height="88" fill="%s"/>
        <rect x="15" y="14" width="15.5" height="88" fill="%s"/>
        <path d="M30.5,14 V102" stroke="%s" stroke-opacity="0.5"/></g>
        <rect x="15.5" y="14.5" width="89" height="87" rx="5" fill="none"
        stroke="%s" stroke-opacity="0.7"/>} $paper $band $ink \
        [::wargame::theme color [dict get $face side]Dark]]
    set sign [lindex $::wargame::borodino::blocks::Signs $corps]
    append svg [Text 23 30.5 middle [Fit $sign sans bold 16 13.5] sans bold \
            [On $band] $sign]
    # Strength, top left; that and the arm below it are seen in a stack.
    append svg [Text 45.5 [expr {$small ? 55 : 53}] middle \
            [expr {$small ? 50 : 47}] numeral bold $ink \
            [lindex $strength $step]]
    if {[dict get $face range] > 0} {
        append svg [Range $face $small]
    }
    if {"under" in $marks} {
        if {[dict get $face range] == 0} {
            append svg [Arm $face [expr {
                $small ? {44 82 0.6} : {43.5 78 0.58}}]]
        }
    } else {
        append svg [Rest $face $small $strength $step]
    }
    if {"moved" in $marks} {
        append svg [format {<rect x="15" y="14" width="90" height="88" rx="5"
            fill="%s" fill-opacity="0.42"/>} [::wargame::theme color ground]]
    }
    return $svg
}

# Rest --
#
#       What is covered when another block lies on the right half: a pip a step,
#       the arm, firepower, name.
proc ::wargame::borodino::blocks::Rest {face small strength step} {
    set ink [::wargame::theme color ink]
    set svg ""
    set steps [llength $strength]
    set zero [expr {[lindex $strength end] == 0}]
    for {set i 0} {$i < $steps - $zero} {incr i} {
        append svg [format {<rect x="%s" y="19" width="7" height="8.5" rx="1.4"
            fill="%s" stroke="%s" stroke-width="1.2"/>} \
            [expr {101 - 7 - 9.6 * ($steps - $zero - 1 - $i)}] \
            [expr {$i < $steps - $zero - $step
                ? [::wargame::theme color pip] : "none"}] \
            [::wargame::theme color [expr {
                $i < $steps - $zero - $step ? "pip" : "inkFaint"}]]]
    }
    append svg [Arm $face [expr {$small ? {82 50 0.92} : {81.5 48 0.92}}]]
    if {[dict get $face guard]} {
        # A star besides the gold of the arm.
        append svg [format {<path transform="translate(46,%s) scale(0.95)"
            d="M0,-9 L2.6,-3 9,-2.6 4.1,1.6 5.7,8 0,4.6 -5.7,8 -4.1,1.6 -9,-2.6
            -2.6,-3 Z" fill="%s"/>} [expr {$small ? 82 : 73}] \
            [::wargame::theme color guard]]
    }
    set fire "[dict get $face letter][dict get $face fire]"
    if {$small} {
        append svg [Text 101 97 end 28 sans bold $ink $fire]
    } else {
        append svg [Text 101 85 end 23 sans bold $ink $fire]
        lassign [dict get $face label] label short
        foreach {text kind least} [list $label sans 13 $label narrow 11 \
                $short narrow 0] {
            set fit [Fit $text $kind normal 15 67]
            if {$fit >= $least} break
        }
        append svg [Text 34.5 97.5 start $fit $kind normal $ink $text]
    }
    return $svg
}

# On --
#
#       Ink or paper, whichever is read more easily on a colour.
proc ::wargame::borodino::blocks::On {color} {
    scan $color #%2x%2x%2x red green blue
    return [::wargame::theme color [expr {
        0.3 * $red + 0.59 * $green + 0.11 * $blue > 135 ? "ink" : "leafLift"}]]
}

# Range --
#
#       How far a headquarters commands, on a yellow disc.
proc ::wargame::borodino::blocks::Range {face small} {
    lassign [expr {$small ? {46.5 83 13} : {46 73 11}}] x y r
    set size [expr {$r * 1.6}]
    return [format {<circle cx="%s" cy="%s" r="%s" fill="%s" stroke="%s"
        stroke-width="1.2"/>%s} $x $y $r [::wargame::theme color range] \
        [::wargame::theme color goldDark] \
        [Text $x [expr {$y + $size * 0.36}] middle $size sans bold \
            [::wargame::theme color ink] [dict get $face range]]]
}

# Marks --
#
#       What happened to a block and what it is about to do, each a shape of its
#       own.  They lie over the rim and the foot of the band, never over a
#       number.
proc ::wargame::borodino::blocks::Marks {marks} {
    set svg ""
    foreach {mark inset color width} {
        movable 10 movable 2.6   active 12 gold 5.4   square 13 ink 6.4
    } {
        if {$mark in $marks} {
            append svg [format {<rect x="%s" y="%s" width="%s" height="%s"
                rx="%s" fill="none" stroke="%s" stroke-width="%s"/>} \
                $inset [expr {$inset - 1}] [expr {120 - 2 * $inset}] \
                [expr {118 - 2 * $inset}] [expr {$mark eq "square" ? 1 : 8}] \
                [::wargame::theme color $color] $width]
        }
    }
    set y 92
    foreach {mark drawing} [Badges] {
        if {$mark in $marks} {
            append svg [format {<g transform="translate(21.5,%s) scale(0.88)">
                <circle r="11" fill="%s" stroke="%s" stroke-width="1.6"/>%s</g>} $y \
                [::wargame::theme color leafLift] \
                [::wargame::theme color ink] $drawing]
            incr y -19
        }
    }
    return $svg
}

source -encoding utf-8 [file join [file dirname [file normalize \
        [info script]]] blocks-art.tcl]
