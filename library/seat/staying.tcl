# staying.tcl --
#
#       Who of several pieces stays where they are, and why, in words.
#
#   staying names PRESENTER PIECES       their names; of many, how many more
#   staying went PRESENTER PIECES GONE   says that PIECES came short, and
#                              names them unless they are all that have GONE
#   staying told PRESENTER MOMENT STAY   {TEXT RULE} of {PIECE PARAGRAPH
#                              KEY ?PLACE?}...: by reason, and the first
#                              paragraph
#   staying planned PRESENTER MOMENT PLAN ABOUT   {TEXT RULE} of a plan, or of
#                              "": of whom stays by a key that matches ABOUT,
#                              who would go alone, and of whom stays if the
#                              enemy answers on the way
#   staying counted GAME PIECES UNSEEN   how many they are, and how many of
#                              them are out of sight
#   staying ahead GAME PLAN UNSEEN   a list, of several: how many go by a plan,
#                              how many of them out of sight, and what they do
#                              for it beside their moves, or cannot do after
#                              them; {} where that is
#                              nothing and nobody rests
#   staying unsent PRESENTER MOMENT REASONS   {SENTENCES RULE} of {PIECE REASON}
#                              ..., REASON {PARAGRAPH KEY} or "": who could not
#                              be sent to wait

need base/words

namespace eval ::wargame::seat::staying {
    namespace export names went told planned counted ahead unsent
    namespace ensemble create
}

proc ::wargame::seat::staying::names {presenter pieces} {
    return [::wargame::base::sayList [lmap piece $pieces {
        [$presenter words] unitName $piece
    }] 4]
}

proc ::wargame::seat::staying::went {presenter pieces gone} {
    set said [::wargame::base::sayCount group.went [llength $pieces]]
    return [expr {[llength $pieces] == $gone ? $said
        : "$said ([names $presenter $pieces])"}]
}

proc ::wargame::seat::staying::told {presenter moment stay} {
    set why [dict create]
    set where [dict create]
    foreach one $stay {
        set places [lassign $one piece rule key]
        dict lappend why [list $rule $key] $piece
        dict lappend where [list $rule $key] {*}$places
    }
    set said [lmap {reason pieces} $why {
        ::wargame::base::sayCount group.stays [llength $pieces] \
                [names $presenter $pieces] \
                [[$presenter words] refusal [concat $reason \
                    [lsort -unique [dict get $where $reason]]] $moment]
    }]
    return [list [::wargame::base::sayApart $said] \
            [string trim [lindex $stay 0 1] -]]
}

proc ::wargame::seat::staying::planned {presenter moment plan about} {
    if {![dict size $plan]} {
        return {"" ""}
    }
    set resting [expr {[dict exists $plan rest] ? [dict get $plan rest] : {}}]
    lassign [told $presenter $moment [lmap one [dict get $plan stay] {
        if {![regexp $about [lindex $one 2]]
                && [lindex $one 0] ni $resting} continue
        set one
    }]] text rule
    set said [expr {$text eq "" ? {} : [list $text]}]
    if {[dict exists $plan unsure]} {
        set unsure [dict get $plan unsure]
        lappend said [::wargame::base::sayCount group.unsure \
                [llength $unsure] [names $presenter $unsure]]
    }
    return [list [::wargame::base::sayApart $said] $rule]
}

proc ::wargame::seat::staying::OutOfSight {pieces unseen} {
    # A list: how many of them are out of sight, if any.
    set count [llength [lmap piece $pieces {
        if {$piece ni $unseen} continue
        set piece
    }]]
    return [expr {$count ? [list [::wargame::base::sayCount group.unseen \
        $count]] : {}}]
}

proc ::wargame::seat::staying::counted {game pieces unseen} {
    set said [::wargame::base::sayCountOf $game group.pieces [llength $pieces]]
    set hidden [OutOfSight $pieces $unseen]
    return [expr {[llength $hidden] ? "$said ([lindex $hidden 0])" : $said}]
}

proc ::wargame::seat::staying::ahead {game plan unseen} {
    set goes [concat [dict get $plan arrive] [dict get $plan short]]
    set all [expr {[llength $goes] + [llength [dict get $plan stay]]}]
    set said [OutOfSight $goes $unseen]
    set does [dict create]
    foreach step [dict get $plan steps] {
        dict incr does [lindex $step 0]
    }
    dict for {verb count} $does {
        set key $game.ahead.$verb
        if {[::wargame::base::said $key.one]} {
            lappend said [::wargame::base::sayCount $key $count]
        }
    }
    if {[llength $goes] > 1 && [::wargame::base::said $game.ahead.several]} {
        lappend said [::wargame::base::say $game.ahead.several]
    }
    return [expr {$all > 1 && ([llength $said] || [dict exists $plan rest])
        ? [linsert $said 0 [::wargame::base::say group.go [llength $goes] \
            $all]] : {}}]
}

proc ::wargame::seat::staying::unsent {presenter moment reasons} {
    set known {}
    set unknown {}
    foreach one $reasons {
        lassign $one piece why
        if {$why eq ""} {
            lappend unknown $piece
        } else {
            lappend known [list $piece {*}$why]
        }
    }
    set said {}
    set rule ""
    if {[llength $known]} {
        lassign [told $presenter $moment $known] text rule
        lappend said $text
    }
    if {[llength $unknown]} {
        lappend said [::wargame::base::sayCount waiting.stay \
                [llength $unknown] [names $presenter $unknown]]
    }
    return [list $said $rule]
}
