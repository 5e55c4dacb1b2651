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

need base/requests seat/seat table/handover table/play-window

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
        set moment [$Match moment public]
        if {[[$Presenter panels] together $moment]} {
            return public
        } elseif {$side in {0 1}} {
            return $side
        }
        set whose [[$Presenter panels] diceOf $moment]
        return [expr {$whose ne "" ? $whose
            : $Viewer eq "" ? "public" : $Viewer}]
    }

    method Leave {} {
        # Nothing of what the old view showed outlives this.
        event generate $Window <<WargameLeave>>
        my KeepView
        my Empty
    }

    method Empty {} {
        foreach part {Seat Leaf} {
            if {[set $part] ne ""} {
                [set $part] destroy
                set $part ""
            }
        }
    }

    # ---- what its turn asks, and does ----

    method Is_leaves {} {
        # Does somebody else sit down?
        return [expr {[my Onlooker] ne $Viewer}]
    }

    method Is_covered {} {
        return [expr {$Viewer in {0 1} && !$Fresh && [llength $Seats] > 1}]
    }

    method Is_untold {} {
        return [expr {[llength [my unseen]] > 0}]
    }

    method Is_typed {} {
        return [$Throws isTyped]
    }

    method Do_rise {} {
        my Do_note
        if {$Viewer in {0 1}} {
            set Fresh 0
        } elseif {$Seat ne ""} {
            # How it ended was seen by both.
            $Seen saw 0 1
        }
        my Leave
        set Viewer [my Onlooker]
        $Turn event sit
    }

    method Do_cover {} {
        set Leaf [::wargame::table::Leaf new $Window.leaf \
                [[$Presenter words] sideName $Viewer] \
                $Viewer [list $Turn event turned]]
        # It covers the seat while that is made.
        place $Window.leaf -relwidth 1 -relheight 1
    }

    method Do_uncover {} {
        # The seat is seen when it is complete.
        [$Seat of panes] complete
        $Leaf destroy
        set Leaf ""
    }

    method Do_open {} {
        set Seat [::wargame::seat::Seat new $Window.seat [self] $Viewer]
        if {$Viewer ni {0 1}} {
            my Do_seen
        }
        if {[dict exists $Views $Viewer]} {
            [[$Seat board] camera] restoreView [dict get $Views $Viewer]
        }
        my Inform
        $Seat home
    }

    method Do_show {} {
        set undone [expr {[$Match length] < $Length}]
        my Do_note
        if {$Seat ne ""} {
            $Seat [expr {$undone ? "restart" : "refresh"}]
        }
    }

    method Do_note {} {
        # A side with a window of its own sees what happens as it does.
        set Length [$Match length]
        foreach role $Roles {
            if {[$role viewer] in {0 1}} {
                $Seen read [$role viewer]
            }
        }
    }

    method Do_seen {} {
        if {$Viewer in {0 1}} {
            $Seen read $Viewer
        } else {
            $Seen saw 0 1
        }
    }

    method Do_soon {} {
        $Turn later 0 due
    }

    method Do_take {} {
        set action [[$Presenter advice] proposed [$Match moment public]]
        if {$action ne ""} {
            $Seen took [expr {[$Match length] + 1}]
            my do $action
        } else {
            my settle
        }
    }

    method Do_dice {} {
        if {![$Turn is empty handover looking watching] || [my IsApart]
                || [$Match side] ne "chance"} {
            $Dice await
        }
    }

    method Do_others {} {
        # They do not wait for who sits here.
        if {[my IsApart]} {
            if {[my Is_taken]} {
                my Do_soon
            } else {
                $Dice await
            }
        }
    }

    # ---- shown ----

    method KeepView {} {
        # Where that viewer had moved the map.
        if {$Seat ne "" && [$Seat board] ne ""} {
            dict set Views $Viewer [[[$Seat board] camera] saveView]
        }
    }

    method unseen {} {
        return [expr {$Viewer in {0 1} ? [$Seen unseen $Viewer] : {}}]
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
        $Turn event place
    }

    method leafFor {viewer} {
        my Leave
        set Viewer $viewer
        $Turn event hide
    }

    method rebuild {} {
        wm title $Window [my Title]
        after idle [list ::wargame::base::requests send menusAgain table \
                $Window [self]]
        my KeepView
        my Empty
        $Turn event rebuilt
    }
}
