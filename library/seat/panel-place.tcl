# panel-place.tcl --
#
#       Where a seat shows a panel of its game, such as battle, in front of the
#       map or beside it; and when it plays the moves of the rules there.
#
#   set place [::wargame::seat::PanelPlace new SEAT PARTS]
#       enter NAME ?FROM?  shows the panel of that name, or with "" the map;
#                          one of moves plays those from action FROM on ->
#                          were the orders shown?  Not if it was there already
#       enterAgain         the panel shown, made again
#       isThere, panel     is one shown?  The object, or what it was
#       picked PIECE       tells the panel that a piece was clicked -> was that
#                          all there is to do?
#       asking             the panel, if answers are given in it; else ""
#       isOut              is it in sight, not put away?
#       tells              does the panel say what is asked, in sight?
#       isBeside, fills    is the panel beside the map?  Does it fill all of it?
#       wide               pixels across that it is made for there, or 0
#       height             pixels below which it wants all of the seat, or 0
#       refresh            draws it again
#       light              draws again what it lights on the map
#       key KEY ?TIME?     a key for its buttons -> is there one, in sight?
#       home               gives it the keyboard; 1 if it can be seen, else 0
#       dismiss            a card that only tells goes, wherever it is, unless
#                          it lingers
#       giveWay            a card over the map that only tells goes
#       putAway            puts the panel away, or shows it again
#       stays HANDOVER ?GIVEN? ?TAKEN?, lingers, pause   as the panel says
#       keep               all shows what the panel tells, and beside the map
#                          nothing is offered before that has been looked at
#       goOn               tells the panel that what it shows has been seen
#       moves              the first action of the moves that are to be played,
#                          or ""
#       playsMoves         is the panel playing moves?
#       showsMoves         is the panel that of moves?

need base/prefs look/raise-drawn panels/panels panels/spoken seat/seat-part

