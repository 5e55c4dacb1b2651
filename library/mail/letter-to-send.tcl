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
    letterButtons $body \
            letters.copy [list ::wargame::mail::CopyLetter $body $text] \
            letters.save [list ::wargame::mail::SaveLetter $body $text \
            [$letters name]] \
            letters.close [list destroy $top]
    letterNear $top $parent
    focus $body.bar.b1
}

proc ::wargame::mail::CopyLetter {body text} {
    clipboard clear
    clipboard append $text
    $body.why configure -text [say letters.copied] \
            -foreground [theme color good]
}

proc ::wargame::mail::SaveLetter {body text name {path ""}} {
    if {$path eq ""} {
        set path [tk_getSaveFile -parent $body -initialfile $name \
                -defaultextension .letter -title [say letters.letterTitle] \
                -filetypes [letterTypes]]
    }
    if {$path eq ""} {
        return
    }
    try {
        replace $path $text
        $body.why configure -text [say letters.saved $path] \
                -foreground [theme color good]
    } trap WARGAME {message} {
        $body.why configure -text $message -foreground [theme color bad]
    }
}
