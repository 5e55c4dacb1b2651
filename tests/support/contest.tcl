# contest.tcl --
#
#       Matches of computer players, for tests of how a game's play.
#
#       contested GAME SCENARIO LEVELS SEED    a whole match, in C: its handle
#       drawnMatch            the text of a drawn one, of Bloody Monday
#       did MATCH SIDE        VERB -> how often that side did so
#       firstDone MATCH VERB  the number of the first action of that verb; ""
#       margin MATCH          points of the first side less the second's

proc contested {game scenario levels seed} {
    set contest [wargame::contest_new $game $scenario "" {*}$levels $seed]
    while {[wargame::contest_side $contest] ne "nobody"} {
        wargame::contest_decide $contest
    }
    set text [wargame::match_save [wargame::contest_match $contest]]
    wargame::contest_free $contest
    return [wargame::match_load $text]
}

proc drawnMatch {} {
    # The first of recruits that is.
    for {set seed 1} {$seed < 200} {incr seed} {
        set match [contested monday monday {recruit recruit} $seed]
        set text [expr {[wargame::match_winner $match] eq "nobody"
            ? [wargame::match_save $match] : ""}]
        wargame::match_free $match
        if {$text ne ""} {
            return $text
        }
    }
}

proc did {match side} {
    set count [dict create]
    for {set n 1} {$n <= [wargame::match_length $match]} {incr n} {
        set entry [wargame::match_entry $match $n]
        if {[dict get $entry side] eq $side} {
            dict incr count [lindex [dict get $entry action] 0]
        }
    }
    return $count
}

proc firstDone {match verb} {
    for {set n 1} {$n <= [wargame::match_length $match]} {incr n} {
        set action [dict get [wargame::match_entry $match $n] action]
        if {[lindex $action 0] eq $verb} {
            return $n
        }
    }
    return ""
}

proc margin {match} {
    return [expr {[wargame::match_score $match umpire 0]
        - [wargame::match_score $match umpire 1]}]
}
