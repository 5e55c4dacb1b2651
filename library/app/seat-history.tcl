# seat-history.tcl --
#
#       What can be asked of a line of a seat's log: to take back all that came
#       after it, or to look at the match as it was then.

oo::define ::wargame::Seat {
    method LogMenu {n x y} {
        set menu $Path.popup
        destroy $menu
        menu $menu -tearoff 0
        $menu add command -label [::wargame::say log.undoTo] \
                -command [namespace code [list my UndoTo $n]]
        $menu add command -label [::wargame::say log.replay] \
                -command [list ::wargame::openReplay $Table $n]
        tk_popup $menu $x $y
    }

    method UndoTo {n} {
        # All of it, or nothing and the reason.
        set why [my WhyNoUndo $n]
        if {$why eq ""} {
            $Table undoTo $n
        } else {
            my message [::wargame::say log.undoTo.not $why]
        }
    }

    method WhyNoUndo {n} {
        # Tried on a copy.  "" where it is allowed.
        if {[[$Table match] lastDeed] <= $n} {
            return [::wargame::say undo.last]
        } elseif {[llength $Meanwhile] || ![$Table answers $Viewer]} {
            return [::wargame::say undo.turn]
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
        set sides [dict get [::wargame::aboutGame [$Skin game]] sides]
        if {$who in {chance umpire}} {
            return [::wargame::say undo.$who]
        } elseif {$who ne [lindex $sides [$match side]]} {
            return [::wargame::say undo.other [$Skin sideName $who]]
        }
        return [::wargame::say undo.shown]
    }
}
