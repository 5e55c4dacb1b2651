# moves.tcl --
#
#       What the Russians did, for the panel that plays it: see
#       present/moves.tcl.

need base/words present/moves

if {![info object isa class ::wargame::berezina::Moves]} {
    oo::class create ::wargame::berezina::Moves {
        superclass ::wargame::present::Moves
    }
}

oo::define ::wargame::berezina::Moves {
    variable Reader Russians

    method scene {moment} {
        set view [$Reader surveyed $moment]
        set trails [$moment query trails]
        set told [my Told $moment]
        set moves {}
        foreach trail $trails {
            set slot [dict get $trail slot]
            set move [$Russians move $view $trail]
            set order [lsearch -exact $told [dict get $move unit]]
            # What the last action told comes in its order, after all else.
            dict set move n [expr {$order < 0 ? 0 : [$moment length]}]
            lappend moves [list [expr {$order >= 0}] [expr {$order < 0
                ? [$Russians order $view $slot] : $order}] $move]
        }
        set moves [lsort -integer -index 0 [lsort -integer -index 1 $moves]]
        return [dict create side side1 \
            heading [::wargame::base::say berezina.russians.heading] \
            moves [lmap row $moves {lindex $row 2}]]
    }

    method Told {moment} {
        # The units of which the last action told that they moved, in that
        # order.
        return [lmap event [$moment events [$moment length]] {
            if {[dict get $event what] ne "russian_moved"} continue
            lindex [dict get $event about] 0
        }]
    }

    method before {view moves} {
        # Those moves are not made yet: their units stand where they began.
        set places [dict get $view unit.place]
        foreach move $moves {
            lset places [dict get $move slot] [dict get $move from]
        }
        dict set view unit.place $places
        return $view
    }
}
