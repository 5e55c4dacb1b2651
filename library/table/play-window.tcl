# play-window.tcl --
#
#       A window in which a match is played: what a seat asks of it.  A Table is
#       one, and so is each RoleWindow.
#
#       match presenter window table   a Table is its own
#       turn             the Turn: what the window waits for
#       waits            why nobody can go on from here, in a sentence, or ""
#       place            the Place before the window: place.tcl
#       seat             the Seat shown, or "" at the handover screen
#       viewer           whose view it is: 0 1 public umpire
#       commander        of several a side, the number of who sits here; else ""
#       autosave         the Autosave of the match
#       view VIEWER ?CURSOR?   the view of the match, or of it as it was, with
#                        what that viewer remembers
#       odds             the odds service of the match; see odds-service.tcl
#       oddsQuery VIEWER   who asks it for that viewer; see odds-query.tcl
#       agree TOPIC VALUE   both have agreed; see agreed.tcl
#       mayAnswer VIEWER   may that viewer's seat answer now?
#       do ACTION        as whoever must act -> "", or why it was not done
#       doAll ACTIONS    does them one after another, as far as they are
#                        offered, and the others when what comes between is
#                        done with; undo takes them back together
#       order STEPS ?ORDER?   of a group's plan, as one deed -> what came of
#                        it, see match/deeds.tcl; "" if nothing did.  ORDER: of
#                        match/halted-kept.tcl, if it goes on after a question
#       mayStand VIEWER  may that viewer give a standing order here?
#       stand VIEWER ORDER...   gives them: "hits least"
#       programAnswers   what the program answers for a player; its table's
#       takesBack AFTER  could who sits here still take it back, by undo or at
#                        the handover screen, if it led to that copy?
#       undo, canUndo
#       redo             does again what was taken back last -> was there
#                        anything?
#       undoPiece PIECE  takes back the newest deed of a piece -> "", or why
#                        not: see match/deeds.tcl
#       undoTo N         takes back all actions after N, or none if that is
#                        not allowed
#       announce ACTION  does an action of an umpire
#       isStaged N       was action N done behind the scene, told by no log?
#       dice             paused, next, hurry, pace: see table-dice.tcl
#       computers        which sides computers play: see table-computers.tcl
#       rebuild          makes the seat again
#       unkept MESSAGE ?KEY?   tells that something could not be written
#       settle           show what is so now
#       wentOn           what was shown in a panel has been seen
#       isPlayed         does somebody sit here who decides?
#       ownSeat, close   the first of a Table: see there
#
#   A subclass sets the variable Place (place.tcl), beside those of MatchWindow,
#   and says by TurnClass what its Turn asks and does: play-turn.tcl.
#   It has these of the methods above: window, table, autosave, view, odds,
#   agree, mayAnswer, canUndo, dice, computers, programAnswers, isPlayed,
#   rebuild.

need base/timer base/words look/modal table/group-order table/match-window \
        table/place table/play-turn table/turn

namespace eval ::wargame::table {
    variable UnkeptAgain 30000  ;# milliseconds until that is asked for again
}

if {![info object isa class ::wargame::table::PlayWindow]} {
    oo::class create ::wargame::table::PlayWindow {
        superclass ::wargame::table::MatchWindow
    }
}

