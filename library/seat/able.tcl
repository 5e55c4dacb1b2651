# able.tcl --
#
#       What a seat can be asked to do now: for its keys, its orders card and
#       menus; of what else menus ask, see menu-able.tcl.
#
#   set able [::wargame::seat::Able new SEAT PARTS]
#       can WHAT             WHAT: undo hint done
#       main                 the action that has the main button: pass, done or
#                            what a game has in their place; "": none
#       byDone               the action that the key of Done gives; "": none
#       whyNotDone           {WORDS RULE}: why it gives none; {} where it does

need base/words seat/seat-part

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
        # It goes on or throws, too.
        return [expr {[$Seat waits] || [$Turn is paused resting]
            || ([llength [$Seat offered]] && [my byDone] ne "")}]
    }

    method main {} {
        set free [dict get [$Seat choices] free]
        foreach action {pass done} {
            if {$action in $free} {
                return $action
            }
        }
        return [[$Presenter panels] mainDeed $free]
    }

    method byDone {} {
        set free [dict get [$Seat choices] free]
        if {"done" in $free} {
            # It would perhaps not end anything, but refuse what is offered.
            return [expr {[[$Presenter panels] declines [$Match decision]]
                ? "" : "done"}]
        }
        set main [my main]
        return [expr {$main eq "pass" ? "" : $main}]
    }

    method whyNotDone {} {
        set free [dict get [$Seat choices] free]
        if {[my byDone] ne ""} {
            return {}
        } elseif {"done" in $free} {
            return [list [::wargame::base::say orders.notByDone]]
        } elseif {"pass" in $free} {
            return [list [::wargame::base::say orders.passes]]
        }
        set reason [$Match why done]
        return [expr {$reason eq "" ? {} : [[my of status] reason $reason]}]
    }
}
