# wood.tcl --
#
#       A wooden block with a label, as SVG, in a square of 120 units of which
#       the middle 100 are the block.  What a game prints on its label is the
#       game's: library/games/GAME/blocks.tcl.
#
#       wood block FACE MARKS FRONTCMD ARMCMD OVER   a whole picture: FRONTCMD
#                                    draws its label, OVER lies on all; hidden,
#                                    it is seen from behind, with what is
#                                    remembered of it (note), which ARMCMD
#                                    draws: as slip has it, with the note and {X
#                                    Y SCALE} added
#       wood open SIDE HELD          a picture begins: the bare block
#       wood back SIDE UNDER         the back of a block
#       wood label SIDE BAND SIGN ?KIND?   the label: paper, and at the left a
#                                    band of that colour with a sign
#       wood slip WHAT ?DRAWING?     on its back a scrap of paper: a figure in
#                                    pencil, and a drawing within 21 of 0,0
#       wood strength WHAT SMALL     a large number, top left
#       wood foot LINES              the first line that fits, at the foot: of
#                                    {TEXT KIND LEAST}...
#       wood spent                   a veil over the label
#       wood isSpent MARKS           is a veil there?  Of who has moved, unless
#                                    it can act yet, or is dim and needs none
#       wood ring INSET COLOR WIDTH ROUND   about the block
#       wood lit                     a light border with a dark edge, outside of
#                                    the block, of one that can be taken up
#       wood badges Y STEP MARKS DRAWINGS    small round signs over the band, of
#                                    MARK DRAWING... those that are among MARKS,
#                                    the first at Y and each so far above the
#                                    one before; a drawing is within 9 of 0,0
#       wood text X Y ANCHOR SIZE KIND WEIGHT FILL TEXT
#       wood fit TEXT KIND WEIGHT LARGEST WIDTH   the size at which it fits
#       wood on COLOR                ink or paper, to be read on that colour
#
#       SIDE is side0 or side1; COLOR and BAND are of the form #rrggbb.

need look/theme

namespace eval ::wargame::look::wood {
    namespace export block open back slip label strength foot spent isSpent \
            ring lit badges text fit on
    namespace ensemble create
}

