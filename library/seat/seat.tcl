# seat.tcl --
#
#       A seat at the table: one viewer's view, and the answers that may be
#       given from it.  Destroying it destroys everything that viewer saw.
#
#   set seat [::wargame::seat::Seat new PATH TABLE VIEWER]      a new frame, packed;
#                      TABLE: the window that it is in, see play-window.tcl
#       refresh            the match has changed
#       meanwhile EVENTS   step through these before play goes on
#       reading            is it still at them?
#       perform WHAT       undo done pass hint let map fit in out hide show names
#                          motion notes
#       enter ROOM         shows a room of the game, such as battle, or the map
#       enterAgain         the room shown, made anew
#       room               that room, or ""; refreshRoom draws it again
#       stays LEAVES, pause   as that room says; see room.tcl
#       keep               what it shows is looked at first
#       goOn               what was to be read or seen first has been
#       resume             that is read, and play goes on
#       marching           are there moves of the rules' to be played first?
#       marches            is that being done?
#       home               the keyboard to what is to be done
#       answer ACTION      gives one of them, unless it is to be asked first; see
#                          seat-answer.tcl
#       offered            the actions that may be answered with now
#       waits              is there something to be read first?
#       complete           draws at once what it would draw soon
#       panes              shows those panes that the preferences want
#       board              the Board, or ""
#       orders             the orders card
#       ledger ?SPOT?      opens the ledger, at the page that a spot beside the
#                          map is about; see ledger.tcl
#       message TEXT ?RULE?   in the line at the lower edge; told is what
#                          stands there.  A click opens the rule that refused
#       rule               that one, or else that of what is asked
#
#   The class goes on in seat-panes.tcl, which panes there are and how large, in
#   seat-card.tcl, what the orders card says, in seat-meanwhile.tcl, what was
#   seen before play goes on, in seat-hands.tcl, what hands do, in seat-keys.tcl,
#   what keys and menus ask, in seat-history.tcl, what can be asked of a line of
#   the log, and in seat-moves.tcl, the moves of the rules.

need base/prefs match/choices match/enquirer match/film match/sight \
        look/focus look/inspector look/theme panels/panels seat/clock \
        seat/in-words seat/ledger seat/log seat/orders seat/tracks

if {![info object isa class ::wargame::seat::Seat]} {
    oo::class create ::wargame::seat::Seat
}

