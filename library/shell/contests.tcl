# contests.tcl --
#
#       How well computers play, by matches of two levels: each pair of matches
#       has the same dice and the sides swapped.
#
#       contests play GAME SCENARIO OPTIONS LEVELS SEEDS GOT ?CMD?
#                               a pair of matches of each seed; GOT is given
#                               what came of those since the last time, as a
#                               tally, each second and at the end; CMD is done
#                               before each decision
#       contests add ONE OTHER    the sum of two tallies of the same levels
#       contests swapped TALLY    a tally told of the other level first
#       contests sort TALLY       a tally by seed
#       contests json TALLY       a tally as text, with the intervals; and back:
#                               readResult
#       contests interval WON ALL of a share: {SHARE LOW HIGH} in percent, by
#                               Wilson with 95 %
#
#       A tally is a dictionary, with the names that it has in JSON: levels
#       {A B}, seeds of the pairs, matches, wins {of A, of B}, drawn, first {won
#       by A as first side, by B as first side}, duels {won by A, by B, equal},
#       margins, A's points in each duel less B's, whoever wins a match having
#       at least one more in it; and thought, as thought.tcl has it.  A level
#       may be LEVEL:ITERATIONS.

need base/files base/words match/contest shell/thought

namespace eval ::wargame::shell::contests {
    namespace export play add swapped sort json interval
    namespace ensemble create
    namespace path {::wargame::base ::wargame::match ::wargame::shell}
}

# ---- matches ----

proc ::wargame::shell::contests::play {game scenario options levels seeds got
        {before ""}} {
    set none [dict create levels $levels seeds {} matches 0 wins {0 0} \
            drawn 0 first {0 0} duels {0 0 0} margins {} thought {}]
    set tally $none
    set told [clock milliseconds]
    foreach seed $seeds {
        set margin 0
        foreach swapped {0 1} {
            # Swapped with itself a level would play the same match again.
            set other [expr {$swapped && [lindex $levels 0]
                    eq [lindex $levels 1] ? 1000000 : 0}]
            incr margin [Match tally [list $game $scenario $options] $swapped \
                    [expr {$seed + $other}] $before]
        }
        dict lappend tally seeds $seed
        dict lappend tally margins $margin
        Count tally duels [expr {$margin > 0 ? 0 : $margin < 0 ? 1 : 2}]
        if {[clock milliseconds] - $told >= 1000} {
            {*}$got $tally
            set tally $none
            set told [clock milliseconds]
        }
    }
    if {[dict get $tally matches]} {
        {*}$got $tally
    }
}

proc ::wargame::shell::contests::Count {name key at} {
    upvar 1 $name tally
    set list [dict get $tally $key]
    lset list $at [expr {[lindex $list $at] + 1}]
    dict set tally $key $list
}

# Match --
#
#       One of them; the first level's points less the second's.
proc ::wargame::shell::contests::Match {name what swapped seed before} {
    upvar 1 $name tally
    set levels [dict get $tally levels]
    set sides [expr {$swapped ? [lreverse $levels] : $levels}]
    set contest [Contest new {*}$what $sides $seed]
    while {[set side [$contest side]] ne "nobody"} {
        {*}$before
        set iterations [$contest decide]
        dict set tally thought [thought note [dict get $tally thought] \
                [lindex $sides $side] $side [$contest took] $iterations]
    }
    set margin [$contest margin]
    set winner [$contest winner]
    $contest destroy
    if {$winner ne "nobody" && ($winner ? -$margin : $margin) < 1} {
        set margin [expr {$winner ? -1 : 1}]
    }
    dict incr tally matches
    if {$winner eq "nobody"} {
        dict incr tally drawn
    } else {
        set level [expr {$swapped ? !$winner : $winner}]
        Count tally wins $level
        if {$winner == 0} {
            Count tally first $level
        }
    }
    return [expr {$swapped ? -$margin : $margin}]
}

# ---- added up ----

proc ::wargame::shell::contests::add {one other} {
    # A list of thousands is not looked through thousands of times.
    foreach seed [dict get $one seeds] {
        set known($seed) ""
    }
    foreach seed [dict get $other seeds] {
        if {[info exists known($seed)]} {
            failed cli.ladder.twice $seed [join [dict get $one levels] ", "]
        }
    }
    foreach key {seeds margins} {
        dict lappend one $key {*}[dict get $other $key]
    }
    foreach key {wins first duels} {
        dict set one $key [lmap a [dict get $one $key] \
                b [dict get $other $key] { expr {$a + $b} }]
    }
    foreach key {matches drawn} {
        dict incr one $key [dict get $other $key]
    }
    dict set one thought [thought add [dict get $one thought] \
            [dict get $other thought]]
    return $one
}

# swapped --
#
#       The same, told of the other level first.
proc ::wargame::shell::contests::swapped {tally} {
    dict with tally {}
    return [dict replace $tally levels [lreverse $levels] \
            wins [lreverse $wins] first [lreverse $first] \
            duels [list [lindex $duels 1] [lindex $duels 0] [lindex $duels 2]] \
            margins [lmap margin $margins { expr {-$margin} }]]
}

proc ::wargame::shell::contests::sort {tally} {
    set order [lsort -integer -indices [dict get $tally seeds]]
    foreach key {seeds margins} {
        set list [dict get $tally $key]
        dict set tally $key [lmap at $order { lindex $list $at }]
    }
    return $tally
}

# ---- what it says ----

proc ::wargame::shell::contests::interval {won all} {
    set z 1.96
    set share [expr {double($won) / $all}]
    set middle [expr {$share + $z * $z / (2 * $all)}]
    set half [expr {$z * sqrt($share * (1 - $share) / $all
            + $z * $z / (4.0 * $all * $all))}]
    set whole [expr {1 + $z * $z / $all}]
    return [list [expr {100 * $share}] \
            [expr {100 * max(0, ($middle - $half) / $whole)}] \
            [expr {100 * min(1, ($middle + $half) / $whole)}]]
}

proc ::wargame::shell::contests::json {tally} {
    dict with tally {}
    return "{\"levels\": \[[join [lmap level $levels {
        format {"%s"} $level
    }] ", "]\], \"matches\": $matches, \"wins\": [Array $wins],\
            \"drawn\": $drawn, \"first\": [Array $first],\
            \"duels\": [Array $duels],\n\
            \   \"wins_percent\": [Share [lindex $wins 0] $matches],\
            \"duels_percent\": [Share [lindex $duels 0] [llength $seeds]],\n\
            \   \"seeds\": [Array $seeds],\n\
            \   \"margins\": [Array $margins],\n\
            \   \"thought\": [thought json $thought]}"
}

proc ::wargame::shell::contests::Array {numbers} {
    return "\[[join $numbers ", "]\]"
}

proc ::wargame::shell::contests::Share {won all} {
    return [Array [lmap share [interval $won $all] { format %.2f $share }]]
}