oo::define ::wargame::table::PlayWindow {
    # Unkept: {MESSAGE TIME} of what was told last not to be written.  Ordering:
    # is a standing order being given in its window?
    variable Window Match Presenter Turn PlayTurn Place Unkept Ordering

    constructor {match presenter} {
        set Unkept {"" 0}
        set Ordering 0
        set Match $match
        set Presenter $presenter
        set PlayTurn [[my TurnClass] new [self]]
        set Turn [::wargame::table::Turn new [list $PlayTurn is] \
                [list $PlayTurn do]]
    }

    method TurnClass {} {
        return ::wargame::table::PlayTurn
    }

    destructor {
        foreach part {Turn PlayTurn} {
            if {[info exists $part] && [info object isa object [set $part]]} {
                [set $part] destroy
            }
        }
    }

    method turn {} {
        return $Turn
    }

    foreach what {seat viewer commander} {
        method $what {} [format {
            return [$Place %s]
        } $what]
    }

    method place {} {
        return $Place
    }

    method settle {} {
        # While standing orders are given nothing else changes: the seat is
        # shown again when their window is closed.
        if {!$Ordering} {
            $Turn event changed
        }
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

    # ---- standing orders ----

    method mayStand {viewer} {
        return [expr {$viewer in {0 1} && $viewer eq [my viewer]
            && [[$Match remote] seat] in [list nobody $viewer]
            && [$Match side] ne "nobody"}]
    }

    method stand {viewer args} {
        if {![my mayStand $viewer]} {
            return
        }
        set own [lmap order $args {
            if {![[$Match remote] ordersOwn [my commander] $viewer $order]} {
                [my seat] message [::wargame::base::say letters.notYours]
                continue
            }
            namespace code [list my Do $viewer "standing $order"]
        }]
        set Ordering [[my programAnswers] isHolding $viewer [my commander]]
        try {
            $Match together [join $own \n]
        } finally {
            set Ordering 0
        }
    }

    method takesBack {after} {
        return [$Place takesBack $after]
    }

    # ---- done ----

    method do {action} {
        # Of a message the words are asked for.
        set title [[$Presenter panels] writes $action]
        if {$title eq ""} {
            return [my Do [$Match side] $action]
        }
        ::wargame::base::need seat/desk
        # Where it goes to.
        [my seat] point [list write [lindex $action end]]
        ::wargame::seat::askWords $Window $title \
                [namespace code [list my Written $action \
                    [my viewer] [my commander]]]
        return ""
    }

    method Written {action viewer commander words} {
        # Whose they are, and nobody who sits there now.  "", or why not: then
        # the words are still there.
        if {[my viewer] ne $viewer || [my commander] ne $commander
                || ![my mayAnswer $viewer]
                || $action ni [$Match actions]} {
            return [::wargame::base::say why.not-now]
        }
        return [my Do [$Match side] "$action | $words"]
    }

    method announce {action} {
        my Do umpire $action
    }

    method Do {side action} {
        # "", or why it was not done.  What could not be kept on the disk has
        # still happened: say so.
        [my programAnswers] acting
        try {
            $Match do $side $action
        } trap {WARGAME DISK} {message} {
            my unkept $message
        } trap {WARGAME ILLEGAL} {message} - trap {WARGAME TURN} {message} {
            set message [[$Presenter words] refused $message]
            if {[my seat] ne ""} {
                [my seat] message $message
            }
            return $message
        }
        return ""
    }

    method doAll {actions} {
        if {![my mayAnswer [my viewer]]} return
        $Match together [namespace code [list my DoEach $actions]]
    }

    method order {steps {order ""}} {
        # What came of it is not known where it could not be kept.
        try {
            return [::wargame::table::groupOrder [self] $steps $order]
        } trap {WARGAME DISK} {message} {
            my unkept $message
        }
        return ""
    }

    method DoEach {actions} {
        # The first, and with it the others: one deed, as far as rules join it.
        lassign [list [$Match side] ""] side done
        set order [::wargame::table::ordered $Match $actions]
        foreach action $actions {
            if {$action ni [$Match actions]} break
            my do [expr {$done eq "" ? "" : "+ "}]$action
            set actions [lassign $actions done]
        }
        [my programAnswers] brokeOff $side $done $actions
        ::wargame::table::leftOf [self] $side $order $actions
    }

    method undo {} {
        my undoTo [expr {[[my programAnswers] lastOwn] - 1}]
    }

    method redo {} {
        if {![my mayAnswer [my viewer]]} {
            return 0
        }
        try {
            [$Match deeds] redo
        } trap {WARGAME NOUNDO} {} {
            return 0
        } trap {WARGAME DISK} {message} {
            my unkept $message
        }
        return 1
    }

    method undoPiece {piece} {
        if {![my mayAnswer [my viewer]]} {
            return turn
        }
        try {
            [$Match deeds] undoPiece $piece
        } trap {WARGAME NOUNDO} {word} {
            return $word
        } trap {WARGAME DISK} {message} {
            my unkept $message
        }
        return ""
    }

    method undoTo {to} {
        if {![my canUndo]} {
            return
        }
        try {
            [$Match deeds] undoTo $to
        } trap {WARGAME NOUNDO} {} {
        } trap {WARGAME DISK} {message} {
            my unkept $message
        }
    }

    method unkept {message {key file.unsaved}} {
        # One answer may lead to many that a full disk does not take.
        set me [self]
        set said [::wargame::base::say $key $message]
        if {$said eq [lindex $Unkept 0] && [my seat] ne ""
                && [::wargame::base::timer now] - [lindex $Unkept 1]
                    < $::wargame::table::UnkeptAgain} {
            [my seat] message [lindex [split $said \n] 0]
        } else {
            ::wargame::look::modal tk_messageBox -parent $Window -icon error \
                    -title [::wargame::base::say app.title] -message $said
        }
        # The window may have been closed meanwhile.
        if {[info object isa object $me]} {
            set Unkept [list $said [::wargame::base::timer now]]
            my settle
        }
    }
}
