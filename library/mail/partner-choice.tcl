# partner-choice.tcl --
#
#       Which of those who are invited a computer is to be, and how well it
#       plays, in the row of a match in the list of letters.
#
#       partnerChoice FRAME LETTERS   makes the boxes in it; nothing is asked of
#                                which there is one.  They have what was chosen
#                                in them before, in this run of the program
#       partnerChosen FRAME LETTERS   {SEAT LEVEL}: the seat as a letter names
#                                it, french.2

need base/words look/button-bar look/theme mail/letter-words

namespace eval ::wargame::mail {
    variable Chosen [dict create]       ;# by id of a match: {SEAT LEVEL}
}

proc ::wargame::mail::partnerChoice {frame letters} {
    variable Chosen
    set game [$letters get game]
    set id [$letters get id]
    lassign [expr {[dict exists $Chosen $id] ? [dict get $Chosen $id]
        : {"" officer}}] seat level
    ttk::combobox $frame.who
    ttk::combobox $frame.level
    set seats [PartnerSeats $letters]
    set levels [::wargame::levels $game]
    PartnerBox $frame.who $seats [lmap each $seats { letterSeat $game $each }] \
            [expr {max(0, [lsearch -exact $seats $seat])}]
    PartnerBox $frame.level $levels [lmap each $levels {
        say computer.level.$each
    }] [lsearch -exact $levels $level]
    foreach box {who level} {
        bind $frame.$box <<ComboboxSelected>> \
                [list ::wargame::mail::PartnerChose $frame $id $seats $levels]
    }
}

proc ::wargame::mail::PartnerChose {frame id seats levels} {
    variable Chosen
    dict set Chosen $id [list [lindex $seats [$frame.who current]] \
            [lindex $levels [$frame.level current]]]
}

proc ::wargame::mail::PartnerSeats {letters} {
    return [lmap letter [$letters letters] { lindex $letter 0 }]
}

proc ::wargame::mail::PartnerBox {box values texts at} {
    $box configure -state readonly -values $texts \
            -font [theme font body] -width [::wargame::look::listWidth 16 \
                [theme font body] $texts]
    $box current $at
    if {[llength $values] > 1} {
        pack $box -side left -padx [list 0 [theme px 12]]
    }
}

proc ::wargame::mail::partnerChosen {frame letters} {
    return [list \
            [lindex [PartnerSeats $letters] [$frame.who current]] \
            [lindex [::wargame::levels [$letters get game]] \
                [$frame.level current]]]
}
