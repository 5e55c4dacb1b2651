# track-bar.tcl --
#
#       Napoleon at the Berezina: the track bar above the map.  In two rows, or
#       three where larger text makes it higher: the turns with who arrives on
#       them (track-turns.tcl); the Russian Morale Track (track-morale.tcl);
#       fords, Danube, chance and victory so far (track-state.tcl).
#
#       trackBar scene VIEW WIDTH HEIGHT     see the head of seat/tracks.tcl
#
#       Each of its parts is drawn by a command of those files:
#
#       PART SCENEVAR VIEW X Y WIDE HIGH     adds to a scene
#
#   VIEW is surveyed: what the rules are asked is in it as the dictionary
#   survey, by topic; see generic/berezina/beside.c.  There is events, too,
#   whether there are such.  Items are about the pages of the ledger: track,
#   arrivals N of a turn, bridges HEX, danube, chance, victory.

need games/berezina/track-morale games/berezina/track-parts \
        games/berezina/track-state games/berezina/track-turns

namespace eval ::wargame::berezina::trackBar {
    namespace export scene
    namespace ensemble create
    namespace import ::wargame::berezina::trackMorale::morale \
            ::wargame::berezina::trackParts::survey \
            ::wargame::berezina::trackState::* \
            ::wargame::berezina::trackTurns::turns
}

proc ::wargame::berezina::trackBar::scene {view width height} {
    set scene [dict create svg "" pieces {} items {}]
    set x 6
    set wide [expr {$width - 12}]
    if {$height < 96} {
        set first [expr {($height - 4) * 0.43}]
        turns scene $view $x 1 $wide $first
        set y [expr {$first + 3}]
        set high [expr {$height - $y - 1}]
        set morale [expr {max(0.5 * $wide, min(680, $wide - 620))}]
        morale scene $view $x $y $morale $high
        State scene $view [expr {$x + $morale + 10}] $y \
                [expr {$wide - $morale - 10}] $high
    } else {
        set row [expr {($height - 6) / 3.0}]
        set n 0
        foreach part {turns morale State} {
            $part scene $view $x [expr {1 + $n * ($row + 2)}] $wide $row
            incr n
        }
    }
    dict set scene svg "<svg xmlns=\"http://www.w3.org/2000/svg\"\
            viewBox=\"0 0 $width $height\">[dict get $scene svg]</svg>"
    return $scene
}

proc ::wargame::berezina::trackBar::State {sceneVar view x y wide high} {
    upvar 1 $sceneVar scene
    # Without random events there is nothing to tell of chance.
    set parts {bridges 0.42 danube 0.14 chance 0.14 victory 0.3}
    if {![survey $view events]} {
        set parts {bridges 0.52 danube 0.18 victory 0.3}
    }
    foreach {part share} $parts {
        set part_wide [expr {$share * $wide}]
        $part scene $view $x $y [expr {$part_wide - 6}] $high
        set x [expr {$x + $part_wide}]
    }
}
