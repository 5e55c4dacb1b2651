# letter-to-send.tcl --
#
#       The window with a letter that is written.
#
#       showLetter WINDOW LETTERS TEXT    TEXT, of that Correspondence, to be
#                                         copied or put in a file

need base/words look/theme mail/letter-window mail/letter-words

proc ::wargame::mail::showLetter {parent letters text} {
    set top .letterout
    set to [letterSide [$letters get game] [$letters other]]
    set sentences [list [say [expr {[$letters state] eq "accept"
        ? "letters.invitationText" : "letters.letterText"}] $to]]
    if {[$letters get other] ne ""} {
        lappend sentences "[say letters.fingerprint]\n[$letters fingerprint]"
    }
    set body [letterWindow $top $parent [say letters.letterTitle] \
            {*}$sentences]
    set paper [letterPaper $body 14]
    $paper insert end $text
    $paper configure -state disabled
    set first [letterButtons $body \
            letters.copy [list ::wargame::mail::CopyLetter $top $text] \
            letters.save [list ::wargame::mail::SaveLetter $top $text \
            [$letters name]] \
            letters.close [list destroy $top]]
    letterNear $top $parent
    focus $first
}

proc ::wargame::mail::CopyLetter {top text} {
    clipboard clear
    clipboard append $text
    letterSays $top [say letters.copied] good
}

proc ::wargame::mail::SaveLetter {top text name {path ""}} {
    if {$path eq ""} {
        set path [tk_getSaveFile -parent $top -initialfile $name \
                -defaultextension .letter -title [say letters.letterTitle] \
                -filetypes [letterTypes]]
    }
    if {$path eq ""} {
        return
    }
    try {
        replace $path $text
        letterSays $top [say letters.saved $path] good
    } trap WARGAME {message} {
        letterSays $top $message
    }
}
