# battle-volley.tcl --
#
#       One order for the fire of a whole side in a battle: each of its units
#       fires in its turn, to the end of the round or of the battle.  It is a
#       sequence of what is offered, and ends at the first other question.
#
#   set volley [::wargame::panels::BattleVolley new SENDCMD]
#       SENDCMD            called with an action of those offered
#       orders SCENE       buttons that begin one, see panel-buttons.tcl; none
#                          while one of that side is going on
#       begin WORD SCENE   of the side that is asked: round, or battle
#       on SCENE           what is asked now, when all has been seen: the next
#                          fire is sent soon, if that side has such an order
#
#   Each side has its own.

need base/words

if {![info object isa class ::wargame::panels::BattleVolley]} {
    oo::class create ::wargame::panels::BattleVolley
}

oo::define ::wargame::panels::BattleVolley {
    variable SendCmd Due Rounds ;# SIDE -> the round, or "" of a battle

    constructor {sendCmd} {
        set SendCmd $sendCmd
        set Due ""
        set Rounds [dict create]
    }

    destructor {
        after cancel $Due
    }

    method orders {scene} {
        if {[my Fire $scene] eq ""
                || [dict exists $Rounds [dict get $scene acting]]} {
            return {}
        }
        return [lmap word {round battle} {
            # What it begins costs no less than a fire.
            dict create means volley_$word harm 2 \
                label [::wargame::base::say panel.volley.$word] \
                command [namespace code [list my begin $word $scene]]
        }]
    }

    method begin {word scene} {
        dict set Rounds [dict get $scene acting] \
                [expr {$word eq "round" ? [dict get $scene round] : ""}]
        my on $scene
    }

    method on {scene} {
        after cancel $Due
        set fire [my Next $scene]
        if {$fire ne ""} {
            set Due [after 1 [list {*}$SendCmd $fire]]
        }
    }

    method Next {scene} {
        # The fire to be ordered now, or "": that side's order is over, or it
        # has none.
        if {$scene eq {}} {
            set Rounds [dict create]
            return ""
        }
        set side [dict get $scene acting]
        if {![dict exists $Rounds $side]} {
            return ""
        }
        set fire [my Fire $scene]
        if {$fire eq "" || [dict get $Rounds $side]
                ni [list "" [dict get $scene round]]} {
            dict unset Rounds $side
            return ""
        }
        return $fire
    }

    method Fire {scene} {
        # Of the next unit that may; "" if another thing is asked.
        if {$scene eq {} || ![dict exists $scene choices]} {
            return ""
        }
        foreach choice [dict get $scene choices] {
            if {[dict exists $choice volley] && [dict get $choice volley]} {
                return [dict get $choice action]
            }
        }
        return ""
    }
}
