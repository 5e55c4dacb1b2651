# cli-simulate.tcl --
#
#       grognard simulate: random legal matches, counted and timed.

need base/files base/words shell/options

proc ::wargame::shell::cli-simulate {words} {
    lassign [options simulate $words] game given
    dict with given {}
    set scenario [knownScenario [knownGame $game] ${-scenario}]
    set chosen [knownOptions $game ${-option}]
    set matches [expr {${-matches} eq "" ? 100 : ${-matches}}]
    set seed [expr {${-seed} eq "" ? 1812 : ${-seed}}]
    set began [clock microseconds]
    set counted [simulate $game $scenario $chosen $matches $seed]
    set seconds [expr {([clock microseconds] - $began) / 1e6}]
    lassign [dict get $counted results] first second drawn
    set rate [expr {round([dict get $counted actions] / max($seconds, 1e-6))}]
    set sides [dict get [aboutGame $game] sides]
    if {${-json}} {
        tell [format {{"game": "%s", "scenario": "%s", "matches": %d,\
                "actions": %d, "longest": %d, "seconds": %.3f,\
                "actions_per_second": %d,\
                "results": {"%s": %d, "%s": %d, "drawn": %d}}} \
                $game $scenario $matches [dict get $counted actions] \
                [dict get $counted longest] $seconds $rate \
                [lindex $sides 0] $first [lindex $sides 1] $second $drawn]
        return
    }
    tell [say cli.simulated $game $scenario \
            [sayCount count.matches $matches] \
            [sayCount count.actions [dict get $counted actions]] \
            [dict get $counted longest] \
            [sayNumber %.2f $seconds] $rate]
    foreach side [concat $sides drawn] count [dict get $counted results] {
        tell [format "    %-10s %6d  %5.1f %%" $side $count \
                [expr {100.0 * $count / $matches}]]
    }
}
