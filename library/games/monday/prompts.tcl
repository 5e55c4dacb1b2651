# prompts.tcl --
#
#       Bloody Monday: who acts, what is asked, the clock, and which room the
#       moment needs.

need base/prefs base/words games/monday

oo::define ::wargame::Skin_monday {
    method present {match view amendment about} {
        set key [lindex $about 0]
        if {$amendment ne "strength" || ![my isUnit $key]} {
            return ""
        }
        return [lindex [dict get $Roster $key strength] \
                [lindex [dict get $view unit.face] [my SlotOf $view $key]]]
    }

    method Phase {view} {
        return [lindex $::wargame::monday::Phases [dict get $view phase]]
    }

    method Impulse {view} {
        return [lindex $::wargame::monday::Impulses [dict get $view impulse]]
    }

    method title {match view} {
        set side [$match side]
        if {$side eq "nobody"} {
            return [::wargame::base::say title.nobody]
        }
        set phase [my Segment $view]
        if {$side eq "chance"} {
            return [::wargame::base::say monday.heading.chance $phase]
        }
        return [::wargame::base::say monday.heading [my sideName $side] $phase]
    }

    method Segment {view} {
        # A pass or a call is one thing from beginning to end.
        set phase [my Phase $view]
        if {$phase eq "movement" && [my Impulse $view] in {pass march}
                || $phase eq "impulses" && [my Impulse $view] eq "call"} {
            return [::wargame::base::say monday.impulse.[my Impulse $view]]
        }
        return [::wargame::base::say monday.phase.$phase]
    }

    method moment {match view} {
        return [my Segment $view]
    }

    method declines {decision} {
        return [expr {$decision in {commander raid}}]
    }

    # ---- what is asked ----

    method prompt {match view} {
        set decision [$match decision]
        set key decision.$decision
        set words {}
        switch -- $decision {
            activate - move - pass {
                if {[dict get $view mobile] >= 0} {
                    append key .mobile
                    lappend words [my Mobile $view] [expr {
                        [dict get $view left] - ($decision eq "activate")}]
                }
            }
            hit {
                lappend words [lindex [dict get $view battle.hits] \
                        [$match side]]
            }
            reinforce {
                lappend words [my arrivals $match $view [$match side] \
                        [dict get $view logistics]]
            }
            restore_leaders - restore_guns - restore_units {
                lappend words [dict get $view logistics]
            }
            battle {
                if {"done" in [$match actions]} {
                    append key .more
                }
            }
        }
        return [::wargame::base::sayOf $Game $key {*}$words \
                {*}[my Counts $match $view]]
    }

    method arrivals {match view side points} {
        # How many reinforcements that side can place at most: by points, by
        # those that wait, by the room there is.
        ::wargame::base::need games/monday/units
        set room 0
        foreach gate [$match query [my Knows $match $view] "gates $side"] {
            incr room [expr {[lindex $gate 1] eq "-" ? 0 : [lindex $gate 1]}]
        }
        return [expr {min($points, $room,
            [llength [::wargame::monday::units pool $view $side]])}]
    }

    method Mobile {view} {
        return [my unitName [my KeyIn $view [dict get $view mobile]]]
    }

    method Counts {match view} {
        # What is done and what is allowed of what is asked; then the place.
        set limits [my Limits $match $view]
        set words {}
        switch -- [$match decision] {
            activate { lappend words {*}[dict get $limits leaders] }
            move { lappend words {*}[dict get $limits engagements] }
            battle { lappend words {*}[dict get $limits battles] }
            march {
                lappend words {*}[dict get $limits units] \
                        {*}[dict get $limits engagements]
            }
            raiders { lappend words {*}[dict get $limits units] }
            commit { lappend words [lindex [dict get $limits leaders] 1] }
            raid { lappend words [my Value $match $view] }
        }
        set area [dict get $view battle.area]
        if {$area >= 0} {
            lappend words [my placeName [lindex $PlaceKeys $area]]
        }
        return $words
    }

    method Knows {match view} {
        # Whose questions these are, if the view is theirs: they may count
        # what depends on their commander.
        set side [dict get $view mover]
        return [expr {[lindex [dict get $view commander] $side] >= 0
            ? $side : "public"}]
    }

    method Limits {match view} {
        return [dict merge {leaders {? ?}} \
                [$match query [my Knows $match $view] limits]]
    }

    method Value {match view} {
        set value [$match query [my Knows $match $view] \
                "value [dict get $view mover]"]
        return [expr {[dict exists $value value]
            ? [dict get $value value] : "?"}]
    }

    # ---- the track ----

    method clock {view} {
        set now [expr {max(1, [dict get $view turn])}]
        set turns {}
        foreach turn {1 2 3 4} {
            lappend turns [list $turn [expr {$turn == $now}]]
        }
        return [dict create day [my When $now] hours $turns \
                phases [my Track $view]]
    }

    method Track {view} {
        # The phases of a turn; those of its impulses in the middle.
        set phase [my Phase $view]
        set impulse [my Impulse $view]
        if {$phase in {battery final finished}} {
            return [list [list [::wargame::base::say monday.phase.$phase] 1]]
        }
        set track {}
        if {[dict get $view turn] > 1} {
            lappend track [list [::wargame::base::say monday.phase.logistics] \
                    [expr {$phase eq "logistics"}]]
        }
        lappend track [list [my ImpulseName $view] \
                [expr {$phase eq "impulses"
                    || $impulse in {pass call raid}}]]
        switch -- $impulse {
            tactical { set parts {activation movement inspiration combat} }
            march { set parts {movement combat} }
            default { set parts {} }
        }
        foreach part $parts {
            lappend track [list [::wargame::base::say monday.phase.$part] \
                    [expr {$phase eq $part}]]
        }
        return $track
    }

    method ImpulseName {view} {
        set impulse [my Impulse $view]
        if {$impulse eq "none" || [my Phase $view] eq "logistics"} {
            return [::wargame::base::say monday.phase.impulses]
        } elseif {[dict get $view offensive]} {
            set impulse offensive
        }
        return [::wargame::base::say monday.impulse.$impulse]
    }

    # ---- rooms ----

    method together {match view} {
        # After the showdown both look on.
        return [expr {[dict get $view battle.area] >= 0
            && [dict get $view battle.shown]}]
    }

    method proposed {match {losses ""}} {
        # What is asked only so that an enemy learns nothing is answered where
        # there is one answer.
        if {[$match decision] in $::wargame::monday::Answered
                && [llength [$match actions]] == 1} {
            return [lindex [$match actions] 0]
        }
        return [my HitProposed $match $losses]
    }

    method HitProposed {match losses} {
        # Which of equally strong hidden blocks takes a hit: first what does
        # not count for morale, then what fires worst.
        if {[$match decision] ne "hit"
                || ![expr {$losses eq "" ? [::wargame::base::prefs get losses]
                    : $losses}]
                || [dict get [$match view public] battle.shown]} {
            return ""
        }
        set view [$match view [$match side]]
        return [lindex [lsort -index 0 [lmap action [$match actions] {
            set row [dict get $Roster [lindex $action 1]]
            list [dict get $row morale][lindex [dict get $row fire] [lindex \
                    [dict get $view unit.face] \
                    [my SlotOf $view [lindex $action 1]]]] $action
        }]] 0 1]
    }

    method room {match view} {
        set decision [$match decision]
        if {[$match side] eq "nobody"} {
            return victory
        } elseif {[dict get $view battle.area] >= 0
                && $decision ne "withdraw"} {
            return battle
        } elseif {[$match side] ni {0 1}} {
            return ""
        } elseif {$decision in {commander reinforce restore_leaders
                restore_guns restore_units}} {
            return supply
        }
        ::wargame::base::need games/monday/cards
        return [expr {[::wargame::monday::cards has $decision] ? "aside" : ""}]
    }
}
