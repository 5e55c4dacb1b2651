# letter-to-send.tcl --
#
#       The window with a letter that is written.
#
#       showLetter WINDOW LETTERS TEXT    TEXT, of that Correspondence, to be
#                                         copied or put in a file; of several
#                                         guests each has one
#       hideLetter LETTERS      closes it, if it shows a letter of theirs, and
#                               not those of several guests

need base/words look/modal look/theme mail/letter-window mail/letter-words \
        mail/partner-said

proc ::wargame::mail::showLetter {parent letters text} {
    variable LetterOf
    set top .letterout
    set all [$letters letters]
    set LetterOf [expr {[llength $all] < 2 ? $letters : ""}]
    set sentences [list [say [LetterTells $letters] [letterOther $letters]]]
    if {[$letters get other] ne "" && ![partnerIs $letters]} {
        lappend sentences "[say letters.fingerprint]\n[$letters fingerprint]"
    }
    set body [letterWindow $top $parent [say letters.letterTitle] \
            {*}$sentences]
    if {[llength $all] > 1} {
        LetterSeats $body $top $letters $all
    }
    set paper [letterPaper $body 14]
    set first [letterButtons $body \
            letters.copy [list ::wargame::mail::CopyLetter $top] \
            letters.save [list ::wargame::mail::SaveLetter $top] \
            letters.close [list destroy $top]]
    ShowText $top $text [$letters name]
    letterNear $top $parent
    focus $first
}

proc ::wargame::mail::hideLetter {letters} {
    variable LetterOf
    if {[winfo exists .letterout] && $LetterOf eq $letters} {
        destroy .letterout
    }
}

# LetterTells --
#
#       Which message says what to do with it; of several, with that SEAT's.
proc ::wargame::mail::LetterTells {letters {seat ""}} {
    return letters.[expr {[$letters state] eq "accept" ? "invitationText"
        : [partnerIs $letters $seat] ? "partner.letterText" : "letterText"}]
}

# LetterSeats --
#
#       A button for each of several guests, who show their letters.
proc ::wargame::mail::LetterSeats {body top letters all} {
    variable LetterSeat
    set game [$letters get game]
    set LetterSeat [lindex $all 0 0]
    ttk::frame $body.seats
    set n 0
    foreach one $all {
        lassign $one seat text name
        ttk::radiobutton $body.seats.s[incr n] -value $seat \
                -text [letterSeat $game $seat] \
                -variable ::wargame::mail::LetterSeat \
                -command [list ::wargame::mail::ShowSeat $top $text $name \
                    [say [LetterTells $letters $seat] \
                        [letterSeat $game $seat]]]
        pack $body.seats.s$n -side left -padx [list 0 [theme px 12]]
    }
    pack $body.seats -anchor w -pady [list 0 [theme px 8]]
}

proc ::wargame::mail::ShowSeat {top text name sentence} {
    letterTells $top $sentence
    ShowText $top $text $name
}

proc ::wargame::mail::ShowText {top text name} {
    variable LetterName
    set LetterName $name
    set paper [letterText $top]
    $paper configure -state normal
    $paper delete 1.0 end
    $paper insert end $text
    $paper configure -state disabled
}

proc ::wargame::mail::ShownText {top} {
    return [[letterText $top] get 1.0 end-1c]
}

proc ::wargame::mail::CopyLetter {top} {
    clipboard clear
    clipboard append [ShownText $top]
    letterSays $top [say letters.copied] good
}

proc ::wargame::mail::SaveLetter {top {path ""}} {
    variable LetterName
    if {$path eq ""} {
        set path [modal tk_getSaveFile -parent $top -initialfile $LetterName \
                -defaultextension .letter -title [say letters.letterTitle] \
                -filetypes [letterTypes]]
    }
    if {$path eq ""} {
        return
    }
    try {
        replace $path [ShownText $top]
        letterSays $top [say letters.saved $path] good
    } trap WARGAME {message} {
        letterSays $top $message
    }
}
