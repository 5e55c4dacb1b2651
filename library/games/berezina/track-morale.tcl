# track-morale.tcl --
#
#       The Russian Morale Track in the track bar of Napoleon at the Berezina:
#       above the boxes the combat rating that they give, in each its number and
#       the points of foot and horse; the present one is gold.  At the left what
#       moved the marker last.

need base/words look/bar-art look/theme games/berezina/track-parts

namespace eval ::wargame::berezina::trackMorale {
    namespace export morale
    namespace ensemble create
    namespace import ::wargame::berezina::trackParts::*
}

proc ::wargame::berezina::trackMorale::morale {sceneVar view x y wide high} {
    upvar 1 $sceneVar scene
    set boxes [survey $view track]
    set label [expr {max(92, 0.17 * $wide)}]
    # The first box has a word in it.
    set pitch [expr {($wide - $label) / ([llength $boxes] + 0.4)}]
    item scene $x $y $wide $high track
    put scene [line $x [expr {$y + 0.36 * $high}] [expr {0.34 * $high}] start \
            [expr {$label - 6}] [::wargame::base::say berezina.tracks.morale]]
    put scene [line $x [expr {$y + 0.8 * $high}] [expr {0.28 * $high}] start \
            [expr {$label - 6}] [MovedBy $view] [expr {
                [dict get $view alarm] ? "gold" : "deskSoft"}]]
    set x [expr {$x + $label}]
    Ratings scene $boxes $x $y $pitch [expr {0.36 * $high}]
    set n 0
    foreach box $boxes {
        set its [expr {$n ? $pitch : 1.4 * $pitch}]
        Box scene $n $box [dict get $view track] $x \
                [expr {$y + 0.38 * $high}] [expr {$its - 2}] \
                [expr {0.61 * $high}]
        set x [expr {$x + $its}]
        incr n
    }
}

# Ratings --
#
#       A band above all the boxes with the same one.
proc ::wargame::berezina::trackMorale::Ratings {sceneVar boxes x y pitch high} {
    upvar 1 $sceneVar scene
    set letters [lmap box $boxes {dict get $box rating}]
    foreach rating [lsort -unique -decreasing $letters] {
        set from [lsearch -exact $letters $rating]
        set count [llength [lsearch -all -exact $letters $rating]]
        set first [expr {$from == 0 ? 0.4 * $pitch : 0}]
        set left [expr {$x + ($from + 0.4) * $pitch - $first}]
        set wide [expr {$count * $pitch + $first - 2}]
        put scene [::wargame::look::barArt box $left $y $wide $high \
                [dict get $::wargame::berezina::RatingColors $rating]]
        # At the end, where the marker above a box does not cover it.
        put scene [::wargame::look::barArt words [expr {$left + 3}] \
                [expr {$y + 0.86 * $high}] [expr {$high}] start \
                $rating paperLift]
    }
}

# Box --
#
#       Those that the marker has passed are filled.
proc ::wargame::berezina::trackMorale::Box {sceneVar n box now x y wide high} {
    upvar 1 $sceneVar scene
    dict with box {}
    set color [dict get $::wargame::berezina::RatingColors $rating]
    set here [expr {$n == $now}]
    set fill [expr {$here ? "gold" : [::wargame::look::theme tint $color face \
        [expr {$n < $now ? 0.6 : 0.88}]]}]
    put scene [::wargame::look::barArt box $x $y $wide $high $fill \
            [expr {$here ? "glow" : "deskEdge"}] [expr {$here ? 2.4 : 1}]]
    set middle [expr {$x + $wide / 2.0}]
    put scene [line $middle [expr {$y + 0.47 * $high}] [expr {0.48 * $high}] \
            middle [expr {$wide - 3}] [expr {$n ? $n
                : [::wargame::base::say berezina.tracks.start]}] ink]
    put scene [line $middle [expr {$y + 0.9 * $high}] [expr {0.42 * $high}] \
            middle [expr {$wide - 3}] $foot/$horse ink]
    if {$here} {
        put scene [format {<path d="M%.2f,%.2f l%.2f,%.2f h%.2f Z"
            fill="%s" stroke="%s"/>} $middle $y [expr {-0.2 * $high}] \
            [expr {-0.28 * $high}] [expr {0.4 * $high}] \
            [::wargame::look::theme color glow] [::wargame::look::theme color \
            deskEdge]]
    }
}

# MovedBy --
#
#       What moved the marker last, or that nothing will yet.
proc ::wargame::berezina::trackMorale::MovedBy {view} {
    if {[dict get $view shift.by] != 0} {
        return [::wargame::base::say berezina.told [::wargame::base::signed \
                [dict get $view shift.by]] [::wargame::base::say \
                berezina.tracks.shift.[dict get $view shift.why]]]
    }
    return [::wargame::base::say berezina.tracks.alarm.[expr {
        [dict get $view alarm] > 0}]]
}
