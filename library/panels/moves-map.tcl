# moves-map.tcl --
#
#       Moves of the rules on the map: their ways, the one that is pointed at,
#       and where one looks meanwhile.
#
#   set map [::wargame::panels::MovesMap new]
#       over BOARD         shows the moves on that map from now on
#       board              the map, or "" if there is none or none any more
#       paths MOVES SIDE   the ways of these, see moves.tcl, in a side's colour
#       way MOVE           draws an arrow of this move, and lights its places;
#                          "": of none
#       bring MOVES        brings these into sight
#       centre MOVE        puts the place where it ended in the middle
#
#   Destroyed, it takes arrow and lights away, and one looks where one looked
#   before the first move was brought into sight.

if {![info object isa class ::wargame::panels::MovesMap]} {
    oo::class create ::wargame::panels::MovesMap
}

oo::define ::wargame::panels::MovesMap {
    # Before: where one looked, or "".
    variable Board Before

    constructor {} {
        set Board ""
        set Before ""
    }

    destructor {
        if {[my board] ne ""} {
            $Board lines {}
            $Board light trace {}
            if {$Before ne ""} {
                [$Board camera] restoreView $Before
            }
        }
    }

    method over {board} {
        set Board $board
    }

    method board {} {
        return [expr {[info object isa object $Board] ? $Board : ""}]
    }

    method paths {moves side} {
        $Board paths [lmap move $moves {
            if {[llength [dict get $move way]] < 4} continue
            list {*}[dict get $move way] $side
        }]
    }

    method way {move} {
        if {[my board] eq ""} {
            return
        }
        set way [expr {$move eq "" ? "" : [dict get $move way]}]
        $Board lines [expr {[llength $way] < 4 ? {}
            : [list [list {*}$way arrow]]}]
        $Board light trace [expr {$move eq "" ? {} : [dict get $move places]}]
    }

    method bring {moves} {
        if {[my board] ne ""} {
            if {$Before eq ""} {
                set Before [[$Board camera] saveView]
            }
            [$Board camera] reveal [concat {*}[lmap move $moves {
                dict get $move places
            }]]
        }
    }

    method centre {move} {
        if {[my board] ne ""} {
            [$Board camera] centre [lindex [dict get $move places] end]
        }
    }
}
