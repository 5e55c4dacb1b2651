# track-parts.tcl --
#
#       What all parts of the track bar of Napoleon at the Berezina are drawn
#       with.
#
#       trackParts put SCENEVAR SVG...       more of its drawing
#       trackParts item SCENEVAR X Y WIDE HIGH PAGE...   what that part is about
#       trackParts line X Y SIZE ANCHOR WIDE TEXT ?COLOR? ?FAMILY?
#                                a line of text no longer than WIDE, on its
#                                baseline
#       trackParts survey VIEW TOPIC ARG...  what the rules answered

need look/bar-art

namespace eval ::wargame::berezina {
    # Colours of ratings on the track, the worst for the French first.
    variable RatingColors {A bad B warn C goldDark D inkSoft}
}

namespace eval ::wargame::berezina::trackParts {
    namespace export put item line survey
    namespace ensemble create
}

proc ::wargame::berezina::trackParts::put {sceneVar args} {
    upvar 1 $sceneVar scene
    dict append scene svg {*}$args
}

proc ::wargame::berezina::trackParts::item {sceneVar x y wide high args} {
    upvar 1 $sceneVar scene
    dict lappend scene items [list $x $y [expr {$x + $wide}] \
            [expr {$y + $high}] $args]
}

proc ::wargame::berezina::trackParts::line {x y size anchor wide text
        {color deskText} {family narrow}} {
    lassign [::wargame::look::barArt fitted $text $size $wide $family] text size
    return [::wargame::look::barArt words $x $y $size $anchor $text $color \
            $family]
}

proc ::wargame::berezina::trackParts::survey {view topic args} {
    return [dict get $view survey $topic {*}$args]
}
