# panes.tcl --
#
#       The panes of a seat: where each part of it lies, which of them are
#       shown, and how large, as they were when last moved by hand.
#
#   set panes [::wargame::seat::Panes new PATH SEAT]    a new frame
#       part NAME          the path of a part, whether it is there or not:
#           seat           the seat's own frame
#           clock tracks status board panel cards orders inspector log side
#           loss popup words aftermath ledger notes form policy desk
#                          over the seat, or windows of its own
#       lay                packs them, once they are made
#       heed PLACE         who says what a panel wants: it has fills, isBeside,
#                          wide and height, see panel-place.tcl
#       layPanel           puts a panel beside the map: see beside-map.tcl
#       arrange            shows those that the preferences want
#       soon               sizes the panes as they should be, a moment later
#       place              sizes the panes now
#       complete           draws at once what it would draw soon, and is seen

need base/prefs look/composing look/theme seat/bars-shown seat/beside-map

if {![info object isa class ::wargame::seat::Panes]} {
    oo::class create ::wargame::seat::Panes
}

oo::define ::wargame::seat::Panes {
    # Panel: who says what it wants.  Beside: where it lies.
    variable Path Seat Due Later Panel Beside Shape

    constructor {path seat} {
        set Path $path
        set Seat $seat
        set Due ""
        set Later ""
        set Panel ""
        set Beside [::wargame::seat::BesideMap new [self]]
        set theme ::wargame::look::theme
        ::wargame::look::composeLater
        frame $Path -background [$theme color desk] -class Seat
        # A handover screen covers it until it is complete.
        lower $Path
        ttk::panedwindow [my part wide] -orient horizontal
        ttk::frame [my part middle]
        ttk::panedwindow [my part side] -orient vertical
        ttk::frame [my part cards] -padding [$theme px 8]
        ttk::label [my part status] -style Desk.TLabel -anchor w \
                -padding [list [$theme px 14] [$theme px 2]] \
                -font [$theme font body]
    }

    destructor {
        after cancel $Due
        after cancel $Later
        $Beside destroy
        catch {destroy $Path}
    }

    method heed {place} {
        set Panel $place
    }

    method Wants {what} {
        return [expr {$Panel eq "" ? 0 : [$Panel $what]}]
    }

    method part {name} {
        return $Path[dict get {
            seat {}         clock .clock    tracks .tracks  status .status
            wide .wide      middle .wide.middle     side .wide.side
            board .wide.middle.board    panel .panel
            cards .wide.side.cards      orders .wide.side.cards.orders
            inspector .wide.side.cards.inspector    log .wide.side.log
            loss .loss      popup .popup            words .words
            desk .desk                  aftermath .aftermath
            ledger .ledger
            notes .notes    form .form      policy .policy
            forces .forces
        } $name]
    }

    method lay {} {
        pack [my part board] -fill both -expand 1
        [my part wide] add [my part middle] -weight 1
        pack [my part orders] -fill x
        my ShowInspector
        [my part side] add [my part cards] -weight 3
        pack [my part status] -side bottom -fill x
        pack [my part wide] -fill both -expand 1
        foreach part {wide side} {
            bind [my part $part] <ButtonRelease-1> [namespace code {my Moved}]
        }
        bind [my part wide] <Configure> [namespace code {my place}]
        foreach part {side log} {
            bind [my part $part] <Map> [namespace code {my soon}]
        }
        foreach part {side orders} {
            bind [my part $part] <Configure> [namespace code {my PlaceLog}]
        }
    }

    method arrange {} {
        ::wargame::seat::showBars [self] [my Wants height]
        set inside [my Inside]
        set narrow [expr {[my Wants fills] && !$inside
            && [winfo width $Path] < [my Least]}]
        set side [expr {[::wargame::base::prefs get side] && !$narrow}]
        my Shown wide side $side 0
        [$Seat orders] spare [expr {$side ? "" : [my part panel]}]
        if {[my Wants isBeside] && [my Wants fills]} {
            my layPanel
        }
        my Shown side log [::wargame::base::prefs get log] 2
        my ShowInspector
        my soon
    }

    method Inside {} {
        # Does a panel lie in the side?
        return [$Beside inside [expr {[my Wants isBeside]
            && [my Wants fills] ? [my Wants wide] : 0}]]
    }

    method ShowInspector {} {
        [$Seat inspector] mapSeen [expr {![my Wants fills]
            || [my Wants isBeside]}]
        set inspector [my part inspector]
        if {![my HasInspector]} {
            pack forget $inspector
        } elseif {[winfo manager $inspector] eq ""} {
            pack $inspector -fill both -expand 1 \
                    -pady [list [::wargame::look::theme px 8] 0]
        }
    }

    method HasInspector {} {
        return [$Beside hasInspector [[$Seat inspector] least] \
                [[$Seat inspector] heading]]
    }

    method layPanel {} {
        # Of a card whose rows change, the height does, too.
        set panel [my part panel]
        $Beside lay $panel [my Wants wide]
        bind $panel <Configure> [namespace code {my ArrangeSoon}]
        bind $panel <<WargameFitted>> [bind $panel <Configure>]
    }

    method ArrangeSoon {} {
        # Not at once: Tk tells of a window's size while it lays it out, and it
        # must not be laid out elsewhere meanwhile; nor when idle, for rows of a
        # card that ask how high they are let idle scripts run.
        after cancel $Later
        set Later [after 0 [namespace code {my arrange}]]
    }

    method Least {} {
        # How wide a seat has its side beside a panel that fills the rest: such
        # a panel has orders of its own.  One beside the map needs less, for the
        # log is read then, and the map may be a little smaller.
        if {![my Wants isBeside]} {
            return [::wargame::look::theme px 1440]
        }
        return [expr {max([::wargame::look::theme px 600],
                0.85 * [winfo height [my part wide]] * min(1, [my Shape]))
            + [winfo reqwidth [my part panel]] + [my SideWide]}]
    }

    method Shape {} {
        # How wide the map is for its height; once, for a ground is dear.
        if {[$Seat board] eq ""} {
            return 1
        } elseif {![info exists Shape]} {
            lassign [dict get [[[$Seat presenter] look] ground] frame] \
                    width height
            set Shape [expr {double($width) / $height}]
        }
        return $Shape
    }

    method SideWide {} {
        # As it was last moved; else a little wider for large letters where the
        # map keeps seven tenths, or where a map that is seen whole, with no
        # panel between, leaves room, and a battle beside it, too.
        set theme ::wargame::look::theme
        set width [::wargame::base::prefs get sideWidth]
        if {$width != [::wargame::base::prefs usual sideWidth]
                || ([my Wants isBeside] && ![my Inside])} {
            return [$theme px $width]
        }
        set wide [winfo width [my part wide]]
        set left [expr {3 * $wide / 10}]
        set most [expr {44 * [font measure [$theme font body] 0]}]
        if {[[[$Seat presenter] look] opensWhole]} {
            set free [expr {$wide - [$theme px 24]
                - [my Shape] * [winfo height [my part wide]]}]
            if {$wide >= [$theme px 1440]} {
                set left [expr {$wide - [$theme px 1240]}]
                set most Inf
            }
            set left [expr {min($free, $left)}]
        }
        return [expr {round(max([$theme px $width],
            min([$theme px [expr {1.3 * $width}]], $left, $most)))}]
    }

    method soon {} {
        # A pane that was away has its size a moment later.
        after cancel $Due
        set Due [after idle [namespace code {my SashesDue}]]
    }

    method SashesDue {} {
        # One that has just come is laid out after this, as narrow as it can be,
        # and is told nothing if that is no width at all: so once more.
        my place
        set Due [after 0 [namespace code {my place}]]
    }

    method Shown {panes pane wanted weight} {
        set panes [my part $panes]
        set pane [my part $pane]
        set there [expr {$pane in [$panes panes]}]
        if {$wanted && !$there} {
            $panes add $pane -weight $weight
        } elseif {!$wanted && $there} {
            $panes forget $pane
        }
    }

    method place {} {
        if {![info exists Path] || ![winfo exists [my part wide]]} {
            return
        }
        set wide [my part wide]
        if {[llength [$wide panes]] == 2 && [winfo width $wide] > 10} {
            set most [expr {[winfo width $wide] / 2}]
            $wide sashpos 0 [expr {[winfo width $wide]
                - min([my SideWide], $most)}]
        }
        my PlaceLog
    }

    method complete {} {
        # All is drawn that was put off, panes as wide as they will be.
        update idletasks
        my place
        update idletasks
        if {[$Seat board] ne ""} {
            [$Seat board] paint 0
        }
    }

    method PlaceLog {} {
        # Again when the side has got its height, which a sash needs.
        if {![info exists Path] || ![winfo exists [my part side]]} return
        set side [my part side]
        if {[llength [$side panes]] == 2 && [winfo height $side] > 10} {
            set high [winfo height $side]
            $side sashpos 0 [expr {round(max(
                $high * (1 - [::wargame::base::prefs get logShare]),
                min([my CardsNeed], 0.9 * $high, $high - [$Beside logLeast])))}]
        }
        # Orders may have become so high that it has no room, or have again.
        if {[my HasInspector]
                != ([winfo manager [my part inspector]] ne "")} {
            my ArrangeSoon
        }
    }

    method CardsNeed {} {
        # How high the orders are, with a panel below them and a few lines of
        # the inspector, and without one a row of its pictures.
        set high [expr {[my HasInspector] ? [[$Seat inspector] [expr {
            [my Inside] ? "least" : "wanted"}]] : 0}]
        return [expr {[winfo reqheight [my part orders]] + [$Beside high]
            + $high + [::wargame::look::theme px 24]}]
    }

    method Moved {} {
        # By hand: it stays so.
        set wide [my part wide]
        set side [my part side]
        if {[llength [$wide panes]] == 2 && [set has [expr {[winfo width $wide]
                - [$wide sashpos 0]}]] != [my SideWide]} {
            ::wargame::base::prefs set sideWidth [expr {round($has
                / [::wargame::look::theme density])}]
        }
        if {[llength [$side panes]] == 2} {
            ::wargame::base::prefs set logShare [format %.3f [expr {
                1 - [$side sashpos 0] / double([winfo height $wide])}]]
        }
    }
}
