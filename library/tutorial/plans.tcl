# plans.tcl --
#
#       What the games say of their tutorials, each in games/GAME/tutorial.tcl.
#
#       plans add GAME START STEPS REPLIES
#           START     scenario, secret, seed of the dice, and the actions that
#                     lead to where it begins
#           STEPS     dictionaries: key, of the messages
#                     GAME.tutorial.KEY.title, .text and .missed; rule; wants,
#                     the events of which one ends the step, {EVENT PIECE} where
#                     it must be of that piece; none where one only
#                     reads; unless, those of which one, in the step
#                     before it, makes this one needless; during, the decisions
#                     that are to be done, too, before it ends; show, patterns
#                     of actions that lead there, the best first; missed, those
#                     at which it is too late; prepare, what an umpire does for
#                     it the first time that the decision at is asked; frame,
#                     the places that the map shows, large, when it begins;
#                     gathers, PLACE PIECES: its text names those of them who
#                     can still go there, or is that of .gathered where none is
#                     left
#           REPLIES   what the other side answers where the lesson needs it:
#                     KEYS {DECISION PATTERNS...}..., in the steps of these
#                     keys, asked for that decision, or in any (*), the first
#                     action that is like the first of the patterns; of all
#                     else an officer decides
#       plans start GAME, plans steps GAME
#       plans reply GAME DECISION ACTIONS STEP   a reply out of ACTIONS, in the
#                                step of this key; "": the lesson needs none

namespace eval ::wargame::tutorial::plans {
    namespace export add start steps reply
    namespace ensemble create

    variable Plans              ;# GAME -> {START STEPS REPLIES}
    if {![info exists Plans]} {
        set Plans [dict create]
    }
}

proc ::wargame::tutorial::plans::add {game start steps replies} {
    variable Plans
    dict set Plans $game [list $start $steps $replies]
    return
}

proc ::wargame::tutorial::plans::start {game} {
    return [lindex [Of $game] 0]
}

proc ::wargame::tutorial::plans::steps {game} {
    return [lindex [Of $game] 1]
}

proc ::wargame::tutorial::plans::reply {game decision actions step} {
    foreach {keys replies} [lindex [Of $game] 2] {
        if {$keys ne "*" && $step ni $keys} continue
        foreach {asked patterns} $replies {
            if {$asked ni [list * $decision]} continue
            foreach pattern $patterns {
                set found [lsearch -inline -glob $actions $pattern]
                if {$found ne ""} {
                    return $found
                }
            }
        }
    }
    return ""
}

proc ::wargame::tutorial::plans::Of {game} {
    variable Plans
    ::wargame::base::need games/$game/tutorial
    return [dict get $Plans $game]
}
