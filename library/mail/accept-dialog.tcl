# accept-dialog.tcl --
#
#       The window of an invitation that came.
#
#       acceptDialog ASKED TEXT    ASKED: what TEXT says, see invitation.tcl

need base/objects base/requests base/words look/theme mail/acceptance \
        mail/correspondence mail/letter-to-send mail/letter-window \
        mail/letter-words

proc ::wargame::mail::acceptDialog {asked text} {
    set top .letteraccept
    set game [dict get $asked game]
    set options {}
    foreach {name value} [dict get $asked options] {
        lappend options [OptionWords $game $name $value]
    }
    set sentences [list [say letters.acceptText [say $game.title] \
            [say $game.scenario.[dict get $asked scenario]] \
            [letterSide $game [dict get $asked side] \
                [dict get $asked commander]]]]
    set options [lsearch -all -inline -not -exact $options ""]
    if {[llength $options]} {
        lappend sentences [say letters.acceptOptions \
                [sayApart $options]]
    }
    if {[dict get $asked losses]} {
        lappend sentences [say letters.acceptLosses]
    }
    set body [letterWindow $top . [say letters.accept] {*}$sentences]
    set first [letterButtons $body \
            letters.acceptGo [list ::wargame::mail::Accept $top $text] \
            letters.close [list destroy $top]]
    letterNear $top .
    focus $first
}

proc ::wargame::mail::OptionWords {game name value} {
    # A switch that is on, or the value of a list; "" if it is off.
    if {$value eq "off"} {
        return ""
    } elseif {$value eq "on"} {
        return [say $game.option.$name]
    }
    return "[say $game.option.$name]: [say $game.option.$name.$value]"
}

proc ::wargame::mail::Accept {top text} {
    set letters ""
    try {
        set letters [Correspondence new [acceptance begin $text]]
        set letter [$letters write]
    } trap WARGAME {message} {
        destroyIf $letters
        letterSays $top $message
        return
    }
    requests send lettersWindow
    destroy $top
    showLetter .letters $letters $letter
    $letters destroy
}
