# analysed.tcl --
#
#       What the analysis of a match comes to, of what it found (analysis.tcl).
#
#   analysed course FOUND     {N CHANCE}...: after so many actions, the chance
#                             of the first side to win, in hundredths
#   analysed turns FOUND BEGINS    of each turn, BEGINS being the numbers of the
#                             actions with which they begin: a dictionary
#       costs                 of both sides, what their decisions cost beside a
#                             general's, in points: of a phase with a plan the
#                             dearest, for each is compared with a new plan
#       asked missed          of both sides, how often they decided, and how
#                             often it cost something
#       luck doubt            what the dice brought the first side, in points,
#                             and the standard error of that
#   analysed sums TURNS       of all turns, such a dictionary
#   analysed worst FOUND BY   choices that cost something, the dearest first:
#                             BY the chance to win that was lost, or points; of
#                             a phase with a plan one.  None of a match that was
#                             decided: by what its side could know, or by the
#                             course, the chance was beyond Decided, so or so;
#                             by chance, none that lost no chance to win

namespace eval ::wargame::match::analysed {
    namespace export course turns sums worst
    namespace ensemble create

    variable Nothing {costs {0.0 0.0} asked {0 0} missed {0 0} luck 0.0
        doubt 0.0}
    # In thousandths; below, as much less than all.
    variable Decided 970
}

proc ::wargame::match::analysed::course {found} {
    set course [dict create]
    foreach each $found {
        if {[dict get $each what] eq "moment"} {
            dict set course [dict get $each n] \
                    [expr {[dict get $each chance] / 10.0}]
        }
    }
    return [lsort -integer -stride 2 $course]
}

proc ::wargame::match::analysed::turns {found begins} {
    variable Nothing
    set turns [lrepeat [llength $begins] $Nothing]
    set charged [lmap choice [Charged $found] { dict get $choice n }]
    foreach each $found {
        # What a turn ended with belongs to it, not to the next.
        set at 0
        foreach began [lrange $begins 1 end] {
            if {$began >= [dict get $each n]} break
            incr at
        }
        lset turns $at [Added [lindex $turns $at] $each $charged]
    }
    return $turns
}

proc ::wargame::match::analysed::Charged {found} {
    # The choices that cost something, of each phase with a plan the dearest.
    set charged {}
    set phase {}
    foreach each $found {
        if {[dict get $each what] ne "choice"} continue
        set missed [dict exists $each better]
        if {![dict exists $each plan]} {
            if {$missed} {
                lappend charged $each
            }
            continue
        }
        # An earlier stage is of another phase of the same number.
        set now [list [dict get $each side] [dict get $each plan]]
        if {$now ne $phase || [dict get $each stage] < $stage} {
            set phase $now
            set at -1
        }
        set stage [dict get $each stage]
        if {$missed && $at < 0} {
            set at [llength $charged]
            lappend charged $each
        } elseif {$missed && [dict get $each cost]
                > [dict get [lindex $charged $at] cost]} {
            lset charged $at $each
        }
    }
    return $charged
}

proc ::wargame::match::analysed::Added {turn each charged} {
    if {[dict get $each what] eq "throw"} {
        set turn [Brought $turn [expr {[dict get $each luck] / 100.0}] \
                [expr {[dict get $each doubt] / 100.0}]]
    } elseif {[dict get $each what] eq "choice"} {
        set side [dict get $each side]
        set missed [dict exists $each better]
        set turn [More $turn asked $side 1]
        set turn [More $turn missed $side $missed]
        if {[dict get $each n] in $charged} {
            set turn [More $turn costs $side [expr {
                [dict get $each cost] / 100.0}]]
        }
    }
    return $turn
}

proc ::wargame::match::analysed::Brought {turn luck doubt} {
    return [dict replace $turn luck [expr {[dict get $turn luck] + $luck}] \
            doubt [expr {hypot([dict get $turn doubt], $doubt)}]]
}

proc ::wargame::match::analysed::More {turn key side more} {
    set pair [dict get $turn $key]
    lset pair $side [expr {[lindex $pair $side] + $more}]
    return [dict replace $turn $key $pair]
}

proc ::wargame::match::analysed::sums {turns} {
    variable Nothing
    set sums $Nothing
    foreach turn $turns {
        set sums [Brought $sums [dict get $turn luck] [dict get $turn doubt]]
        foreach key {costs asked missed} {
            foreach side {0 1} {
                set sums [More $sums $key $side \
                        [lindex [dict get $turn $key] $side]]
            }
        }
    }
    return $sums
}

proc ::wargame::match::analysed::worst {found by} {
    set course [course $found]
    set costly {}
    foreach choice [Charged $found] {
        set lost [expr {[dict get $choice could] - [dict get $choice chance]}]
        if {[IsDecided $choice $course] || ($by eq "chance" && $lost < 0)} {
            continue
        }
        lappend costly [list [expr {$by eq "chance" ? $lost : 0}] \
                [dict get $choice cost] $choice]
    }
    # Of as much chance, the dearest in points.
    return [lmap each [lsort -integer -decreasing -index 0 \
            [lsort -integer -decreasing -index 1 $costly]] {
        lindex $each 2
    }]
}

proc ::wargame::match::analysed::IsDecided {choice course} {
    set pairs [list [list [dict get $choice chance] [dict get $choice could]]]
    # Before it and after it, as far as that is known.
    lassign {"" ""} before after
    dict for {n chance} $course {
        set chance [expr {round($chance * 10)}]
        if {$n < [dict get $choice n]} {
            set before $chance
        } else {
            set after $chance
            break
        }
    }
    if {$before ne "" && $after ne ""} {
        lappend pairs [list $before $after]
    }
    return [expr {1 in [lmap pair $pairs { IsBeyond {*}$pair }]}]
}

proc ::wargame::match::analysed::IsBeyond {one other} {
    variable Decided
    return [expr {min($one, $other) > $Decided
        || max($one, $other) < 1000 - $Decided}]
}
