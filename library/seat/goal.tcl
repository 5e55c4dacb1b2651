# goal.tcl --
#
#       What an orders card says at the first sight of a match: what it is
#       fought for, until that side has moved.
#
#       goal SEAT MATCH        a sentence, or ""

need match/standing

proc ::wargame::seat::goal {seat match} {
    set viewer [$seat viewer]
    if {$viewer ni {0 1} || [::wargame::match::hasMoved $match $viewer]} {
        return ""
    }
    return [[[$seat presenter] sentences] goal [$seat moment]]
}
