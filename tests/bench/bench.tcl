# bench.tcl --
#
#       WARGAME_BUILD=DIR tclsh bench.tcl
#
#       How fast the Tcl package and the windows are.  Prints what was
#       measured, its target, and how the two compare.

set build $env(WARGAME_BUILD)
source [file join [file dirname [info script]] .. support start.tcl]

proc row {what value unit {target ""} {ratio ""}} {
    # One line; a ratio of 1 or more is on target.
    if {$target ne ""} {
        set target [format "  target %7s   x %.2f" $target $ratio]
    }
    puts [format "%-34s %10s %-22s %s" $what $value $unit $target]
    flush stdout
}

# resident --
#
#       Kilobytes of memory that this process has, or "" where that cannot be
#       known.
proc resident {} {
    if {[catch {readFile /proc/self/status} status]
            || ![regexp {VmRSS:\s+(\d+)} $status -> kilobytes]} {
        return ""
    }
    return $kilobytes
}

# spent --
#
#       Seconds of a core that this process has used; where that cannot be
#       known, seconds of the clock.
proc spent {} {
    if {[catch {readFile /proc/self/stat} stat]} {
        return [expr {[clock microseconds] / 1e6}]
    }
    lassign [lrange [regsub {^.*\)} $stat ""] 11 12] user system
    return [expr {($user + $system) / 100.0}]
}

# benchPackage --
#
#       Random matches through the package: the list of actions, and one done.
proc benchPackage {matches} {
    expr {srand(1812)}
    set actions 0
    set began [spent]
    for {set i 0} {$i < $matches} {incr i} {
        set match [wargame::match::Match start borodino borodino "" \
                [format %x $i]]
        while {[set side [$match side]] ne "nobody"} {
            if {$side eq "chance"} {
                $match do chance [chance $match]
                continue
            }
            set offered [$match actions]
            set action [lindex $offered \
                    [expr {int(rand() * [llength $offered])}]]
            if {[lindex $action 0] eq "lift"} {
                set action [lindex $offered 0]
            }
            $match do $side $action
        }
        incr actions [$match length]
        $match destroy
    }
    set rate [expr {$actions / ([spent] - $began)}]
    row "actions through the package" [format %.0f $rate] "a second" 30000 \
            [expr {$rate / 30000}]
}

# benchView --
#
#       What the table asks at every change.
proc benchView {} {
    set match [wargame::match::Match start borodino]
    while {[$match decision] eq "deploy"} {
        play $match "historical\ndone"
    }
    foreach {what script} {
        "a view" {$match view 0}
        "the actions" {$match actions}
        "the events of the match" {$match events 0}
    } {
        row $what [format %.1f [lindex [time $script 300] 0]] microseconds
    }
    lassign [benchChanged $match 500] made asked
    row "a view after an action, made in C" [format %.1f $made] microseconds \
            5 [expr {5 / $made}]
    row "the same, asked of its moment" [format %.1f $asked] microseconds
    $match destroy
}

# benchChanged --
#
#       Microseconds of a view each time that something has been done: made as a
#       dictionary, of which what did not change is as it was; and as the table
#       asks for it, of a moment.
proc benchChanged {match actions} {
    set made {}
    set asked {}
    set view [wargame::view_new [$match handle] 0]
    wargame::view_read $view
    set moment [$match moment 0]
    $moment view
    for {set i 0} {$i < $actions} {incr i} {
        if {[$match side] eq "chance"} {
            $match do chance [chance $match]
        } else {
            set offered [$match actions]
            $match do [$match side] [lindex $offered \
                    [expr {int(rand() * [llength $offered])}]]
        }
        # The first of the two finds nothing at hand; it alone counts.
        if {$i % 2} {
            lappend made [lindex [time {wargame::view_read $view}] 0]
            $moment view
        } else {
            lappend asked [lindex [time {$moment view}] 0]
            wargame::view_read $view
        }
    }
    wargame::view_free $view
    return [list [typical $made] [typical $asked]]
}

