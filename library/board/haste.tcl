# haste.tcl --
#
#       Presses that follow a double click which selected more as soon as one of
#       a double click does: whoever presses so fast asks for more, and has not
#       seen yet what is selected; so nobody is sent by them.
#
#   set haste [::wargame::board::Haste new]
#       begin TIME         the press at that time, by the display, selected more
#       isHasty TIME       is one at that time so soon after that, or after
#                          another that was?  What a program made has no time

namespace eval ::wargame::board {
    variable HasteMs 500        ;# Tk's time of a double click
}

if {![info object isa class ::wargame::board::Haste]} {
    oo::class create ::wargame::board::Haste
}

oo::define ::wargame::board::Haste {
    # Last: when such a press was, or 0.
    variable Last

    constructor {} {
        set Last 0
    }

    method begin {time} {
        set Last $time
    }

    method isHasty {time} {
        set since [expr {$time - $Last}]
        if {!$Last || $since < 0 || $since >= $::wargame::board::HasteMs} {
            set Last 0
            return 0
        }
        set Last $time
        return 1
    }
}