oo::define ::wargame::seat::Seat {
    variable Path Table Viewer Match Presenter Moment Choices Picked Meanwhile \
            Step \
            Board Clock Tracks Orders Log Inspector Hover Room RoomName \
            InWords Due Ranged Onward Besides Ways Refused SaidAt HandOdds March \
            Ahead Hinted Film Question Began Unrolls Turn

    constructor {path table viewer} {
        set Path $path
        set Table $table
        set Turn [$table turn]
        set Viewer $viewer
        set Match [::wargame::match::Sight new [$table match] $viewer \
                [list $table answers $viewer]]
        set Presenter [$table presenter]
        set Picked ""
        set Meanwhile {}
        set Step 0
        set Hover ""
        set Room ""
        set RoomName ""
        set Due ""
        set Ranged ""
        set Refused ""
        set SaidAt -1
        set March ""
        set Ahead ""
        set Film ""
        set Unrolls ""
        set Hinted {-1 -1}
        set Question ""
        set Began ""
        set Onward [dict create]
        set Besides [dict create]
        set Ways {}
        set HandOdds [::wargame::seat::HandOdds new $table $viewer]
        my Build
        my panes
        # Everything has its size before blocks are drawn for it.
        pack $Path -fill both -expand 1
        update idletasks
        my PlaceSashes
        update idletasks
        my Survey
        if {$Board ne ""} {
            # Before blocks are drawn, which would be of another size.
            set opening [[$Presenter look] opening $Moment]
            if {[llength $opening]} {
                $Board frame $opening
            }
        }
        my refresh
    }

    destructor {
        if {![info exists Path]} {
            return
        }
        after cancel $Due
        after cancel $Unrolls
        foreach part {
            HandOdds Room Board Inspector Log Orders Tracks Clock Film Match
        } {
            if {[info exists $part] && [info object isa object [set $part]]} {
                [set $part] destroy
            }
        }
        if {[winfo exists $Path]} {
            destroy $Path
        }
    }

    method Build {} {
        set theme ::wargame::look::theme
        frame $Path -background [$theme color desk] -class Seat
        # A handover screen covers it until it is complete.
        lower $Path
        set Clock [::wargame::seat::Clock new $Path.clock]
        set Tracks ""
        if {[[$Presenter panels] hasTracks]} {
            set Tracks [::wargame::seat::Tracks new $Path.tracks $Presenter \
                    [namespace code {my Pointed}] \
                            [expr {[[$Presenter panels] hasLedger]
                        ? [namespace code {my ledger}] : ""}]]
        }
        ttk::panedwindow $Path.wide -orient horizontal
        ttk::label $Path.status -style Desk.TLabel -anchor w \
                -padding [list [$theme px 14] [$theme px 2]] \
                -font [$theme font body]
        bind $Path.status <Button-1> [namespace code {my Hand_why}]
        ttk::frame $Path.wide.middle
        my BuildBoard $Path.wide.middle.board
        ttk::panedwindow $Path.wide.side -orient vertical
        set side $Path.wide.side
        ttk::frame $side.cards -padding [$theme px 8]
        set Orders [::wargame::seat::Orders new $side.cards.orders \
                [namespace code {my RulePicked}]]
        set Inspector [::wargame::look::Inspector new $side.cards.inspector \
                $Presenter]
        pack $side.cards.orders -fill x
        pack $side.cards.inspector -fill both -expand 1 -pady [list \
                [$theme px 8] 0]
        set Log [::wargame::seat::Log new $side.log $Presenter \
                [namespace code {my LinkPicked}]]
        $side add $side.cards -weight 3
        pack $Path.status -side bottom -fill x
        pack $Path.wide -fill both -expand 1
        bind $Path.wide <ButtonRelease-1> [namespace code {my Sashes}]
        bind $side <ButtonRelease-1> [namespace code {my Sashes}]
        bind $Path.wide <Configure> [namespace code {my PlaceSashes}]
        foreach pane [list $side $side.log] {
            bind $pane <Map> [namespace code {my SashesSoon}]
        }
        foreach frame [list $side $side.cards.orders] {
            bind $frame <Configure> [namespace code {my PlaceLog}]
        }
    }

    method BuildBoard {path} {
        set Board ""
        set ground [[$Presenter look] ground]
        if {$ground eq ""} {
            ttk::frame $path
            text $path.text -wrap word -state disabled -borderwidth 0 \
                    -highlightthickness 0 -takefocus 0 -width 1 -height 1 \
                    -background [::wargame::look::theme color leafSunk] \
                    -foreground [::wargame::look::theme color ink] \
                    -font [::wargame::look::theme font mono] -padx 20 -pady 20
            pack $path.text -fill both -expand 1
        } else {
            ::wargame::base::need board/board
            set Board [::wargame::board::Board new $path $ground \
                    [list [$Presenter look] draw] [namespace code {my Hand}]]
            ::wargame::base::need look/dice
            ::wargame::look::dice motion [::wargame::base::prefs get motion]
            $Board motion [::wargame::base::prefs get motion]
            $Board names [::wargame::base::prefs get names]
        }
        pack $path -fill both -expand 1
        $Path.wide add $Path.wide.middle -weight 1
    }

    method complete {} {
        # All is drawn that was put off, panes as wide as they will be.
        update idletasks
        my PlaceSashes
        update idletasks
        if {$Board ne ""} {
            $Board paint
        }
        update idletasks
    }

    # ---- what is shown ----

    method Survey {} {
        # While it is read what was seen meanwhile, as it was then.
        set seen [my Seen]
        set Moment [$seen moment $Viewer [expr {$seen eq $Match
            ? [list $Table view $Viewer] : [list $Table view $Viewer $seen]}]]
    }

    method refresh {} {
        my Survey
        my NoteQuestion
        set Choices [::wargame::match::choices sort $Presenter [my Offered]]
        set Picked ""
        $Clock show [[$Presenter panels] clock $Moment]
        if {$Tracks ne ""} {
            $Tracks show $Moment
        }
        set news [my News]
        if {$SaidAt != [$Match length]} {
            # What was said was of another moment.
            my message ""
            if {$Board ne ""} {
                $Board refuse ""
            }
        }
        my ShowNote $news
        my Hear $news
        $Log show $news
        if {$Board ne ""} {
            $Board release
            $HandOdds stop
            $Board show [[$Presenter look] tokens $Moment \
                    [dict keys [dict get $Choices units]]]
            $Board signs [[$Presenter look] signs $Moment]
            my Lights ""
        } else {
            my ShowText
        }
        my Paths
        my Card
        my Inspect
        my Words
        if {[winfo exists $Path.ledger]} {
            ::wargame::seat::ledgerAnew $Path.ledger
        }
    }

    method restart {} {
        # After an undo: what is in the log may not have happened.
        $Log tell [$Match news $Viewer]
        my refresh
    }

    method Offered {} {
        # The actions, unless somebody else must act or it is not time yet.
        if {[my waits] || ![$Table answers $Viewer]} {
            return {}
        }
        return [$Match actions]
    }

    method ShowText {} {
        set text $Path.wide.middle.board.text
        $text configure -state normal
        $text delete 1.0 end
        $text insert end [join [[$Presenter words] describe \
                [$Match moment $Viewer]] \n]
        $text configure -state disabled
    }

    method Inspect {} {
        if {$Hover ne "" && ![[$Presenter reader] isPlace $Hover]} {
            $Inspector show [[$Presenter panels] spot $Moment \
                    $Hover]
        } elseif {$Hover ne ""} {
            set parts [[$Presenter panels] inspect $Moment $Hover]
            # What is remembered of pieces comes after those.
            set after [lindex [lsearch -all -index 0 -exact $parts pieces] end]
            $Inspector show [linsert $parts [expr {$after eq "" ? "end"
                : $after + 1}] {*}[[$Presenter words] recall $Moment $Hover]]
        }
    }

    method Pointed {place} {
        # Something beside the map; a place of it, or a spot that is none.
        set Hover $place
        my Inspect
    }

    method message {text {rule ""}} {
        set Refused $rule
        set SaidAt [$Match length]
        $Path.status configure -text $text \
                -cursor [expr {$rule eq "" ? "" : "hand2"}]
    }

    method told {} {
        return [$Path.status cget -text]
    }

    method board {} {
        return $Board
    }
    method orders {} {
        return $Orders
    }
    method log {} {
        return $Log
    }
    method viewer {} {
        return $Viewer
    }

    # ---- a room of the game's own, in front of the map ----

    method enter {room} {
        # room - a name such as battle, of a class BattleRoom or of a script's;
        #        "" for the map
        if {$room eq $RoomName} {
            return
        }
        if {$Room ne "" && [info object isa object $Room]} {
            $Room destroy
        }
        set RoomName $room
        set path $Path.wide.middle.room
        set Room [::wargame::panels::panels open $room $path $Match $Viewer \
                [namespace code {my answer}]]
        if {$Room ne ""} {
            my ShowRoom
            if {$Board ne ""} {
                $Room over $Board
            }
            $Room odds [::wargame::match::Enquirer new $Table $Viewer]
            $Room home
            my Play
        } else {
            my home
        }
        my panes
        my Paths
        my Card
    }

    method enterAgain {} {
        set room $RoomName
        my enter ""
        my enter $room
    }

    method refreshRoom {} {
        if {[info object isa object $Room]} {
            $Room refresh
        }
    }

    method room {} {
        # The room's object, if answers are given there; else "".
        return [expr {[info object isa object $Room] && [$Room answers]
            ? $Room : ""}]
    }

    method home {} {
        # The keyboard to the room, the map or else the orders.
        if {[info object isa object $Room] && [winfo ismapped [$Room path]]
                && [$Room home]} {
            return
        } elseif {$Board ne ""} {
            focus [$Board canvas]
        } elseif \
                {[my reading] || ![::wargame::look::focusWithin \
                $Path]} {
            $Orders focus
        }
    }

    method stays {leaves} {
        return [expr {[info object isa object $Room]
            && [$Room stays $leaves]}]
    }

    method keep {} {
        if {[$Room beside]} {
            # What could be done before is over.
            set Choices [::wargame::match::choices sort $Presenter {}]
            my StayCard
            my LogAhead
        }
    }

    method goOn {} {
        if {[my reading]} {
            my MeanwhileOver
        } elseif {[info object isa object $Room]} {
            $Room goOn
        }
    }

    method pause {} {
        return [expr {[info object isa object $Room] ? [$Room pause] : 200}]
    }

    method Perform_map {} {
        # From the room to the map and back.
        set path $Path.wide.middle.room
        if {[info object isa object $Room]} {
            if {[winfo ismapped $path]} {
                place forget $path
                pack forget $path
            } else {
                my ShowRoom
            }
            my panes
        }
    }

    method ShowRoom {} {
        set path $Path.wide.middle.room
        if {[$Room beside]} {
            pack $path -side right -fill y -before $Path.wide.middle.board
        } else {
            place $path {*}[$Room placing]
        }
        raise $path
    }
}

need seat/seat-panes seat/seat-card seat/seat-meanwhile seat/seat-hands \
        seat/seat-keys seat/seat-history seat/seat-answer seat/seat-moves \
        seat/hand-odds
