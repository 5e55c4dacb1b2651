# history.tcl --
#
#       A seat's log: what of it is told when; and what can be asked of a line,
#       to take back all that came after it, or to look at the match as it was.
#
#   set history [::wargame::seat::History new SEAT]
#       news               what the log does not tell yet
#       ahead              while a card is read of what is over, the log tells
#                          that, too, and of nothing that came after it
#       note NEWS          of what has just been told, says an umpire's note
#       linked KIND WHAT   a link of the log was clicked: see log.tcl

need base/files base/requests base/words match/agreed seat/seat-part

if {![info object isa class ::wargame::seat::History]} {
    oo::class create ::wargame::seat::History {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::History {
    variable Seat Table Viewer Match Presenter Board Log Ahead

    constructor {seat} {
        next $seat
        set Log [$Seat log]
        set Ahead ""
    }

    method linked {kind what} {
        if {$kind eq "rule"} {
            $Seat openRule $what
        } elseif {$kind eq "line"} {
            my Menu {*}$what
        } elseif {$Board ne ""} {
            [$Board camera] centre [lindex $what end]
            [$Seat of lights] light trace $what
        }
    }

    method Menu {n x y} {
        set menu [$Seat part popup]
        destroy $menu
        menu $menu -tearoff 0
        $menu add command -label [::wargame::base::say log.undoTo] \
                -command [namespace code [list my UndoTo $n]]
        $menu add command -label [::wargame::base::say log.replay] \
                -command [list ::wargame::base::requests send openReplay \
                $Table $n]
        tk_popup $menu $x $y
    }

    method UndoTo {n} {
        # All of it, or nothing and the reason.
        set why [my WhyNot $n]
        if {$why eq ""} {
            $Table undoTo $n
        } else {
            [$Seat of status] say [::wargame::base::say log.undoTo.not $why]
        }
    }

    method WhyNot {n} {
        # Tried on a copy.  "" where it is allowed.
        if {[[$Table match] lastDeed] <= $n} {
            return [::wargame::base::say undo.last]
        } elseif {[$Seat reading] || ![$Table answers $Viewer]} {
            return [::wargame::base::say undo.turn]
        }
        set trial [$Match at [$Match length]]
        try {
            while {[$trial lastDeed] > $n} {
                if {![$trial canUndo]} {
                    return [my WhyKept $trial]
                }
                $trial undo
            }
        } finally {
            $trial destroy
        }
        return ""
    }

    method WhyKept {match} {
        # Why the last action of a match cannot be taken back.
        set who [lindex [split [$match line [$match lastDeed]]] 0]
        set sides [dict get [::wargame::base::aboutGame [$Presenter game]] \
                sides]
        if {$who in {chance umpire}} {
            return [::wargame::base::say undo.$who]
        } elseif {$who ne [lindex $sides [$match side]]} {
            return [::wargame::base::say undo.other \
                    [[$Presenter words] sideName $who]]
        }
        return [::wargame::base::say undo.shown]
    }

    # ---- what it tells ----

    method news {} {
        if {$Ahead ne ""} {
            $Log back $Ahead
            set Ahead ""
        }
        return [$Match news $Viewer [expr {[$Log last] + 1}]]
    }

    method ahead {} {
        if {$Ahead ne ""} {
            return
        }
        set Ahead [$Log last]
        set told {}
        foreach event [$Match news $Viewer [expr {$Ahead + 1}]] {
            if {[[$Presenter events] isPhase $event] || [[$Presenter events] \
                    isTurn $event]} break
            lappend told $event
        }
        $Log show $told
    }

    method note {news} {
        if {[$Log last] < 0} {
            return
        }
        foreach event $news {
            if {[dict get $event what] eq "umpire_note"
                    && [::wargame::match::agreedIn $event] eq ""} {
                [$Seat of status] say [[$Presenter words] event $event]
            }
        }
    }
}
