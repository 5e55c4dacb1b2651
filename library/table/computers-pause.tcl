# computers-pause.tcl --
#
#       A person has the computer players of a table pause, and go on.
#
#       mayPause TABLE          do they play now, or rest until they go on?
#       switchPause TABLE       has them rest, or go on
#       pauseLabel TABLE        what that would do, in words
#       pauseKey                the key that does it, in words

need base/windowing base/words

proc ::wargame::table::mayPause {table} {
    # Who plays against them is not kept waiting, nor is a battle.
    return [expr {[[$table computers] rests] || [[$table turn] is thinking]
        || ([[$table computers] playAll] && [[$table turn] is looking watching \
            throwing paused taking])}]
}

proc ::wargame::table::switchPause {table} {
    set computers [$table computers]
    if {![mayPause $table]} {
        return
    } elseif {[$computers rests]} {
        $computers goOn
    } else {
        $computers rest
        [$table place] inform [say computer.pauses]
    }
    if {[$table seat] ne "" && [[$table turn] is looking watching]} {
        [$table seat] notify orders
    }
}

proc ::wargame::table::pauseLabel {table} {
    return [say [expr {[[$table computers] rests] ? "panel.goOn"
        : "computer.pause"}]]
}

proc ::wargame::table::pauseKey {} {
    return [windowing accelerator "[say key.shift]p"]
}
