# ui-rooms.tcl --
#
#       What the tests of the rooms beside the map need: the application's
#       scripts, after borodino.tcl, and hands.

source [file join [file dirname [info script]] borodino.tcl]

if {[testConstraint display]} {
    package require Tk
    ::wargame::base::need shell/main
    wargame::base::need base/words shell/options look/theme look/pictures \
            present/presenter panels/battle panels/card panels/supply \
            panels/victory panels/initiative
    wargame::look::theme use engraved
    wargame::look::dice motion 0
    wm geometry . 1100x760+0+0
}

# enter --
#
#       A room of that class on a match, filling the window.
proc enter {class match viewer} {
    focus -force .
    update
    set room [wargame::panels::$class new .room $match $viewer [list answer $match]]
    place .room {*}[$room placing]
    update
    return $room
}

# answer --
#
#       Do what a room sends.  Dice are left to the test.
proc answer {match action} {
    $match do [$match side] $action
}

# leave --
#
#       Close the room, and end the match.
proc leave {room match} {
    catch {$room destroy}
    $match destroy
    destroy .room
    update
}

# said --
#
#       The words on the buttons of a bar, from left to right.
proc said {bar} {
    return [lmap cell [winfo children $bar] { $cell.b cget -text }]
}

# lastly --
#
#       The action done last.
proc lastly {match} {
    return [lrange [string trim [$match line [$match length]]] 0 end-1]
}

# What goes wrong in the background is a failure of the file, not a dialog that
# waits for somebody.
interp bgerror {} {apply {{message options} {
    puts "background: [dict get $options -errorinfo]"
    incr ::tcltest::numTests(Failed)
}}}
