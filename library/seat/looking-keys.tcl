# looking-keys.tcl --
#
#       What keys and menus ask of the seat of who looks on: nothing is decided
#       there, but that computers go on.  See key-actions.tcl.

need seat/key-actions

if {![info object isa class ::wargame::seat::LookingKeys]} {
    oo::class create ::wargame::seat::LookingKeys {
        superclass ::wargame::seat::KeyActions
    }
}

oo::define ::wargame::seat::LookingKeys {
    variable Turn

    method perform {what args} {
        if {$what eq "can"} {
            return [expr {[my Heeds {*}$args] && [next can {*}$args]}]
        } elseif {[my Heeds $what]} {
            next $what {*}$args
        }
    }

    method Heeds {what} {
        return [expr {($what in {done choose} && [$Turn is resting])
                || $what ni {
            undo redo next stack flash aside done finish hint standing march
            marches road column line later labels onward letter choose
        }}]
    }
}
