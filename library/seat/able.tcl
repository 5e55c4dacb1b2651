# able.tcl --
#
#       What a seat can be asked to do now, for a menu that greys what it cannot
#       as the orders card greys its buttons.
#
#   set able [::wargame::seat::Able new SEAT PARTS]
#       can WHAT             WHAT: undo hint done

need seat/seat-part

if {![info object isa class ::wargame::seat::Able]} {
    oo::class create ::wargame::seat::Able {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Able {
    variable Seat Table Turn Match Presenter

    method can {what} {
        return [switch -- $what {
            undo {
                expr {[$Table canUndo] || [[my of waiting] newest] ne ""}
            }
            hint { expr {[llength [$Seat offered]] > 0} }
            done { my CanBeDone }
        }]
    }

    method CanBeDone {} {
        # What key-actions.tcl does for it: goes on, throws, ends what is asked.
        set panels [$Presenter panels]
        set free [dict get [$Seat choices] free]
        return [expr {[$Seat waits] || [$Turn is paused resting]
            || ([llength [$Seat offered]] && ([$panels mainDeed $free] ne ""
                || ("done" in $free
                    && ![$panels declines [$Match decision]])))}]
    }
}
