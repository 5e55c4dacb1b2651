# kept-selection.tcl --
#
#       The pieces that are selected when the match has changed: none, but while
#       dice fall all of them, and after dice those that can still act, if the
#       same is asked.
#
#   set kept [::wargame::seat::KeptSelection new SEAT PARTS]
#       settle             before the match is shown as it is now
#       again              offers those that are left, once it is shown

need seat/seat-part

if {![info object isa class ::wargame::seat::KeptSelection]} {
    oo::class create ::wargame::seat::KeptSelection {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::KeptSelection {
    # Asked: {SIDE DECISION} of before; Kept: that in which they were selected
    # who stay so, or "".
    variable Seat Match Board Asked Kept

    constructor {seat parts} {
        next $seat $parts
        lassign {"" ""} Asked Kept
    }

    method Falls {} {
        return [expr {[$Match side] eq "chance" || [$Seat waits]}]
    }

    method settle {} {
        if {$Board ne ""} {
            $Board patient [my Falls]
        }
        if {[my Falls]} {
            if {$Kept eq "" && [[my of group] isThere]} {
                set Kept $Asked
                [my of group] rest
            }
            return
        }
        set Asked [list [$Match side] [$Match decision]]
        if {$Asked ne $Kept} {
            set Kept ""
            [my of group] clear
        }
    }

    method again {} {
        if {$Kept ne "" && ![my Falls]} {
            set Kept ""
            my notify selected [$Board selected]
        }
    }
}
