# hand.tcl --
#
#       WARGAME_BUILD=DIR tclsh hand.tcl RECORD ?FOLDER? ?warm?
#
#       How long a hand waits, once and in a process of its own, for what is done
#       first is slower than what is done again.  All is done with the events of
#       a mouse or a key on tables of a recorded match, tests/games/RECORD.game,
#       1600x1000 pixels large.  Prints a line for each:
#
#           WHAT READY CLOCK ALL PICTURES VIEWS
#
#       READY and CLOCK are milliseconds, of a core and of the clock, until no
#       event waits: the next deed would be answered.  ALL: of a core, until all
#       is done that was put off, what lies out of sight too.  PICTURES were drawn
#       meanwhile, VIEWS asked for.  The first line, yardstick, is something that
#       never changes: what it takes tells how fast the machine is just now.
#
#       bench.tcl runs it some times and takes the least of each.

lassign $argv record folder warm
set argv {}
set ground painted
set root [file normalize [file join [file dirname [info script]] .. ..]]
foreach script {start table robot} {
    source [file join $root tests support $script.tcl]
}
::wargame::base::prefs set size 1600x1000
set Actions 300

# spent --
#
#       Milliseconds of a core that this process has used; where that cannot be
#       known, of the clock.
proc spent {} {
    # What the kernel has counted is up to date after a rest.
    after 1
    if {[catch {readFile /proc/self/schedstat} told]} {
        return [expr {[clock microseconds] / 1e3}]
    }
    return [expr {[lindex $told 0] / 1e6}]
}

