# track-turns.tcl --
#
#       The turn track in the track bar of Napoleon at the Berezina: 25 turns,
#       those of the night dark, the present one gold.  Who arrives is a chip in
#       his side's colour: the French above, the Russians below; where dice will
#       say, it is hollow and has their chance.

need base/words look/bar-art look/theme games/berezina/track-parts

namespace eval ::wargame::berezina::trackTurns {
    namespace export turns percent
    namespace ensemble create
    namespace import ::wargame::berezina::trackParts::*
}

proc ::wargame::berezina::trackTurns::turns {sceneVar view x y wide high} {
    upvar 1 $sceneVar scene
    set hours [survey $view hours]
    set pitch [expr {$wide / double([llength $hours])}]
    set arrivals [Arrivals $view]
    set turn 0
    foreach hour $hours {
        incr turn
        Turn scene $turn [dict get $hour light] [dict get $view turn] $x $y \
                [expr {$pitch - 2}] $high
        foreach chips [Rows $arrivals $turn] row {0 1} {
            Chips scene $chips [expr {$x + 0.31 * $pitch}] \
                    [expr {$y + 1.5 + $row * ($high / 2.0 - 0.5)}] \
                    [expr {0.69 * $pitch - 4}] [expr {$high / 2.0 - 2.5}]
        }
        item scene $x $y $pitch $high arrivals $turn
        set x [expr {$x + $pitch}]
    }
}

# Turn --
#
#       The box of a turn, with its number.
proc ::wargame::berezina::trackTurns::Turn {sceneVar turn light now x y wide
        high} {
    upvar 1 $sceneVar scene
    set fill [dict get {day face dusk dusk night night} $light]
    set ink [dict get {day ink dusk moon night moon} $light]
    if {$turn < $now} {
        set fill [::wargame::look::theme tint $fill desk 0.6]
        set ink deskText
    } elseif {$turn == $now} {
        set fill gold
        set ink ink
    }
    put scene [::wargame::look::barArt box $x $y $wide $high $fill \
            [expr {$turn == $now ? "glow" : "deskEdge"}] \
            [expr {$turn == $now ? 2 : 1}]]
    set size [expr {min(0.46 * $high, 0.28 * $wide)}]
    put scene [::wargame::look::barArt words [expr {$x + 0.17 * $wide}] \
            [expr {$y + 0.46 * $high}] $size middle $turn $ink narrow]
    if {$light eq "night"} {
        put scene [::wargame::look::barArt moon [expr {$x + 0.17 * $wide}] \
                [expr {$y + 0.75 * $high}] [expr {0.15 * $high}]]
    }
}

# Rows --
#
#       Who comes on a turn, in two rows: the French above, the Russians below;
#       or both rows full of those who come alone.
proc ::wargame::berezina::trackTurns::Rows {arrivals turn} {
    lassign [lmap side {0 1} {
        expr {[dict exists $arrivals $turn,$side]
            ? [dict get $arrivals $turn,$side] : {}}
    }] french russian
    if {[llength $russian] > 1 && $french eq {}} {
        return [list [lrange $russian 0 0] [lrange $russian 1 end]]
    } elseif {[llength $french] > 1 && $russian eq {}} {
        return [list [lrange $french 0 0] [lrange $french 1 end]]
    }
    return [list $french $russian]
}

# Arrivals --
#
#       By TURN,SIDE who comes: {CORPS CHANCE}..., CHANCE "" if he surely does.
proc ::wargame::berezina::trackTurns::Arrivals {view} {
    set arrivals [dict create]
    set known {}
    foreach due [survey $view due] {
        dict with due {}
        if {$sure} {
            lappend known $corps
            dict lappend arrivals $turn,[Side $corps] [list $corps ""]
        }
    }
    foreach dice [survey $view arrivals] {
        dict with dice {}
        if {$corps ni $known} {
            dict lappend arrivals $turn,1 [list $corps [expr {
                double($ways) / $of}]]
        }
    }
    return $arrivals
}

# Side --
#
#       0 of a French corps, 1 of a Russian formation.
proc ::wargame::berezina::trackTurns::Side {corps} {
    variable ::wargame::berezina::Corps
    return [expr {[lsearch -exact $Corps $corps]
        > [lsearch -exact $Corps none]}]
}

# Chips --
#
#       Side by side, as wide as there is room for.
proc ::wargame::berezina::trackTurns::Chips {sceneVar chips x y wide high} {
    upvar 1 $sceneVar scene
    if {![llength $chips]} {
        return
    }
    # Who needs more room has it; a chance for which there is none is left to
    # the inspector.
    foreach told {1 0} {
        set texts [lmap chip $chips {Lettered $chip $told}]
        set needs [lmap text $texts {
            expr {[::wargame::look::barArt wide $text \
                    [::wargame::look::barArt least] narrow] + 3.5}
        }]
        set need [::tcl::mathop::+ {*}$needs]
        if {$need <= $wide + 1} break
    }
    foreach chip $chips text $texts its $needs {
        set each [expr {($wide + 1.0) * $its / $need}]
        set color [::wargame::look::theme side [Side [lindex $chip 0]]]
        if {[lindex $chip 1] eq ""} {
            put scene [::wargame::look::barArt box $x $y [expr {$each - 1}] \
                    $high \
                    $color ${color}Dark 0.8]
            set ink paperLift
        } else {
            put scene [::wargame::look::barArt box $x $y [expr {$each - 1}] \
                    $high \
                    paperLift $color 1.4]
            set ink ${color}Dark
        }
        put scene [line [expr {$x + ($each - 1) / 2.0}] \
                [expr {$y + 0.5 * $high + 0.36 * min($high, 13)}] \
                [expr {min(0.9 * $high, 14)}] middle \
                [expr {$each - 2.5}] $text $ink]
        set x [expr {$x + $each}]
    }
}

proc ::wargame::berezina::trackTurns::Lettered {chip told} {
    lassign $chip corps chance
    return [expr {$chance eq "" || !$told ? [Short $corps]
        : "[Short $corps] [percent $chance]"}]
}

proc ::wargame::berezina::trackTurns::Short {corps} {
    # A corps by its number, others by letters.
    return [::wargame::base::sayOr berezina.tracks.short.$corps \
            [string toupper $corps]]
}

proc ::wargame::berezina::trackTurns::percent {chance} {
    return [::wargame::base::say odds.percent [expr {round(100 * $chance)}]]
}
