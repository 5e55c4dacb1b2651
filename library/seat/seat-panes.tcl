# seat-panes.tcl --
#
#       Which panes of a seat are shown, and how large: as they were when last
#       moved by hand.

need base/prefs look/theme

oo::define ::wargame::seat::Seat {
    method panes {} {
        foreach strip {clock tracks} {
            if {![winfo exists $Path.$strip]} continue
            if {[::wargame::base::prefs get clock] && ![my Squeezed]} {
                pack $Path.$strip -side top -fill x -before $Path.wide
            } else {
                pack forget $Path.$strip
            }
        }
        set side $Path.wide.side
        # A room that fills the window has orders of its own: where that is
        # narrow it needs the place, or the map beside it does.
        set least [::wargame::look::theme px 1440]
        if {$Room ne "" && [$Room beside]} {
            # The map may be a little smaller for it: the log is read then.
            set least [expr {max([::wargame::look::theme px 600],
                    0.85 * [winfo height $Path.wide] * [my Shape])
                + [winfo reqwidth [$Room path]]
                + [::wargame::look::theme px [::wargame::base::prefs get \
                        sideWidth]]}]
        }
        # One that is put away for the map takes no place.
        set narrow [expr {$Room ne "" && "-relheight" in [$Room placing]
            && [winfo manager [$Room path]] ne ""
            && [winfo width $Path] < $least}]
        my Shown $Path.wide $side \
                [expr {[::wargame::base::prefs get side] && !$narrow}] 0
        my Shown $side $side.log [::wargame::base::prefs get log] 2
        my SashesSoon
    }

    method Squeezed {} {
        # Does a room need the height of the strips above it?
        return [expr {$Room ne "" && [winfo manager [$Room path]] ne ""
            && [winfo height $Path] < [$Room height]}]
    }

    method Shape {} {
        # How wide the map is for its height; a wide one may be cut off.
        if {$Board eq ""} {
            return 1
        }
        lassign [dict get [[$Presenter look] ground] frame] width height
        return [expr {min(1, double($width) / $height)}]
    }

    method SashesSoon {} {
        # A pane that was away has its size a moment later.
        after cancel $Due
        set Due [after idle [namespace code {my SashesDue}]]
    }

    method SashesDue {} {
        # One that has just come is laid out after this, as narrow as it can be,
        # and is told nothing if that is no width at all: so once more.
        my PlaceSashes
        set Due [after 0 [namespace code {my PlaceSashes}]]
    }

    method Shown {panes pane wanted weight} {
        set there [expr {$pane in [$panes panes]}]
        if {$wanted && !$there} {
            $panes add $pane -weight $weight
        } elseif {!$wanted && $there} {
            $panes forget $pane
        }
    }

    method PlaceSashes {} {
        # As they were when last moved by hand.
        if {![info exists Path] || ![winfo exists $Path.wide]} {
            return
        }
        set wide $Path.wide
        if {[llength [$wide panes]] == 2 && [winfo width $wide] > 10} {
            set most [expr {[winfo width $wide] / 2}]
            set width \
                    [::wargame::look::theme px [::wargame::base::prefs get \
                    sideWidth]]
            $wide sashpos 0 [expr {[winfo width $wide] - min($width, $most)}]
        }
        my PlaceLog
    }

    method PlaceLog {} {
        # Again when the side has got its height, which a sash needs.
        if {![info exists Path] || ![winfo exists $Path.wide.side]} {
            return
        }
        set side $Path.wide.side
        if {[llength [$side panes]] == 2 && [winfo height $side] > 10} {
            set high [winfo height $side]
            $side sashpos 0 [expr {round(max(
                $high * (1 - [::wargame::base::prefs get logShare]),
                min([my CardsNeed], 0.9 * $high)))}]
        }
    }

    method CardsNeed {} {
        # How high the orders are, with a few lines of the inspector.
        return [expr {[winfo reqheight $Path.wide.side.cards.orders]
            + [$Inspector least] + [::wargame::look::theme px 24]}]
    }

    method Sashes {} {
        set wide $Path.wide
        if {[llength [$wide panes]] == 2} {
            ::wargame::base::prefs set sideWidth [expr {round(
                ([winfo width $wide] - [$wide sashpos 0])
                / [::wargame::look::theme density])}]
        }
        if {[llength [$wide.side panes]] == 2} {
            ::wargame::base::prefs set logShare [format %.3f [expr {
                1 - [$wide.side sashpos 0] / double([winfo height $wide])}]]
        }
    }
}
