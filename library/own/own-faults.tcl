# own-faults.tcl --
#
#       One of a person's own scripts failed while matches are played: that is
#       said at the lower edge of each table.
#
#       limitOwn SCRIPT          -> {CODE RESULT OPTIONS} as catch has them, of
#                                SCRIPT run where this is called; what takes
#                                long is stopped
#       wholly SCRIPT            what the program does for one: run where this
#                                is called, to its end; that one stops then
#       runOwn SCRIPT            -> {} or, if it failed, {MESSAGE OPTIONS}: the
#                                same at the global level; "break" and the like
#                                are failures, too
#       readOwn SCRIPT           -> the same; "exit" is a failure, too
#       ownFault WHAT MESSAGE OPTIONS    WHAT of it failed
#       backgroundFault MESSAGE OPTIONS  something other than a script failed
#       EachSeat WORD ARG...     asks that of each seat that there is
#       Seats                    the seats that there are

need base/words look/boxes table/match-windows

namespace eval ::wargame::own {
    # So many seconds of the processor it may take.
    variable Longest 20
}

proc ::wargame::own::limitOwn {script} {
    variable Longest
    set before [interp slaves]
    lassign [uplevel 1 [list ::wargame::limited $Longest $script]] \
            code message options late
    # One that it made has got its end, which is over soon.
    foreach interp [interp slaves] {
        if {$interp ni $before} {
            interp limit $interp time -seconds {}
        }
    }
    return [list $code [expr {$late ? [say own.late $Longest] : $message}] \
            $options]
}

proc ::wargame::own::wholly {script} {
    lassign [uplevel 1 [list ::wargame::limited 0 $script]] - result options
    return -options [dict replace $options -level \
            [expr {[dict get $options -level] + 1}]] $result
}

proc ::wargame::own::runOwn {script} {
    lassign [uplevel #0 [list ::wargame::own::limitOwn $script]] \
            code message options
    return [expr {$code in {0 2} ? {}
        : [list [WhyEnded $code $message] $options]}]
}

proc ::wargame::own::readOwn {script} {
    # The program would be gone before there is a window, and nobody knew why.
    rename ::exit ::wargame::own::Exit
    proc ::exit {args} {
        return -code error [::wargame::base::say own.exit]
    }
    try {
        return [runOwn $script]
    } finally {
        rename ::exit {}
        rename ::wargame::own::Exit ::exit
    }
}

# WhyEnded --
#
#       Of a script that ended otherwise than by its end: as Tcl says it.
proc ::wargame::own::WhyEnded {code message} {
    return [switch -- $code {
        1 { string cat $message }
        3 { string cat {invoked "break" outside of a loop} }
        4 { string cat {invoked "continue" outside of a loop} }
        default { string cat "command returned bad code: $code" }
    }]
}

proc ::wargame::own::ErrorInfo {message options} {
    return [expr {[dict exists $options -errorinfo]
        ? [dict get $options -errorinfo] : $message}]
}

proc ::wargame::own::ownFault {what message options} {
    puts stderr "grognard: [ErrorInfo $message $options]"
    EachSeat message [say own.failed $what $message]
}

proc ::wargame::own::backgroundFault {message options} {
    # What cannot be kept, after whatever button, is no fault of the program.
    if {[dict exists $options -errorcode]
            && [dict get $options -errorcode] eq {WARGAME DISK}} {
        errorBox [say file.unkept $message]
        return
    }
    puts stderr "grognard: [ErrorInfo $message $options]"
    EachSeat message [say own.background $message]
}

proc ::wargame::own::EachSeat {args} {
    foreach seat [Seats] {
        $seat {*}$args
    }
}

proc ::wargame::own::Seats {} {
    # All that there are at a time.
    return [lmap table [matchWindows all] {
        if {![info object isa object [$table seat]]} continue
        $table seat
    }]
}
