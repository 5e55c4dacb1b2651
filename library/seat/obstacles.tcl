# obstacles.tcl --
#
#       What is in the way of a piece that was put down too far off, as far as
#       its side knows.
#
#   set obstacles [::wargame::seat::Obstacles new SEAT PARTS]
#       told TOKEN SPACE   says it, if something is -> 1 if it did

need seat/seat-part

if {![info object isa class ::wargame::seat::Obstacles]} {
    oo::class create ::wargame::seat::Obstacles {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Obstacles {
    variable Seat Match Presenter

    method told {token space} {
        set ways [[$Match deeds] ways $token]
        set steps [[$Presenter advice] obstacle [$Seat moment] \
                $token $space $ways]
        set after [expr {[llength $steps] < 2 ? ""
            : [[$Match deeds] foreseen]}]
        if {$after eq ""} {
            return 0
        }
        try {
            foreach step [lrange $steps 0 end-1] {
                if {$step ni [$after actions]} {
                    return 0
                }
                $after do [$after side] $step
            }
            set reason [$after why [lindex $steps end]]
        } finally {
            $after destroy
        }
        if {$reason ne ""} {
            [my of status] refuse {*}[[$Presenter advice] obstructed \
                    [$Seat moment] $token $reason]
        }
        return [expr {$reason ne ""}]
    }
}
