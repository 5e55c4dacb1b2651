# invite-dialog.tcl --
#
#       The window in which a match by file is begun.
#
#       inviteDialog WINDOW GAME SCENARIO OPTIONS

need base/prefs base/requests base/words look/theme mail/invitation \
        mail/letter-window mail/letter-words

proc ::wargame::mail::inviteDialog {parent game scenario chosen} {
    variable Inviting
    set top .letterinvite
    set body [letterWindow $top $parent [say letters.invite] \
            [say letters.inviteText]]
    set Inviting(side) 0
    ttk::frame $body.side
    ttk::label $body.side.l -text [say letters.inviteSide]
    pack $body.side.l -side left -padx [list 0 [theme px 12]]
    foreach side {0 1} {
        ttk::radiobutton $body.side.$side -text [letterSide $game $side] \
                -value $side -variable ::wargame::mail::Inviting(side)
        pack $body.side.$side -side left -padx [list 0 [theme px 12]]
    }
    pack $body.side -anchor w -pady [list 0 [theme px 8]]
    set Inviting(losses) 0
    if {[said $game.losses]} {
        set Inviting(losses) [prefs get losses]
        ttk::checkbutton $body.losses -text [say letters.inviteLosses] \
                -variable ::wargame::mail::Inviting(losses)
        pack $body.losses -anchor w
    }
    letterButtons $body \
            letters.inviteGo [list ::wargame::mail::Invite $top $game \
                $scenario $chosen] \
            letters.close [list destroy $top]
    letterNear $top $parent
    focus $body.side.0
}

proc ::wargame::mail::Invite {top game scenario chosen} {
    variable Inviting
    try {
        set path [invitation begin $game $scenario $chosen $Inviting(side) \
                $Inviting(losses)]
    } trap WARGAME {message} {
        letterSays $top $message
        return
    }
    set table [requests send openTable $path]
    destroy $top
    if {$table ne ""} {
        # Otherwise it was said why not.
        [[$table mode] desk] letter
    }
}
