# holds.tcl --
#
#       A match has one writer.  Before anything of it is written, FILE or
#       FILE.letters or FILE.dice beside it, this program takes hold of FILE;
#       other programs are refused until it lets go or ends.  There need be no
#       file yet.  Reading needs no hold.  See wg_hold() in wargame.h.
#
#       ::wargame::match::holds take PATH     -> its real path.  Another has it:
#                                      error code WARGAME HELD, a sentence that
#                                      says who; so has what stands where its
#                                      lock file belongs.  May be taken again
#       ::wargame::match::holds drop PATH     as often as it was taken
#       ::wargame::match::holds during PATH SCRIPT   takes it, runs the script
#                                      where it is called, drops it
#       ::wargame::match::holds reserve PATH  -> 1: there is no file of that
#                                      name or beside it, and other programs are
#                                      refused from here on.  One drop lets go,
#                                      whether it was taken meanwhile or not
#       ::wargame::match::holds write PATH append|replace TEXT    a file that is
#                                      held.  Another program changed it since
#                                      it was taken or written: code WARGAME
#                                      LOST, and nothing is written
#       ::wargame::match::holds renew PATH    what is there now counts as ours
#       ::wargame::match::holds holder PATH   who has it, in words; "": nobody
#       ::wargame::match::holds real PATH     the path without links
#
#       Of a match that is at a table the table's Autosave has the hold, and who
#       works for that table takes it a second time or not at all.

need base/words match/beside

namespace eval ::wargame::match::holds {
    namespace export take drop during reserve write renew holder real
    namespace ensemble create
    variable Held               ;# path -> {HANDLE TIMES}: how often it was
                                ;# taken; 0 while it is reserved only
    if {![info exists Held]} {
        set Held [dict create]
    }
}

proc ::wargame::match::holds::real {path} {
    # Of a link, too, that stands last.
    return [file dirname [file normalize [file join $path -]]]
}

# Key --
#
#       What it is held by: its real path when it was taken.  By that it is
#       found even if a folder on the way was since moved or replaced.
proc ::wargame::match::holds::Key {path} {
    variable Held
    return [expr {[dict exists $Held $path] ? $path : [real $path]}]
}

proc ::wargame::match::holds::take {path} {
    variable Held
    set path [Key $path]
    if {![dict exists $Held $path]} {
        dict set Held $path [list [Lock $path] 0]
    }
    lassign [dict get $Held $path] handle times
    if {$times == 0} {
        ::wargame::hold_renew $handle
    }
    dict set Held $path [list $handle [incr times]]
    return $path
}

proc ::wargame::match::holds::drop {path} {
    variable Held
    set path [Key $path]
    if {![dict exists $Held $path]} {
        return
    }
    lassign [dict get $Held $path] handle times
    if {[incr times -1] > 0} {
        dict set Held $path [list $handle $times]
    } else {
        dict unset Held $path
        ::wargame::let_go $handle
    }
}

proc ::wargame::match::holds::during {path script} {
    take $path
    try {
        uplevel 1 $script
    } finally {
        drop $path
    }
}

proc ::wargame::match::holds::reserve {path} {
    variable Held
    set path [real $path]
    if {[dict exists $Held $path]} {
        return 0
    }
    try {
        dict set Held $path [list [Lock $path] 0]
    } trap {WARGAME HELD} {} {
        return 0
    }
    if {[file exists $path] || [::wargame::match::keptBeside isThere $path]} {
        drop $path
        return 0
    }
    return 1
}

proc ::wargame::match::holds::write {path how text} {
    ::wargame::hold_$how [Handle $path] $text
}

proc ::wargame::match::holds::renew {path} {
    ::wargame::hold_renew [Handle $path]
}

proc ::wargame::match::holds::holder {path} {
    set line [::wargame::holder [real $path]]
    return [expr {$line eq "" ? "" : [Who $line]}]
}

proc ::wargame::match::holds::Handle {path} {
    variable Held
    return [lindex [dict get $Held [Key $path]] 0]
}

proc ::wargame::match::holds::Lock {path} {
    try {
        return [::wargame::hold $path "process [pid] host [info hostname]\
                since [clock seconds]"]
    } trap {WARGAME HELD} {line} {
        return -code error -errorcode {WARGAME HELD} \
                [::wargame::base::say file.held [file tail $path] [Who $line]]
    } trap {WARGAME FOREIGN} {} {
        return -code error -errorcode {WARGAME HELD} \
                [::wargame::base::say file.foreign $path.lock]
    }
}

# Who --
#
#       The line of a lock file in words.  Anybody may have written it.
proc ::wargame::match::holds::Who {line} {
    if {![regexp {^process (\d{1,10}) host ([\w.-]{1,64}) since\
                ([1-9]\d{0,10})$} $line - process host since]} {
        return [::wargame::base::say file.holder.other]
    }
    # The day, too, unless it is today.
    set day [clock format $since -format %Y-%m-%d]
    set time [clock format $since -format %H:%M]
    return [::wargame::base::say file.holder $process $host [expr {
        $day eq [clock format [clock seconds] -format %Y-%m-%d]
        ? $time : "$day $time"}]]
}
