# analysed.tcl --
#
#       For tests of the analysis of a match: what is found of one, and matches
#       to be looked at.

proc analysed {match from {iterations 30}} {
    # All that is found of it.
    set analysis [wargame::analysis_new $match umpire $from $iterations]
    set left {}
    set found {}
    while {1} {
        lappend left [wargame::analysis_step $analysis]
        lappend found {*}[wargame::analysis_found $analysis]
        if {[lindex $left end] == 0} break
    }
    wargame::analysis_free $analysis
    return $found
}

proc of {what found} {
    return [lmap each $found {
        if {[dict get $each what] ne $what} continue
        set each
    }]
}

proc recordedMatch {name} {
    return [wargame::match_load [readFile [file join $::root tests games \
            $name.game]]]
}

proc between {match from to} {
    # What is found of these actions.
    set part [wargame::match_at $match $to]
    set found [analysed $part $from 1]
    wargame::match_free $part
    return $found
}

proc playedTo {length game scenario first second seed} {
    # A match of computers, up to about there.
    set contest [wargame::contest_new $game $scenario "" $first $second $seed]
    while {[wargame::match_length [wargame::contest_match $contest]] < $length
            && [wargame::contest_side $contest] ne "nobody"} {
        wargame::contest_decide $contest
    }
    set text [wargame::match_save [wargame::contest_match $contest]]
    wargame::contest_free $contest
    return [wargame::match_load $text]
}
