# card-layout.tcl --
#
#       How the parts of a card lie: its top, its rows, and the buttons that
#       belong to no row below them.  Where little height would be left for the
#       rows the top is scrolled with them.
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
#       room ACROSS  for what the top has side by side
#       foot THERE   are there buttons below?

need base/objects look/theme panels/card-rows panels/card-top

if {![info object isa class ::wargame::panels::CardLayout]} {
    oo::class create ::wargame::panels::CardLayout
}

oo::define ::wargame::panels::CardLayout {
    # Low: is the top scrolled with the rows?
    variable Path Top TopPath Rows HeightCmd Low

    constructor {path heightCmd} {
        set Path $path
        set HeightCmd $heightCmd
        set Low 0
        frame $Path.edge -background [::wargame::look::theme color rule]
        frame $Path.band -height [::wargame::look::theme px 6]
        ttk::frame $Path.bar -style Sunk.TFrame
        ttk::frame $Path.foot -style Sunk.TFrame \
                -padding [::wargame::look::theme size margin]
        ::wargame::base::goesWith $Path [self]
    }

    method bar {} {
        return $Path.bar
    }

    method color {color} {
        $Path.band configure -background $color
    }

    method lay {top rows} {
        set Top $top
        set TopPath [lindex [$Top windows] 0]
        set Rows $rows
        grid $Path.band -row 0 -column 0 -columnspan 2 -sticky ew
        grid $TopPath -row 1 -column 0 -columnspan 2 -sticky ew
        grid [$Rows list] -row 2 -column 0 -sticky nsew
        grid [$Rows scroll] -row 2 -column 1 -sticky ns
        grid $Path.foot -row 3 -column 0 -columnspan 2 -sticky ew
        pack $Path.bar -in $Path.foot -fill x
        raise $Path.foot
        raise $Path.bar
        grid rowconfigure $Path 2 -weight 1
        # The bar's room is kept free: rows that grew wider without it would
        # change whether it is needed.
        grid columnconfigure $Path 0 -weight 1
        grid columnconfigure $Path 1 -minsize [winfo reqwidth [$Rows scroll]]
    }

    method foot {there} {
        if {$there} {
            grid $Path.foot
        } else {
            grid remove $Path.foot
        }
    }

    method fit {across shrinks} {
        set width [winfo width [$Rows list]]
        if {$width < 50} {
            return
        }
        my PlaceTop $width $across
        $Rows fit $width [my TopHigh]
        if {$shrinks} {
            my Shrink
        }
        set wrap [expr {$width - 2 * [::wargame::look::theme size margin]}]
        $Top wrap $wrap
        $Rows wrap $wrap
    }

    method PlaceTop {width across} {
        # The bar and what lies above the list cover what is scrolled: the top
        # is no child of it, so nothing clips it.
        set list [$Rows list]
        set few [expr {9 * [font metrics [::wargame::look::theme font body] \
                -linespace]}]
        set low [expr {[my RoomForRows] < min($few, [$Rows needs])}]
        if {$low && !$Low} {
            grid remove $TopPath
            $list create window 0 0 -anchor nw -window $TopPath -tags top
            place $Path.edge -height 1 -relwidth 1 -bordermode outside
            raise $TopPath
            foreach part {edge band foot bar} {
                raise $Path.$part
            }
        } elseif {!$low && $Low} {
            $list delete top
            place forget $Path.edge
            grid $TopPath
        }
        set Low $low
        my room $across
        $list itemconfigure top -width $width
    }

    method room {across} {
        $Top room [expr {$across - 2 * [::wargame::look::theme size margin]
            - 2 - ($Low ? [winfo reqwidth [$Rows scroll]] : 0)}]
    }

    method TopHigh {} {
        # Of what is scrolled with the rows.
        return [expr {$Low ? [winfo reqheight $TopPath] : 0}]
    }

    method RoomForRows {} {
        return [expr {[{*}$HeightCmd] - [my Others]}]
    }

    method Others {} {
        # What the top and the buttons below take.
        return [expr {[winfo reqheight $TopPath] + [winfo reqheight $Path.band]
            + ([winfo manager $Path.foot] ne ""
                ? [winfo reqheight $Path.foot] : 0)}]
    }

    method needs {} {
        return [expr {[my Others] + [$Rows needs]}]
    }

    method Shrink {} {
        [$Rows list] configure -height [expr {round(max(60,
            min([$Rows needs], [my RoomForRows]) + [my TopHigh]))}]
    }
}
