# words.tcl --
#
#       Napoleon at the Berezina: events and reasons as words.

need base/words games/berezina

namespace eval ::wargame::berezina {
    # ORDER REASON, as in generic/berezina/words.h; and the paragraph of each
    variable Reasons {own_bank river crossing waiting guarding retreat arrival
        command player}
    variable ReasonRules {6.3.1 6.3.1 6.3.1 11.2 6.3.1 6.3.6 11.2 5.4 6.3.1}
    # ORDER LETTER: random events, from A
    variable Chances {none blizzard ice_floes cossack_raid hard_frost deceived
        magazine presence lost_road causeway thaw urged_on}
    # ORDER SHIFT: why the marker of the Russian Morale Track was moved
    variable Shifts {none alarm wittgenstein release bridge exit umpire}
    # ORDER AIM: what made a Russian choose its target
    variable Aims {only unit fresh best weak rich first}
    # The paragraph that each event follows.
    variable EventRule {
        random_event 13.2       no_random_event 13.2    awaited 11.2
        entry_die 11.2          arrives 11.4            entered 11.4
        aroused 6.3.4           released 6.3.4          not_released 6.3.4
        track_moved 5.3
        fmet 5.1                fmet_stopped 5.1        afmet 13.1
        treasure_lost 5.1       step_lost 7.3           broke_down 5.1
        rabble_formed 6.2       out_of_command 5.2      moved 6.1
        rabble_moved 6.2        rabble_left 6.2         overstacked 3.1.4
        forded 6.4              left_map 10.1           exit_chosen 10.1
        hit 7.2                 missed 7.2              destroyed 7.3
        disintegrated 7.3.2     evaded 7.5              displaced 3.1.4
        leader_moved 7.3        leader_lost 7.1         worked 8.1
        built 8.1               finis 8.1               russian_bridge 8.2
        no_russian_bridge 8.2   bridge_taken 8.2        bridge_gone 8.2
        broke 9.0               held 9.0                half_fell 9.0
        lost_road 13.2
        ney_lost 13.45          ended 10.2              decider 6.3.1
        aimed 7.1.2
    }
    # Those that tell of dice, which come last.
    variable EventDice {random_event no_random_event awaited entry_die aroused
        not_released fmet afmet forded hit missed worked russian_bridge
        no_russian_bridge broke held half_fell lost_road}
    # Those with so many of something, by the place of their number.
    variable EventCount {built.some 3 worked.far 2}
    # The steps that a unit loses by an event.
    variable EventHarm {step_lost 1}
}

# letter --
#
#       Of a random event, by its number in Chances.
proc ::wargame::berezina::letter {event} {
    return [format %c [expr {64 + $event}]]
}

# lasting --
#
#       The random events of earlier turns that still do something: the
#       Admiral's only while he waits, Kutusov's until he comes.
proc ::wargame::berezina::lasting {view} {
    variable Chances
    variable Corps
    set lasting {}
    foreach {chance lasts} [list \
        hard_frost [expr {[dict get $view frost] == 1}] \
        deceived [expr {[dict get $view deceived] > 0
            && ![lindex [dict get $view released] \
                [lsearch -exact $Corps danube]]}] \
        causeway [dict get $view causeway] \
        thaw [expr {[dict get $view frost] == -1}] \
        urged_on [expr {[dict get $view urged]
            && ![lindex [dict get $view came] \
                [lsearch -exact $Corps avant_garde]]}] \
    ] {
        if {$lasts} {
            lappend lasting [lsearch -exact $Chances $chance]
        }
    }
    return $lasting
}

