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

need look/pictures look/bar-art look/theme

if {![info object isa class ::wargame::seat::Tracks]} {
    oo::class create ::wargame::seat::Tracks
}

oo::define ::wargame::seat::Tracks {
    variable Path Presenter HoverCmd PickCmd Pictures Moment Drawn Width Items

    constructor {path presenter hoverCmd {pickCmd ""}} {
        set Path $path
        set Presenter $presenter
        set HoverCmd $hoverCmd
        set PickCmd $pickCmd
        set Pictures [::wargame::look::Pictures new 40]
        set Moment ""
        set Drawn ""
        set Width 0
        set Items {}
        canvas $Path -height [my High] \
                -highlightthickness 0 -borderwidth 0 -takefocus 0 \
                -background [::wargame::look::theme color desk]
        bind $Path <Configure> [namespace code {my Resized %w}]
        bind $Path <Motion> [namespace code {my Pointed %x %y}]
        bind $Path <Button-1> [namespace code {my Picked %x %y}]
    }

    destructor {
        if {[info exists Pictures]} {
            $Pictures destroy
        }
    }

    method show {moment} {
        set Moment $moment
        my Draw
    }

    method Resized {width} {
        if {$width != $Width} {
            set Width $width
            my Draw
        }
    }

    method Draw {} {
        if {$Width < 50 || $Moment eq ""} {
            return
        }
        set scale [my Scale]
        set height [my High]
        set scene [[$Presenter panels] tracks $Moment [expr {$Width / $scale}] \
                [expr {$height / $scale}]]
        set now [list $Width $scene]
        if {$now eq $Drawn} {
            return
        }
        set Drawn $now
        set Items [dict get $scene items]
        $Path delete all
        $Path create image 0 0 -anchor nw -image \
                [$Pictures picture [dict get $scene svg] $Width $height]
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
            [::wargame::look::theme size trackHigh] / 44.0))}]
    }

    method High {} {
        return [expr {round([::wargame::look::theme size trackHigh] / 44.0
            * [[$Presenter panels] tracksHigh])}]
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
