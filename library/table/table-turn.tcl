# table-turn.tcl --
#
#       What the Turn of a Table asks and does, beside what it does for every
#       window in which a match is played: see play-turn.tcl.
#
#   set play [::wargame::table::TableTurn new TABLE]

need table/play-turn

if {![info object isa class ::wargame::table::TableTurn]} {
    oo::class create ::wargame::table::TableTurn {
        superclass ::wargame::table::PlayTurn
    }
}

oo::define ::wargame::table::TableTurn {
    variable PlayWindow Match

    method Is_changesSeat {} {
        # Does somebody else sit down?
        set place [$PlayWindow place]
        set viewer [$place onlooker]
        return [expr {$viewer ne [$place viewer]
            || [$place due $viewer] ne [$place commander]}]
    }

    method Mode {} {
        return [$PlayWindow mode]
    }

    method Answer {} {
        return [[my Mode] answer [$PlayWindow programAnswers]]
    }

    method Is_needsScreen {} {
        return [expr {[[my Mode] handsOver]
            && [[$PlayWindow place] isHidden]}]
    }

    method Is_typed {} {
        return [[[$PlayWindow dice] source] isTyped]
    }

    method Is_computer {} {
        return [[$PlayWindow computers] areAsked]
    }

    method Is_rests {} {
        return [[$PlayWindow computers] rests]
    }

    method Do_soon {} {
        [$PlayWindow turn] later 0 due
    }

    method Do_take {} {
        set action [my Answer]
        if {$action ne ""} {
            [$PlayWindow programAnswers] took \
                    [expr {[$Match length] + 1}] $action
            $PlayWindow do [[my Mode] joining \
                    [$PlayWindow programAnswers] $action]$action
        } else {
            $PlayWindow settle
        }
    }

    method Do_roll {} {
        [$PlayWindow dice] roll
    }

    method Do_dice {} {
        if {[[my Mode] throws]} {
            [$PlayWindow dice] await
        }
    }

    method Do_otherDice {} {
        # Who plays elsewhere does not wait for who sits here.
        if {[llength [$PlayWindow elsewhere]] || [my Is_chance]} {
            my Do_dice
        }
    }

    method Do_others {} {
        if {[llength [$PlayWindow elsewhere]]} {
            if {[my Is_taken]} {
                my Do_soon
            } else {
                my Do_dice
            }
        }
    }

    method Do_replies {} {
        if {[[my Mode] replies]} {
            [$PlayWindow turn] later 0 reply
        }
    }

    method Do_reply {} {
        [my Mode] reply
    }
}
