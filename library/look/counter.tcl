# counter.tcl --
#
#       A plain counter, as SVG in a square of 120 units: what a game has that
#       draws nothing of its own.
#
#       counter face ROW STATE       what it shows: the name in ROW, and so many
#                                    bars
#       counter hidden SIDE          what one shows that is not yours; 0 or 1
#       counter svg FACE MARKS SIZE  the picture of a counter; of MARKS, movable
#                                    lights its edge; SIZE is of no matter

need look/theme

namespace eval ::wargame::look::counter {
    namespace export face hidden svg
    namespace ensemble create
}

proc ::wargame::look::counter::face {row state} {
    return [dict create side [dict get $row side] \
            name [dict get $row name] bars $state]
}

proc ::wargame::look::counter::hidden {side} {
    return [dict create side $side name "" bars 0]
}

proc ::wargame::look::counter::svg {face marks size} {
    set side [::wargame::look::theme side [dict get $face side]]
    set paper [::wargame::look::theme color face]
    set svg [format {<svg xmlns="http://www.w3.org/2000/svg"
        viewBox="0 0 120 120"><rect x="13" y="13" width="94" height="94" rx="9"
        fill="%s" stroke="%s" stroke-width="6"/>} \
        [::wargame::look::theme color $side] \
        [::wargame::look::theme color \
            [expr {"movable" in $marks ? "movable" : "${side}Dark"}]]]
    append svg [format {<text x="60" y="66" text-anchor="middle"
        font-family="%s" font-size="38" font-weight="bold"
        fill="%s">%s</text>} \
        [::wargame::look::theme family sans] $paper [dict get $face name]]
    for {set bar 0} {$bar < [dict get $face bars]} {incr bar} {
        append svg [format {<rect x="%s" y="82" width="28" height="9"
            fill="%s"/>} [expr {30 + 32 * $bar}] $paper]
    }
    return $svg</svg>
}
