# cli-ladder.tcl --
#
#       grognard ladder: how well computers play, measured; here with several
#       processes, or added up from files.

need base/files base/words match/worker shell/contests shell/json \
        shell/ladder-doors shell/ladder-merge shell/options shell/thought

proc ::wargame::shell::cli-ladder {words} {
    set given [lassign [options ladder $words] first]
    set rest [lrange $given 0 end-1]
    set given [lindex $given end]
    if {[dict get $given -merge]} {
        LadderAlone $given
        set ladder [LadderMerge [list $first {*}$rest]]
    } elseif {[llength $rest]} {
        usage cli.tooMany [lindex $rest 0]
    } else {
        set ladder [LadderPlay [knownGame $first] $given]
    }
    if {[dict get $given -json]} {
        tell [LadderJson $ladder]
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
    set scenario [knownScenario $game ${-scenario}]
    set chosen [knownOptions $game ${-option}]
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
    set pairs [lmap pair [LadderPairs [LadderLevels $game ${-levels}]] {
        if {$jobs > 1 && $matches > 2} {
            LadderJobs $game $given $pair $matches $seed $jobs
        } else {
            contests play $game $scenario $chosen $pair $matches $seed \
                    [LadderEnding]
        }
    }]
    return [dict create game $game scenario $scenario options $chosen \
            version [package require wargame] \
            players [::wargame::imprint $game $scenario] pairs $pairs]
}

# LadderLevels --
#
#       The levels of "recruit,general:200"; by default those that think fast.
proc ::wargame::shell::LadderLevels {game text} {
    set known [::wargame::levels $game]
    if {$text eq ""} {
        return [lrange $known 0 2]
    }
    set levels [split $text ,]
    foreach level $levels {
        if {![regexp {^([a-z]+)(:\d+)?$} $level - name] || $name ni $known} {
            usage cli.ladder.noLevel $level [join $known ", "]
        } elseif {![regexp {^[a-z]+(:\d{1,9})?$} $level]} {
            usage cli.ladder.tooOften $level
        } elseif {$level ne $name
                && [::wargame::level_iterations $game $name] == 0} {
            usage cli.ladder.noSearch $level
        }
    }
    return $levels
}

# LadderPairs --
#
#       Each with each before it, the better first; one alone with itself.
proc ::wargame::shell::LadderPairs {levels} {
    if {[llength $levels] == 1} {
        return [list [list [lindex $levels 0] [lindex $levels 0]]]
    }
    set pairs {}
    for {set i 1} {$i < [llength $levels]} {incr i} {
        for {set k [expr {$i - 1}]} {$k >= 0} {incr k -1} {
            lappend pairs [list [lindex $levels $i] [lindex $levels $k]]
        }
    }
    return $pairs
}

# LadderEnding --
#
#       What ends one of several processes when that which began it is gone, and
#       with it the other end of its input.
proc ::wargame::shell::LadderEnding {} {
    if {![info exists ::env(WARGAME_LADDER_JOB)]} {
        return ""
    }
    fconfigure stdin -blocking 0
    return [list apply {{} {
        if {[read stdin] eq "" && [eof stdin]} {
            exit 1
        }
    }}]
}

# LadderJobs --
#
#       The same by so many processes of this program, each with seeds of its
#       own.
proc ::wargame::shell::LadderJobs {game given pair matches seed jobs} {
    set left [expr {($matches + 1) / 2}]
    set pipes {}
    set tally ""
    try {
        set ::env(WARGAME_LADDER_JOB) 1
        for {set job $jobs} {$job > 0 && $left > 0} {incr job -1} {
            set share [expr {($left + $job - 1) / $job}]
            lappend pipes [open |[list {*}[LadderProgram] ladder $game \
                    {*}[LadderWords $given] \
                    -levels [join [lreverse $pair] ,] \
                    -matches [expr {2 * $share}] -seed $seed -json] r+]
            incr seed $share
            incr left -$share
        }
        foreach pipe $pipes {
            set part [lindex [dict get \
                    [asResult [readJson [read $pipe]]] pairs] 0]
            set tally [expr {$tally eq "" ? $part
                : [contests add $tally $part]}]
        }
    } on error {} {
        # There was no room for one, or somebody ended it.
        foreach pipe $pipes {
            ::wargame::match::killProcess $pipe
        }
        failed cli.ladder.stopped
    } finally {
        unset -nocomplain ::env(WARGAME_LADDER_JOB)
        foreach pipe $pipes {
            catch {close $pipe}
        }
    }
    return $tally
}

proc ::wargame::shell::LadderProgram {} {
    return [list [info nameofexecutable] $::argv0]
}

proc ::wargame::shell::LadderWords {given} {
    set words {}
    if {[dict get $given -scenario] ne ""} {
        lappend words -scenario [dict get $given -scenario]
    }
    foreach option [dict get $given -option] {
        lappend words -option $option
    }
    return $words
}

# ---- told ----

proc ::wargame::shell::LadderJson {ladder} {
    dict with ladder {}
    return "{\"game\": \"$game\", \"scenario\": \"$scenario\",\
            \"options\": \"$options\", \"version\": \"$version\",\
            \"players\": $players,\n\"pairs\": \[[join [lmap pair $pairs {
        contests json $pair
    }] ",\n"]\]}"
}

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
