# staying.tcl --
#
#       Who of several pieces stays where they are, and why, in words.
#
#   staying names PRESENTER PIECES       their names; of many, how many more
#   staying told PRESENTER MOMENT STAY   {TEXT RULE} of {PIECE PARAGRAPH
#                              KEY}...: by reason, and the first paragraph

need base/words

namespace eval ::wargame::seat::staying {
    namespace export names told
    namespace ensemble create
}

proc ::wargame::seat::staying::names {presenter pieces} {
    set names [join [lmap piece [lrange $pieces 0 3] {
        [$presenter words] unitName $piece
    }] ", "]
    set more [expr {[llength $pieces] - 4}]
    return [expr {$more > 0 ? [::wargame::base::say group.more $names $more]
        : $names}]
}

proc ::wargame::seat::staying::told {presenter moment stay} {
    set why [dict create]
    foreach one $stay {
        dict lappend why [lrange $one 1 end] [lindex $one 0]
    }
    set said [lmap {reason pieces} $why {
        ::wargame::base::sayCount group.stays [llength $pieces] \
                [names $presenter $pieces] \
                [[$presenter words] refusal $reason $moment]
    }]
    return [list [join $said "; "] [string trim [lindex $stay 0 1] -]]
}
