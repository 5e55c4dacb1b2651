# ladder-doors.tcl --
#
#       Is that what grognard ladder -json wrote?  Anybody may have changed it.
#
#       asResult READ     of what readJson made of a file: a ladder, as
#                         cli-ladder.tcl has it; an error if it is none
#       isLadder RESULT   a game, scenario and options that there are, and pairs
#                         whose numbers agree

need base/files shell/thought

# asResult --
#
#       What follows from the other numbers is left out.  Older programs wrote
#       no version, and no number of the players, which is 0 then.
proc ::wargame::shell::asResult {read} {
    if {[dict keys $read] eq {game scenario options pairs}} {
        set older 1
        set read [dict replace $read version "" players 0]
    } else {
        set older 0
    }
    return [dict replace $read pairs [lmap tally [dict get $read pairs] {
        dict replace [dict remove $tally wins_percent duels_percent] \
                thought [thought [expr {$older ? "older" : "read"}] \
                [dict get $tally thought]]
    }]]
}

proc ::wargame::shell::isLadder {read} {
    # What is no list or dictionary at all is no ladder.
    return [expr {![catch {LadderSound $read} sound] && $sound}]
}

proc ::wargame::shell::LadderSound {read} {
    if {[lsort [dict keys $read]]
            ne {game options pairs players scenario version}} {
        return 0
    }
    dict with read {}
    if {![regexp {^[\w.+~-]{0,40}$} $version] || ![IsCount $players]} {
        return 0
    }
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
    return [expr {[AreSeeds $seeds] && [thought sound $thought $levels]
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
