# unread.tcl --
#
#       Which messages have reached a commander whom the program has not shown
#       them yet: remembered as long as it runs.
#
#       unread SEAT TABLE    how many, of the commander who sits there
#       haveRead SEAT TABLE  all are read, that commander's
#       deskLabel SEAT TABLE what the button of the messages says

need base/words

namespace eval ::wargame::seat {
    variable ReadMessages [dict create]     ;# by table, side and commander:
                                            ;# numbers
}

proc ::wargame::seat::Arrived {seat table} {
    # Numbers of what others wrote.
    set commander [$table commander]
    set side [$seat viewer]
    if {$commander eq "" || $side ni {0 1}} {
        return {}
    }
    return [lmap row [[[$seat presenter] reader] desk [$seat moment] $side \
            $commander] {
        if {[dict get $row from] == $commander} continue
        dict get $row number
    }]
}

proc ::wargame::seat::ReaderOf {seat table} {
    return [list $table [$seat viewer] [$table commander]]
}

proc ::wargame::seat::unread {seat table} {
    variable ReadMessages
    set who [ReaderOf $seat $table]
    set read [expr {[dict exists $ReadMessages $who]
        ? [dict get $ReadMessages $who] : {}}]
    return [llength [lmap number [Arrived $seat $table] {
        if {$number in $read} continue
        set number
    }]]
}

proc ::wargame::seat::haveRead {seat table} {
    variable ReadMessages
    dict set ReadMessages [ReaderOf $seat $table] [Arrived $seat $table]
}

proc ::wargame::seat::deskLabel {seat table} {
    # Open, they are being read.
    set new [expr {[winfo exists [$seat part desk]] ? 0
        : [unread $seat $table]}]
    return [expr {$new ? [::wargame::base::say desk.button.new $new]
        : [::wargame::base::say desk.button]}]
}
