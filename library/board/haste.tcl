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

need look/stray

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
        set hasty [::wargame::look::isDeaf selected $Last $time]
        set Last [expr {$hasty ? $time : 0}]
        return $hasty
    }
}
