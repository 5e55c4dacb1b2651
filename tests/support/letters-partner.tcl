# letters-partner.tcl --
#
#       For tests of a computer as the partner of a match by file: one that
#       answers here, beside letters-window.tcl.

proc inviteComputer {game side level} {
    # The partner is chosen where the match by file is begun -> its table.
    at host
    ::wargame::mail::inviteDialog . $game "" {}
    update
    click [inside .letterinvite $side]
    set who [inside .letterinvite who]
    $who current [lsearch -exact [$who cget -values] \
            [::wargame::base::say computer.level.$level]]
    event generate $who <<ComboboxSelected>>
    click [inside .letterinvite b1]
    return [lindex [::wargame::table::matchWindows all] end]
}

proc partnerButton {table} {
    # What it says, if it is shown.
    set button [inside [$table window] letters partner]
    return [expr {[winfo ismapped $button] ? [$button cget -text] : ""}]
}

proc holdAnswers {} {
    # They come when they are let go.
    rename ::wargame::mail::partnerAnswers::Came comes
    proc ::wargame::mail::partnerAnswers::Came {args} {}
}

proc letGo {} {
    rename ::wargame::mail::partnerAnswers::Came ""
    rename comes ::wargame::mail::partnerAnswers::Came
}

proc answered {table} {
    # Until somebody here is to act, or to read.
    settled $table
    while {[::wargame::mail::partnerAnswers any]
            || ([[$table turn] is letter over] && [::wargame::mail::partnerNext \
                [[$table mode] letters]])} {
        after 20 {set ::later 1}
        vwait ::later
        settled $table
    }
}

proc readOn {table} {
    # What the letters tell, and how battles end, until somebody here is to act.
    answered $table
    while {[goesOn $table]} {
        answered $table
    }
}
