# unread.tcl --
#
#       What has reached one of several commanders of a side: which messages
#       the program has not shown them yet, remembered as long as it runs, and
#       what one says.
#
#       unread SEAT TABLE    how many, of the commander who sits there
#       haveRead SEAT TABLE  all are read, that commander's
#       readCome SEAT TABLE MATCH   the words of the one whose coming asks
#                            something, which is read by that; "" where nothing
#                            is asked
#       nameOf SEAT SIDE N   the name of who stands for a commander, or "-"
#       givenAway SEAT ROW   {} or a sentence: what that message gives away
#       deskLabel SEAT TABLE what the button of the messages says

need base/words

namespace eval ::wargame::seat {
    variable ReadMessages [dict create]     ;# by table, side and commander:
                                            ;# numbers
}

proc ::wargame::seat::Arrived {seat table} {
    # Rows of what others wrote.
    set commander [$table commander]
    set side [$seat viewer]
    if {$commander eq "" || $side ni {0 1}} {
        return {}
    }
    return [lmap row [[[$seat presenter] reader] desk [$seat moment] $side \
            $commander] {
        if {[dict get $row from] == $commander} continue
        set row
    }]
}

proc ::wargame::seat::Numbers {rows} {
    return [lmap row $rows { dict get $row number }]
}

proc ::wargame::seat::ReaderOf {seat table} {
    return [list $table [$seat viewer] [$table commander]]
}

proc ::wargame::seat::unread {seat table} {
    variable ReadMessages
    set who [ReaderOf $seat $table]
    set read [expr {[dict exists $ReadMessages $who]
        ? [dict get $ReadMessages $who] : {}}]
    return [llength [lmap number [Numbers [Arrived $seat $table]] {
        if {$number in $read} continue
        set number
    }]]
}

proc ::wargame::seat::haveRead {seat table} {
    variable ReadMessages
    dict set ReadMessages [ReaderOf $seat $table] \
            [Numbers [Arrived $seat $table]]
}

proc ::wargame::seat::readCome {seat table match} {
    variable ReadMessages
    set row [lindex [Arrived $seat $table] end]
    if {![llength $row] || ![[[$seat presenter] panels] hasCome \
            [$seat moment]]} {
        return ""
    }
    dict with row {}
    dict lappend ReadMessages [ReaderOf $seat $table] $number
    set said [$match message [$seat viewer] [$table commander] $number]
    return [join [list [::wargame::base::say desk.came \
            [nameOf $seat [$seat viewer] $from] [expr {$said eq ""
                ? [::wargame::base::say desk.blank] : $said}]] \
        {*}[givenAway $seat $row]]]
}

proc ::wargame::seat::nameOf {seat side number} {
    foreach row [[[$seat presenter] reader] commanders [$seat moment] $side] {
        if {[dict get $row number] == $number} {
            set leader [dict get $row leader]
            return [expr {$leader eq "" ? "-"
                : [[[$seat presenter] words] unitName $leader]}]
        }
    }
    return "-"
}

proc ::wargame::seat::givenAway {seat row} {
    # Not by expr, which would take a key for a number.
    if {[dict get $row unit] eq ""} {
        return {}
    }
    return [list [::wargame::base::say [expr {[dict get $row division]
        ? "desk.cedes.division" : "desk.cedes"}] \
        [[[$seat presenter] words] unitName [dict get $row unit]]]]
}

proc ::wargame::seat::deskLabel {seat table} {
    # Open, they are being read.
    set new [expr {[winfo exists [$seat part desk]] ? 0
        : [unread $seat $table]}]
    return [expr {$new ? [::wargame::base::say desk.button.new $new]
        : [::wargame::base::say desk.button]}]
}
