# contest.tcl --
#
#       A match that two computer players play against one another.
#
#   set contest [::wargame::match::Contest new GAME SCENARIO OPTIONS LEVELS \
#           SEED]        LEVELS: of each side, LEVEL or LEVEL:ITERATIONS
#       side             whose turn it is; "nobody": it is over
#       decide           decides for that side -> how many iterations it took
#       took             microseconds of this process's own time for that
#       margin           the first side's points less the second's
#       winner           0, 1 or nobody

if {![info object isa class ::wargame::match::Contest]} {
    oo::class create ::wargame::match::Contest
}

oo::define ::wargame::match::Contest {
    variable Handle Took

    constructor {game scenario options levels seed} {
        set Handle [::wargame::contest_new $game $scenario $options \
                {*}[lmap level $levels { lindex [split $level :] 0 }] $seed]
        foreach side {0 1} level $levels {
            if {[regexp {:(\d+)$} $level - iterations]} {
                ::wargame::contest_set_budget $Handle $side \
                        [scan $iterations %d]
            }
        }
    }

    destructor {
        if {[info exists Handle]} {
            ::wargame::contest_free $Handle
        }
    }

    method side {} {
        return [::wargame::contest_side $Handle]
    }

    method decide {} {
        set began [::wargame::own_time]
        set iterations [::wargame::contest_decide $Handle]
        set Took [expr {[::wargame::own_time] - $began}]
        return $iterations
    }

    method took {} {
        return $Took
    }

    method margin {} {
        set match [::wargame::contest_match $Handle]
        return [expr {[::wargame::match_score $match umpire 0]
            - [::wargame::match_score $match umpire 1]}]
    }

    method winner {} {
        return [::wargame::match_winner [::wargame::contest_match $Handle]]
    }
}
