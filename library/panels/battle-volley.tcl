# battle-volley.tcl --
#
#       One order for the fire of a whole side in a battle: each of its units
#       fires in its turn, to the end of the round or of the battle, or as long
#       as the odds hold.  It is a sequence of what is offered.  Other questions
#       are answered by the player, and the fire goes on, until it is stopped;
#       whether squares are formed is asked of a side once before it goes on.
#
#   set volley [::wargame::panels::BattleVolley new SENDCMD ODDSCMD SHOWCMD]
#       SENDCMD            see volley.tcl
#       ODDSCMD            -> the answer about the odds of the battle, see
#                          odds.tcl; "..." as long as it is awaited, "": none
#       SHOWCMD            called when other buttons or words are to be shown
#       orders SCENE       buttons that begin one, see panel-buttons.tcl, or end
#                          it; none while another of that side is going on
#       on SCENE           what is asked now, when all has been seen: the next
#                          fire is sent soon, if that side has such an order
#       told SCENE         the scene, with what is told of the order
#
#   Each side has its own.  Of a SCENE see volley, fall, and fires of its
#   choices, in present/battle.tcl.

need base/words panels/odds panels/volley

if {![info object isa class ::wargame::panels::BattleVolley]} {
    oo::class create ::wargame::panels::BattleVolley
}

oo::define ::wargame::panels::BattleVolley {
    # First, Now: SIDE -> its chance, in millionths, to hold the area when the
    # fire was ordered, and last; kept to be told when such an order has ended.
    # Battle: the name of the one that all this is of.  Asked: SIDE -> what it
    # was asked that a fire could have gone on by, and in which round.
    variable OddsCmd Volley First Now Battle Asked

    constructor {sendCmd oddsCmd showCmd} {
        set OddsCmd $oddsCmd
        set Volley [::wargame::panels::Volley new $sendCmd $showCmd]
        my Forget ""
    }

    destructor {
        $Volley destroy
    }

    method Forget {battle} {
        $Volley ends
        lassign [list {} {} $battle {}] First Now Battle Asked
    }

    method Heed {scene} {
        # What was ordered in a battle, and what is told of it, goes with it.
        set battle [expr {$scene eq {} ? "" : [dict get $scene name]}]
        if {$battle ne $Battle} {
            my Forget $battle
        }
    }

    method orders {scene} {
        if {![dict exists $scene choices]} {
            return {}
        }
        my Heed $scene
        set side [dict get $scene acting]
        if {[my IsWon $scene]} {
            return {}
        } elseif {[my Word $scene] ne ""} {
            return [list [$Volley stops [namespace code [list my Stop \
                    $side]] 0]]
        } elseif {[my Fire $scene] eq "" || ([dict exists $scene volley]
                    && [dict get $scene volley] eq "")} {
            return {}
        }
        return [$Volley begins [my Labels $scene] \
                [namespace code [list my Begin $scene]] [my Fire $scene]]
    }

    method IsWon {scene} {
        # One side alone is left in the field.
        set sides [lmap unit [dict values [dict get $scene units]] {
            dict get $unit side
        }]
        return [expr {[llength [lsort -unique $sides]] < 2}]
    }

    method Labels {scene} {
        if {[dict exists $scene volley]} {
            return [dict create round [dict get $scene volley]]
        }
        set words [concat {round battle} [expr {
            [{*}$OddsCmd] eq "" || ![dict exists $scene fall] ? {}
            : "odds"}]]
        return [dict create {*}[concat {*}[lmap word $words {
            list $word [::wargame::base::say panel.volley.$word]
        }]]]
    }

    method Begin {scene word} {
        set side [dict get $scene acting]
        $Volley give $side $word [my Stage $scene $word]
        dict unset First $side
        my on $scene
        $Volley show
    }

    method Stage {scene word} {
        # How long the order goes on in its battle.  Where that has no rounds,
        # as long as the same is asked.
        if {$word ne "round"} {
            return ""
        }
        return [expr {[dict exists $scene round]
            ? [dict get $scene round]
            : [list [dict get $scene battle] [dict get $scene heading]]}]
    }

    method End {side} {
        # Without what was to be told of it.
        $Volley end $side
        dict unset First $side
    }

    method Stop {side} {
        my End $side
        $Volley send ""
        $Volley show
    }

    method on {scene} {
        my Heed $scene
        set before [my Tells $scene]
        $Volley send [my Next $scene]
        if {[my Tells $scene] ne $before} {
            $Volley show
        }
    }

    method Next {scene} {
        # The fire to be ordered now, or "": that side's order is over, waits,
        # or it has none.
        if {$scene eq {}} {
            return ""
        }
        set side [dict get $scene acting]
        set word [my Word $scene]
        if {$word eq "" || ($word eq "odds"
                && ![my Holds $side [dict get $scene fall]])} {
            my Resumes $scene
            return ""
        }
        # Who cannot fire holds, and the others' fire goes on.
        foreach action [list [my Fire $scene] [my Which $scene holds]] {
            if {$action ne ""} {
                return $action
            }
        }
        return [my Resumes $scene]
    }

    method Resumes {scene} {
        # By what the fire goes on: not where that is asked for the first time.
        set action [my Which $scene resumes]
        if {$action eq ""} {
            return ""
        }
        set side [dict get $scene acting]
        set round [list $action [dict get $scene round]]
        if {![dict exists $Asked $side]} {
            dict set Asked $side $round
        }
        return [expr {[dict get $Asked $side] eq $round ? "" : $action}]
    }

    method Word {scene} {
        # The order of the side that is asked, or "".  It ends with its round.
        set side [dict get $scene acting]
        set word [$Volley word $side]
        if {$word ne "" && [$Volley stage $side] ne [my Stage $scene $word]} {
            my End $side
        }
        return [$Volley word $side]
    }

    method Holds {side fall} {
        # Do the odds?  As long as they are not known, no; where there are none
        # the battle is decided.
        set answer [{*}$OddsCmd]
        if {$answer eq "..."} {
            return 0
        } elseif {$answer eq ""} {
            my End $side
            return 0
        }
        set chance [dict get $answer holds [string index $side end]]
        if {![dict exists $First $side]} {
            dict set First $side $chance
        }
        dict set Now $side $chance
        set holds [expr {$chance + $fall > [dict get $First $side]}]
        if {!$holds} {
            $Volley end $side
        }
        return $holds
    }

    method Fire {scene} {
        # Of the next unit that may; "" if another thing is asked.
        return [my Which $scene fires]
    }

    method Which {scene key} {
        # The first answer that is marked so.
        if {$scene eq {} || ![dict exists $scene choices]} {
            return ""
        }
        foreach choice [dict get $scene choices] {
            if {[dict exists $choice $key] && [dict get $choice $key]} {
                return [dict get $choice action]
            }
        }
        return ""
    }

    # ---- told ----

    method told {scene} {
        my Heed $scene
        set line [my Tells $scene]
        if {$line ne ""} {
            dict set scene text [string trim "[dict get $scene text]\n$line"]
        }
        return $scene
    }

    method Tells {scene} {
        if {$scene eq {} || ![dict exists $First [dict get $scene acting]]} {
            return ""
        }
        set side [dict get $scene acting]
        return [::wargame::base::say panel.volley.[expr {
                [$Volley word $side] eq "odds" ? "holds" : "fell"}] \
            {*}[lmap chance [list [dict get $First $side] \
                    [dict get $Now $side]] {
                ::wargame::base::say odds.percent \
                        [::wargame::panels::odds percent $chance]
            }]]
    }
}
