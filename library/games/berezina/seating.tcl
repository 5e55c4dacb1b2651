# seating.tcl --
#
#       See present/seating.tcl: the rules move the Russians, and nothing is
#       secret then.

proc ::wargame::berezina::seats {scenario} {
    return [expr {$scenario eq "solitaire" ? 0 : {0 1}}]
}
