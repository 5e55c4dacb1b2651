# partner-said.tcl --
#
#       Is the other player of a match by file a computer?  The bar above its
#       table and the list of matches say so.
#
#       partnerIs LETTERS      is it, who accepted our invitation, or of several
#                              that one of whom LETTERS speak?
#       partnerSaid LETTERS    a sentence that says so, or ""
#
#   Asked once a guest: who has accepted stays.

need base/words mail/partner

namespace eval ::wargame::mail {
    variable PartnersKnown [dict create]        ;# by {ID SEAT}
}

proc ::wargame::mail::partnerIs {letters} {
    variable PartnersKnown
    if {[$letters role] ne "host" || [$letters state] eq "accept"} {
        return 0
    }
    set guest [list [$letters get id] [lindex [$letters letters] 0 0]]
    if {![dict exists $PartnersKnown $guest]} {
        # Where its folder cannot be, there is none.
        dict set PartnersKnown $guest [expr {
            ![catch {partner knows {*}$guest} known] && $known}]
    }
    return [dict get $PartnersKnown $guest]
}

proc ::wargame::mail::partnerSaid {letters} {
    return [expr {[partnerIs $letters] ? [say letters.partner.plays] : ""}]
}
