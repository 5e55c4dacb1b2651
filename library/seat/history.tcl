# history.tcl --
#
#       A seat's log: what of it is told when; and what can be asked of a line,
#       to take back all that came after it, or to look at the match as it was.
#
#   set history [::wargame::seat::History new SEAT PARTS]
#       events             what the log does not tell yet
#       fresh              what it was told last; nothing of a match that has
#                          just been opened
#       all                all events that it tells
#       ahead              while a card is read of what is over, the log tells
#                          that, too, and of nothing that came after it -> 1
#                          the first time
#       whyNot ON ?BACK?   says why nothing can be taken back, if so; or what
#                          the line said before that, unless no BACK was wanted
#       undoable PIECE     for its menu, what takes its newest deed back
#       note EVENTS        of what has just been told, says an umpire's note
#       linked KIND WHAT   a link of the log was clicked: see log.tcl

need base/files base/requests base/words look/popup match/agreed \
        present/deed-lines seat/seat-part

if {![info object isa class ::wargame::seat::History]} {
    oo::class create ::wargame::seat::History {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::History {
    # BackTo: the last entry of the log before those told ahead, or "".
    variable Seat Table Viewer Match Presenter Board Log BackTo Fresh

    constructor {seat parts} {
        next $seat $parts
        set Log [$Seat log]
        set BackTo ""
        set Fresh {}
    }

    method linked {kind what} {
        if {$kind eq "rule"} {
            $Seat openRule $what
        } elseif {$kind eq "line"} {
            my Menu {*}$what
        } elseif {$Board ne ""} {
            [$Board camera] centre [lindex $what end]
            [my of lights] light trace $what
        }
    }

    method Menu {n x y} {
        ::wargame::look::popup [$Seat part popup] [list \
            [list [::wargame::base::say log.undoTo] \
                [namespace code [list my UndoTo $n]]] \
            [list [::wargame::base::say log.replay] \
                [list ::wargame::base::requests send openReplay $Table $n]] \
        ] $x $y
    }

    method UndoTo {n} {
        # All of it, or nothing and the reason.
        set why [my WhyNot $n]
        if {$why eq ""} {
            $Table undoTo $n
        } else {
            [my of status] say [::wargame::base::say log.undoTo.not $why]
        }
    }

    method whyNot {on {back 1}} {
        if {!$on} {
            [my of status] back
            return
        }
        set why [expr {[$Match lastAction] < 1
            ? [::wargame::base::say undo.none]
            : [my WhyNot [expr {[[$Table programAnswers] lastOwn] - 1}]]}]
        if {$why ne ""} {
            [my of status] [expr {$back ? "over" : "say"}] \
                    [::wargame::base::say log.undoTo.not $why]
        }
    }

    method WhyNot {n} {
        # "" where it is allowed.
        if {[$Match lastAction] <= $n} {
            return [::wargame::base::say undo.last]
        } elseif {[$Seat reading] || ![$Table mayAnswer $Viewer]} {
            return [::wargame::base::say undo.turn]
        }
        return [my Reason [[$Match deeds] whyUndo $n]]
    }

    method Reason {word} {
        # "" of none
        if {$word eq ""} {
            return ""
        } elseif {$word eq "other"} {
            return [::wargame::base::say undo.other \
                    [[$Presenter words] sideName [expr {![$Match side]}]]]
        }
        return [::wargame::base::say undo.$word {*}[expr {$word eq "shown"
            ? [list [my ShownBy]] : {}}]]
    }

    method ShownBy {} {
        # What revealed it, as the log tells it, or the action.
        set n [$Match lastAction]
        while {$n > 1 && [[$Match deeds] whyUndo [expr {$n - 1}]] ne "shown"} {
            incr n -1
        }
        set told [lmap event [$Match events $Viewer $n] {
            if {[dict get $event n] != $n} break
            [$Presenter sentences] event $event
        }]
        return [expr {[llength $told] ? [::wargame::base::sayApart $told]
            : [[$Presenter words] label [dict get [$Match entry $n] action]]}]
    }

    # ---- of one piece ----

    method undoable {piece} {
        # For a menu, {LABEL CMDPREFIX} in a list, if it has done something
        # since anybody else acted.
        if {$piece eq "" || ![$Table mayAnswer $Viewer]
                || [$Match side] ni {0 1}} {
            return {}
        }
        if {[[$Match deeds] whyUndoPiece $piece] ni {"" later}} {
            return {}
        }
        return [list [list [::wargame::base::say undo.piece] \
                [namespace code [list my UndoPiece $piece]]]]
    }

    method UndoPiece {piece} {
        set why [my Reason [$Table undoPiece $piece]]
        if {$why ne ""} {
            [my of status] say [::wargame::base::say log.undoTo.not $why]
        }
    }

    # ---- what it tells ----

    method events {} {
        if {$BackTo ne ""} {
            $Log back $BackTo
            set BackTo ""
        }
        [my of since] note
        set events [my Since [expr {[$Log last] + 1}]]
        set Fresh {}
        if {[$Log last] >= 0} {
            set Fresh $events
        }
        return $events
    }

    method fresh {} {
        return $Fresh
    }

    method all {} {
        return [my Since 0]
    }

    method Since {n} {
        # The first of each action is marked: its line says why.
        set last ""
        return [::wargame::present::deedMarked $Presenter $Match $Viewer \
                [lmap event [$Match events $Viewer $n] {
            if {[dict get $event n] ne $last} {
                set last [dict get $event n]
                set staged [$Table isStaged $last]
                dict set event opens 1
            }
            if {$staged} continue
            set event
        }]]
    }

    method because {n} {
        set reason [[$Table computers] reason $n $Viewer]
        return [expr {$reason eq "" ? ""
            : [[$Presenter words] because $reason]}]
    }

    method ahead {} {
        if {$BackTo ne ""} {
            return 0
        }
        set BackTo [$Log last]
        set told {}
        foreach event [my Since [expr {$BackTo + 1}]] {
            if {[[$Presenter events] isPhase $event] || [[$Presenter events] \
                    isTurn $event]} break
            lappend told $event
        }
        $Log show $told
        return 1
    }

    method note {events} {
        if {[$Log last] < 0} {
            return
        }
        foreach event $events {
            if {[dict get $event what] eq "umpire_note"
                    && [::wargame::match::agreedIn $event] eq ""} {
                [my of status] say [[$Presenter sentences] event $event]
            }
        }
    }
}
