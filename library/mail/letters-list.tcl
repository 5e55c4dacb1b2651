# letters-list.tcl --
#
#       The window with all matches by file.
#
#       lettersWindow
#
#       Letters that a computer answers are written while the window is used, or
#       closed.

need base/requests base/words look/modal look/theme table/match-windows \
        mail/correspondence mail/correspondences mail/letter-came \
        mail/letter-to-send mail/letter-window mail/letter-words \
        mail/partner-answers mail/partner-choice mail/partner-said

namespace eval ::wargame::mail {
    variable Rows               ;# by path: the frame, in the window
    variable Written            ;# of which a computer writes, as shown last
    variable Asked [dict create]    ;# by path: those that it answers because
                                    # of this window
}

proc ::wargame::mail::lettersWindow {} {
    variable Rows
    set top .letters
    set body [letterWindow $top . [say letters.list]]
    set Rows [dict create]
    [partnerAnswers changes] remove ::wargame::mail::FillWritten
    [partnerAnswers changes] add ::wargame::mail::FillWritten
    foreach path [correspondences all] {
        set row [ttk::frame $body.row[dict size $Rows] -style Lift.TFrame \
                -padding [theme px 10]]
        dict set Rows $path $row
        FillRow $path
        pack $row -fill x -pady [list 0 [theme px 6]]
    }
    if {![dict size $Rows]} {
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

# FillRow --
#
#       What the row of a match says now, if the window is there.
proc ::wargame::mail::FillRow {path} {
    variable Rows
    variable Written
    if {![winfo exists .letters] || ![dict exists $Rows $path]} {
        return
    }
    set row [dict get $Rows $path]
    dict set Written $path [partnerAnswers isWriting $path]
    set hadFocus [string match $row.* [focus -lastfor .letters]]
    destroy {*}[winfo children $row]
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
    foreach name {stop partner go} {
        if {$hadFocus && [winfo exists $row.$name]} {
            focus $row.$name
            break
        }
    }
}

# FillWritten --
#
#       The rows in which a computer has begun to write, or writes no more.
proc ::wargame::mail::FillWritten {} {
    variable Rows
    variable Written
    variable Asked
    foreach path [dict keys $Rows] {
        set writes [partnerAnswers isWriting $path]
        if {!$writes} {
            dict unset Asked $path
        }
        if {$writes != [dict get $Written $path]} {
            FillRow $path
        }
    }
}

proc ::wargame::mail::MatchRow {row path letters} {
    set writes [partnerAnswers isWriting $path]
    ttk::label $row.what -style Lift.TLabel -font [theme font prompt] \
            -text "[say [$letters get game].title] - [say \
                [$letters get game].scenario.[$letters get scenario]]"
    ttk::label $row.state -style Lift.TLabel \
            -text [expr {$writes ? [say letters.partner.writes]
                : [string trim "[letterState $letters] [\
                    partnerSaid $letters]"]}] \
            -wraplength [theme px 420] -justify left
    set can [expr {[$letters state] ne "first"}]
    ttk::button $row.go -text [say [expr {$can ? "letters.goTo"
        : "letters.writeAgain"}]] -command [list ::wargame::mail::GoToMatch \
            $path $can]
    pack $row.go -side right -padx [list [theme px 14] 0]
    if {$writes} {
        ttk::button $row.stop -text [say letters.partner.stop] \
                -command [list ::wargame::mail::partnerAnswers stop $path]
        pack $row.stop -side right -padx [list [theme px 14] 0]
    } elseif {[MayComputerAnswer $letters]} {
        ttk::button $row.partner -text [say letters.partner] \
                -command [list ::wargame::mail::ComputerAnswers $path \
                    [$letters state]]
        pack $row.partner -side right -padx [list [theme px 14] 0]
    }
    pack $row.what $row.state -anchor w
    if {[winfo exists $row.partner] && [$letters state] eq "accept"} {
        ttk::frame $row.choice -style Lift.TFrame
        partnerChoice $row.choice $letters
        pack $row.choice -anchor w -pady [list [theme px 6] 0]
    }
}

# MayComputerAnswer --
#
#       Is a letter of ours to be answered that a computer can answer?  One to a
#       person it cannot.
proc ::wargame::mail::MayComputerAnswer {letters} {
    return [expr {[$letters state] in {accept answer}
        && [partnerMay $letters]}]
}

# ComputerAnswers --
#
#       The partner answers our last letter, later.  A match to which a person
#       was invited is lost to that person then: it is asked.
proc ::wargame::mail::ComputerAnswers {path state} {
    variable Asked
    if {$state eq "accept" && [modal tk_messageBox -parent .letters \
            -icon question \
            -type yesno -default no -title [say letters.partner] \
            -message [say letters.partner.sure] \
            -detail [say letters.partner.cost]] ne "yes"} {
        return
    }
    try {
        set letters [Correspondence new $path]
        try {
            lassign [LetterForComputer $path $letters] text level
        } finally {
            $letters destroy
        }
        partnerAnswers begin $path $text $level \
                [list ::wargame::mail::ComputerAnswered $path]
        dict set Asked $path 1
    } trap WARGAME {message} - trap POSIX {message} {
        letterSays .letters $message
    }
}

# LetterForComputer --
#
#       The letter that it answers, and its level.
proc ::wargame::mail::LetterForComputer {path letters} {
    variable Rows
    set text [$letters write]
    set choice [dict get $Rows $path].choice
    if {![winfo exists $choice]} {
        return [list $text ""]
    }
    lassign [partnerChosen $choice $letters] seat level
    return [list [lindex [lsearch -inline -exact -index 0 \
            [$letters letters] $seat] 1] $level]
}

# ComputerAnswered --
#
#       The letter is opened at its table.  The window closes, unless others are
#       still to come.
proc ::wargame::mail::ComputerAnswered {path what text} {
    variable Asked
    dict unset Asked $path
    set why ""
    if {$what eq "refused"} {
        set why $text
    } elseif {$text ne ""} {
        try {
            set arrived [ArrivedLetter $path $text]
            FillRow $path
            if {$arrived && ![dict size $Asked] && ![AreMissing $path]} {
                destroy .letters
            }
        } trap WARGAME {why} {
            partnerAnswers rest $path
        }
    }
    if {$why ne "" && ![winfo exists .letters]} {
        # It was closed meanwhile.
        modal tk_messageBox -parent . -icon warning -title [say letters.title] \
                -message "[file tail $path]: $why"
    } elseif {$why ne ""} {
        letterSays .letters $why
    } elseif {[winfo exists .letters] && $what eq "answer" && $text eq ""} {
        letterSays .letters [say letters.partner.over] ink
    }
}

# AreMissing --
#
#       Have others not accepted yet?
proc ::wargame::mail::AreMissing {path} {
    set letters [Correspondence new $path]
    try {
        return [expr {[$letters state] eq "accept"}]
    } finally {
        $letters destroy
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
