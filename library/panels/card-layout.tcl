# card-layout.tcl --
#
#       How the parts of a card lie: its top, its rows, and the buttons that
#       belong to no row below them.  Where little height would be left for rows
#       that are to be chosen from the buttons below are scrolled with them, so
#       that the question and a first choice are in sight; where that leaves
#       little, or the first choice is such a button, or they are to stay, the
#       top is, but for its heading; and where that leaves little, too, both.
#       Buttons that are scrolled are named by a line below: card-below.tcl.
#
#   set layout [::wargame::panels::CardLayout new PATH HEIGHTCMD]
#                    for a card in PATH; HEIGHTCMD: how high it may be, pixels
#       bar          the path of the bar for those buttons
#       color COLOR  the colour of the band above all
#       lay TOP ROWS a CardTop and a CardRows, which lie in PATH, too; both
#                    outlive it
#       fit ACROSS SHRINKS   a card that is to be so many pixels wide; it
#                    SHRINKS: no higher than its rows need
#       needs        how high it is where nothing is scrolled
#       most         pixels of rows that may be in sight
#       room ACROSS  for what the top has side by side
#       foot THERE FIRST STAYS    are there buttons below?  FIRST: is one of
#                    them the first to be chosen?  STAYS: are they worth more
#                    than the words of the top, as those that answer for all
#                    rows at once?

need base/objects look/theme panels/card-below panels/card-rise \
        panels/card-rows panels/card-top

if {![info object isa class ::wargame::panels::CardLayout]} {
    oo::class create ::wargame::panels::CardLayout
}

