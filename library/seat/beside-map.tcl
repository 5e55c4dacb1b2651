# beside-map.tcl --
#
#       Where a panel lies that leaves the map in sight: next to the map; or in
#       the side, below the orders, where it and the side would leave the map
#       too little room.  There inspector and log have what it does not need.
#
#   set beside [::wargame::seat::BesideMap new PANES]
#       inside WIDE     does it lie in the side?  WIDE: pixels that the panel is
#                       made for; 0: there is none, or none that is made for it
#       lay PANEL WIDE  puts its frame where it belongs, if it is shown
#       high            pixels that it takes of the side's height, or 0
#       hasInspector LEAST HEADING   is there room for an inspector so high;
#                       where no panel lies in the side, for its HEADING and a
#                       line?
#       logLeast        pixels that the log has, whatever else is there

need base/prefs look/theme

if {![info object isa class ::wargame::seat::BesideMap]} {
    oo::class create ::wargame::seat::BesideMap
}

oo::define ::wargame::seat::BesideMap {
    # Inside: was it so when it was last asked?
    variable Panes Inside

    constructor {panes} {
        set Panes $panes
        set Inside 0
    }

    method inside {wide} {
        # A map keeps three fifths of the window.  In the very largest letters
        # the side is too low for a card and what else is there.  Where the
        # panel lies now does not count: it would go to and fro.
        set all [winfo width [$Panes part seat]]
        set Inside [expr {$wide > 0 && [::wargame::base::prefs get side]
            && [winfo height [$Panes part wide]] >= 18 * [my Line]
            && $all - $wide - [my Side] < 0.6 * $all}]
        return $Inside
    }

    method Line {} {
        return [font metrics [::wargame::look::theme font body] -linespace]
    }

    method Side {} {
        return [::wargame::look::theme px \
                [::wargame::base::prefs get sideWidth]]
    }

    method lay {panel wide} {
        set into [$Panes part [expr {$Inside ? "cards" : "middle"}]]
        if {[winfo manager $panel] eq "pack"
                && [dict get [pack info $panel] -in] eq $into} {
            return
        } elseif {$Inside} {
            pack $panel -in $into -side top -fill x \
                    -after [$Panes part orders] \
                    -pady [list [::wargame::look::theme px 8] 0]
        } else {
            if {$wide > 0} {
                # In the side it was as wide as that.
                $panel configure -width $wide
            }
            pack $panel -in $into -side right -fill y \
                    -before [$Panes part board]
        }
        raise $panel
    }

    method high {} {
        # A panel that is just gone takes none.
        set panel [$Panes part panel]
        return [expr {$Inside && [winfo exists $panel]
            ? [winfo reqheight $panel] + [::wargame::look::theme px 8] : 0}]
    }

    method hasInspector {least heading} {
        # Nothing is known of a side that has no height yet.
        return [expr {$Inside ? [my Left 4] >= $least
            : [winfo height [$Panes part wide]] <= 1
                || [my Left 2] >= $heading}]
    }

    method logLeast {} {
        # Two lines; a card is scrolled rather.
        return [my LogHigh 2]
    }

    method HasLog {} {
        return [expr {[$Panes part log] in [[$Panes part side] panes]}]
    }

    method LogHigh {lines} {
        # With what is about them.
        return [expr {$lines * ([my Line] + [::wargame::look::theme px 4])
            + [::wargame::look::theme px 28]}]
    }

    method Left {lines} {
        # What orders, panel and a log of so many leave of the side's height.
        return [expr {[winfo height [$Panes part wide]]
            - [winfo reqheight [$Panes part orders]] - [my high]
            - ($Inside || [my HasLog] ? [my LogHigh $lines] : 0)
            - [::wargame::look::theme px 24]}]
    }
}
