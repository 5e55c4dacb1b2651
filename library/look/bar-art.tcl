# bar-art.tcl --
#
#       What is drawn in the bars above the map, the clock and the track bar, as
#       pieces of SVG.
#
#       barArt words X Y SIZE ANCHOR TEXT ?COLOR? ?FAMILY?   a line of text;
#                                ANCHOR start, middle or end
#       barArt wide TEXT SIZE ?FAMILY?    how long that is
#       barArt fitted TEXT SIZE WIDTH ?FAMILY?    {TEXT SIZE} for that room:
#                                smaller, then shorter
#       barArt least             letters so high can still be read
#       barArt box X Y WIDE HIGH FILL ?EDGE? ?THICK?    a rounded rectangle from
#                                its upper left corner; FILL and EDGE are
#                                colours
#       barArt moon X Y RADIUS    the sign of a night
#       barArt placed SVG X Y SIZE       a picture within another, about a point
#
#   COLOR, FILL and EDGE are keys of the theme, or colours as an SVG has them.

need look/theme

namespace eval ::wargame::look::barArt {
    namespace export words wide fitted least box moon placed
    namespace ensemble create

    # Letters that can still be read, in units of the drawing.
    variable Least 8.5
}

proc ::wargame::look::barArt::Color {key} {
    return [expr {[string match #* $key] || $key eq "none" ? $key
        : [::wargame::look::theme color $key]}]
}

proc ::wargame::look::barArt::words {x y size anchor text {color deskText}
        {family sans}} {
    return [format {<text x="%.2f" y="%.2f" font-family="%s" font-size="%.2f"
        font-weight="bold" text-anchor="%s" fill="%s">%s</text>} $x $y \
        [::wargame::look::theme family $family] $size $anchor [Color $color] \
        [string map {& &amp; < &lt; > &gt;} $text]]
}

proc ::wargame::look::barArt::wide {text size {family sans}} {
    return [expr {$size * [::wargame::look::theme wide $text $family bold]}]
}

proc ::wargame::look::barArt::least {} {
    variable Least
    return $Least
}

proc ::wargame::look::barArt::fitted {text size width {family sans}} {
    variable Least
    set wide [wide $text $size $family]
    if {$wide <= $width} {
        return [list $text $size]
    }
    set small [expr {max(min($Least, $size), $size * $width / $wide)}]
    set short $text
    while {[string length $short] > 1
            && [wide $text $small $family] > $width + 0.01} {
        set short [string trimright [string range $short 0 end-1]]
        set text $short\u2026
    }
    return [list $text $small]
}

proc ::wargame::look::barArt::box {x y wide high fill {edge deskEdge} \
        {thick 1}} {
    return [format {<rect x="%.2f" y="%.2f" width="%.2f" height="%.2f"
        rx="%.2f" fill="%s" stroke="%s" stroke-width="%s"/>} $x $y $wide $high \
        [expr {min(3, 0.15 * $wide, 0.15 * $high)}] \
        [Color $fill] [Color $edge] $thick]
}

proc ::wargame::look::barArt::moon {x y radius} {
    # Waning, as it was in those nights.
    return [format {<path transform="translate(%.2f,%.2f) scale(%.3f)"
        d="M4,-9.2 A10,10 0 1,0 4,9.2 A10,10 0 0,1 4,-9.2 Z" fill="%s"
        stroke="%s" stroke-width="1.5"/>} $x $y [expr {$radius / 10.0}] \
        [Color moon] [Color night]]
}

proc ::wargame::look::barArt::placed {svg x y size} {
    return [regsub {<svg } $svg [format {<svg x="%s" y="%s" width="%s"
        height="%s" } [expr {$x - $size / 2.0}] [expr {$y - $size / 2.0}] \
        $size $size]]
}
