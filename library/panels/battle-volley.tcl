# battle-volley.tcl --
#
#       One order for the fire of a whole side in a battle: each of its units
#       fires in its turn, to the end of the round or of the battle.  It is a
#       sequence of what is offered, and ends at the first other question.
#
#   set volley [::wargame::panels::BattleVolley new SENDCMD]
#       SENDCMD            called with an action of those offered
#       orders SCENE       buttons that begin one, see panel-buttons.tcl; none
#                          while one is going on
#       begin WORD SCENE   of the side that is asked: round, or battle
#       on SCENE           what is asked now, when all has been seen: the next
#                          fire is sent soon, if it is that side's

need base/words

if {![info object isa class ::wargame::panels::BattleVolley]} {
    oo::class create ::wargame::panels::BattleVolley
}

oo::define ::wargame::panels::BattleVolley {
    variable SendCmd Due Side Round ;# "" for none; of a battle, round ""

    constructor {sendCmd} {
        set SendCmd $sendCmd
        set Due ""
        set Side ""
        set Round ""
    }

    destructor {
        after cancel $Due
    }

    method orders {scene} {
        if {$Side ne "" || [my Fire $scene] eq ""} {
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
        set Side [dict get $scene acting]
        set Round [expr {$word eq "round" ? [dict get $scene round] : ""}]
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
        # The fire to be ordered now, or "": it is over, or the other's turn.
        if {$Side eq "" || $scene eq {}} {
            set Side ""
            return ""
        }
        set acting [dict get $scene acting]
        if {$acting in [list "" [my Other $scene]]} {
            return ""
        }
        set fire [my Fire $scene]
        if {$fire eq "" || $Round ni [list "" [dict get $scene round]]} {
            set Side ""
            return ""
        }
        return $fire
    }

    method Other {scene} {
        return [dict get $scene [expr {$Side eq [dict get $scene attacker]
            ? "defender" : "attacker"}]]
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
