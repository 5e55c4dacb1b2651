# wheel.tcl --
#
#       The wheel on a board: it zooms about the pointer.  What lies under the
#       pointer then is told when the map has been seen.
#
#   set wheel [::wargame::board::Wheel new CANVAS PARTS]
#       PARTS     a dictionary of camera viewport jobs tip mouse

need base/windowing board/jobs

package require Tk

if {![info object isa class ::wargame::board::Wheel]} {
    oo::class create ::wargame::board::Wheel
}

oo::define ::wargame::board::Wheel {
    # Clicks: turned since the map was drawn.  At: where the pointer is.
    variable Camera Viewport Jobs Tip Mouse Clicks At Turning Telling

    constructor {canvas parts} {
        foreach name {Camera Viewport Jobs Tip Mouse} {
            set $name [dict get $parts [string tolower $name]]
        }
        set Clicks 0
        set At {0 0}
        set Turning [namespace code {my Turn}]
        set Telling [namespace code {my Tell}]
        foreach {event script} {
            <MouseWheel>    {my Wheel %D %x %y}
            <Button-4>      {my Wheel 120 %x %y}
            <Button-5>      {my Wheel -120 %x %y}
            <Motion>        {$Jobs forget $Telling}
            <Leave>         {$Jobs forget $Telling}
        } {
            bind $canvas [::wargame::base::windowing event $event] \
                    +[namespace code $script]
        }
    }

    method Wheel {delta x y} {
        # Six clicks double.  What is turned before the map is drawn adds up.
        set Clicks [expr {$Clicks
            + [::wargame::base::windowing turn $delta] / 6}]
        set At [list $x $y]
        $Jobs later $Turning idle
    }

    method Turn {} {
        set clicks $Clicks
        set Clicks 0
        $Tip close
        $Camera zoomTo [expr {[$Viewport scale] * 2.0 ** $clicks}] {*}$At
        $Mouse carry {*}$At
        $Jobs slice $Telling
    }

    method Tell {} {
        $Mouse moved {*}$At
    }
}