if {![info object isa class ::wargame::seat::PanelPlace]} {
    oo::class create ::wargame::seat::PanelPlace {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::PanelPlace {
    # Told: {NAME STAMP} of the last panel that is shown once.
    variable Seat Table Turn Viewer Match Presenter Board Panel Name Told

    constructor {seat parts} {
        next $seat $parts
        set Panel ""
        set Name ""
        set Told ""
        [my of panes] heed [self]
        [my of lights] unless [list [self] showsMoves]
    }

    destructor { my Drop }

    method panel {} {
        return $Panel
    }

    method isThere {} {
        return [info object isa object $Panel]
    }

    method picked {token} {
        if {![my isThere] || [$Panel lingers]} {
            return 0
        } elseif {[$Panel givesBack $token]
                && [$Table undoPiece $token] eq ""} {
            return 1
        }
        set answers [$Panel picked $token]
        if {[llength $answers]} {
            my notify given $answers
        }
        return [expr {[llength $answers] > 0}]
    }

    method isBeside {} {
        return [expr {[my isThere] && [$Panel beside]}]
    }

    method tells {} {
        return [expr {[my isOut] && [$Panel answers]}]
    }

    method isOut {} {
        # One that is put away for the map takes no place.
        return [expr {[my isThere] && [winfo manager [$Panel path]] ne ""}]
    }

    method height {} {
        return [expr {[my isOut] ? [$Panel height] : 0}]
    }

    method wide {} {
        return [expr {[my isThere] ? [$Panel wide] : 0}]
    }

    method fills {} {
        return [expr {[my isOut] && "-relheight" in [$Panel placing]}]
    }

    method enter {name {from ""}} {
        # name - of a class BattlePanel, or of a script's
        if {$name eq $Name && $from ne ""} {
            # Those that it has played are not these.
            my enter ""
        } elseif {$name eq $Name} {
            return 0
        }
        if {$name ne "" && $Told eq [list $name [$Match stamp]]} {
            return [my enter ""]
        }
        my Drop
        set Name $name
        set Panel [::wargame::panels::panels open $name [$Seat part panel] \
                $Match $Viewer [list [my of answers] give] $Presenter]
        if {$Panel ne ""} {
            trace add command $Panel delete [namespace code {my Gone}]
            my Place
            if {$Board ne ""} {
                $Panel over $Board
            }
            $Panel odds [$Table oddsQuery $Viewer]
            if {[$Panel once]} {
                set Told [list $name [$Match stamp]]
            }
            $Panel home
            my light
            my Play $from
        } else {
            my Gone
            [my of lights] show [[my of lights] shown]
            my notify orders
            my notify home
        }
        [my of panes] arrange
        [my of lights] paths
        if {$Panel ne ""} {
            my notify orders
        }
        return 1
    }

    method Drop {} {
        # For another, or with all the seat.
        if {[my isThere]} {
            trace remove command $Panel delete [namespace code {my Gone}]
            $Panel destroy
        }
    }

    method Gone {args} {
        # None has its place; a script may have destroyed it.
        $Turn later 0 gone
    }

    method enterAgain {} {
        set name $Name
        set Told ""
        my enter ""
        my enter $name
    }

    method refresh {} {
        if {[my isThere]} {
            $Panel refresh
        }
    }

    method light {} {
        if {[my isThere]} {
            $Panel light
        }
        if {![my isBeside]} {
            # One beside the map lights them itself.
            [my of lights] light supply [my Spoken]
        }
    }

    method Spoken {} {
        # The places that the rows of a card over the map speak of.
        return [expr {[my isThere] ? [::wargame::panels::spokenOf \
                [$Panel scene] [$Seat moment] $Presenter] : {}}]
    }

    method asking {} {
        return [expr {[my isThere] && [$Panel answers] ? $Panel : ""}]
    }

    method key {symbol {time 0}} {
        return [expr {[my isThere] && [winfo ismapped [$Panel path]]
                && [$Panel key $symbol $time]}]
    }

    method home {} {
        return [expr {[my isThere] && [winfo ismapped [$Panel path]]
                && [$Panel home]}]
    }

    method dismiss {} {
        if {[my isThere] && ![$Panel answers] && ![my lingers]} {
            $Panel destroy
            $Turn event gone
        }
    }

    method giveWay {} {
        if {![my isBeside] && ![my fills]} {
            my dismiss
        }
    }

    method putAway {} {
        if {[my isThere]} {
            set path [$Seat part panel]
            if {[winfo ismapped $path]} {
                place forget $path
                pack forget $path
            } else {
                my Place
            }
            [my of panes] arrange
            my notify orders
        }
    }

    method Place {} {
        set path [$Seat part panel]
        if {[$Panel beside]} {
            [my of panes] layPanel
        } else {
            place $path -in [$Seat part middle] {*}[$Panel placing]
            ::wargame::look::raiseDrawn $path
        }
    }

    # ---- what is looked at first ----

    method stays {args} {
        return [expr {[my isThere] && [$Panel stays {*}$args]}]
    }

    method lingers {} { return [expr {[my isThere] && [$Panel lingers]}] }

    method keep {} {
        # Map, inspector and log as that left them; one before the map is so.
        set beside [my isBeside]
        if {$beside} { $Seat offerNothing }
        if {[[my of history] ahead]} {
            my notify over
            if {$beside} { my refresh }
        }
        if {$beside} { my notify reads }
    }

    method goOn {} {
        if {[my isThere]} {
            $Panel goOn
        }
    }

    method pause {} {
        return [expr {[my isThere] ? [$Panel pause] : 200}]
    }

    # ---- moves ----

    method moves {} {
        # Not what one finds in a match that is opened.
        set events [[my of history] fresh]
        return [expr {$Board ne "" && [llength $events]
                && [::wargame::base::prefs get moves] ne "all"
                && [[$Presenter events] hasRuleMoves [$Seat moment] $events]
            ? [dict get [lindex $events 0] n] : ""}]
    }

    method playsMoves {} {
        return [expr {[$Turn is watching] && [my showsMoves]}]
    }

    method showsMoves {} {
        return [expr {$Name eq "moves" && [my isThere]}]
    }

    method Play {from} {
        # The panel has just been opened.
        if {$Name eq "moves" && $from ne ""} {
            $Panel begin $from
            if {[$Panel stays 0]} {
                $Turn event moves
            }
        }
    }
}
