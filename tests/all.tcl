# all.tcl --
#
#       tclsh all.tcl ?-file PATTERN...? ?tcltest option...?
#
#       Runs every *.test in the folders beside it, or those whose names are
#       like one of the patterns ("ui-* letters*"), with the options of
#       tcltest: -match "PATTERN..." runs the tests of such names alone.
#
#       Each file has a process of its own, three or four at once (they wait
#       more than they compute), and a folder of its own, where it makes what it
#       needs.  Each of these lanes has a display that nobody sees (Xvfb), or
#       all take their turns at that of the surroundings.
#
#       Prints the failures and a line a file, then which took longest, the names
#       of those that failed and the totals, "N passed, N failed, N skipped",
#       also left in the file tests.total.  Times are seconds of the clock, and of a core, which do
#       not depend on what else runs; without those of the displays.  Exit
#       status 1 if a test failed.  A file that hangs is stopped after limit,
#       and has failed: long enough that a busy machine never comes near it.

set limit 1800000                       ;# milliseconds
set total {passed 0 failed 0 skipped 0}
set Took {}                             ;# file SECONDS ...
set Failed {}                           ;# names of tests, or of a file
set busy 0

# lanes --
#
#       The displays of the lanes, Xvfb's where there is one.
proc lanes {} {
    global Servers env
    if {[auto_execok Xvfb] eq ""} {
        return [list [expr {[info exists env(DISPLAY)] ? $env(DISPLAY) : ""}]]
    }
    set processors 2
    catch {set processors [exec getconf _NPROCESSORS_ONLN]}
    for {set i 0} {$i < max(3, min(4, $processors))} {incr i} {
        set server [open |[list Xvfb -displayfd 1 -screen 0 1700x1100x24 \
                -nolisten tcp -noreset 2> /dev/null] r]
        lappend Servers $server
        lappend displays :[gets $server]
    }
    return $displays
}

proc folderOf {name} {
    # Where that file makes what it needs, so that none meets another's.
    return [file join [pwd] tests.made [file rootname $name]]
}

proc keepPictures {} {
    # What one file draws the others need not: see support/table.tcl.  No file's
    # own folder is called so.
    global env
    set env(WARGAME_PICTURES) [file join [pwd] tests.made pictures.drawn]
    file mkdir $env(WARGAME_PICTURES)
}

proc keepMemory {} {
    # A picture's memory goes back to the system at once, which costs a third of
    # what the system does for a test: the C library of GNU keeps it.
    global env
    set env(MALLOC_MMAP_MAX_) 0
    set env(MALLOC_TRIM_THRESHOLD_) 1000000000
    set env(MALLOC_TOP_PAD_) 16777216
}

# spent --
#
#       Seconds of a core that processes took which have ended; 0 where that
#       cannot be known.
proc spent {} {
    if {[catch {
        set channel [open /proc/self/stat]
        set stat [read $channel]
        close $channel
    }]} {
        return 0
    }
    lassign [lrange [regsub {^.*\)} $stat ""] 13 14] user system
    return [expr {($user + $system) / 100.0}]
}

proc next {display} {
    # Start the next file, or leave the lane.
    global Queue Timer busy argv limit env
    if {[llength $Queue] == 0} {
        incr busy -1
        return
    }
    set Queue [lassign $Queue file]
    set env(DISPLAY) $display
    set folder [folderOf [file tail $file]]
    file mkdir $folder
    set channel [open |[list [info nameofexecutable] $file {*}$argv \
            -tmpdir $folder 2>@1] r]
    fconfigure $channel -blocking 0 -encoding utf-8
    set Timer($channel) [after $limit [list exec kill {*}[pid $channel]]]
    fileevent $channel readable \
            [list hear $display $channel [file tail $file] [clock milliseconds]]
}

proc hear {display channel name began} {
    # Collect what a file says; when it ends, report it.
    global Said Timer
    append Said($channel) [read $channel]
    if {![eof $channel]} {
        return
    }
    after cancel $Timer($channel)
    fconfigure $channel -blocking 1
    set before [spent]
    set crashed [catch {close $channel} why]
    set core [expr {[spent] - $before}]
    set seconds [expr {([clock milliseconds] - $began) / 1000.0}]
    report $name $Said($channel) [expr {$crashed ? $why : ""}] $seconds $core
    # A lane goes on though somebody still writes there: all goes at the end.
    catch {file delete -force [folderOf $name]}
    unset Said($channel)
    next $display
}

