# own-faults.tcl --
#
#       One of a person's own scripts failed while matches are played: that is
#       said at the lower edge of each table.
#
#       ownFault WHAT MESSAGE OPTIONS    WHAT of it failed
#       backgroundFault MESSAGE OPTIONS  something other than a script failed
#       EachSeat WORD ARG...     asks that of each seat that there is
#       Seats                    the seats that there are

need base/words look/boxes table/match-windows

proc ::wargame::own::ownFault {what message options} {
    puts stderr "grognard: [dict get $options -errorinfo]"
    EachSeat message [say own.failed $what $message]
}

proc ::wargame::own::backgroundFault {message options} {
    # What cannot be kept, after whatever button, is no fault of the program.
    if {[dict get $options -errorcode] eq {WARGAME DISK}} {
        errorBox [say file.unkept $message]
        return
    }
    puts stderr "grognard: [dict get $options -errorinfo]"
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
