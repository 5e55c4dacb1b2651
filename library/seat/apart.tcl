# apart.tcl --
#
#       When a click on the map leaves a stack together that it would spread:
#       the panel beside the map takes it for an answer.
#
#   set apart [::wargame::seat::Apart new SEAT PARTS]

need seat/seat-part

if {![info object isa class ::wargame::seat::Apart]} {
    oo::class create ::wargame::seat::Apart {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Apart {
    variable Seat Board

    constructor {seat parts} {
        next $seat $parts
        if {$Board ne ""} {
            $Board deeds [namespace code {my IsAnswer}]
        }
    }

    method IsAnswer {token} {
        set place [my of panelPlace]
        if {![$place isThere] || [$place lingers]
                || ![llength [$Seat offered]]} {
            return 0
        }
        set panel [$place panel]
        return [expr {[$panel givesBack $token]
            || [llength [$panel picked $token 0]]}]
    }
}
