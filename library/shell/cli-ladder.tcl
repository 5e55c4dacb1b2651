# cli-ladder.tcl --
#
#       grognard ladder: how well computers play, measured, or added up from
#       files.

need base/files base/words shell/contests shell/ladder shell/ladder-jobs \
        shell/ladder-merge shell/ladder-words shell/options shell/thought

proc ::wargame::shell::cli-ladder {words} {
    set given [lassign [options ladder $words] first]
    set rest [lrange $given 0 end-1]
    set given [lindex $given end]
    if {[dict get $given -merge]} {
        LadderAlone $given
        set ladder [LadderMerge [list $first {*}$rest]]
    } elseif {[llength $rest]} {
        usage cli.tooMany [lindex $rest 0]
    } elseif {[ladderJob is]} {
        ladderJob play [knownGame $first] $given
        return
    } else {
        set ladder [LadderPlay [knownGame $first] $given]
    }
    if {[dict get $given -json]} {
        tell [ladderJson $ladder]
    } else {
        foreach pair [dict get $ladder pairs] {
            # Scripts read it: minus is a hyphen there.
            tell [string map [list \u2212 -] [LadderText $ladder $pair]]
        }
    }
}

# ---- played ----

# LadderPlay --
#
#       A ladder: game, scenario, options, and pairs, a list of tallies.
proc ::wargame::shell::LadderPlay {game given} {
    dict with given {}
    set about [LadderAbout $game $given]
    set matches [expr {${-matches} eq "" ? 20 : ${-matches}}]
    set seed [expr {${-seed} eq "" ? 1 : ${-seed}}]
    set jobs [expr {${-jobs} eq "" ? 1 : ${-jobs}}]
    if {$matches % 2} {
        usage cli.ladder.odd $matches
    } elseif {$jobs > 256} {
        usage cli.ladder.jobs $jobs
    } elseif {![IsInt [expr {$seed + ($matches - 1) / 2}]]} {
        usage cli.ladder.seeds $seed
    }
    set seeds {}
    for {set n 0} {$n < $matches / 2} {incr n} {
        lappend seeds [expr {$seed + $n}]
    }
    set pairs [LadderPairs [LadderLevels $game ${-levels}]]
    set ladder [Ladder new $about ${-keep}]
    foreach pair $pairs {
        set left [$ladder missing $pair $seeds]
        if {$jobs > 1 && [llength $left] > 1} {
            ladderJob share $game $given $pair $left $jobs [list $ladder got]
        } else {
            dict with about {
                contests play $game $scenario $options $pair $left \
                        [list $ladder got]
            }
        }
    }
    set result [$ladder result $pairs]
    $ladder destroy
    return $result
}

# ---- told ----

proc ::wargame::shell::LadderText {ladder pair} {
    dict with ladder {}
    dict with pair {}
    lassign $levels a b
    lassign [dict get [aboutGame $game] sides] one other
    set duelled [llength $margins]
    set half [expr {$matches / 2}]
    set lines [list [say cli.ladder.pair $game $scenario $a $b \
            [sayCount count.matches $matches]]]
    lappend lines [say cli.ladder.wins [LadderShare [lindex $wins 0] $matches] \
            $drawn [LadderPercent [lindex $first 0] $half] $one \
            [LadderPercent [expr {[lindex $wins 0] - [lindex $first 0]}] \
            $half] $other]
    lappend lines [say cli.ladder.duels \
            [LadderShare [lindex $duels 0] $duelled] [lindex $duels 2] \
            [format %.1f [expr {double([::tcl::mathop::+ {*}$margins])
                / $duelled}]]]
    lappend lines [say cli.ladder.side $one [LadderShare \
            [::tcl::mathop::+ {*}$first] $matches]]
    dict for {level sides} $thought {
        dict for {side about} $sides {
            lappend lines {*}[LadderThought $level \
                    [lindex [list $one $other] $side] $about]
        }
    }
    return [join $lines "\n    "]
}

proc ::wargame::shell::LadderShare {won all} {
    return "[format {%.1f %% [%.1f-%.1f]} {*}[contests interval $won $all]]"
}

proc ::wargame::shell::LadderPercent {won all} {
    return [format %.1f [expr {100.0 * $won / max(1, $all)}]]
}

# LadderThought --
#
#       Searches and answers without one in lines of their own.
proc ::wargame::shell::LadderThought {level side about} {
    set lines {}
    if {[dict exists $about iterations]} {
        lappend lines [say cli.ladder.searched $level $side \
                {*}[LadderTimes searched_microseconds $about] \
                {*}[lrange [thought figures iterations \
                [dict get $about iterations]] 1 end]]
    }
    if {[dict exists $about answered_microseconds]} {
        lappend lines [say cli.ladder.answered $level $side \
                {*}[LadderTimes answered_microseconds $about]]
    }
    return $lines
}

proc ::wargame::shell::LadderTimes {kind about} {
    set times [lassign [thought figures $kind [dict get $about $kind]] count]
    return [list $count {*}[lmap time $times {
        format %.2f [expr {$time / 1000.0}]
    }]]
}
