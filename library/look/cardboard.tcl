# cardboard.tcl --
#
#       A die-cut counter of cardboard, as SVG, in a square of 120 units of
#       which the middle 100 are the counter.  What a game prints on it is the
#       game's: library/games/GAME/counters.tcl.
#
#       cardboard open SIDE WORN HELD    a picture begins: a counter of the
#                                    side's colour; WORN: its reverse, a paler
#                                    one with a stripe across
#       cardboard back SIDE          a counter that lies face down
#       cardboard bar Y COLOR        a band across it, 20 high, rounded at the
#                                    side on which it lies
#       cardboard box X Y WIDE HIGH  the paper on which a symbol is drawn
#       cardboard pips X Y N OF      N filled steps of OF, one over another,
#                                    centred there
#       cardboard spent              a veil over it
#
#       Text and rings are those of look/wood.tcl.

need look/theme look/wood

namespace eval ::wargame::look::cardboard {
    namespace export open back bar box pips spent
    namespace ensemble create
}

# open --
#
#       See above.  Its sides are at 10 and 110, 9 and 109; the shadow is longer
#       when it is held.
proc ::wargame::look::cardboard::open {side worn held} {
    set core [::wargame::look::theme color faceEdge]
    lassign [expr {$worn
        ? [list [::wargame::look::theme tint ${side}Light face 0.45] \
            [::wargame::look::theme tint ${side}Light face 0.2]]
        : [list [::wargame::look::theme tint $side ${side}Light 0.22] \
            [::wargame::look::theme tint $side ${side}Dark 0.12]]}] light deep
    set svg [format {<svg xmlns="http://www.w3.org/2000/svg"
        xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 120">
        <defs><linearGradient id="g" x1="0" y1="0" x2="0.5" y2="1">
        <stop offset="0" stop-color="%s"/><stop offset="1" stop-color="%s"/>
        </linearGradient><clipPath id="c"><rect x="10.6" y="9.6" width="98.8"
        height="98.8" rx="8.4"/></clipPath></defs>} $light $deep]
    lassign [expr {$held ? {6 9} : {1.6 2.8}}] dx dy
    foreach grow {3.6 2.2 0.8} {
        append svg [format {<rect x="%s" y="%s" width="%s" height="%s" rx="%s"
            fill="%s" fill-opacity="0.15"/>} [expr {10 + $dx - $grow}] \
            [expr {10 + $dy - $grow}] [expr {100 + 2 * $grow}] \
            [expr {100 + 2 * $grow}] [expr {9 + $grow}] \
            [::wargame::look::theme color shadow]]
    }
    # Its thickness below, then the printed face.
    append svg [format {<rect x="10" y="11.6" width="100" height="100" rx="9"
        fill="%s"/><rect x="10" y="9" width="100" height="100" rx="9"
        fill="url(#g)"/>} $core]
    if {$worn} {
        append svg [format {<g clip-path="url(#c)"><path
            d="M-4,92 L92,-4 H120 L-4,120 Z" fill="%s" fill-opacity="0.34"/>
            </g>} [::wargame::look::theme color $side]]
    }
    append svg [format {<path d="M12.4,100 V18 Q12.4,11.4 19,11.4 H101"
        fill="none" stroke="%s" stroke-opacity="0.65" stroke-width="1.5"
        stroke-linecap="round"/><rect x="10.5" y="9.5" width="99" height="99"
        rx="8.6" fill="none" stroke="%s" stroke-width="1.3"/>} \
        [::wargame::look::theme color ${side}Light] \
        [::wargame::look::theme color ${side}Dark]]
    return $svg
}

proc ::wargame::look::cardboard::back {side} {
    set light [::wargame::look::theme color ${side}Light]
    return [format {<g clip-path="url(#c)" stroke="%1$s" stroke-opacity="0.4"
        stroke-width="2.4"><path d="M10,39 L39,10 M10,69 L69,10 M10,99 L99,10
        M30,109 L110,29 M60,109 L110,59 M90,109 L110,89"/>
        <path d="M110,39 L81,10 M110,69 L51,10 M110,99 L21,10 M90,109 L10,29
        M60,109 L10,59 M30,109 L10,89"/></g><circle cx="60" cy="59" r="25"
        fill="%2$s" stroke="%1$s" stroke-width="2.4"/>%3$s} $light \
        [::wargame::look::theme color ${side}Dark] \
        [::wargame::look::wood text 60 71 \
            middle 34 numeral bold $light [::wargame::look::theme letter \
            $side]]]
}

proc ::wargame::look::cardboard::bar {y color} {
    return [format {<g clip-path="url(#c)"><rect x="10" y="%s" width="100"
        height="20" fill="%s"/><path d="M10,%s H110" stroke="%s"
        stroke-opacity="0.6" stroke-width="1.2"/></g>} $y $color \
        [expr {$y < 50 ? $y + 20 : $y}] [::wargame::look::theme color ink]]
}

proc ::wargame::look::cardboard::box {x y wide high} {
    return [format {<rect x="%s" y="%s" width="%s" height="%s" rx="2.5"
        fill="%s" stroke="%s" stroke-width="1.6"/>} $x $y $wide $high \
        [::wargame::look::theme color face] [::wargame::look::theme color ink]]
}

proc ::wargame::look::cardboard::pips {x y n of} {
    set svg ""
    for {set i 0} {$i < $of} {incr i} {
        append svg [format {<rect x="%s" y="%s" width="8.4" height="7.6"
            rx="1.6" fill="%s" stroke="%s" stroke-width="1.2"/>} \
            [expr {$x - 4.2}] [expr {$y + 9.4 * ($of / 2.0 - 1 - $i) + 0.9}] \
            [expr {$i < $n ? [::wargame::look::theme color gold] : "none"}] \
            [::wargame::look::theme color ink]]
    }
    return $svg
}

proc ::wargame::look::cardboard::spent {} {
    return [format {<rect x="10" y="9" width="100" height="100" rx="9"
        fill="%s" fill-opacity="0.4"/>} [::wargame::look::theme color ground]]
}
