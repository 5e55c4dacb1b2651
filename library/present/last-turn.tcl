# last-turn.tcl --
#
#       The turn that a match has come to, as the log heads it.
#
#       lastTurn of MATCH             {GAME EVENT}: the event with which it
#                                     began; {} where no turn has
#       lastTurn inWords GAME EVENT   "Turn 2, 09:00"

need base/words present/presenter

namespace eval ::wargame::present::lastTurn {
    namespace export of inWords
    namespace ensemble create
}

proc ::wargame::present::lastTurn::of {match} {
    set game [dict get [$match about] game]
    set presenter [::wargame::present::presenterOf $game]
    try {
        foreach event [lreverse [$match events public]] {
            if {[[$presenter events] isTurn $event]} {
                return [list $game $event]
            }
        }
        return {}
    } finally {
        $presenter destroy
    }
}

proc ::wargame::present::lastTurn::inWords {game event} {
    set presenter [::wargame::present::presenterOf $game]
    try {
        return [[$presenter sentences] eventText $event]
    } finally {
        $presenter destroy
    }
}
