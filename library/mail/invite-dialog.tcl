# invite-dialog.tcl --
#
#       The window in which a match by file is begun.
#
#       inviteDialog WINDOW GAME SCENARIO OPTIONS    with that WINDOW it goes

need base/prefs base/requests base/words look/theme mail/envelope \
        mail/invitation mail/letter-window mail/letter-words \
        mail/partner-choice present/presenter

proc ::wargame::mail::inviteDialog {parent game scenario chosen} {
    variable Inviting
    set top .letterinvite
    set body [letterWindow $top $parent [say letters.invite] \
            [say letters.inviteText]]
    set Inviting(side) 0
    set Inviting(seats) [invitation seats $game $scenario $chosen]
    if {[llength $Inviting(seats)] == 2} {
        set first [InviteSides $body $game]
    } else {
        set first [InviteSeats $body $game]
    }
    InvitePartner $body $game
    set Inviting(losses) 0
    if {[said $game.losses]} {
        set Inviting(losses) [prefs get losses]
        ttk::checkbutton $body.losses -text [say letters.inviteLosses] \
                -variable ::wargame::mail::Inviting(losses)
        pack $body.losses -anchor w
    }
    set Inviting(go) [letterButtons $body \
            letters.inviteGo [list ::wargame::mail::Invite $top $game \
                $scenario $chosen] \
            letters.close [list destroy $top]]
    letterNear $top $parent
    set ends [list ::wargame::mail::InviteEnds $top]
    trace add command $parent delete $ends
    bind $top <Destroy> +[list ::wargame::mail::InviteGone $top $parent $ends \
            %W]
    focus $first
}

proc ::wargame::mail::InviteEnds {top args} {
    destroy $top
}

# InviteGone --
#
#       The window that it went with is no longer watched.
proc ::wargame::mail::InviteGone {top parent ends window} {
    if {$window eq $top && [winfo exists $parent]} {
        trace remove command $parent delete $ends
    }
}

# InviteSides --
#
#       Of two players: which side is played here -> what has the keyboard.
proc ::wargame::mail::InviteSides {body game} {
    ttk::frame $body.side
    ttk::label $body.side.l -text [say letters.inviteSide]
    pack $body.side.l -side left -padx [list 0 [theme px 12]]
    foreach side {0 1} {
        ttk::radiobutton $body.side.$side -text [letterSide $game $side] \
                -value $side -variable ::wargame::mail::Inviting(side)
        pack $body.side.$side -side left -padx [list 0 [theme px 12]]
    }
    pack $body.side -anchor w -pady [list 0 [theme px 8]]
    return $body.side.0
}

# InviteSeats --
#
#       Where a side has several commanders: who of all of them plays by letter,
#       at first the second side -> what has the keyboard.
proc ::wargame::mail::InviteSeats {body game} {
    variable Inviting
    set words [presenterOf $game]
    ttk::label $body.by -text [say letters.inviteSeats]
    pack $body.by -anchor w
    foreach seat $Inviting(seats) {
        lassign $seat side commander leader
        set name [letterSide $game $side $commander]
        if {$leader ne ""} {
            set name "$name: [[$words words] unitName $leader]"
        }
        set row $body.by$side-$commander
        set Inviting(by,$side,$commander) [expr {$side == 1}]
        ttk::checkbutton $row -text $name \
                -variable ::wargame::mail::Inviting(by,$side,$commander)
        pack $row -anchor w
    }
    $words destroy
    return $body.by[join [lrange [lindex $Inviting(seats) 0] 0 1] -]
}

# InvitePartner --
#
#       Who answers: a person, or a computer, for trying it out.
proc ::wargame::mail::InvitePartner {body game} {
    variable Inviting
    set Inviting(level) ""
    set levels [::wargame::levels $game]
    if {"officer" ni $levels} {
        return
    }
    ttk::frame $body.partner
    ttk::label $body.partner.l -text [say letters.inviteWho]
    pack $body.partner.l -side left -padx [list 0 [theme px 12]]
    ttk::combobox $body.partner.who
    PartnerBox $body.partner.who [list person {*}$levels] \
            [lmap each [list person {*}$levels] {
        say computer.level.$each
    }] 0
    bind $body.partner.who <<ComboboxSelected>> \
            [list ::wargame::mail::InviteChose $body [list "" {*}$levels]]
    pack $body.partner -anchor w -pady [theme px 8]
}

proc ::wargame::mail::InviteChose {body levels} {
    # A computer needs no letter to be sent.
    variable Inviting
    set Inviting(level) [lindex $levels [$body.partner.who current]]
    $Inviting(go) configure -text [say [expr {$Inviting(level) eq ""
        ? "letters.inviteGo" : "start.play"}]]
}

# InvitedSeats --
#
#       {SIDE COMMANDER}... of those who play by letter, or an error; and in
#       Inviting(side) the side that is played here.
proc ::wargame::mail::InvitedSeats {} {
    variable Inviting
    if {[llength $Inviting(seats)] == 2} {
        return [list [list [expr {!$Inviting(side)}] ""]]
    }
    set here {}
    set away {}
    foreach seat $Inviting(seats) {
        lassign $seat side commander
        lappend [expr {$Inviting(by,$side,$commander) ? "away" : "here"}] \
                [list $side $commander]
    }
    if {![llength $here] || ![llength $away]} {
        letterFault nobody
    }
    set Inviting(side) [lindex $here 0 0]
    return $away
}

proc ::wargame::mail::Invite {top game scenario chosen} {
    variable Inviting
    try {
        set seats [InvitedSeats]
        set path [invitation begin $game $scenario $chosen $Inviting(side) \
                $Inviting(losses) "" $seats]
    } trap WARGAME {message} {
        letterSays $top $message
        return
    }
    set table [requests send openTable $path]
    destroy $top
    if {$table eq ""} {
        # It was said why not.
        return
    } elseif {$Inviting(level) eq ""} {
        [[$table mode] desk] letter
    } else {
        [[$table mode] desk] partner $Inviting(level)
    }
}