proc report {name text crash seconds core} {
    # Add up the totals that tcltest prints last.  A file that has none, or
    # that ended badly, counts as a failure.
    global total Took Failed
    lappend Took $name $core
    set counted [regexp -line {^\S+:\tTotal\t\d+\tPassed\t(\d+)\tSkipped\t(\d+)\tFailed\t(\d+)$} \
            $text line passed skipped failed]
    if {!$counted} {
        lassign {0 0 0} passed skipped failed
    }
    if {!$counted || ($crash ne "" && $failed == 0)} {
        incr failed
        append text "\n$name ended early: $crash"
        lappend Failed $name
    }
    foreach {line test} [regexp -all -inline -line {^==== (\S+) .*FAILED$} \
            $text] {
        lappend Failed $test
    }
    foreach what {passed failed skipped} {
        dict incr total $what [set $what]
    }
    puts [format "%-28s %4d passed %3d failed %3d skipped %6.1f s %6.1f" \
            $name $passed $failed $skipped $seconds $core]
    if {$failed > 0} {
        puts $text
    }
    flush stdout
}

# longest --
#
#       Which took most of a core, and their share of all.
proc longest {} {
    global Took
    set all [expr [join [concat 0.0 [dict values $Took]] +]]
    if {$all == 0 || [dict size $Took] == 1} {
        return
    }
    puts [format "Longest of %.1f s of a core:" $all]
    foreach {name core} [lrange [lsort -stride 2 -index 1 -real -decreasing \
            $Took] 0 29] {
        puts [format "%-28s %6.1f" $name $core]
    }
}

set patterns {}
if {[lindex $argv 0] eq "-file"} {
    set argv [lrange $argv 1 end]
    while {[llength $argv] && ![string match -* [lindex $argv 0]]} {
        set argv [lassign $argv some]
        lappend patterns {*}$some
    }
} else {
    set patterns *
}
proc isNamed {name patterns} {
    foreach pattern $patterns {
        if {[string match $pattern [file rootname $name]]
                || [string match $pattern $name]} {
            return 1
        }
    }
    return 0
}
# Those first that took longest when last looked at, so that no lane waits for
# one at the end; then the other windows.
set long {ui-replay ui-turn-cost monday-tutorial ui-keyboard ui-berezina-two
    ui-prompts letters-forged letters ui-play ui-crowding ui-monday ui-inputs
    ui-costs ui-layout ui-fit-monday ui-inputs-sixty ui-back ui-fit-borodino
    ui-by-keys ui-made ui-commanders}
set ordered [lrepeat [llength $long] {}]
set windows {}
set others {}
foreach file [lsort [glob [file join \
        [file dirname [file normalize [info script]]] * *.test]]] {
    set name [file tail $file]
    if {[isNamed $name $patterns]} {
        set place [lsearch -exact $long [file rootname $name]]
        if {$place >= 0} {
            lset ordered $place [list $file]
        } else {
            lappend [expr {[string match ui-* $name] ? "windows" : "others"}] \
                    $file
        }
    }
}
set Queue [concat {*}$ordered $windows $others]
if {[llength $Queue] == 0} {
    puts "no test file has a name like [join $patterns { or }]"
    exit 1
}
set Servers {}
keepPictures
keepMemory
foreach display [lanes] {
    incr busy
    next $display
}
while {$busy > 0} {
    vwait busy
}
foreach server $Servers {
    exec kill {*}[pid $server]
    catch {close $server}
}

file delete -force tests.made
longest
foreach test [lsort -unique $Failed] {
    puts "failed: $test"
}

set line [format "%d passed, %d failed, %d skipped" {*}[dict values $total]]
set channel [open tests.total w]
puts $channel $line
close $channel
puts "In all: $line"
exit [expr {[dict get $total failed] > 0}]
