# apart.tcl --
#
#       Answers and pieces that are called the same, told apart: no two buttons
#       of one question have the same words.
#
#       labelsApart PRESENTER MOMENT ACTIONS   a label of each, no two alike:
#                          the game's (Words); where several are alike, with
#                          the name of the piece, then as namesApart has it
#       pricedApart PRESENTER MOMENT ACTIONS   {PRICED LABEL} of each: that
#                          label with what the answer costs, and without
#       namesApart WORDS READER MOMENT NAMES KEYS   the NAMES; where several
#                          are alike, with what differs of the pieces KEYS, such
#                          as their places; where nothing does, with a number

#       nameApart WORDS READER MOMENT KEY   the name of that piece, so told from
#                          others that the answers of MOMENT begin with

need base/words

namespace eval ::wargame::present {}

proc ::wargame::present::labelsApart {presenter moment actions} {
    set words [$presenter words]
    set labels [lmap action $actions { $words label $action }]
    set twice [Twice $labels]
    if {![dict size $twice]} {
        return $labels
    }
    set labels [lmap action $actions label $labels {
        expr {[dict exists $twice $label] ? [$words deed $action] : $label}
    }]
    return [namesApart $words [$presenter reader] $moment $labels \
            [lmap action $actions { lindex $action 1 }]]
}

proc ::wargame::present::pricedApart {presenter moment actions} {
    set prices [[$presenter prices] of $moment]
    return [lmap action $actions \
            label [labelsApart $presenter $moment $actions] {
        list [[$presenter prices] priced $prices $action $label] $label
    }]
}

proc ::wargame::present::namesApart {words reader moment names keys} {
    dict for {name which} [Twice $names] {
        set told [lmap at $which {
            Differing $words $reader $moment [lindex $keys $at]
        }]
        foreach at $which more [Least $told] {
            if {[llength $more]} {
                lset names $at "$name ([join $more ", "])"
            }
        }
    }
    return $names
}

proc ::wargame::present::nameApart {words reader moment key} {
    set keys [lsort -unique [list $key {*}[lmap action [$moment actions] {
        if {![$reader isUnit [lindex $action 1]]} continue
        lindex $action 1
    }]]]
    return [lindex [namesApart $words $reader $moment [lmap one $keys {
        $words unitName $one
    }] $keys] [lsearch -exact $keys $key]]
}

# Twice --
#
#       NAME -> where it stands in the list, of those that stand there more
#       than once.
proc ::wargame::present::Twice {names} {
    set found [dict create]
    set at -1
    foreach name $names {
        dict lappend found $name [incr at]
    }
    return [dict filter $found script {name which} {
        expr {[llength $which] > 1}
    }]
}

# Differing --
#
#       What may tell that piece from others of its name, the plainest first.
proc ::wargame::present::Differing {words reader moment key} {
    if {![$reader isUnit $key]} {
        return {}
    }
    set place [$reader placeOf [$moment view] $key]
    # Not by expr: 05346 would become a number.
    if {$place ne ""} {
        set place [$words placeName $place]
    }
    return [linsert [$words apartBy $moment $key] 0 $place]
}

# Least --
#
#       Of what is TOLD of each, as much as tells all apart, and a number where
#       that does not.
proc ::wargame::present::Least {told} {
    set least [lmap one $told { list }]
    for {set n 0} {$n < [llength [lindex $told 0]]
            && [llength [lsort -unique $least]] < [llength $told]} {incr n} {
        set words [lmap one $told { lindex $one $n }]
        if {[llength [lsort -unique $words]] > 1} {
            set least [lmap one $least word $words {
                concat $one [lrange [list $word] [expr {$word eq ""}] end]
            }]
        }
    }
    dict for {- which} [Twice $least] {
        set number 0
        foreach at $which {
            lset least $at end+1 [::wargame::base::say words.number \
                    [incr number]]
        }
    }
    return $least
}
