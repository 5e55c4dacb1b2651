# moves.tcl --
#
#       What the Russians did, for the room that plays it: see panels/moves.tcl.
#
#       moves scene MATCH VIEWER PRESENTER
#       moves before VIEW MOVES

need base/words

namespace eval ::wargame::berezina::moves {
    namespace export scene before
    namespace ensemble create
}

proc ::wargame::berezina::moves::scene {match viewer presenter} {
    set view [[$presenter reader] surveyed $match $viewer [$match view $viewer]]
    set trails [$match query $viewer trails]
    set told [Told $match $viewer]
    set moves {}
    foreach trail $trails {
        set slot [lindex $trail 0]
        set move [[$presenter part Russians] move $view $trail]
        set order [lsearch -exact $told [dict get $move unit]]
        # What the last action told comes in its order, after all else.
        dict set move n [expr {$order < 0 ? 0 : [$match length]}]
        lappend moves [list [expr {$order >= 0}] [expr {$order < 0
            ? [[$presenter part Russians] order $view $slot] : $order}] $move]
    }
    set moves [lsort -integer -index 0 [lsort -integer -index 1 $moves]]
    return [dict create side russian \
        heading [::wargame::base::say berezina.russians.heading] \
        moves [lmap row $moves {lindex $row 2}]]
}

# Told --
#
#       The units of which the last action told that they moved, in that order.
proc ::wargame::berezina::moves::Told {match viewer} {
    return [lmap event [$match news $viewer [$match length]] {
        if {[dict get $event what] ne "russian_moved"} continue
        lindex [dict get $event about] 0
    }]
}

# before --
#
#       Those moves are not made yet: their units stand where they began.
proc ::wargame::berezina::moves::before {view moves} {
    set places [dict get $view unit.place]
    foreach move $moves {
        lset places [dict get $move slot] [dict get $move from]
    }
    dict set view unit.place $places
    return $view
}
