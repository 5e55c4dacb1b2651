# all.tcl --
#
#       tclsh all.tcl ?-file PATTERN...? ?tcltest option...?
#
#       Runs every *.test beside it, each in a process of its own: those
#       that open windows (ui-*) one after the other, and beside them the
#       rest.  Prints the failures and a line a file, then the totals,
#       "N passed, N failed, N skipped", also left in the file tests.total.
#       Exit status 1 if a test failed.  A file that takes longer than
#       limit is stopped, and has failed.

set limit 240000                        ;# milliseconds
set total {passed 0 failed 0 skipped 0}
set busy 0

proc next {lane} {
    # Start the next file of a lane, or leave the lane.
    global Queue Timer busy argv limit
    if {[llength $Queue($lane)] == 0} {
        incr busy -1
        return
    }
    set Queue($lane) [lassign $Queue($lane) file]
    set channel [open |[list [info nameofexecutable] $file {*}$argv \
            -tmpdir [pwd] 2>@1] r]
    fconfigure $channel -blocking 0 -encoding utf-8
    set Timer($channel) [after $limit [list exec kill {*}[pid $channel]]]
    fileevent $channel readable \
            [list hear $lane $channel [file tail $file] [clock milliseconds]]
}

proc hear {lane channel name began} {
    # Collect what a file says; when it ends, report it.
    global Said Timer
    append Said($channel) [read $channel]
    if {![eof $channel]} {
        return
    }
    after cancel $Timer($channel)
    fconfigure $channel -blocking 1
    set crashed [catch {close $channel} why]
    set seconds [expr {([clock milliseconds] - $began) / 1000.0}]
    report $name $Said($channel) [expr {$crashed ? $why : ""}] $seconds
    unset Said($channel)
    next $lane
}

proc report {name text crash seconds} {
    # Add up the totals that tcltest prints last.  A file that has none, or
    # that ended badly, counts as a failure.
    global total
    set counted [regexp -line {^\S+:\tTotal\t\d+\tPassed\t(\d+)\tSkipped\t(\d+)\tFailed\t(\d+)$} \
            $text line passed skipped failed]
    if {!$counted} {
        lassign {0 0 0} passed skipped failed
    }
    if {!$counted || ($crash ne "" && $failed == 0)} {
        incr failed
        append text "\n$name ended early: $crash"
    }
    foreach what {passed failed skipped} {
        dict incr total $what [set $what]
    }
    puts [format "%-28s %4d passed %3d failed %3d skipped %6.1f s" \
            $name $passed $failed $skipped $seconds]
    if {$failed > 0} {
        puts $text
    }
    flush stdout
}

set pattern *
if {[lindex $argv 0] eq "-file"} {
    set argv [lassign $argv - pattern]
}
array set Queue {window {} other {}}
foreach file [lsort [glob -directory \
        [file dirname [file normalize [info script]]] *.test]] {
    if {[string match $pattern [file rootname [file tail $file]]]
            || [string match $pattern [file tail $file]]} {
        lappend Queue([expr {
            [string match ui-* [file tail $file]] ? "window" : "other"
        }]) $file
    }
}
foreach lane {window other} {
    incr busy
    next $lane
}
while {$busy > 0} {
    vwait busy
}

set line [format "%d passed, %d failed, %d skipped" {*}[dict values $total]]
set channel [open tests.total w]
puts $channel $line
close $channel
puts "In all: $line"
exit [expr {[dict get $total failed] > 0}]
