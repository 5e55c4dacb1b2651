# reasons.tcl --
#
#       Why something was done in a match, as a viewer may know it.
#
#       reasonOf MATCH N VIEWER    a dictionary: why, perhaps place, chance, see
#                                  wg_match_reason() in computer.h; "": no
#                                  reason

proc ::wargame::match::reasonOf {match n viewer} {
    return [::wargame::match_reason [$match handle] $n $viewer]
}
