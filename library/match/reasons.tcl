# reasons.tcl --
#
#       Why something was done in a match, as a viewer may know it.
#
#       areReasonsTold MATCH       does who plays here want to be told?
#                                  When the match is over, anyway
#       reasonOf MATCH N VIEWER    a dictionary: why, perhaps place, chance, see
#                                  wg_match_reason() in computer.h; "": no
#                                  reason

need base/prefs

proc ::wargame::match::areReasonsTold {match} {
    return [expr {[::wargame::base::prefs get reasons]
        || [$match side] eq "nobody"}]
}

proc ::wargame::match::reasonOf {match n viewer} {
    return [::wargame::match_reason [$match handle] $n $viewer]
}
