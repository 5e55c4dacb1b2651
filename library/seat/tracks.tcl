# tracks.tcl --
#
#       The track bar, between the clock and the map: what lies beside the board
#       of a game, such as its dead, its reserves and its markers.
#
#       set tracks [::wargame::seat::Tracks new PATH PRESENTER HOVERCMD \
#                          ?PICKCMD?]
#                          a new widget, to be packed; HOVERCMD is called with
#                          the place that an item under the pointer is about,
#                          PICKCMD when it is clicked
#           show MOMENT    draws [[$presenter panels] tracks VIEW WIDTH HEIGHT],
#                          a dictionary, in pixels of an ordinary screen:
#               svg     what lies below, WIDTH by HEIGHT
#               pieces  {FACE MARKS X Y SIZE} each, about X, Y
#               items   {X0 Y0 X1 Y1 PLACE} each
#
#   It is [[$presenter panels] tracksHigh] of those pixels high, and grows with
#   the text.

need look/theme seat/bar

if {![info object isa class ::wargame::seat::Tracks]} {
    oo::class create ::wargame::seat::Tracks {
        superclass ::wargame::seat::Bar
    }
}

oo::define ::wargame::seat::Tracks {
    variable Path Presenter HoverCmd PickCmd Pictures Moment Drawn Width Items

    constructor {path presenter hoverCmd {pickCmd ""}} {
        set Presenter $presenter
        set HoverCmd $hoverCmd
        set PickCmd $pickCmd
        set Moment ""
        set Drawn ""
        set Items {}
        next $path 40 [expr {round([::wargame::look::theme size trackHigh]
            / 44.0 * [[$Presenter panels] tracksHigh])}]
        bind $Path <Motion> [namespace code {my Pointed %x %y}]
        bind $Path <Button-1> [namespace code {my Picked %x %y}]
    }

    method show {moment} {
        set Moment $moment
        my Draw
    }

    method Draw {} {
        if {$Width < 50 || $Moment eq ""} {
            return
        }
        set scale [my Scale]
        set height [my Tall]
        set scene [[$Presenter panels] tracks $Moment [expr {$Width / $scale}] \
                [expr {$height / $scale}]]
        set now [list $Width $height $scene]
        if {$now eq $Drawn} {
            return
        }
        set Drawn $now
        set Items [dict get $scene items]
        my Lay [dict get $scene svg]
        foreach piece [dict get $scene pieces] {
            lassign $piece face marks x y size
            set side [expr {round(1.2 * $size * $scale)}]
            $Path create image [expr {round($x * $scale)}] \
                [expr {round($y * $scale)}] -image [$Pictures picture \
                    [[$Presenter look] draw $face $marks $size] $side]
        }
        $Pictures trim
    }

    method Scale {} {
        # Pixels a unit of the drawing: as large as the text, if there is room.
        return [expr {max([::wargame::look::theme density], min($Width / 1120.0,
            [my Tall] / double([[$Presenter panels] tracksHigh])))}]
    }

    method Pointed {x y} {
        set place [my At $x $y]
        if {$PickCmd ne ""} {
            $Path configure -cursor [expr {$place eq "" ? "" : "hand2"}]
        }
        if {$place ne ""} {
            {*}$HoverCmd $place
        }
    }

    method Picked {x y} {
        my Pointed $x $y
        set place [my At $x $y]
        if {$place ne "" && $PickCmd ne ""} {
            {*}$PickCmd $place
        }
    }

    method At {x y} {
        # What an item there is about.
        set scale [my Scale]
        foreach item $Items {
            lassign $item x0 y0 x1 y1 place
            if {$x >= $x0 * $scale && $x <= $x1 * $scale
                    && $y >= $y0 * $scale && $y <= $y1 * $scale} {
                return $place
            }
        }
        return ""
    }
}
