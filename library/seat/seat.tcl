# seat.tcl --
#
#       A seat at the table: one viewer's view, and the answers that may be
#       given from it.  Destroying it destroys everything that viewer saw.
#
#   set seat [::wargame::seat::Seat new PATH TABLE VIEWER]   a new frame, packed
#                      TABLE: the window that it is in, see play-window.tcl
#       part NAME          the path of a widget in it: see panes.tcl; and of
#                          what is in one of those:
#           map            of the board
#           card cardText answers standing rule    of the orders
#           inspectorText logText    what is read there
#       of NAME            the object that does that part of its work, for who
#                          makes one for other people: see parts.tcl
#       table turn viewer match presenter    of what it is a seat
#       board panes orders inspector log    its widgets' objects; a board, or ""
#       moment, view       the Moment that it shows, and its view
#       choices, hover     what can be answered; the place that is looked at
#       refresh ?later?    the match has changed; later: notify orders follows;
#                          map: only the map and what lies about it show it
#       restart ?later?    tells the log again from the beginning, after an
#                          undo, and does what refresh does
#       notify EVENT ARG...  of what has happened: see parts.tcl
#       offerNothing       what could be done before is over
#       offered            the actions that may be answered with now
#       waits              is there something to be read first?
#       reading            is it what was seen meanwhile?
#       resume             goes on with play, since what is to be read has been
#       look PLACE         a place, or an item beside the map, is looked at
#       openRule RULE      opens the window of rules at that rule
#     and what its parts do for the rooms above, which know none of them:
#       panel WHAT ARG...  of the panel that is shown: panel-place.tcl
#       meanwhile WHAT ARG...   of what was seen while another played:
#                          meanwhile.tcl
#       perform WHAT ?ARG...?   as keys and menus ask it: key-actions.tcl
#       home               the keyboard goes to what is to be done
#       goOn               what is shown has been read
#       message TEXT       says something in the line below the map
#       point WHAT         shows where something is: lights.tcl
#       ask LINES LABEL CMD ?SHOWS? ?GONECMD?    asks over the map: question.tcl
#   A part asks for nothing of all this that other parts do: it has those that
#   it may ask, or tells of an event.
#
#   A class of seats for other people has other parts: see kinds.

need base/objects base/requests match/choices match/seat-match \
        look/inspector seat/board-pane seat/ledger seat/log seat/orders \
        seat/panes seat/parts

if {![info object isa class ::wargame::seat::Seat]} {
    oo::class create ::wargame::seat::Seat
}

