# silent.tcl --
#
#       Questions that are asked only so that an enemy learns nothing.

need base/words

# silentAnswer --
#
#       The one answer to what is asked only so that an enemy learns nothing, or
#       "" of other questions, and where the rules' query `undecided` says that
#       something may still be taken back.
proc ::wargame::present::silentAnswer {game moment} {
    set actions [$moment actions]
    return [expr {[llength $actions] == 1 && [$moment decision] in
        [dict get [::wargame::words $game] silent]
        && [[$moment as [$moment side]] query undecided] eq ""
        ? [lindex $actions 0] : ""}]
}