oo::define ::wargame::panels::CardLayout {
    # Low, Lowest: are the top, the buttons scrolled with the rows?  FootFirst,
    # FootStays: see foot.  Due: when a button is brought into sight.
    variable Path Top TopPath Rows HeightCmd HasFoot FootFirst FootStays \
            Low Lowest Due Below

    constructor {path heightCmd} {
        lassign [list $path $heightCmd 0 0 0 0 0 ""] Path HeightCmd \
                HasFoot FootFirst FootStays Low Lowest Due
        frame $Path.edge -background [::wargame::look::theme color rule]
        frame $Path.band -height [::wargame::look::theme px 6]
        set margin [::wargame::look::theme size margin]
        ttk::label $Path.pinned -style Lift.TLabel \
                -padding [list $margin [::wargame::look::theme px 4]]
        ttk::frame $Path.bar -style Sunk.TFrame
        ttk::frame $Path.foot -style Sunk.TFrame \
                -padding [::wargame::look::theme size margin]
        # For what a seat has no other place for: see seat/spare-row.tcl.
        frame $Path.corner -height 1 -class Corner \
                -background [::wargame::look::theme color paper]
        bind Panel$Path <FocusIn> [namespace code {my SeeSoon %W}]
        ::wargame::base::goesWith $Path [self]
    }

    destructor {
        after cancel $Due
    }

    method bar {} {
        return $Path.bar
    }

    method color {color} {
        $Path.band configure -background $color
    }

    method lay {top rows} {
        lassign [list $top $rows [lindex [$top windows] 0]] Top Rows TopPath
        grid $Path.band -row 0 -column 0 -columnspan 2 -sticky ew
        grid $TopPath -row 1 -column 0 -columnspan 2 -sticky ew
        grid [$Rows list] -row 2 -column 0 -sticky nsew
        grid [$Rows scroll] -row 2 -column 1 -sticky ns
        grid $Path.foot -row 3 -column 0 -columnspan 2 -sticky ew
        set Below [::wargame::panels::CardBelow new $Path.below [$Rows list] \
                $Path.bar]
        grid $Path.corner -row 5 -column 0 -columnspan 2 -sticky ew
        pack $Path.bar -in $Path.foot -fill x
        grid rowconfigure $Path 2 -weight 1
        # The bar's room is kept free: rows that grew wider without it would
        # change whether it is needed.
        grid columnconfigure $Path 0 -weight 1
        grid columnconfigure $Path 1 -minsize [winfo reqwidth [$Rows scroll]]
    }

    method foot {there first stays} {
        lassign [list $there $first $stays] HasFoot FootFirst FootStays
        my GridFoot
    }

    method GridFoot {} {
        if {!$HasFoot} {
            grid remove $Path.foot
        } elseif {!$Lowest} {
            grid $Path.foot
        }
    }

    method fit {across shrinks} {
        set width [winfo width [$Rows list]]
        if {$width < 50} return
        lassign [my Scrolled] low lowest
        my PlaceTop $across $low
        my PlaceFoot $width $lowest
        my Stack
        $Rows fit $width [my TopHigh] [expr {$Lowest ? [my FootHigh] : 0}]
        if {$shrinks} {
            my Shrink
        } else {
            ::wargame::panels::riseFoot $Path $Rows [expr {$HasFoot && !$Low
                && !$Lowest ? [my RoomForRows] : 0}]
        }
        set wrap [expr {$width - 2 * [::wargame::look::theme size margin]}]
        $Top wrap $wrap
        $Rows wrap $wrap
    }

    method Scrolled {} {
        # {TOP FOOT}: is it scrolled with the rows?
        set needs [$Rows needs]
        set stays [expr {$HasFoot && $FootStays}]
        set few [expr {max([my Lines [expr {$stays ? 7 : 9}]],
            min([$Rows first], [my Lines 12]))}]
        set room [my RoomForRows]
        set foot [expr {$HasFoot && !$FootFirst && !$stays
            && $room < min($few, $needs)}]
        if {$foot} {
            incr room [my FootFreed]
            incr needs [my FootHigh]
            set few [my Lines 7]
        }
        set top [expr {$room < min($few, $needs)}]
        if {$top && $HasFoot && !$foot} {
            if {$stays} {
                set few [my Lines 5]
            }
            incr room [winfo reqheight $TopPath]
            set foot [expr {$room - [$Top heading] < $few}]
        }
        return [list $top $foot]
    }

    method PlaceTop {across low} {
        if {$low && !$Low} {
            grid remove $TopPath
            $Top headOn $Path.pinned
            grid $Path.pinned -row 1 -column 0 -columnspan 2 -sticky ew
            place $TopPath -in [$Rows all] -relwidth 1
            place $Path.edge -height 1 -relwidth 1 -bordermode outside
        } elseif {!$low && $Low} {
            place forget $TopPath
            place forget $Path.edge
            grid forget $Path.pinned
            $Top headOn ""
            grid $TopPath
        }
        set Low $low
        my room $across
        if {$low} {
            # Its own heading lies above all that is scrolled, and is covered.
            place $TopPath -y [expr {-[$Top heading]}]
        }
    }

    method Stack {} {
        # The bar and what lies above the list cover what is scrolled: top and
        # buttons are no children of it, so nothing clips them.
        foreach part {foot bar} {
            raise $Path.$part
        }
        if {$Low} {
            lower $TopPath $Path.foot
            raise $Path.edge
        } else {
            raise $TopPath
        }
        foreach part {band pinned below belowedge corner} {
            raise $Path.$part
        }
    }

    method Lines {count} {
        # Pixels of so many, which rows should have.
        return [expr {$count * [font metrics \
                [::wargame::look::theme font body] -linespace]}]
    }

    method PlaceFoot {width lowest} {
        set list [$Rows list]
        lassign [list $Lowest $lowest] had Lowest
        # In a frame as high as all that is scrolled, of which something is in
        # sight always: else no button that is not could have the keyboard.
        if {$lowest && !$had} {
            if {![winfo exists $list.whole]} {
                frame $list.whole
                lower $list.whole
            }
            grid remove $Path.foot
            $Below lay 3
            $list create window 0 0 -anchor nw -window $list.whole -tags whole
            my SeeSoon [focus]
        } elseif {!$lowest && $had} {
            $list delete whole
            place forget $Path.foot
            $Below forget
            my GridFoot
        }
        if {$lowest} {
            $list itemconfigure whole -width $width \
                    -height [expr {[my FootTop] + [my FootHigh]}]
            place $Path.foot -in $list.whole -y [my FootTop] -relwidth 1
            $Below fit $width
        }
    }

    method FootTop {} {
        return [expr {[my TopHigh] + [$Rows needs]}]
    }

    method SeeSoon {widget} {
        # What has the keyboard comes into sight, once its row did.
        if {[string match [$Rows list].* $widget]
                || ($Low && [string match $TopPath.* $widget])
                || ($Lowest && [string match $Path.bar.* $widget])} {
            after cancel $Due
            set Due [after idle [namespace code [list my See $widget]]]
        }
    }

    method See {widget} {
        # One that is being clicked must not move from under the pointer.
        if {![winfo exists $widget] || [winfo containing \
                {*}[winfo pointerxy $widget]] eq $widget} {
            return
        }
        # What is out of sight does not know where it would be.
        set list [$Rows list]
        for {set all $widget} {[winfo parent $all] ni "$list $Path"} {} {
            set all [winfo parent $all]
        }
        lassign [dict get [dict create $all [list $all [my TopHigh]] \
            $TopPath [list $TopPath [expr {-[$Top heading]}]] \
            $Path.bar [list $Path.foot [my FootTop]]] $all] all from
        set top [expr {$from + [winfo rooty $widget] - [winfo rooty $all]
            - [$list canvasy 0]}]
        set over [expr {$top + [winfo height $widget] - [winfo height $list]}]
        set step [expr {double([$list cget -yscrollincrement])}]
        if {$over > 0 || $top < 0} {
            $list yview scroll [expr {$over > 0 ? int(ceil($over / $step))
                : int(floor($top / $step))}] units
        }
    }

    method room {across} {
        $Top room [expr {$across - 2 * [::wargame::look::theme size margin]
            - 2 - ($Low ? [winfo reqwidth [$Rows scroll]] : 0)}]
    }

    method TopHigh {} {
        # Of what is scrolled with the rows.
        return [expr {$Low
            ? [winfo reqheight $TopPath] - [$Top heading] : 0}]
    }

    method RoomForRows {} {
        return [expr {[{*}$HeightCmd] - [my Others]}]
    }

    method Others {} {
        # What the top and the buttons below take.
        return [expr {[winfo reqheight $TopPath] + [winfo reqheight $Path.band]
            + [my FootHigh] + [winfo reqheight $Path.corner]}]
    }

    method FootHigh {} {
        return [expr {$HasFoot ? [winfo reqheight $Path.foot] : 0}]
    }

    method FootFreed {} {
        # What rows gain where the buttons are scrolled.
        return [expr {[my FootHigh] - [$Below high]}]
    }

    method needs {} {
        return [expr {[my Others] + [$Rows needs]}]
    }

    method most {} {
        return [expr {[my RoomForRows] + [my TopHigh]
            + ($Lowest ? [my FootFreed] : 0)}]
    }

    method Shrink {} {
        [$Rows list] configure -height [expr {round(max(60,
            min([$Rows needs], [my RoomForRows]) + [my TopHigh]
            + ($Lowest ? [my FootFreed] : 0)))}]
    }
}