# block --
#
#       See above.
proc ::wargame::look::wood::block {face marks frontCmd armCmd over} {
    set side [dict get $face side]
    set svg [::wargame::look::wood open $side [expr {"held" in $marks}]]
    if {![dict get $face hidden]} {
        append svg [uplevel #0 $frontCmd]
    } else {
        append svg [back $side [expr {"under" in $marks}]]
        if {[dict exists $face note]} {
            set note [dict get $face note]
            append svg [slip [lindex [dict get $note strength] \
                    [dict get $note step]] \
                    [uplevel #0 $armCmd [list $note {0 0 1}]]]
        }
    }
    return [append svg $over </svg>]
}

# open --
#
#       A bevelled block of the side's colour and its shadow, longer when held.
proc ::wargame::look::wood::open {side held} {
    set base [::wargame::look::theme color $side]
    set dark [::wargame::look::theme color ${side}Dark]
    set light [::wargame::look::theme color ${side}Light]
    set svg {<svg xmlns="http://www.w3.org/2000/svg"
        xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 120">}
    append svg [format {<defs><linearGradient id="w" x1="0" y1="0" x2="0.6"
        y2="1">
        <stop offset="0" stop-color="%s"/><stop offset="0.45" stop-color="%s"/>
        <stop offset="1" stop-color="%s"/></linearGradient></defs>} \
        [::wargame::look::theme tint $side ${side}Light 0.35] $base \
        [::wargame::look::theme tint $side ${side}Dark 0.35]]
    # A soft shadow in four leaves: far quicker than a blur.
    lassign [expr {$held ? {6 9 0.13} : {2.5 4 0.13}}] dx dy share
    foreach grow {4.5 3 1.5 0} {
        append svg [format {<rect x="%s" y="%s" width="%s" height="%s" rx="%s"
            fill="%s" fill-opacity="%s"/>} \
            [expr {9 + $dx - $grow}] [expr {11 + $dy - $grow}] \
            [expr {100 + 2 * $grow}] [expr {98 + 2 * $grow}] \
            [expr {10 + $grow}] [::wargame::look::theme color shadow] $share]
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

# back --
#
#       The bare wood of a block seen from behind: its grain, a carved border,
#       and in a wreath its army's letter, so that colour need not tell.
proc ::wargame::look::wood::back {side under} {
    set dark [::wargame::look::theme color ${side}Dark]
    set light [::wargame::look::theme color ${side}Light]
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
    append svg [text 60 69 middle 31 numeral bold $light \
        [::wargame::look::theme letter $side]]
    return $svg
}

# slip --
#
#       At the left, which a stack leaves free; torn off, not quite straight.
proc ::wargame::look::wood::slip {what drawing} {
    return [format {<g transform="rotate(-6 34 50)" font-style="italic">
        <path d="M17,17 L50,17 50.5,80 46,77.5 42,80.5 37,78 32,81 27.5,78
        22,80.5 17,78 Z" transform="translate(1.5,2)" fill="%1$s"
        fill-opacity="0.35"/>
        <path d="M17,17 L50,17 50.5,80 46,77.5 42,80.5 37,78 32,81 27.5,78
        22,80.5 17,78 Z" fill="%2$s" stroke="%3$s" stroke-width="0.8"/>
        %4$s<g transform="translate(33.5,63) scale(0.62)">%5$s</g></g>} \
        [::wargame::look::theme color shadow] [::wargame::look::theme color \
        paperLift] \
        [::wargame::look::theme color inkFaint] \
        [text 33 47 middle 38 numeral normal \
            [::wargame::look::theme color inkSoft] $what] $drawing]
}

# label --
#
#       See above.  Its edges are 15 and 105, 14 and 102; the band ends at 30.5.
proc ::wargame::look::wood::label {side band sign {kind sans}} {
    set ink [::wargame::look::theme color ink]
    return [format {<clipPath id="f"><rect x="15.5" y="14.5" width="89"
        height="87" rx="5"/></clipPath><g clip-path="url(#f)">
        <rect x="15" y="14" width="90" height="88" fill="%s"/>
        <rect x="15" y="14" width="15.5" height="88" fill="%s"/>
        <path d="M30.5,14 V102" stroke="%s" stroke-opacity="0.5"/></g>
        <rect x="15.5" y="14.5" width="89" height="87" rx="5" fill="none"
        stroke="%s" stroke-opacity="0.7"/>%s} \
        [::wargame::look::theme color face] $band $ink \
        [::wargame::look::theme color ${side}Dark] \
        [text 23 30.5 middle [fit $sign $kind bold 16 13.5] $kind bold \
            [on $band] $sign]]
}

# strength --
#
#       See above.  That and the arm below it are seen in a stack.
proc ::wargame::look::wood::strength {what small} {
    return [text 45.5 [expr {$small ? 55 : 53}] middle \
            [expr {$small ? 50 : 47}] numeral bold \
            [::wargame::look::theme color ink] $what]
}

proc ::wargame::look::wood::foot {lines} {
    foreach {text kind least} $lines {
        set fit [fit $text $kind normal 15 67]
        if {$fit >= $least} {
            break
        }
    }
    return [text 34.5 97.5 start $fit $kind normal \
            [::wargame::look::theme color ink] $text]
}

proc ::wargame::look::wood::spent {} {
    return [format {<rect x="15" y="14" width="90" height="88" rx="5"
            fill="%s" fill-opacity="0.42"/>} [::wargame::look::theme color \
                    ground]]
}

proc ::wargame::look::wood::isSpent {marks} {
    return [expr {"moved" in $marks && "movable" ni $marks
        && "dim" ni $marks}]
}

proc ::wargame::look::wood::ring {inset color width {round 8}} {
    return [format {<rect x="%s" y="%s" width="%s" height="%s"
                rx="%s" fill="none" stroke="%s" stroke-width="%s"/>} \
                $inset [expr {$inset - 1}] [expr {120 - 2 * $inset}] \
                [expr {118 - 2 * $inset}] $round $color $width]
}

proc ::wargame::look::wood::lit {} {
    # Two pixels wide at the smallest, in a stack, too.
    return [ring 6.6 [::wargame::look::theme color ink] 9.6 11][ring 6.8 \
            [::wargame::look::theme color movable] 6.6 11]
}

proc ::wargame::look::wood::badges {y step marks drawings} {
    set svg ""
    foreach {mark drawing} $drawings {
        if {$mark in $marks} {
            append svg [Badge $y $drawing]
            set y [expr {$y - $step}]
        }
    }
    return $svg
}

proc ::wargame::look::wood::Badge {y drawing} {
    return [format {<g transform="translate(21.5,%s) scale(0.88)">
                <circle r="11" fill="%s" stroke="%s"
                stroke-width="1.6"/>%s</g>} \
                $y [::wargame::look::theme color paperLift] \
                [::wargame::look::theme color ink] $drawing]
}
# fit --
#
#       The size of letters, at most so large, at which text is not wider.
proc ::wargame::look::wood::fit {text kind weight largest width} {
    set wide \
            [expr \
            {max(0.01, [::wargame::look::theme wide $text $kind $weight])}]
    return [format %.2f [expr {min($largest, $width * 0.96 / $wide)}]]
}

proc ::wargame::look::wood::text {x y anchor size kind weight fill text} {
    return [format {<text x="%s" y="%s" text-anchor="%s" font-size="%s"
        font-family="%s" font-weight="%s" fill="%s">%s</text>} \
        $x $y $anchor $size [::wargame::look::theme family $kind] $weight \
        $fill \
        [string map {& &amp; < &lt;} $text]]
}

# on --
#
#       Ink or paper, whichever is read more easily on a colour.
proc ::wargame::look::wood::on {color} {
    scan $color #%2x%2x%2x red green blue
    return [::wargame::look::theme color [expr {
        0.3 * $red + 0.59 * $green + 0.11 * $blue > 135 ? "ink" : "paperLift"}]]
}