# measure --
#
#       What a script takes, until a condition holds and no event waits; or, with
#       "idletasks", until it is drawn for the first time.
proc measure {what script {until 1} {first ""}} {
    quiet
    set drawn [svgphoto::drawn]
    set ::Views 0
    set clock [clock microseconds]
    set began [spent]
    uplevel #0 $script
    update {*}$first
    while {![uplevel #0 [list expr $until]]} {
        after 1 {set ::tick 1}
        vwait ::tick
        update
    }
    set ready [expr {[spent] - $began}]
    set clock [expr {([clock microseconds] - $clock) / 1e3}]
    quiet
    puts [list $what [format %.1f $ready] [format %.1f $clock] \
            [format %.1f [expr {[spent] - $began}]] \
            [expr {[svgphoto::drawn] - $drawn}] $::Views]
    flush stdout
}

proc yardstick {} {
    for {set i 0} {$i < 40000} {incr i} {
        dict set some [expr {$i % 977}] [string range $i$i 1 3]
        lsort -integer [list $i [expr {$i % 7}] 3]
    }
}

# moment --
#
#       After how many actions, at least that many, those that follow are like
#       these patterns; "" if they never are.
proc moment {from args} {
    global deeds
    for {set n $from} {$n < [llength $deeds]} {incr n} {
        set next [lrange $deeds $n [expr {$n + [llength $args] - 1}]]
        if {0 ni [lmap pattern $args deed $next { regexp $pattern $deed }]} {
            return $n
        }
    }
    return ""
}

# drop --
#
#       After how many a piece is put somewhere, and no dice fall; in La
#       Bataille, one is taken up.
proc drop {} {
    if {[isBattle]} {
        return [moment [expr {$::Actions + 190}] \
                {^(french|russian) take \S+ } {^(french|russian) step }]
    }
    return [moment $::Actions \
            {^(french|russian) (move|advance|supply) \S+ \S+ } \
            {^(french|russian) }]
}

proc isBattle {} {
    return [string match moskowa-* $::record]
}

# sit --
#
#       A table after so many actions, before who must act.
proc sit {n} {
    global lines begin
    set path [makeFile [join [lrange $lines 0 $begin+$n] \n]\n \
            bench-[incr ::files].game]
    set table [::wargame::shell::openTable $path]
    if {[$table seat] eq ""} {
        $table seatFor [[$table match] side]
    }
    return $table
}

# hand --
#
#       A Robot's parts, to find what is on a table.
proc hand {table} {
    set robot [Robot new $table 1]
    oo::objdefine $robot export Visible Uncover SpacePoint ButtonFor Bring Press
    return $robot
}

# carry --
#
#       Take the piece of an action with the mouse and hold it over its place.
#       -> {CANVAS X Y}
proc carry {table action} {
    set hand [hand $table]
    lassign $action - piece place
    set board [[$table seat] board]
    set canvas [$board canvas]
    [$board camera] reveal [list $place]
    for {set try 0} {$try < 3} {incr try} {
        quiet
        set at [$hand Visible $board $piece]
        if {$at ne ""} break
        $hand Uncover $board $piece
    }
    lassign $at x y
    event generate $canvas <Motion> -x $x -y $y
    event generate $canvas <Button-1> -x $x -y $y
    foreach away {4 8 12 16} {
        event generate $canvas <B1-Motion> -x [expr {$x + $away}] \
                -y [expr {$y + $away}] -state 256
    }
    quiet
    lassign [$hand SpacePoint $board $place] x y
    event generate $canvas <B1-Motion> -x $x -y $y -state 256
    $hand destroy
    return [list $canvas $x $y]
}

# pressDone --
#
#       The button for it.
proc pressDone {table} {
    set hand [hand $table]
    set button [$hand ButtonFor done]
    $hand Bring $button
    $hand Press $button 9 9
    $hand destroy
}

# heed --
#
#       No Done is for a phase that has just begun, no key for a handover screen
#       that has just come.
proc heed {} {
    quiet
    ::wargame::base::timer pass [::wargame::look::deafMs unbidden]
    ::wargame::base::timer pass [::wargame::look::deafMs handover]
}

# warm --
#
#       What the start window does at leisure, before a table is opened from it.
proc warm {} {
    ::wargame::base::need shell/leaving
    ::wargame::shell::startWindow
    quiet
    ::wargame::base::leisure finish
    destroy .start
    quiet
}

proc measureTable {} {
    # What is opened, and how one looks around.
    set ::n [drop]
    measure "a table opened" {
        set table [sit $n]
    } {[$table seat] ne ""}
    measure "a step of the wheel" {
        event generate [[[$table seat] board] canvas] <Button-4> -x 400 -y 300
    } 1 idletasks
    measureWindows
    closeTable $::table
}

# measureWindows --
#
#       Of the table, after so many actions.
proc measureWindows {} {
    set ::windows [[$::table seat] of windows]
    measure "In Words opened" {
        ::wargame::seat::wordsWanted [$::table window] 1
        $windows words
    }
    ::wargame::seat::wordsWanted [$::table window] 0
    $::windows words
    measure "the report opened" {
        $windows report
    }
    destroy [[$::table seat] part aftermath]
    measure "the replay opened" {
        set replay [::wargame::shell::openReplay $table]
    }
    focus -force [[$::replay bar] part time]
    measure "a step of the replay" {
        event generate [[$replay bar] part time] <Key-Left>
    } {[[$replay match] length] == $n - 1}
    $::replay destroy
}

# measureBattle --
#
#       Of five hundred counters, each several times: in a process the first takes
#       longer.
proc measureBattle {} {
    set ::n [drop]
    set ::unit [lindex $::deeds $::n 2]
    set ::table [sit $::n]
    heed
    set board [[$::table seat] board]
    set ::canvas [$board canvas]
    set ::camera [$board camera]
    $::camera centre [lindex $::deeds $::n+1 2]
    quiet
    set hand [hand $::table]
    foreach - {1 2 3} {
        if {[$hand Visible $board $::unit] eq ""} {
            $hand Uncover $board $::unit
            quiet
        }
        lassign [$hand Visible $board $::unit] ::x ::y
        measure "a unit pressed" {
            event generate $canvas <Motion> -x $x -y $y
            event generate $canvas <Button-1> -x $x -y $y
            event generate $canvas <ButtonRelease-1> -x $x -y $y
        } 1 idletasks
        event generate $::canvas <Key-Escape>
        quiet
    }
    foreach {what camera} {
        "a step of the wheel, near" {} "the same, the whole battle" {fit}
    } {
        if {$camera ne ""} {
            $::camera $camera
        }
        foreach ::button {4 4 5 5} {
            measure $what {
                event generate $canvas <Button-$::button> -x 400 -y 300
            } 1 idletasks
        }
    }
    foreach - {1 2 3} {
        measure "the map moved" { $camera pan 24 8 } 1 idletasks
    }
    measureWindows
    measureArmy $board
    closeTable $::table
}

# measureArmy --
#
#       A band about all that is in sight, and a click that sends them: toward a
#       hex where nobody stands.
proc measureArmy {board} {
    global canvas table
    $::camera fit
    quiet
    set right [expr {[winfo width $canvas] - 5}]
    set low [expr {[winfo height $canvas] - 5}]
    event generate $canvas <Motion> -x 4 -y 4 -state 1
    event generate $canvas <Button-1> -x 4 -y 4 -state 1
    foreach {x y} [list 40 40 $right $low] {
        event generate $canvas <B1-Motion> -x $x -y $y -state 257
        update
    }
    event generate $canvas <ButtonRelease-1> -x $right -y $low -state 257
    quiet
    set match [$table match]
    set taken [lmap unit [$board selected] {
        [[$table presenter] reader] placeOf [$match view umpire] $unit
    }]
    foreach unit [$board selected] {
        set free [lmap hex [dict keys [[$match deeds] ways [$match side] \
                $unit]] { if {$hex in $taken} continue; set hex }]
        if {[llength $free]} break
    }
    set hex [lindex $free 0]
    lassign [[hand $table] SpacePoint $board $hex] ::x ::y
    set ::before [$match length]
    measure "an army sent by a click" {
        event generate $canvas <Motion> -x $x -y $y
        event generate $canvas <Button-1> -x $x -y $y
        event generate $canvas <ButtonRelease-1> -x $x -y $y
    } {[[$table match] length] > $before + 100}
}

proc measureDrop {} {
    set ::n [drop]
    set ::table [sit $::n]
    set ::at [carry $::table [lrange [lindex $::deeds $::n] 1 end]]
    measure "a piece dropped" {
        lassign $at canvas x y
        event generate $canvas <ButtonRelease-1> -x $x -y $y
    } {[[$table match] length] > $n}
    closeTable $::table
}

proc measureDone {} {
    # No dice, the same side.
    set ::n [moment $::Actions {^french done } {^french (?!roll)}]
    set ::table [sit $::n]
    heed
    measure "Done" {
        pressDone $table
    } {[[$table match] length] > $n}
    closeTable $::table
}

proc measureHandover {} {
    set ::n [moment $::Actions {^french done } {^russian }]
    if {$::n eq ""} {
        return
    }
    set ::table [sit $::n]
    heed
    pressDone $::table
    quiet
    if {[[$::table match] length] == $::n} {
        error "the Done after $::n actions was not heard"
    }
    set ::screen [handoverOf $::table]
    if {[winfo exists $::screen]} {
        heed
        focus -force $::screen
        measure "the screen handed over" {
            event generate $screen <Key-Return>
        }
    }
    closeTable $::table
}

set lines [split [string trim [readFile \
        [file join $root tests games $record.game]]] \n]
set begin [lsearch -glob $lines begin*]
set deeds [lrange $lines $begin+1 end]
trace add execution ::wargame::view_read enter {apply {{args} {
    incr ::Views
}}}
package require svgphoto
svgphoto::keep $folder {}
measure yardstick yardstick
if {$warm ne ""} {
    # As from the start window, which is where most matches are opened.
    warm
    set ::n [drop]
    measure "a table opened from the start window" {
        set table [sit $n]
    } {[$table seat] ne ""}
    closeTable $table
    svgphoto::write
    exit
}
if {[isBattle]} {
    measureBattle
} else {
    measureTable
    measureDrop
}
measureDone
measureHandover
svgphoto::write
exit
