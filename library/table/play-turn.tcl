# play-turn.tcl --
#
#       What the Turn of a window asks, and does by it: see turn.tcl.
#
#   set play [::wargame::table::PlayTurn new PLAYWINDOW]
#                  made first of all that its window has; it outlives the Turn
#       is GUARD   true if that guard of the Turn's table holds
#       do WORD    does that, or has the place before the window do it
#
#   A class of them has a method Is_GUARD for each guard that it knows better,
#   and Do_WORD for each thing done by the window.

need table/turn

if {![info object isa class ::wargame::table::PlayTurn]} {
    oo::class create ::wargame::table::PlayTurn
}

oo::define ::wargame::table::PlayTurn {
    variable PlayWindow Match

    constructor {playWindow} {
        set PlayWindow $playWindow
        set Match [$playWindow match]
    }

    method is {guard} {
        return [my Is_$guard]
    }

    method do {word} {
        if {$word in {soon take dice otherDice others roll wait replies
                reply}} {
            my Do_$word
        } else {
            [$PlayWindow place] $word
        }
    }

    # ---- what only one kind of window knows, or has done ----

    foreach guard {replay changesSeat typed computer rests} {
        method Is_$guard {} {
            return 0
        }
    }

    foreach word {soon take dice otherDice others roll replies reply} {
        method Do_$word {} {}
    }

    # ---- what is so ----

    method Is_untold {} {
        # Is there something to be read first?  What others did is offered on
        # the orders card and marked in the log; not to one of several
        # commanders, who may have been away longer than their side.
        set place [$PlayWindow place]
        set unseen [$place unseen]
        return [expr {[llength $unseen] && ([$place commander] ne ""
            || "umpire_note" in [lmap event $unseen { dict get $event what }])}]
    }

    method Is_taken {} {
        # Then nothing is shown of the question.
        return [expr {[my Answer] ne ""}]
    }

    method Answer {} {
        # Of the program, or "".
        return [[$PlayWindow programAnswers] answer]
    }

    method Is_panelStays {} {
        set seat [$PlayWindow seat]
        return [expr {$seat ne "" && [$seat panel stays [my Is_changesSeat] \
                [[$PlayWindow programAnswers] isTaken [$Match length]] \
                [my Is_taken]]}]
    }

    method Is_unread {} {
        set seat [$PlayWindow seat]
        return [expr {$seat ne "" && [$seat meanwhile any]}]
    }

    method Is_plays {} {
        return [expr {[my Is_panelStays]
            && [[$PlayWindow seat] panel showsMoves]}]
    }

    method Is_over {} {
        return [expr {[$Match side] eq "nobody"}]
    }

    method Is_letter {} {
        return [expr {[$PlayWindow waits] ne ""}]
    }

    method Is_paused {} {
        return [[$PlayWindow dice] paused]
    }

    method Is_chance {} {
        return [expr {[$Match side] eq "chance"}]
    }

    method Is_asked {} {
        return [$PlayWindow mayAnswer [$PlayWindow viewer]]
    }

    method Do_wait {} {
        # Where nobody sits who would go on, it goes by itself.
        if {![$PlayWindow isPlayed]} {
            [$PlayWindow turn] later [expr {
                [[$PlayWindow computers] skipsDice] ? 1 : 4000}] patience
        }
    }
}