oo::define ::wargame::Skin_berezina {
    method event {event} {
        set what [dict get $event what]
        if {[string match umpire_* $what]} {
            return [next $event]
        }
        set about [dict get $event about]
        if {$what eq "turn_began"} {
            return [my When [lindex $about 0]]
        }
        set form $what[my Variant $what $about]
        set words [my EventWords $what $about]
        set key berezina.event.$form
        set text [expr {[dict exists $::wargame::berezina::EventCount $form]
            ? [::wargame::base::sayCount $key [lindex $about [dict get \
                $::wargame::berezina::EventCount $form]] {*}$words]
            : [::wargame::base::say $key {*}$words]}]
        return [string toupper $text 0 0]
    }

    method Variant {what about} {
        # What is appended to the key of its sentence.
        switch -glob -- $what {
            set_* {
                return [my VariantSet $what $about]
            }
            track_moved {
                # Before the first turn it is put somewhere for no reason.
                lassign $about - by why
                return [expr {$why == 0 ? ".start" : $by < 0 ? ".down" : ""}]
            }
            fmet {
                lassign $about - roll dice
                return [expr {$roll == [::tcl::mathop::+ {*}$dice] ? ""
                    : ".led"}]
            }
            built {
                lassign $about - - bridge sections
                return [expr {$bridge == 0 ? ".causeway"
                    : $sections > 0 ? ".some" : ""}]
            }
            awaited {
                return [expr {[lindex $about 3] ? ".comes" : ""}]
            }
            aroused - not_released {
                lassign $about total - dice
                return [expr {$total == $dice ? "" : ".as"}]
            }
            forded {
                lassign $about - total harmed dice
                return [expr {$harmed ? "" : ".unharmed"}][expr {
                    $total == $dice ? "" : ".as"}]
            }
            worked { return [expr {[lindex $about 2] > 1 ? ".far" : ""}] }
            broke { return [expr {[lindex $about 2] > 1 ? ".both" : ""}] }
            half_fell { return [expr {[lindex $about 2] ? ".west" : ""}] }
        }
        return ""
    }

    method VariantSet {what about} {
        # The same of what an umpire has put right.
        switch -- $what {
            set_treasure {
                return [expr {[lindex $about 1] ? ".has" : ""}]
            }
            set_moved - set_released {
                return [expr {[lindex $about 1] ? ".1" : ""}]
            }
            set_frost {
                return [expr {[lindex $about 0] ? ".[lindex $about 0]" : ""}]
            }
            set_contact - set_crossed {
                return [expr {[lindex $about 0] ? "" : ".0"}]
            }
            set_works {
                return [expr {[lindex $about 1] eq "russian" ? ".1" : ""}]
            }
        }
        return ""
    }

    method EventWords {what about} {
        set words [lmap word $about {my Told $word}]
        lassign $about first second third fourth
        switch -- $what {
            phase_began { set words [list [my PhaseName $first]] }
            arrives { lset words 0 [my CorpsName $first] }
            released { set words [list [my CorpsName [expr {$first
                + [lsearch -exact $::wargame::berezina::Corps \
                    tchlaplatz]}]]] }
            random_event {
                set words [list [::wargame::berezina::letter $first] \
                    [::wargame::base::say \
                        berezina.chance.[my NameIn Chances $first]]]
            }
            track_moved {
                set words [list [my Box $first] [::wargame::base::sayOr \
                        berezina.shift.[my NameIn Shifts $third] ""]]
            }
            set_track { lset words 0 [my Box $first] }
            decider \
                    { lset words 0 [::wargame::base::say \
                    berezina.decider.$first] }
            aimed {
                lset words 2 [::wargame::base::say \
                        berezina.aim.[my NameIn Aims $third]]
            }
            russian_moved { lset words 3 [my Reason $fourth] }
            awaited {
                set words [list [my CorpsName $first] \
                        [my Awaited $first $second $third]]
            }
            entry_die { lset words 0 [my CorpsName $first] }
            aroused - not_released { lset words 1 [my From $second] }
            hit - missed { lset words 2 [my From $third] }
            worked - broke - held { lset words 3 [my From $fourth] }
            set_bridge \
                    { lset words 2 [::wargame::base::say berezina.half.$third] }
            ended {
                lset words 1 [::wargame::base::say berezina.level.$second]
            }
        }
        return $words
    }

    method Reason {number} {
        # Why a Russian moved.
        return [::wargame::base::say berezina.by.[my NameIn Reasons $number]]
    }

    method NameIn {list number} {
        # Of a number in the rules, by a list above.
        return [lindex [set ::wargame::berezina::$list] $number]
    }

    method From {least} {
        # The faces of a die that do: from that one up.
        return [expr {$least == 6 ? 6 : "$least+"}]
    }

    method Awaited {corps limit added} {
        # What dice must fall for a formation to come: of one die at most that,
        # of two with what is added at least.
        if {[my NameIn Corps $corps] ne "avant_garde"} {
            return [expr {$limit == 1 ? 1 : "1\u2013$limit"}]
        }
        return [expr {$added ? [::wargame::base::say berezina.needs.added \
            $limit+ [::wargame::base::signed $added]] : "$limit+"}]
    }

    method eventRule {event} {
        if {[dict get $event what] eq "russian_moved"} {
            return [lindex $::wargame::berezina::ReasonRules \
                    [lindex [dict get $event about] 3]]
        } elseif {[dict get $event what] eq "released"
                && [lindex [dict get $event about] 0] == 0} {
            # Tchlaplatz; the others go by the die.
            return 6.3.3
        } elseif {[dict get $event what] eq "track_moved"
                && [lindex [dict get $event about] 2] == 0} {
            # The marker is where a die put it.
            return 13.41
        }
        return [next $event]
    }

    method eventGoesOn {before event} {
        # The next hex of the same march.
        return [expr {[dict get $event what] eq "moved"
            && [dict get $before what] eq "moved"
            && [lindex [dict get $before about] 0]
                eq [lindex [dict get $event about] 0]}]
    }

    method eventSide {event} {
        # Whose unit it is about: the rules move the Russians while the French
        # player has the word.
        foreach word [dict get $event about] {
            if {[dict exists $Roster $word]} {
                return [dict get $Roster $word side]
            }
        }
        return chance
    }

    method eventIsPhase {event} {
        return [expr {[dict get $event what] eq "phase_began"}]
    }

    method eventThrow {event} {
        if {[dict get $event what] ni $::wargame::berezina::EventDice} {
            return {}
        }
        return [lindex [dict get $event about] end]
    }

    method eventDice {event} {
        ::wargame::base::need look/dice
        set form [dict get $event what]
        if {$form eq "missed"} {
            set form miss
        } elseif {$form ne "hit"} {
            set form plain
        }
        return [lmap die [my eventThrow $event] {
            ::wargame::look::dice svg $die $form
        }]
    }
}
