# unread.tcl --
#
#       What has reached one of several commanders of a side: which messages
#       the program has not shown them yet, remembered as long as their table
#       is there, and what one says.  A message is known by its number and its
#       words: one that is taken back may leave its number to another.
#
#       unread SEAT TABLE MATCH   how many, of the commander who sits there
#       haveRead SEAT TABLE MATCH   all are read, that commander's
#       readCome SEAT TABLE MATCH TURN   the words of the one whose coming asks
#                            something, "" where nothing is asked; it is read by
#                            that while TURN waits for an answer
#       nameOf SEAT SIDE N   the name of who stands for a commander, or "-"
#       givenAway SEAT ROW   {} or a sentence: what that message gives away
#       deskLabel SEAT TABLE MATCH   what the button of the messages says

need base/words

namespace eval ::wargame::seat {
    variable ReadMessages [dict create]     ;# by table, then by side and
                                            ;# commander: {NUMBER WORDS}...
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

proc ::wargame::seat::Kept {seat table match row} {
    # As it is remembered.
    set number [dict get $row number]
    return [list $number [$match message [$seat viewer] \
            [$table commander] $number]]
}

proc ::wargame::seat::ReadBy {seat table} {
    variable ReadMessages
    set who [list [$seat viewer] [$table commander]]
    return [expr {[dict exists $ReadMessages $table $who]
        ? [dict get $ReadMessages $table $who] : {}}]
}

proc ::wargame::seat::NoteRead {seat table match rows} {
    variable ReadMessages
    if {![llength $rows]} {
        return
    }
    if {![dict exists $ReadMessages $table]} {
        trace add command $table delete \
                [list ::wargame::seat::ForgetRead $table]
    }
    set read [ReadBy $seat $table]
    foreach row $rows {
        lappend read [Kept $seat $table $match $row]
    }
    dict set ReadMessages $table [list [$seat viewer] [$table commander]] \
            [lsort -unique $read]
}

proc ::wargame::seat::ForgetRead {table args} {
    variable ReadMessages
    dict unset ReadMessages $table
}

proc ::wargame::seat::unread {seat table match} {
    set read [ReadBy $seat $table]
    return [llength [lmap row [Arrived $seat $table] {
        if {[Kept $seat $table $match $row] in $read} continue
        set row
    }]]
}

proc ::wargame::seat::haveRead {seat table match} {
    NoteRead $seat $table $match [Arrived $seat $table]
}

proc ::wargame::seat::readCome {seat table match turn} {
    set row [lindex [Arrived $seat $table] end]
    if {![llength $row] || ![[[$seat presenter] panels] hasCome \
            [$seat moment]]} {
        return ""
    }
    if {[$turn is answering]} {
        NoteRead $seat $table $match [list $row]
    }
    set said [lindex [Kept $seat $table $match $row] 1]
    return [join [list [::wargame::base::say desk.came \
            [nameOf $seat [$seat viewer] [dict get $row from]] [expr {
                $said eq "" ? [::wargame::base::say desk.blank] : $said}]] \
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

proc ::wargame::seat::deskLabel {seat table match} {
    # Open, they are being read.
    set new [expr {[winfo exists [$seat part desk]] ? 0
        : [unread $seat $table $match]}]
    return [expr {$new ? [::wargame::base::say desk.button.new $new]
        : [::wargame::base::say desk.button]}]
}