# typical --
#
#       The mean of nine tenths of these, the least: in the others another
#       program ran.
proc typical {times} {
    set times [lrange [lsort -real $times] 0 \
            [expr {[llength $times] * 9 / 10 - 1}]]
    return [expr {[tcl::mathop::+ {*}$times] / double([llength $times])}]
}

# benchOdds --
#
#       An attack on four unknown units, computed to the end of the battle: the
#       forces that may be there, gone through in a second; and all of them.
proc benchOdds {game side from to {moved ""}} {
    # The scenario has the name of its game.
    set match [wargame::match::Match start $game $game]
    while {[$match decision] eq "deploy"} {
        play $match "historical\ndone"
    }
    if {$moved ne ""} {
        $match do umpire "place $moved $from"
    }
    set places [lmap place [wargame::places $game] { dict get $place key }]
    set here [lsearch -exact $places $from]
    set slots {}
    set slot 0
    foreach place [see $match umpire unit.place] block [
            see $match $side unit.block] {
        if {$place == $here && $block < [llength [wargame::roster $game]]} {
            lappend slots $slot
        }
        incr slot
    }
    set began [spent]
    set answer [$match query $side "odds attack [lsearch -exact $places $to]\
            $slots work 1000000000"]
    set seconds [expr {[spent] - $began}]
    set rate [expr {[dict get $answer cases] / max(0.01, $seconds)}]
    row "odds, $game: unknown forces" [format %.0f $rate] "a second" 2000 \
            [expr {$rate / 2000}]
    row "odds, $game: all [dict get $answer cases] of them" \
            [format %.2f $seconds] seconds 2 [expr {2 / max(0.01, $seconds)}]
    $match destroy
}

# benchStart --
#
#       From the command to a start window that is drawn.
proc benchStart {} {
    global build
    set script [file tempfile path]
    puts $script [list set argv {}]
    puts $script [list source [file join $build grognard]]
    puts $script {
        update
        puts [clock microseconds]
        exit
    }
    close $script
    set best ""
    for {set i 0} {$i < 5} {incr i} {
        set began [clock microseconds]
        set ended [lindex [exec [info nameofexecutable] $path 2>@1] end]
        set seconds [expr {($ended - $began) / 1e6}]
        if {$best eq "" || $seconds < $best} {
            set best $seconds
        }
    }
    file delete $path
    row "to the first window" [format %.3f $best] seconds 0.5 \
            [expr {0.5 / $best}]
}

# benchMap --
#
#       The map of Borodino in a window of 1600 by 1000 at three zooms.
proc benchMap {} {
    package require Tk
    package require svgphoto
    wargame::base::need shell/main
    wargame::base::need ground/mapfile look/theme board/pieces board/tiles
    set map [wargame::ground::mapfile read \
            [file join $::wargame::directory maps borodino-1812.map]]
    set frame [dict get $map frame]
    set files [glob -nocomplain \
            [file join $::wargame::directory maps borodino-1812-*.webp] \
            [file join $::wargame::directory maps borodino-1812-*.pieces]]
    wm geometry . 1600x1000
    pack [canvas .map -width 1600 -height 1000 -highlightthickness 0] \
            -fill both -expand 1
    update
    lassign $frame width height
    set fit [expr {min(1600.0 / $width, 1000.0 / $height)}]
    foreach {name factor} {whole 1 half 2 near 4} {
        set scale [expr {$fit * $factor}]
        # At first coarse; then, piece by piece between events, sharp.
        set tiles [wargame::board::Tiles new .map $frame $files]
        set coarse [expr {[lindex [time {
            $tiles look $scale 0 0 1600 1000
            update idletasks
        }] 0] / 1e3}]
        set sharp [expr {$coarse + [lindex [time {
            while {![$tiles fine]} {
                after 1
                update
            }
        }] 0] / 1e3}]
        set painted [llength [.map find all]]
        $tiles destroy
        row "map, $name: first seen" [format %.1f $coarse] ms
        row "map, $name: every tile sharp" [format %.1f $sharp] ms
        row "map, $name: a tile of $painted" \
                [format %.2f [expr {$sharp / max(1, $painted)}]] ms
    }
}

