# hand-odds.tcl --
#
#       The odds of what a block in the hand could begin, written at the places
#       where it may be put, a moment after it was taken up.
#
#   set odds [::wargame::seat::HandOdds new ODDSQUERY ADVICE]
#                                ODDSQUERY: its own from now on, ADVICE: of the
#                                game
#       hold BOARD UNIT WAYS CAPTIONS    by place, the actions that bring it
#                                there, and what is said there already
#       together BOARD PLACE DEEDS   of all that are selected and in the hand,
#                                if they go to that place: deeds.tcl of a seat
#       point PLACE              asks next for the odds at the place looked at
#       stop                     asks no more, since the block has left the hand

need panels/odds

if {![info object isa class ::wargame::seat::HandOdds]} {
    oo::class create ::wargame::seat::HandOdds
}

oo::define ::wargame::seat::HandOdds {
    # Asked: {UNITS PLACE} of several, or "".
    variable Viewer OddsQuery Advice Due Board Captions Topics Asked

    constructor {oddsQuery advice} {
        set OddsQuery $oddsQuery
        set Advice $advice
        set Viewer [[$oddsQuery moment] viewer]
        set Due ""
        set Topics [dict create]        ;# by place, those not answered yet
        set Asked ""
    }

    destructor {
        after cancel $Due
        $OddsQuery destroy
    }

    method stop {} {
        after cancel $Due
        set Due ""
        set Topics [dict create]
        set Asked ""
        $OddsQuery forget
    }

    method hold {board unit ways captions} {
        my stop
        set Board $board
        set Captions $captions
        if {$Viewer in {0 1}} {
            set Due [after 250 [namespace code [list my Ask $unit $ways]]]
        }
    }

    method together {board place deeds} {
        set units [expr {$board eq "" ? {} : [$board selected]}]
        if {[llength $units] < 2 || $place eq "" || $Viewer ni {0 1}
                || [$board held] eq "" || $Asked eq [list $units $place]} {
            return
        }
        my stop
        set Board $board
        set Asked [list $units $place]
        # Those of one alone, taken up before, are not theirs.
        $board deedOdds $place ""
        set Due [after 250 [namespace code [list my AskTogether $deeds]]]
    }

    method AskTogether {deeds} {
        set Due ""
        lassign $Asked units place
        set plan [expr {[$OddsQuery isWanted] ? [$deeds plan $units $place]
            : {}}]
        if {![dict size $plan] || ![llength [dict get $plan arrive]]} {
            return
        }
        set topic [$Advice oddsOfGroup [$OddsQuery moment] \
                [dict get $plan arrive] $place [dict get $plan steps]]
        if {$topic ne ""} {
            $OddsQuery ask $topic [namespace code [list my Told $place]]
        }
    }

    method Told {place answer} {
        if {$answer ne "" && [$Board held] ne ""} {
            $Board deedOdds $place [::wargame::panels::odds caption $Viewer \
                    $answer]
        }
    }

    method Ask {unit ways} {
        set Due ""
        if {![$OddsQuery isWanted]} {
            return
        }
        set moment [$OddsQuery moment]
        dict for {place actions} $ways {
            set topic [$Advice oddsOfDrop $moment $unit $place $actions]
            if {$topic ne ""} {
                dict set Topics $place $topic
            }
        }
        my AskAll
    }

    method AskAll {} {
        # Some are answered at once.
        dict for {place topic} $Topics {
            $OddsQuery ask $topic [namespace code [list my Answered $place]]
        }
    }

    method point {place} {
        if {[dict exists $Topics $place]} {
            set Topics [dict merge [dict create $place \
                    [dict get $Topics $place]] $Topics]
            $OddsQuery forget
            my AskAll
        }
    }

    method Answered {place answer} {
        dict unset Topics $place
        if {$answer ne "" && [$Board held] ne ""} {
            set before [dict get $Captions $place]
            if {$before ne ""} {
                append before \n
            }
            set odds [::wargame::panels::odds caption $Viewer $answer]
            $Board caption $place \
                    $before[::wargame::panels::odds short $Viewer $answer] \
                    $before$odds
            $Board deedOdds $place $odds
        }
    }
}
