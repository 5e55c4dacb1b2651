# ladder-words.tcl --
#
#       What the words of a command line say of a ladder; a sentence about one
#       that is wrong ends the program.
#
#       LadderAbout GAME GIVEN    of a ladder all but what came of it; GIVEN:
#                                 the options of the command line
#       LadderLevels GAME TEXT    the levels of "recruit,general:200"; by
#                                 default those that think fast
#       LadderPairs LEVELS        each with each before it, the better first;
#                                 one alone with itself

need base/files shell/options

# LadderAbout --
#
#       Of a ladder all but what came of it.
proc ::wargame::shell::LadderAbout {game given} {
    set scenario [knownScenario $game [dict get $given -scenario]]
    return [dict create game $game scenario $scenario \
            options [knownOptions $game [dict get $given -option]] \
            version [package require wargame] \
            players [::wargame::imprint $game $scenario]]
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
            # One that is named twice plays each other once.
            set pair [list [lindex $levels $i] [lindex $levels $k]]
            if {$pair ni $pairs && [lreverse $pair] ni $pairs} {
                lappend pairs $pair
            }
        }
    }
    return $pairs
}