# Milliseconds that a hand waits at most: see hand.tcl.
set Waits {
    "a table opened from the start window" {250 berezina 400 moskowa 800}
    "a table opened" {250 berezina 400}     "a step of the wheel" 30
    "In Words opened" 300                   "the report opened" 300
    "the replay opened" 300                 "a step of the replay" 60
    "a piece dropped" 50                    "Done" 50
    "the screen handed over" 150            "a unit pressed" 17
    "a step of the wheel, near" 30          "the same, the whole battle" 30
    "the map moved" 17                      "an army sent by a click" 300
}

# waitFor --
#
#       The target of what a game does.
proc waitFor {what game} {
    global Waits
    if {![dict exists $Waits $what]} {
        return ""
    }
    set others [lassign [dict get $Waits $what] target]
    return [expr {[dict exists $others $game] ? [dict get $others $game]
        : $target}]
}

# benchHand --
#
#       What a hand waits for in a recorded match, each time in a new process:
#       the least of so many times, for other programs only make it longer.
#       FOLDER: where pictures are kept, or "".
proc benchHand {record times folder} {
    global root
    set least [dict create]
    for {set i 0} {$i < $times} {incr i} {
        set hand [list [info nameofexecutable] [file join $root tests bench \
                hand.tcl] $record $folder]
        set told [exec {*}$hand 2>@1]\n[exec {*}$hand warm 2>@1]
        foreach line [split $told \n] {
            set figures [lassign $line what]
            if {[dict exists $least $what]} {
                set figures [lmap now $figures was [dict get $least $what] {
                    expr {min($now, $was)}
                }]
            }
            dict set least $what $figures
        }
    }
    lassign [dict get $least yardstick] unit slow
    puts "$record[expr {$folder eq "" ? ", the first time" : ""}];\
            [expr {$slow < 1.25 * $unit ? "the machine is idle"
                : "others use the machine: by the clock all takes longer"}]:"
    dict for {what figures} $least {
        lassign $figures ready clock all drawn views
        set target [waitFor $what [lindex [split $record -] 0]]
        row "  $what" $ready "ms, $clock by the clock" $target [expr {
            $target eq "" ? "" : $target / $ready}]
        puts [format "%-34s %10.1f yardsticks, %s ms till all is\
            done; $drawn drawn, $views views" "" [expr {$ready / $unit}] $all]
    }
}

# benchHeld --
#
#       Memory of La Bataille's table: see held.tcl.
proc benchHeld {} {
    global root
    set told [exec [info nameofexecutable] \
            [file join $root tests bench held.tcl] 2>@1]
    foreach what {"the whole field" "at most, while zooming" "hexes of 120"} \
            kilobytes [lindex [split $told \n] end] {
        row "memory, La Bataille, $what" $kilobytes kB 163840 \
                [expr {163840.0 / $kilobytes}]
    }
}

puts "Through Tcl:"
benchPackage 20
benchView
benchOdds borodino 0 shevardino les_fleches
benchOdds monday 1 highway_copse highway_heights R33
row "memory, without windows" [resident] kB
if {[testConstraint display]} {
    puts "Windows:"
    benchStart
    benchMap
    row "memory, with the map" [resident] kB
    benchHeld
    puts "What a hand waits for:"
    foreach record {
        borodino-borodino monday-monday berezina-solitaire berezina-two_players
        moskowa-historical
    } {
        benchHand $record 5 ""
        set folder [makeDirectory bench-pictures]
        benchHand $record 6 $folder
        removeDirectory bench-pictures
    }
}
exit
