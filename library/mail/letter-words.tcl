# letter-words.tcl --
#
#       What is said of a match by file.
#
#       letterState LETTERS           what is due in that Correspondence, in a
#                                     sentence
#       letterLostFor PATH ERROR      a sentence that the match cannot be read,
#                                     of an error that nobody foresaw: one match
#                                     spoils no list
#       letterSide GAME SIDE          what a side is called
#       letterLabel WORDS ACTION      an action of an answer, by the presenter's
#                                     Words

need base/files base/words

proc ::wargame::mail::letterState {letters} {
    return [say letters.state.[$letters role].[$letters state] \
            [letterSide [$letters get game] [$letters other]] \
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

proc ::wargame::mail::letterSide {game side} {
    return [sayOf $game side.[lindex [dict get [aboutGame $game] sides] $side]]
}
