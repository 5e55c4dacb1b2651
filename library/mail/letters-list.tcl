# letters-list.tcl --
#
#       The window with all matches by file.
#
#       lettersWindow

need base/requests base/words look/theme table/match-windows \
        mail/correspondence mail/correspondences mail/letter-came \
        mail/letter-to-send mail/letter-window mail/letter-words \
        mail/partner

proc ::wargame::mail::lettersWindow {} {
    set top .letters
    set body [letterWindow $top . [say letters.list]]
    set n 0
    foreach path [correspondences all] {
        set row [ttk::frame $body.row[incr n] -style Lift.TFrame \
                -padding [theme px 10]]
        try {
            set letters [Correspondence new $path]
            try {
                MatchRow $row $path $letters
            } finally {
                $letters destroy
            }
        } trap WARGAME {message} {
            LostRow $row $path $message
        } on error {message} {
            LostRow $row $path [letterLostFor $path $message]
        }
        pack $row -fill x -pady [list 0 [theme px 6]]
    }
    if {$n == 0} {
        ttk::label $body.none -text [say letters.none] \
                -wraplength [theme px 600] -justify left
        pack $body.none -anchor w
    }
    set first [letterButtons $body \
            letters.open {::wargame::mail::openLetter .letters} \
            letters.close [list destroy $top]]
    letterNear $top .
    focus $first
}

proc ::wargame::mail::MatchRow {row path letters} {
    ttk::label $row.what -style Lift.TLabel -font [theme font prompt] \
            -text "[say [$letters get game].title] - [say \
                [$letters get game].scenario.[$letters get scenario]]"
    ttk::label $row.state -style Lift.TLabel -text [letterState $letters] \
            -wraplength [theme px 420] -justify left
    set can [expr {[$letters state] ne "first"}]
    ttk::button $row.go -text [say [expr {$can ? "letters.goTo"
        : "letters.writeAgain"}]] -command [list ::wargame::mail::GoToMatch \
            $path $can]
    pack $row.go -side right -padx [list [theme px 14] 0]
    if {[MayComputerAnswer $letters]} {
        ttk::button $row.partner -text [say letters.partner] \
                -command [list ::wargame::mail::ComputerAnswers $path \
                    [$letters state]]
        pack $row.partner -side right -padx [list [theme px 14] 0]
    }
    pack $row.what $row.state -anchor w
}

# MayComputerAnswer --
#
#       Is a letter of ours to be answered that a computer can answer?  One to a
#       person it cannot.
proc ::wargame::mail::MayComputerAnswer {letters} {
    return [expr {[$letters role] eq "host"
        && ([$letters state] eq "accept" || ([$letters state] eq "answer"
            && [partner knows [$letters get id]]))
        && [llength [$letters letters]] == 1
        && "officer" in [levels [$letters get game]]}]
}

# ComputerAnswers --
#
#       The partner's answer to our last letter comes at once.  A match
#       to which a person was invited is lost to that person then: it is asked.
proc ::wargame::mail::ComputerAnswers {path state} {
    if {$state eq "accept" && [tk_messageBox -parent .letters -icon question \
            -type yesno -default no -title [say letters.partner] \
            -message [say letters.partner.sure] \
            -detail [say letters.partner.cost]] ne "yes"} {
        return
    }
    try {
        set letters [Correspondence new $path]
        try {
            set text [$letters write]
        } finally {
            $letters destroy
        }
        set answer [partner answer $text officer]
        if {$answer eq ""} {
            letterSays .letters [say letters.partner.over] ink
        } elseif {[ArrivedLetter $path $answer]} {
            destroy .letters
        }
    } trap WARGAME {message} {
        if {[winfo exists .letters]} {
            letterSays .letters $message
        }
    }
}

# LostRow --
#
#       A match by file that cannot be read: which, and why.
proc ::wargame::mail::LostRow {row path message} {
    destroy {*}[winfo children $row]
    ttk::label $row.what -style Lift.TLabel -font [theme font prompt] \
            -text [file tail $path]
    ttk::label $row.state -style Lift.TLabel -text $message \
            -foreground [theme color bad] -wraplength [theme px 560] \
            -justify left
    pack $row.what $row.state -anchor w
}

proc ::wargame::mail::GoToMatch {path there} {
    if {!$there} {
        try {
            set letters [Correspondence new $path]
            try {
                showLetter .letters $letters [$letters write]
            } finally {
                $letters destroy
            }
        } trap WARGAME {message} {
            # Another program was faster than the list.
            letterSays .letters $message
        }
        return
    }
    set table [matchWindows tableOf $path]
    if {$table eq ""} {
        requests send openTable $path
    } else {
        raise [$table window]
    }
    destroy .letters
}
