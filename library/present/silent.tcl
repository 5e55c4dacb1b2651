# silent.tcl --
#
#       Questions that are asked only so that an enemy learns nothing.

need base/words

# silentAnswer --
#
#       The one answer to what is asked only so that an enemy learns nothing, or
#       "" of other questions.
proc ::wargame::present::silentAnswer {game moment} {
    set actions [$moment actions]
    return [expr {[llength $actions] == 1 && [$moment decision] in
        [dict get [::wargame::words $game] silent] ? [lindex $actions 0] : ""}]
}
