# games.tcl --
#
#       A position as text, for the matches recorded in games/.

# position --
#
#       Scenario and hour, who is asked what, the points, the blocks with their
#       strengths area by area; and the areas that are no more whose they were.
proc position {match} {
    set view [$match view umpire]
    set game [dict get [$match about] game]
    set text "[dict get [$match about] scenario], [clockOf $view]\n"
    append text "asked: [$match side] [$match decision]\n"
    append text "points: french [$match score umpire 0]\
            russian [$match score umpire 1]\n"
    set roster [wargame::roster $game]
    set standing [dict get $view [expr {[dict exists $view unit.place]
        ? "unit.place" : "unit.hex"}]]
    set taken {}
    foreach place [wargame::places $game] {
        set at [expr {[incr n] - 1}]
        set blocks {}
        foreach slot [lsearch -all -exact -integer $standing $at] {
            lappend blocks [pieceIn $view $roster $slot]
        }
        if {[llength $blocks]} {
            append text "[dict get $place key]:"
            foreach block [lsort -integer -index 0 $blocks] {
                append text " [lindex $block 1]"
            }
            append text \n
        }
        if {[dict exists $place owner] && [dict get $place owner]
                != [lindex [dict get $view owner] $at]} {
            lappend taken [dict get $place key]
        }
    }
    return [expr {[llength $taken] ? "${text}taken: $taken\n" : $text}]
}

# record --
#
#       Writes games/NAME.game, a match, and NAME.position, which it ends in.
proc record {name match} {
    global root
    foreach {suffix text} [list game [$match save] position [position $match]] {
        ::wargame::base::writeText \
                [file join $root tests games $name.$suffix] $text
    }
}

# pieceIn --
#
#       The number of the piece in a slot, and "KEY=STRENGTH": a block's by its
#       face, else the steps it has left, with "t" for treasure; "KEY-LOST" of
#       one that loses points.
proc pieceIn {view roster slot} {
    if {[dict exists $view unit.block]} {
        set number [lindex [dict get $view unit.block] $slot]
        set block [lindex $roster $number]
        return [list $number [dict get $block key]=[lindex \
                [dict get $block strength] \
                [lindex [dict get $view unit.face] $slot]]]
    }
    set number [lindex [dict get $view unit.piece] $slot]
    if {[dict exists $view unit.lost]} {
        return [list $number [dict get [lindex $roster $number] key][expr {
            -[lindex [dict get $view unit.lost] $slot]}]]
    }
    set steps [expr {4 - [lindex [dict get $view unit.losses] $slot]}]
    return [list $number [dict get [lindex $roster $number] key]=$steps[expr {
        [lindex [dict get $view unit.treasure] $slot] ? "t" : ""}]]
}

# clockOf --
#
#       "5 September 20:00", "turn 3", or "turn -7 after noon".
proc clockOf {view} {
    if {[dict exists $view hour]} {
        return "[dict get $view day] September [dict get $view hour]:00"
    } elseif {[dict exists $view clock]} {
        return "turn [dict get $view clock] after noon"
    }
    return "turn [dict get $view turn]"
}
