# play-window.tcl --
#
#       A window in which a match is played: what a seat asks of it.  A Table is
#       one, and so is each RoleWindow.
#
#       match presenter window
#       table            the Table of the match; its own
#       seat             the Seat shown, or "" at the leaf
#       viewer           whose it is: 0 1 public umpire
#       keeper           of the match
#       view VIEWER ?FILM?   of the match, or of it as it was, with what that
#                        viewer remembers
#       reckoner         of its odds; see reckoner.tcl
#       agree TOPIC VALUE   both have agreed; see agreed.tcl
#       answers VIEWER   may that viewer's seat answer now?
#       do ACTION        as whoever must act
#       doAll ACTIONS    one after another, as far as they are offered; undo
#                        takes them back together
#       undo, canUndo
#       undoTo N         one after another, while that is allowed
#       announce ACTION  of an umpire
#       seen             the viewer has now seen all there is
#       hurry            throw at once all dice to come
#       paused           do dice wait until somebody asks for them?
#       throwNext        that is done
#       rebuild          the same seat, made anew
#       settle           show what is so now
#       close
#
#   A class of them calls its object's match Match, its seat Seat, and its viewer
#   Viewer, beside what MatchWindow asks for.

need base/words table/match-window

if {![info object isa class ::wargame::table::PlayWindow]} {
    oo::class create ::wargame::table::PlayWindow {
        superclass ::wargame::table::MatchWindow
    }
}

oo::define ::wargame::table::PlayWindow {
    variable Window Match Presenter Seat Viewer Drags Patience Several

    method Title {} {
        set about [$Match about]
        set game [dict get $about game]
        return "[::wargame::base::say $game.title] - [::wargame::base::say \
                $game.scenario.[dict get $about scenario]]"
    }

    # ---- done ----

    method do {action} {
        my Do [$Match side] $action
    }

    method announce {action} {
        my Do umpire $action
    }

    method Do {side action} {
        # What could not be kept on the disk has still happened: say so.
        try {
            $Match do $side $action
        } trap {WARGAME DISK} {message} {
            my Unkept $message
        } trap {WARGAME ILLEGAL} {message} - trap {WARGAME TURN} {message} {
            if {$Seat ne ""} {
                $Seat message $message
            }
        }
    }

    method doAll {actions} {
        set first [$Match length]
        my AtOnce {
            foreach action $actions {
                if {$action ni [$Match actions]} break
                my do $action
            }
        }
        dict set Drags [$Match length] $first
    }

    method AtOnce {script} {
        # Of several deeds only what they come to is shown.
        if {[info exists Several]} {
            uplevel 1 $script
            return
        }
        set Several 1
        set before [$Match length]
        try {
            uplevel 1 $script
        } finally {
            unset Several
        }
        if {[$Match length] != $before} {
            my settle
        }
    }

    method Heard {} {
        # Of the match.
        if {![info exists Several]} {
            my settle
        }
    }

    method undo {} {
        # A drag of several steps as one.
        set last [$Match lastDeed]
        set to [expr {$last - 1}]
        if {[info exists Drags] && [dict exists $Drags $last]} {
            set to [dict get $Drags $last]
        }
        my undoTo $to
    }

    method undoTo {to} {
        my AtOnce {
            try {
                $Match undoWhile [namespace code [list my Undoes $to]]
            } trap {WARGAME DISK} {message} {
                my Unkept $message
            }
        }
    }

    method Undoes {to} {
        return [expr {[$Match lastDeed] > $to && [my canUndo]}]
    }

    method Unkept {message} {
        tk_messageBox -parent $Window -icon error \
                -title [::wargame::base::say app.title] \
                -message [::wargame::base::say file.unsaved $message]
        my settle
    }

    # ---- the game's own rooms ----

    method Stays {leaves} {
        # Is what the room shows to be looked at first?  Where nobody sits who
        # would go on, it goes by itself.
        if {$Seat eq "" || ![$Seat stays $leaves]} {
            return 0
        }
        if {![my IsPlayed] && ![info exists Patience]} {
            set Patience [after 4000 [namespace code {my LookedAt}]]
        }
        return 1
    }

    method LookedAt {} {
        unset Patience
        if {$Seat ne ""} {
            $Seat goOn
        }
    }

    method Impatient {} {
        if {[info exists Patience]} {
            after cancel $Patience
        }
    }

    method Rooms {} {
        # Not before what was seen meanwhile has been read.  Who only looks on
        # is asked nothing.
        if {$Seat ne "" && ![$Seat reading] && ![$Seat marches]} {
            set what [expr {[my answers $Viewer] ? "panel" : "pastPanel"}]
            $Seat enter [expr {[$Seat marching] ? "moves"
                : [[$Presenter panels] $what $Match \
                    [$Match view $Viewer]]}]
        }
    }
}
