# table-seats.tcl --
#
#       A table's hotseat: whose eyes are before it, the leaf between the seats
#       of two sides, and what each side has seen.
#
#       Where one person plays against the rules there is no leaf.
#
#       A side that has a window of its own plays there, and only there.  Then
#       the table's window is the other side's alone; if both have one it shows
#       what the public may see.

need base/requests seat/seat table/handover

oo::define ::wargame::table::Table {
    method Onlooker {} {
        # Whose view is shown now.
        set side [$Match side]
        set here [my Here]
        if {$side eq "nobody"} {
            return umpire
        } elseif {[llength $here] < 2} {
            return [expr {[llength $here] ? $here : "public"}]
        }
        set view [$Match view public]
        if {[[$Presenter panels] together $Match $view]} {
            return public
        } elseif {$side in {0 1}} {
            return $side
        }
        set whose [[$Presenter panels] diceOf $Match $view]
        return [expr {$whose ne "" ? $whose
            : $Viewer eq "" ? "public" : $Viewer}]
    }

    method Leave {} {
        # Nothing of what the old view showed outlives this.
        event generate $Window <<WargameLeave>>
        my KeepView
        foreach part {Seat Leaf} {
            if {[set $part] ne ""} {
                [set $part] destroy
                set $part ""
            }
        }
    }

    method ShowTo {viewer} {
        # Somebody else sits down.
        if {$Seat ne "" && $Viewer ni {0 1}} {
            # How it ended was seen by both.
            my Saw {0 1}
        }
        my Leave
        set Viewer $viewer
        if {$viewer in {0 1} && !$Fresh && [llength $Seats] > 1} {
            my OpenLeaf
        } else {
            my OpenSeat
        }
    }

    method KeepView {} {
        # Where that viewer had moved the map.
        if {$Seat ne "" && [$Seat board] ne ""} {
            dict set Views $Viewer [[$Seat board] saveView]
        }
    }

    method OpenLeaf {} {
        set Leaf [::wargame::table::Leaf new $Window.leaf \
                [[$Presenter words] sideName $Viewer] \
                $Viewer [namespace code {my LeafTurned}]]
        pack $Window.leaf -fill both -expand 1
    }

    method LeafTurned {} {
        $Leaf destroy
        set Leaf ""
        set events [my unseen]
        my OpenSeat
        if {[llength $events]} {
            $Seat meanwhile $events
        } else {
            my seen
        }
        my Dice
        my Rooms
    }

    method unseen {} {
        # What the viewer has been told since it last looked, but for its own
        # deeds; what was taken for it is none.  A note to it was not seen when
        # both looked on.
        set seen [dict get $Seen $Viewer]
        set read [dict get $Read $Viewer]
        return [lmap event [$Match news $Viewer [expr {min($seen, $read) + 1}]] {
            set n [dict get $event n]
            if {[dict get $event what] eq "umpire_note" ? $n <= $read
                    : $n <= $seen || ([dict get $event side] eq $Viewer
                        && ![dict exists $Taken $n])} continue
            set event
        }]
    }

    method OpenSeat {} {
        set Seat [::wargame::seat::Seat new $Window.seat [self] $Viewer]
        if {$Leaf eq "" && $Viewer ni {0 1}} {
            my seen
        }
        if {[dict exists $Views $Viewer]} {
            [$Seat board] restoreView [dict get $Views $Viewer]
        }
        my Inform
        $Seat home
    }

    method home {} {
        # The keyboard to what is to be done.
        if {$Leaf ne ""} {
            focus $Window.leaf
        } elseif {$Seat ne ""} {
            $Seat home
        }
    }

    method seatFor {viewer} {
        # That viewer's seat, with no leaf before it: for pictures and tests.
        my Leave
        set Viewer $viewer
        my OpenSeat
        my Rooms
    }

    method leafFor {viewer} {
        my Leave
        set Viewer $viewer
        my OpenLeaf
    }

    method seen {} {
        my Saw [expr {$Viewer in {0 1} ? $Viewer : {0 1}}]
        if {$Viewer in {0 1}} {
            dict set Read $Viewer [$Match length]
        }
        my Rooms
    }

    method Saw {viewers} {
        foreach viewer $viewers {
            dict set Seen $viewer [$Match length]
        }
    }

    method SeenApart {} {
        # A side with a window of its own sees what happens as it does.
        foreach role $Roles {
            set viewer [$role viewer]
            if {$viewer in {0 1}} {
                my Saw $viewer
                dict set Read $viewer [$Match length]
            }
        }
    }

    method rebuild {} {
        wm title $Window [my Title]
        after idle [list ::wargame::base::requests send menusAgain table \
                $Window [self]]
        if {$Seat ne ""} {
            set events [expr {[$Seat reading] ? [my unseen] : {}}]
            my KeepView
            $Seat destroy
            set Seat ""
            my OpenSeat
            if {[llength $events]} {
                $Seat meanwhile $events
            }
            my Rooms
        } elseif {$Leaf ne ""} {
            $Leaf destroy
            my OpenLeaf
        }
    }
}
