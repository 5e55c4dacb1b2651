# letter-words.tcl --
#
#       What is said of a match by file.
#
#       letterState LETTERS           what is due in that Correspondence, in a
#                                     sentence
#       letterLostFor PATH ERROR      a sentence that the match cannot be read,
#                                     of an error that nobody foresaw: one match
#                                     spoils no list
#       letterSide GAME SIDE ?COMMANDER?   what a side is called, or one of its
#                                     commanders by number
#       letterSeat GAME WORD          what "russian.2" is called
#       letterOther LETTERS           the other player of that Correspondence
#       letterLabel WORDS ACTION      an action of an answer, by the presenter's
#                                     Words

need base/files base/words

proc ::wargame::mail::letterState {letters} {
    return [say letters.state.[$letters role].[$letters state] \
            [letterOther $letters] \
            [$letters number] [expr {[$letters number] + 1}]]
}

proc ::wargame::mail::letterLostFor {path error} {
    return [say file.bad "$path ([lindex [split [string trim $error] \n] 0])"]
}

proc ::wargame::mail::letterLabel {words action} {
    # A standing order, or what one answers.
    lassign $action verb kind choice
    if {$verb ne "standing"} {
        return [$words label [regsub {^! } $action ""]]
    } elseif {$choice eq "inherit"} {
        return [$words standing $kind]
    }
    return [say event.standing [$words standing $kind] \
            [$words standingChoice $kind $choice]]
}

proc ::wargame::mail::letterSide {game side {commander ""}} {
    set name [sayOf $game \
            side.[lindex [dict get [aboutGame $game] sides] $side]]
    return [expr {$commander eq "" ? $name
        : [say letters.commander $name [expr {$commander + 1}]]}]
}

proc ::wargame::mail::letterSeat {game word} {
    lassign [split $word .] side number
    return [letterSide $game \
            [lsearch -exact [dict get [aboutGame $game] sides] $side] \
            [expr {$number eq "" ? "" : $number - 1}]]
}

proc ::wargame::mail::letterOther {letters} {
    # The guest may be one of several, the host is a side.
    return [letterSide [$letters get game] [$letters other] \
            [expr {[$letters role] eq "host" ? [$letters commander] : ""}]]
}
