# ui-panels.tcl --
#
#       What the tests of the panels beside the map need: the application's
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
#       A panel of that class on a match, filling the window.
proc enter {class match viewer} {
    focus -force .
    update
    set panel [wargame::panels::$class new .panel $match $viewer [list answer $match]]
    place .panel {*}[$panel placing]
    update
    return $panel
}

# answer --
#
#       Do what a panel sends.  Dice are left to the test.
proc answer {match action {how pressed}} {
    if {$how ne "begins"} {
        $match do [$match side] $action
    }
}

# leave --
#
#       Close the panel, and end the match.
proc leave {panel match} {
    catch {$panel destroy}
    $match destroy
    destroy .panel
    update
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
