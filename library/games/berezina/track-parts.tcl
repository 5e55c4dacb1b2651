# track-parts.tcl --
#
#       What all parts of the strip of Napoleon at the Berezina are drawn with.

need look/strip

namespace eval ::wargame::berezina {
    # Colours of ratings on the track, the worst for the French first.
    variable RatingColors {- bad warn goldDark inkSoft}
}

namespace eval ::wargame::berezina::strip {}

# Put, Item --
#
#       More of a scene: SVG, and what an item of it is about.
proc ::wargame::berezina::strip::Put {sceneVar args} {
    upvar 1 $sceneVar scene
    dict append scene svg {*}$args
}

proc ::wargame::berezina::strip::Item {sceneVar x y wide high args} {
    upvar 1 $sceneVar scene
    dict lappend scene items [list $x $y [expr {$x + $wide}] \
            [expr {$y + $high}] $args]
}

# Line --
#
#       A line of text no longer than WIDE, on its baseline.
proc ::wargame::berezina::strip::Line {x y size anchor wide text
        {color deskText} {family narrow}} {
    lassign [::wargame::look::strip fitted $text $size $wide $family] text size
    return [::wargame::look::strip words $x $y $size $anchor $text $color \
            $family]
}

# Survey --
#
#       What the rules answered.
proc ::wargame::berezina::strip::Survey {view topic args} {
    return [dict get $view survey $topic {*}$args]
}
