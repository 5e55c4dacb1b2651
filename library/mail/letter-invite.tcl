# letter-invite.tcl --
#
#       The windows of play by file: an invitation to write or to accept, and
#       all matches by file.
#
#       inviteDialog WINDOW GAME SCENARIO OPTIONS
#       AcceptDialog ASKED TEXT        an invitation that came, and what it says
#       lettersWindow                  all matches by file

need base/objects base/prefs base/requests base/words look/theme \
        table/match-windows mail/post

# ---- an invitation ----

proc ::wargame::mail::inviteDialog {parent game scenario chosen} {
    variable Letters
    set top .letterinvite
    set body [LetterWindow $top $parent [say letters.invite] \
            [say letters.inviteText]]
    set Letters(side) 0
    ttk::frame $body.side
    ttk::label $body.side.l -text [say letters.inviteSide]
    pack $body.side.l -side left -padx [list 0 [theme px 12]]
    foreach side {0 1} {
        ttk::radiobutton $body.side.$side -text [LetterSide $game $side] \
                -value $side -variable ::wargame::mail::Letters(side)
        pack $body.side.$side -side left -padx [list 0 [theme px 12]]
    }
    pack $body.side -anchor w -pady [list 0 [theme px 8]]
    set Letters(losses) 0
    if {[said $game.losses]} {
        set Letters(losses) [prefs get losses]
        ttk::checkbutton $body.losses -text [say letters.inviteLosses] \
                -variable ::wargame::mail::Letters(losses)
        pack $body.losses -anchor w
    }
    LetterButtons $body \
            letters.inviteGo [list ::wargame::mail::Invite $top $game \
            $scenario \
                $chosen] \
            letters.close [list destroy $top]
    LetterNear $top $parent
    focus $body.side.0
}

proc ::wargame::mail::Invite {top game scenario chosen} {
    variable Letters
    try {
        set path [post invite $game $scenario $chosen $Letters(side) \
                $Letters(losses)]
    } trap WARGAME {message} {
        $top.body.why configure -text $message
        return
    }
    set table [requests send openTable $path]
    destroy $top
    if {$table ne ""} {
        # Otherwise it was said why not.
        $table letter
    }
}

proc ::wargame::mail::AcceptDialog {asked text} {
    set top .letteraccept
    set game [dict get $asked game]
    set options {}
    foreach {name value} [dict get $asked options] {
        lappend options [LetterOption $game $name $value]
    }
    set sentences [list [say letters.acceptText [say $game.title] \
            [say $game.scenario.[dict get $asked scenario]] \
            [LetterSide $game [dict get $asked side]]]]
    set options [lsearch -all -inline -not -exact $options ""]
    if {[llength $options]} {
        lappend sentences [say letters.acceptOptions [join $options "; "]]
    }
    if {[dict get $asked losses]} {
        lappend sentences [say letters.acceptLosses]
    }
    set body [LetterWindow $top . [say letters.accept] {*}$sentences]
    LetterButtons $body \
            letters.acceptGo [list ::wargame::mail::Accept $top $text] \
            letters.close [list destroy $top]
    LetterNear $top .
    focus $body.bar.b1
}

proc ::wargame::mail::LetterOption {game name value} {
    # A switch that is on, or the value of a list; "" if it is off.
    if {$value eq "off"} {
        return ""
    } elseif {$value eq "on"} {
        return [say $game.option.$name]
    }
    return "[say $game.option.$name]: [say $game.option.$name.$value]"
}

proc ::wargame::mail::Accept {top text} {
    set post ""
    try {
        set post [Post new [post accept $text]]
        set letter [$post write]
    } trap WARGAME {message} {
        destroyIf $post
        $top.body.why configure -text $message
        return
    }
    lettersWindow
    destroy $top
    showLetter .letters $post $letter
    $post destroy
}

# ---- all of them ----

proc ::wargame::mail::lettersWindow {} {
    set top .letters
    set body [LetterWindow $top . [say letters.list]]
    set n 0
    foreach path [post all] {
        set row [ttk::frame $body.row[incr n] -style Lift.TFrame \
                -padding [theme px 10]]
        try {
            set post [Post new $path]
            try {
                LetterRow $row $path $post
            } finally {
                $post destroy
            }
        } trap WARGAME {message} {
            LetterLost $row $path $message
        } on error {message} {
            LetterLost $row $path [letterLostFor $path $message]
        }
        pack $row -fill x -pady [list 0 [theme px 6]]
    }
    if {$n == 0} {
        ttk::label $body.none -text [say letters.none] \
                -wraplength [theme px 600] -justify left
        pack $body.none -anchor w
    }
    LetterButtons $body letters.open {::wargame::mail::openLetter .letters} \
            letters.close [list destroy $top]
    LetterNear $top .
    focus $body.bar.b1
}

proc ::wargame::mail::LetterRow {row path post} {
    ttk::label $row.what -style Lift.TLabel -font [theme font prompt] \
            -text "[say [$post get game].title] - [say \
                [$post get game].scenario.[$post get scenario]]"
    ttk::label $row.state -style Lift.TLabel -text [letterState $post] \
            -wraplength [theme px 420] -justify left
    set can [expr {[$post state] ne "first"}]
    ttk::button $row.go -text [say [expr {$can ? "letters.goTo"
        : "letters.writeAgain"}]] -command [list ::wargame::mail::GoToPost \
            $path $can]
    pack $row.go -side right -padx [list [theme px 14] 0]
    pack $row.what $row.state -anchor w
}

# LetterLost --
#
#       A match by file that cannot be read: which, and why.
proc ::wargame::mail::LetterLost {row path message} {
    destroy {*}[winfo children $row]
    ttk::label $row.what -style Lift.TLabel -font [theme font prompt] \
            -text [file tail $path]
    ttk::label $row.state -style Lift.TLabel -text $message \
            -foreground [theme color bad] -wraplength [theme px 560] \
            -justify left
    pack $row.what $row.state -anchor w
}

proc ::wargame::mail::GoToPost {path there} {
    if {!$there} {
        try {
            set post [Post new $path]
            try {
                showLetter .letters $post [$post write]
            } finally {
                $post destroy
            }
        } trap WARGAME {message} {
            # Another program was faster than the list.
            .letters.body.why configure -text $message
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
