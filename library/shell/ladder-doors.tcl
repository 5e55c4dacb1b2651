# ladder-doors.tcl --
#
#       Is that what grognard ladder -json wrote?  Anybody may have changed it.
#
#       isLadder READ     of what readJson made of a file: a game, scenario and
#                         options that there are, and pairs whose numbers agree

need base/files

proc ::wargame::shell::isLadder {read} {
    # What is no list or dictionary at all is no ladder.
    return [expr {![catch {LadderSound $read} sound] && $sound}]
}

proc ::wargame::shell::LadderSound {read} {
    if {[dict keys $read] ne {game scenario options pairs}} {
        return 0
    }
    dict with read {}
    set about [aboutGame $game]
    if {$about eq "" || $scenario ni [dict get $about scenarios]} {
        return 0
    }
    set values [concat {*}[dict get $about options]]
    dict for {name value} $options {
        if {$value ni [dict get $values $name]} {
            return 0
        }
    }
    foreach tally $pairs {
        if {![TallySound $tally [::wargame::levels $game]]} {
            return 0
        }
    }
    return [expr {[llength $pairs] > 0}]
}

# TallySound --
#
#       Is that a tally as contests.tcl has it?
proc ::wargame::shell::TallySound {tally known} {
    if {[lsort [dict keys $tally]] ne [list drawn duels first levels margins \
            matches seeds thought wins]} {
        return 0
    }
    dict with tally {}
    foreach {list size} [list $levels 2 $wins 2 $first 2 $duels 3 \
            $seeds [llength $margins]] {
        if {[llength $list] != $size} {
            return 0
        }
    }
    foreach level $levels {
        if {![regexp {^([a-z]+)(:\d{1,9})?$} $level - name]
                || $name ni $known} {
            return 0
        }
    }
    foreach number $margins {
        if {![IsCount [regsub {^-} $number ""]]} {
            return 0
        }
    }
    if {![AreCounts $matches $drawn {*}$wins {*}$first {*}$duels]} {
        return 0
    }
    return [expr {[AreSeeds $seeds] && [ThoughtSound $thought $levels]
        && $matches > 0 && $matches == 2 * [llength $seeds]
        && $matches == $drawn + [lindex $wins 0] + [lindex $wins 1]
        && [llength $seeds] == [::tcl::mathop::+ {*}$duels]
        && [AreHalved $first $wins [llength $seeds]]}]
}

# AreHalved --
#
#       Could both have won so many, of them so many of the half that each
#       played as the first side?
proc ::wargame::shell::AreHalved {first wins half} {
    foreach asFirst $first won $wins {
        if {$asFirst > $won || $asFirst > $half || $won - $asFirst > $half} {
            return 0
        }
    }
    return 1
}

proc ::wargame::shell::IsCount {number} {
    return [regexp {^(0|[1-9]\d{0,8})$} $number]
}

proc ::wargame::shell::AreCounts {args} {
    foreach number $args {
        if {![IsCount $number]} {
            return 0
        }
    }
    return 1
}

proc ::wargame::shell::AreSeeds {seeds} {
    foreach seed $seeds {
        if {![regexp {^(0|-?[1-9]\d{0,9})$} $seed]} {
            return 0
        }
    }
    return [expr {[llength $seeds] == [llength [lsort -unique $seeds]]}]
}

# ThoughtSound --
#
#       Of what decisions took: by level and side two histograms, and the
#       longest of each.
proc ::wargame::shell::ThoughtSound {thought levels} {
    set kinds {iterations longest_iterations longest_microseconds microseconds}
    dict for {level sides} $thought {
        if {$level ni $levels} {
            return 0
        }
        dict for {side about} $sides {
            if {$side ni {0 1} || [lsort [dict keys $about]] ne $kinds} {
                return 0
            }
            dict with about {}
            if {![HistogramSound $microseconds]
                    || ![HistogramSound $iterations]
                    || ![regexp {^(0|[1-9]\d{0,14})$} $longest_microseconds]
                    || ![AreCounts $longest_iterations]} {
                return 0
            }
        }
    }
    return 1
}

proc ::wargame::shell::HistogramSound {histogram} {
    dict for {bar count} $histogram {
        if {![regexp {^(-1|0|[1-9]\d{0,2})$} $bar] || ![IsCount $count]} {
            return 0
        }
    }
    return [expr {[dict size $histogram] > 0}]
}
