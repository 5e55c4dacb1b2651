# outcome.tcl --
#
#       Whether a saved match is over, and who won it, told without a table.
#
#       outcomeOf PATH TEXT    of the text of that file: 0 or 1, the side that
#                              won; nobody, if it was drawn; "" if it goes on,
#                              or is no match
#
#   All actions are done again for that, some hundredths of a second for a long
#   match, so it is known from then on, until the text is another.

namespace eval ::wargame::match {
    variable Outcomes           ;# PATH -> {SUM OUTCOME}
    if {![info exists Outcomes]} {
        set Outcomes [dict create]
    }
}

proc ::wargame::match::outcomeOf {path text} {
    variable Outcomes
    set sum [zlib crc32 [encoding convertto utf-8 $text]]
    if {![dict exists $Outcomes $path]
            || [lindex [dict get $Outcomes $path] 0] != $sum} {
        dict set Outcomes $path [list $sum [Outcome $text]]
    }
    return [lindex [dict get $Outcomes $path] 1]
}

proc ::wargame::match::Outcome {text} {
    if {[catch {::wargame::match_load $text} handle]} {
        return ""
    }
    try {
        return [expr {[::wargame::match_side $handle] eq "nobody"
            ? [::wargame::match_winner $handle] : ""}]
    } finally {
        ::wargame::match_free $handle
    }
}
