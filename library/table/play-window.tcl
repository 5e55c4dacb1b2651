# play-window.tcl --
#
#       A window in which a match is played: what a seat asks of it.  A Table is
#       one, and so is each RoleWindow.
#
#       match presenter window
#       table            the Table of the match; its own
#       turn             the Turn: what the window waits for
#       seat             the Seat shown, or "" at the handover screen
#       viewer           whose it is: 0 1 public umpire
#       autosave         of the match
#       view VIEWER ?CURSOR?   of the match, or of it as it was, with what that
#                        viewer remembers
#       odds             of its odds; see odds-service.tcl
#       agree TOPIC VALUE   both have agreed; see agreed.tcl
#       answers VIEWER   may that viewer's seat answer now?
#       do ACTION        as whoever must act
#       doAll ACTIONS    one after another, as far as they are offered; undo
#                        takes them back together
#       undo, canUndo
#       undoTo N         one after another, while that is allowed
#       announce ACTION  of an umpire
#       hurry            throw at once all dice to come
#       paused           do dice wait until somebody asks for them?
#       throwNext        that is done
#       rebuild          the same seat, made anew
#       settle           show what is so now
#       wentOn           what was shown in a panel has been seen
#       isPlayed         does somebody sit here who decides?
#       close
#
#   A class of them calls its object's match Match, beside what MatchWindow asks
#   for; and says for its Turn with methods Is_GUARD what is so, and does with
#   methods Do_WORD what is to be done.

need base/words table/match-window table/turn

if {![info object isa class ::wargame::table::PlayWindow]} {
    oo::class create ::wargame::table::PlayWindow {
        superclass ::wargame::table::MatchWindow
    }
}

oo::define ::wargame::table::PlayWindow {
    variable Window Match Presenter Drags Several Turn

    constructor {} {
        set Turn [::wargame::table::Turn new [namespace code {my Is}] \
                [namespace code {my Does}]]
    }

    destructor {
        if {[info exists Turn] && [info object isa object $Turn]} {
            $Turn destroy
        }
    }

    method turn {} {
        return $Turn
    }

    method settle {} {
        $Turn event changed
    }

    method wentOn {} {
        $Turn event seen
    }

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
            my unkept $message
        } trap {WARGAME ILLEGAL} {message} - trap {WARGAME TURN} {message} {
            if {[my seat] ne ""} {
                [my seat] message $message
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
                my unkept $message
            }
        }
    }

    method Undoes {to} {
        return [expr {[$Match lastDeed] > $to && [my canUndo]}]
    }

    method unkept {message} {
        tk_messageBox -parent $Window -icon error \
                -title [::wargame::base::say app.title] \
                -message [::wargame::base::say file.unsaved $message]
        my settle
    }

    # ---- what its turn asks ----

    method Is {guard} {
        return [my Is_$guard]
    }

    method Is_replay {} {
        return 0
    }
    method Is_untold {} {
        return 0
    }
    method Is_leaves {} {
        return 0
    }
    method Is_typed {} {
        return 0
    }

    method Is_taken {} {
        # Then nothing is shown of the question.
        return [expr {[[$Presenter advice] proposed \
                [$Match moment public]] ne ""}]
    }

    method Is_stays {} {
        return [expr {[my seat] ne "" && [[my seat] stays [my Is_leaves]]}]
    }

    method Is_over {} {
        return [expr {[$Match side] eq "nobody"}]
    }

    method Is_letter {} {
        return [expr {[my waits] ne ""}]
    }

    method Is_paused {} {
        return [my paused]
    }

    method Is_chance {} {
        return [expr {[$Match side] eq "chance"}]
    }

    method Is_asked {} {
        return [my answers [my viewer]]
    }

    # ---- what it does ----

    method Does {word} {
        my Do_$word
    }

    foreach word {
        rise cover uncover open tell show note seen soon take dice others
    } {
        # A table knows of these.
        method Do_$word {} {}
    }

    method Do_resume {} {
        [my seat] resume
    }

    method Do_keep {} {
        [[my seat] of panel] keep
    }

    method Do_wait {} {
        # Where nobody sits who would go on, it goes by itself.
        if {![my isPlayed]} {
            $Turn later 4000 patience
        }
    }

    method Do_goOn {} {
        if {[my seat] ne ""} {
            [my seat] goOn
        }
    }

    method Do_panels {} {
        # Not before what was seen meanwhile has been read.  Who only looks on
        # is asked nothing.
        if {[my seat] ne "" && ![$Turn is reading]
                && ![[[my seat] of panel] marches]} {
            set what [expr {[my answers [my viewer]] ? "panel" : "pastPanel"}]
            [my seat] enter [expr {[[[my seat] of panel] marching] ? "moves"
                : [[$Presenter panels] $what \
                    [$Match moment [my viewer]]]}]
        }
    }
}
