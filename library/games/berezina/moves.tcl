# moves.tcl --
#
#       What the Russians did, for the panel that plays it (panels/moves.tcl).
#
#       moves scene MOMENT PRESENTER
#       moves before VIEW MOVES

need base/words

namespace eval ::wargame::berezina::moves {
    namespace export scene before
    namespace ensemble create
}

proc ::wargame::berezina::moves::scene {moment presenter} {
    set view [[$presenter reader] surveyed $moment]
    set trails [$moment query trails]
    set told [Told $moment]
    set moves {}
    foreach trail $trails {
        set slot [lindex $trail 0]
        set move [[$presenter part Russians] move $view $trail]
        set order [lsearch -exact $told [dict get $move unit]]
        # What the last action told comes in its order, after all else.
        dict set move n [expr {$order < 0 ? 0 : [$moment length]}]
        lappend moves [list [expr {$order >= 0}] [expr {$order < 0
            ? [[$presenter part Russians] order $view $slot] : $order}] $move]
    }
    set moves [lsort -integer -index 0 [lsort -integer -index 1 $moves]]
    return [dict create side side1 \
        heading [::wargame::base::say berezina.russians.heading] \
        moves [lmap row $moves {lindex $row 2}]]
}

# Told --
#
#       The units of which the last action told that they moved, in that order.
proc ::wargame::berezina::moves::Told {moment} {
    return [lmap event [$moment events [$moment length]] {
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
