# partner-choice.tcl --
#
#       Which of those who are invited a computer is to be, and how well it
#       plays, in the row of a match in the list of letters.
#
#       partnerChoice FRAME LETTERS   makes the boxes in it; nothing is asked of
#                                which there is one
#       partnerChosen FRAME LETTERS   {SEAT LEVEL}: the seat as a letter names
#                                it, french.2

need base/words look/button-bar look/theme mail/letter-words

proc ::wargame::mail::partnerChoice {frame letters} {
    set game [$letters get game]
    ttk::combobox $frame.who
    ttk::combobox $frame.level
    set seats [PartnerSeats $letters]
    set levels [::wargame::levels $game]
    PartnerBox $frame.who $seats [lmap seat $seats { letterSeat $game $seat }] 0
    PartnerBox $frame.level $levels [lmap level $levels {
        say computer.level.$level
    }] [lsearch -exact $levels officer]
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