oo::define ::wargame::seat::Seat {
    variable Path Table Turn Viewer Match Presenter Moment Choices Hover Board \
            Orders Log Inspector Panes Parts Pane

    constructor {path table viewer} {
        set Path $path
        set Table $table
        set Turn [$table turn]
        set Viewer $viewer
        set Match [::wargame::match::SeatMatch new [$table match] $viewer \
                [list $table mayAnswer $viewer] [$table commander] \
                [list $Turn is taking]]
        set Presenter [$table presenter]
        set Hover ""
        set Panes [::wargame::seat::Panes new $Path [self]]
        my Build
        set Parts [::wargame::seat::Parts new [self] $Panes [my kinds]]
        $Panes lay
        $Panes arrange
        # Everything has its size before blocks are drawn for it.
        pack $Path -fill both -expand 1
        update idletasks
        $Panes place
        update idletasks
        my Survey
        if {$Board ne ""} {
            # Before blocks are drawn, which would be of another size.
            set opening [[$Presenter look] opening $Moment]
            if {[llength $opening]} {
                [$Board camera] frame $opening
            }
        }
        if {[$Turn is reading]} {
            # It is told next, and shows what was so then.
            my offerNothing
        } else {
            my refresh
        }
    }

    destructor {
        if {![info exists Parts]} {
            return
        }
        # The frame goes with the panes.
        foreach object [list $Parts $Pane $Inspector $Log $Orders \
                $Panes $Match] {
            ::wargame::base::destroyIf $object
        }
    }

    method kinds {} {
        # Part -> class, where it is another than in parts.tcl; of this room if
        # it does not say which.
        return {}
    }

    method part {name} {
        switch -glob -- $name {
            map { return [$Board canvas] }
            card - cardText - answers - standing - rule {
                return [$Orders part $name]
            }
            inspectorText { return [[$Inspector paper] text] }
            logText { return [$Log text] }
        }
        return [$Panes part $name]
    }

    method of {part} {
        return [$Parts get $part]
    }

    method notify {event args} {
        $Parts notify $event {*}$args
    }

    foreach what {
        Table Turn Viewer Match Presenter Board Panes Orders Inspector Log
        Moment Choices Hover
    } {
        method [string tolower $what] {} [format {
            return $%s
        } $what]
    }

    foreach {method part does} {
        perform keys perform    home keys home          goOn keys goOn
        message status say      point lights point      ask question ask
    } {
        method $method args [format {
            return [[my of %s] %s {*}$args]
        } $part $does]
    }

    foreach {method part} {panel panelPlace meanwhile meanwhile} {
        method $method args [format {
            return [[my of %s] {*}$args]
        } $part]
    }

    method Build {} {
        set Pane [::wargame::seat::BoardPane new [my part board] $Presenter \
                [namespace code {my FromBoard}]]
        set Board [$Pane board]
        set Orders [::wargame::seat::Orders new [my part orders] \
                [namespace code {my openRule}]]
        set Inspector [::wargame::look::Inspector new [my part inspector] \
                $Presenter 0 [namespace code {[my of picks] at}]]
        set Log [::wargame::seat::Log new [my part log] $Presenter \
                [namespace code {[my of history] linked}] \
                [namespace code {[my of history] because}]]
    }

    method FromBoard {what args} {
        # Also called while the seat is being built or torn down.
        if {[info exists Choices] && [info object isa object $Table]} {
            [my of mouse] fromBoard $what {*}$args
        }
    }

    # ---- what is shown ----

    method Survey {} {
        # While it is read what was seen meanwhile, as it was then.
        set seen [[my of meanwhile] match]
        set Moment [$seen moment $Viewer [list $Table view $Viewer \
                {*}[expr {$seen eq $Match ? "" : $seen}]]]
    }

    method refresh {{orders now}} {
        my Survey
        if {$orders eq "map"} {
            # A card is read of what is over, whatever comes after.
            [my of status] fade
            my ShowBoard
            my Inspect
            return
        }
        [my of answers] noteQuestion
        set Choices [::wargame::match::choices sort $Presenter [my offered]]
        [my of mouse] letGo
        [my of bars] show
        set events [[my of history] events]
        [my of status] fade
        [my of hints] past
        [my of history] note $events
        [my of waiting] tell
        $Log show $events
        my ShowBoard
        [my of lights] paths
        [my of march] show
        if {$orders eq "now"} {
            [my of card] show
        }
        my Inspect
        [my of windows] refresh
        [my of labels] again
    }

    method ShowBoard {} {
        if {$Board eq ""} {
            $Pane describe [[$Presenter sentences] describe \
                    [$Match moment $Viewer]]
            return
        }
        $Board release
        [my of mouse] stop
        $Board steady [$Match side] [my reading] [$Match decision]
        set tokens [[my of waiting] mark [[$Presenter look] tokens $Moment \
                [dict keys [dict get $Choices units]]]]
        [my of dimming] show $tokens
        $Board soon [[$Presenter look] soon $Moment]
        $Board show $tokens
        $Board signs [[$Presenter look] signs $Moment]
        [my of lights] show ""
        [my of kept] again
    }

    method view {} {
        return [$Moment view]
    }

    method restart {{orders now}} {
        # What is in the log may not have happened.
        $Log tell [[my of history] all]
        my refresh $orders
    }

    method offered {} {
        # None if somebody else must act or it is not time yet.
        return [expr {[my waits] ? {} : [[$Presenter words] inOrder \
                [$Match moment $Viewer] [$Match actions]]}]
    }

    method offerNothing {} {
        set Choices [::wargame::match::choices sort $Presenter {}]
    }

    method look {place} {
        set Hover $place
        my Inspect
    }

    method Inspect {} {
        if {$Hover ne "" && ![[$Presenter reader] isPlace $Hover]} {
            $Inspector show [[$Presenter panels] trackItem $Moment \
                    $Hover]
        } elseif {$Hover ne ""} {
            set parts [[$Presenter panels] inspect $Moment $Hover]
            # What is remembered of pieces comes after those.
            set after [lindex [lsearch -all -index 0 -exact $parts pieces] end]
            $Inspector show [linsert $parts [expr {$after eq "" ? "end"
                : $after + 1}] {*}[[$Presenter sentences] recall $Moment \
                $Hover]]
        }
    }

    method openRule {rule} {
        ::wargame::base::requests send openRule [$Presenter game] $rule \
                [$Match about]
    }

    # ---- what is to be read first ----

    method reading {} {
        return [$Turn is reading]
    }

    method waits {} {
        return [$Turn is reading looking watching]
    }

    method resume {} {
        my refresh
        if {$Board ne ""} {
            $Board light trace {}
            my home
        }
    }
}
