# side-windows.tcl --
#
#       The windows that go with a seat: the match in words, its report, notes,
#       the ledger, standing orders, and what several commanders write.  They
#       tell what its viewer knows.
#
#   set windows [::wargame::seat::SideWindows new SEAT PARTS]
#       words              opens it where it is wanted, or says that all is new
#       report, notes, forces
#       standing           the standing orders of a side
#       desk               the messages of a commander, or before the umpire
#       ledger ?ITEM?      opens the ledger at the page that an item beside the
#                          map is about
#       refresh            shows what has changed

need base/requests base/words match/standing seat/seat-part seat/words-wanted

if {![info object isa class ::wargame::seat::SideWindows]} {
    oo::class create ::wargame::seat::SideWindows {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::SideWindows {
    variable Seat Table Turn Viewer Match Presenter InWords

    method refresh {} {
        my words
        if {[winfo exists [$Seat part forces]]} {
            ::wargame::seat::refreshForces [$Seat part forces]
        }
        if {[winfo exists [$Seat part desk]]} {
            ::wargame::seat::refreshDesk [$Seat part desk]
        }
        if {[winfo exists [$Seat part ledger]]} {
            ::wargame::seat::refreshLedger [$Seat part ledger]
        }
    }

    method words {} {
        set there [winfo exists [$Seat part words]]
        set wanted [::wargame::seat::wordsWanted \
                [winfo toplevel [$Seat part seat]]]
        if {$wanted && !$there && ![$Turn is replaying]} {
            ::wargame::base::need seat/in-words
            set InWords [::wargame::seat::InWords new [$Seat part words] \
                    $Seat $Table $Viewer]
        } elseif {$there && $wanted} {
            $InWords soon
        } elseif {$there} {
            destroy [$Seat part words]
        }
    }

    method report {} {
        # It goes with the seat, for it tells what this viewer knows.
        if {[$Match remoteSeat] ne "nobody"} {
            [my of status] say [::wargame::base::say letters.noReplay]
            return
        }
        # It reads the whole match, and tells what this viewer may know of it.
        ::wargame::base::requests send openAftermath [$Seat part aftermath] \
                [$Table match] $Viewer $Presenter \
                [list [$Table autosave] path] \
                [list ::wargame::base::requests send openReplay $Table] \
                [$Table commander]
    }

    method notes {} {
        # They go with the seat, too.
        ::wargame::base::need seat/notes
        ::wargame::seat::openNotes [$Seat part notes] $Match \
                $Presenter $Viewer [list $Table announce]
    }

    method forces {} {
        # The order of battle.
        ::wargame::base::need seat/order-of-battle
        ::wargame::seat::openForces [$Seat part forces] $Seat
    }

    method desk {} {
        ::wargame::base::need seat/desk
        ::wargame::seat::openDesk [$Seat part desk] $Seat $Table \
                $Match
    }

    method standing {} {
        if {![dict size [::wargame::match::standingsOf [$Presenter game]]]} {
            return
        } elseif {![$Table mayStand $Viewer]} {
            [my of status] say [::wargame::base::say standing.notNow]
            return
        }
        ::wargame::base::need seat/standing-orders
        ::wargame::seat::openStandingOrders [$Seat part policy] $Table \
                $Viewer
    }

    method ledger {{about ""}} {
        if {[[$Presenter panels] hasLedger] && ![[$Presenter reader] isPlace \
                $about]} {
            ::wargame::base::need seat/ledger
            ::wargame::seat::openLedger [$Seat part ledger] $Match \
                    $Presenter $Viewer [list $Table view $Viewer] \
                    [lindex $about 0]
        }
    }
}
