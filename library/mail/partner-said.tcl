# partner-said.tcl --
#
#       Is the other player of a match by file a computer?  The bar above its
#       table and the list of matches say so.
#
#       partnerIs LETTERS ?SEAT?   is it, who accepted our invitation, or of
#                              several that one of whom LETTERS speak, or who
#                              has that SEAT?
#       partnerMay LETTERS     may a computer be it, now or when our next letter
#                              is written?  Never for a person who accepted
#       partnerNext LETTERS    does it answer what is due now by itself?  Not
#                              while it writes already, or where it was stopped
#       partnerSaid LETTERS    a sentence that says so, and that it is stopped;
#                              or ""
#
#   Answered once a guest: who has accepted stays.

need base/words mail/partner mail/partner-answers

namespace eval ::wargame::mail {
    variable PartnersKnown [dict create]        ;# by {ID SEAT}
}

proc ::wargame::mail::partnerIs {letters {seat ""}} {
    variable PartnersKnown
    if {[$letters role] ne "host" || [$letters state] eq "accept"} {
        return 0
    }
    set guest [list [$letters get id] [expr {$seat ne "" ? $seat
        : [lindex [$letters letters] 0 0]}]]
    if {![dict exists $PartnersKnown $guest]} {
        if {[catch {partner knows {*}$guest} known]} {
            # Its folder cannot be read now.
            return 0
        }
        dict set PartnersKnown $guest $known
    }
    return [dict get $PartnersKnown $guest]
}

proc ::wargame::mail::partnerMay {letters} {
    return [expr {[$letters role] eq "host" && [$letters state] ne "over"
        && ([$letters state] eq "accept" || [partnerIs $letters])
        && "officer" in [::wargame::levels [$letters get game]]}]
}

proc ::wargame::mail::partnerNext {letters} {
    set path [$letters path]
    return [expr {[$letters state] in {write answer}
        && [partnerIs $letters] && ![partnerAnswers isWriting $path]
        && ![partnerAnswers isStopped $path]}]
}

proc ::wargame::mail::partnerSaid {letters} {
    if {![partnerIs $letters]} {
        return ""
    }
    return [say letters.partner.[expr {[partnerAnswers isStopped \
            [$letters path]] ? "stopped" : "plays"}]]
}
