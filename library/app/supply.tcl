# supply.tcl --
#
#       The supply room: the map with the live supply lines and what is left at
#       each source, and beside it the steps that can be given.
#
#   set room [::wargame::SupplyRoom new PATH MATCH VIEWER DOCMD]    see card.tcl
#       board     -> the Board
#
#   games/GAME/supply.tcl makes the scene; besides what a card has:
#       lines signs     as the Board takes them
#       lights          STYLE {PLACES}...

::wargame::need card board

if {![info object isa class ::wargame::SupplyRoom]} {
    oo::class create ::wargame::SupplyRoom {
        superclass ::wargame::CardRoom
    }
}

oo::define ::wargame::SupplyRoom {
    variable Path Match Viewer Skin Scene Board

    constructor {args} {
        set Board ""
        next {*}$args
        my focusCmd [namespace code {my Look}]
    }

    destructor {
        catch {$Board destroy}
        next
    }

    method board {} {
        return $Board
    }
    method placing {} {
        return {-relwidth 1 -relheight 1}
    }
    method Shrink {} {
    }
    method Ask {} {
        return [my Part supply scene $Match $Viewer $Skin]
    }

    method BuildFrame {} {
        set Board [::wargame::Board new $Path.map [$Skin ground] \
                [list $Skin draw] [namespace code {my Hand}]]
        ttk::frame $Path.card
        pack $Path.card -side right -fill y
        pack $Path.map -side left -fill both -expand 1
        return $Path.card
    }

    method refresh {} {
        next
        if {$Scene eq {}} {
            return
        }
        set view [$Match view $Viewer]
        $Board show [$Skin tokens $Viewer $view [my Steppers]]
        $Board lines [dict get $Scene lines]
        $Board signs [dict get $Scene signs]
        foreach {style places} [dict get $Scene lights] {
            $Board light $style $places
        }
    }

    method Steppers {} {
        # The units that can be given a step.
        set units {}
        foreach row [dict get $Scene rows] {
            if {[dict exists $row choices] && [dict exists $row focus]} {
                lappend units [dict get $row focus]
            }
        }
        return $units
    }

    method Retheme {} {
        $Board retheme
        next
    }

    method Look {what} {
        # Show on the map where a row's piece or place is.
        set place $what
        if {[$Skin isUnit $what]} {
            set place [$Skin placeOf [$Match view $Viewer] $what]
        }
        if {$place ne ""} {
            $Board light trace [list $place]
        }
    }

    method Hand {what args} {
        # A block that is clicked: its row comes into sight.
        if {$what eq "pick"} {
            my seek [lindex $args 0]
        }
    }
}
