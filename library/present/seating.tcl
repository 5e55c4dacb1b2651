# seating.tcl --
#
#       Who plays a game, told without a presenter of it, which is large.
#
#       seatsOf GAME SCENARIO    the sides that people play, {0 1}; one of them
#                                where the rules play the other
#       isForOne GAME SCENARIO   does one person play it, against the rules?
#       idleOptions GAME         {OPTION OTHERS...}: nothing comes of it while
#                                all others have their first value
#       isToy GAME               is it for who writes games, not for players?
#       presentGame GAME         loads what a presenter of it is made of
#
#   A game that differs has the commands ::wargame::GAME::seats SCENARIO,
#   ::wargame::GAME::idleOptions and ::wargame::GAME::isToy in
#   games/GAME/seating.tcl.

# OwnSeating --
#
#       The command of a game, or "" if it has none.
proc ::wargame::present::OwnSeating {game name} {
    if {[file exists [file join $::wargame::directory library games $game \
            seating.tcl]]} {
        need games/$game/seating
    }
    return [namespace which ::wargame::${game}::$name]
}

# presentGame --
#
#       Loads what a game's presenter is made of, if it is not that of all.
proc ::wargame::present::presentGame {game} {
    if {[file exists [file join $::wargame::directory library games \
            $game.tcl]]} {
        need games/$game
    }
}

proc ::wargame::present::seatsOf {game scenario} {
    set own [OwnSeating $game seats]
    return [expr {$own eq "" ? {0 1} : [$own $scenario]}]
}

proc ::wargame::present::isForOne {game scenario} {
    return [expr {[llength [seatsOf $game $scenario]] < 2}]
}

proc ::wargame::present::isToy {game} {
    set own [OwnSeating $game isToy]
    return [expr {$own ne "" && [$own]}]
}

proc ::wargame::present::idleOptions {game} {
    set own [OwnSeating $game idleOptions]
    return [expr {$own eq "" ? {} : [$own]}]
}
