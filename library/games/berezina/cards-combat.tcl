# cards-combat.tcl --
#
#       The card of a joint combat phase (7.0): who may fire at whom, with what
#       chance and why; what was fired.

need base/files base/words present/arrow present/part games/berezina \
        games/berezina/ground \
        games/berezina/steps

if {![info object isa class ::wargame::berezina::FireCard]} {
    oo::class create ::wargame::berezina::FireCard {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::FireCard {
    variable Words Look Reader CardParts FiredCard Sentences

    method fire {moment} {
        set view [$Reader surveyed $moment]
        set side [dict get $view firing]
        set letter [dict get $view rating]
        set chance [expr {[$moment side] eq "chance"}]
        set key [expr {$chance ? "fired" : "fire"}]
        set rows [expr {$chance ? [my ShotRows $moment]
            : [my FireRows $moment]}]
        set told [$FiredCard firedRows [$FiredCard fireEvents $moment]]
        return [dict create heading [::wargame::base::say \
                berezina.cards.heading.fire [$Words sideName $side] $letter] \
            text [::wargame::base::say berezina.cards.text.$key] \
            steps [my RatingSteps $view] lifts 1 \
            throw [$FiredCard fireThrow $moment] \
            lines [expr {$chance && [llength $rows]
                ? [dict get [lindex $rows 0] lines] : {}}] \
            sight [expr {$chance && [llength $rows]
                ? [lmap member {shot.firer shot.target} {
                    $Reader at $view [dict get $view $member] }] : {}}] \
            volley [my Volley $view] \
            rows [concat $rows $told [$FiredCard stillToFire $moment] \
                [$FiredCard earlierRows $moment]]]
    }

    method RatingSteps {view} {
        set now [dict get $view rating]
        set turn [expr {$now in $::wargame::berezina::Ratings ? "past"
            : "next"}]
        return [lmap rating $::wargame::berezina::Ratings {
            if {$rating eq $now} {
                set turn next
                list [::wargame::base::say berezina.cards.rating $rating \
                        [$Words sideName [dict get $view firing]]] now
            } else {
                list $rating $turn
            }
        }]
    }

    method Volley {view} {
        # See present/cards.tcl.
        set phase [list [dict get $view turn] [dict get $view phase]]
        return [dict create battle $phase \
            round [linsert $phase end [dict get $view rating]] \
            least [::wargame::base::constantOf berezina fair_chance]]
    }

    # ---- who may fire at whom ----

    method FireRows {moment} {
        # Units in their order, so that what is left stays where it was after a
        # fire; the most probable is marked.
        set view [$Reader surveyed $moment]
        set may [$moment actions]
        set rows {}
        set most -1
        foreach firer [my firers $moment] {
            set slot [$Reader slotOf $view $firer]
            foreach shot [$moment query "fire $slot"] {
                set action [my FireAction $view $slot [dict get $shot target]]
                if {$action in $may} {
                    lappend rows [list [my Promise $shot] \
                            [my FireRow $view $slot $shot 1]]
                }
            }
        }
        foreach pair $rows {
            set most [expr {max($most, [lindex $pair 0])}]
        }
        return [lmap pair $rows {
            lassign $pair promise row
            set choice [lindex [dict get $row choices] 0]
            # The keyboard begins at the most probable.
            set best [expr {$promise == $most && $most > 0}]
            dict set choice harm [expr {!$best}]
            dict set choice best $best
            dict set choice chance [expr {$promise >= 1000000
                ? $promise - 1000000 : max(0, $promise)}]
            dict replace $row choices [list $choice]
        }]
    }

    method Promise {shot} {
        # Before those of which a retreat decides come those that are sure of
        # their chance, after them those that cannot hit.
        dict with shot {}
        return [expr {$after > 0 ? 1000000 + $after
            : $after < 0 ? $chance : -1}]
    }

    method firers {moment} {
        # Who may fire now, each once, in the order of keys.
        return [lsort -unique [lmap action [$moment actions] {
            if {[lindex $action 0] ni {fire bombard}} continue
            lindex $action 1
        }]]
    }

    method FireAction {view slot target} {
        # Who is not seen is fired at by his hex.
        set firer [$Reader keyIn $view $slot]
        return [expr {[$Reader row $view $target] eq ""
            ? [list bombard $firer [$Reader at $view $target]]
            : [list fire $firer [$Reader keyIn $view $target]]}]
    }

    method FireRow {view slot shot may} {
        # SHOT as the query fire has it.
        set target [dict get $shot target]
        set keys [list [$Reader keyIn $view $slot] \
                [$Reader keyIn $view $target]]
        set row [dict create arrow 1 focus [lindex $keys 0] state "" \
            faces [list [$Look face $view $slot] [$Look face $view $target]] \
            title [::wargame::base::say berezina.cards.at \
                {*}[lmap key $keys { $Words unitName $key }]] \
            line [my Needs $view $slot $shot] \
            lines [list [my fireLine $view $slot $target]]]
        if {$may} {
            dict set row choices [list [dict create style "" \
                action [my FireAction $view $slot $target] \
                label [my FireLabel $shot]]]
        }
        return $row
    }

    method FireLabel {shot} {
        # With the chance that anything is hit, whoever rides away first (7.5).
        dict with shot {}
        set key berezina.cards.fire
        if {$after >= 0} {
            return [::wargame::base::say \
                    $key[expr {$evades ne "stays" ? ".flees" : ""}] \
                    [$CardParts percent $after]]
        }
        return \
                [::wargame::base::say \
                $key[expr {$evades eq "retreats" ? ".must" : ".stands"}] \
                [$CardParts percent $chance]]
    }

    method fireLine {view slot target} {
        # From the firer to just before its target.
        return [::wargame::present::arrowTo \
            [::wargame::berezina::middle [$Reader at $view $slot]] \
            [::wargame::berezina::middle [$Reader at $view $target]] 200]
    }

    method Needs {view slot shot} {
        # What the die needs, and why; what becomes of the target.
        dict with shot {}
        if {[$Reader rowIs $view $target kind rabble]} {
            return [::wargame::base::say berezina.cards.rabble]
        }
        set rating [dict get $view survey worth $slot rating]
        # One number, with all that is added; the rating's own is a reason.
        set parts [list [expr {$chance > 0
            ? [::wargame::base::say berezina.cards.needs \
                [::wargame::base::fromFace [expr {max(1, $needs - $added)}]]]
            : [::wargame::base::say berezina.cards.needs.none]}] \
            [::wargame::base::say berezina.cards.toFire $rating \
                [::wargame::base::fromFace $needs]]]
        foreach part $because {
            dict with part {}
            lappend parts [::wargame::base::say berezina.cards.adds \
                [my Because $view $slot $name $adds] \
                [::wargame::base::signed $adds] $rule]
        }
        set line [join $parts " \u00b7 "]
        if {[$Reader row $view $target] eq ""} {
            set line "[::wargame::base::say berezina.cards.unseen \
                    [$Words placeName \
                    [$Reader at $view $target]]]\n$line"
        }
        set does [::wargame::berezina::steps next \
                [$Reader of $view losses $target]]
        foreach {is key} [list \
            [$Reader rowIs $view $target kind leader] leader \
            [expr {$does eq "turns"}] turns \
            [expr {$does eq "ends"}] ends \
            [expr {$evades eq "retreats" && $after == 0}] evades \
            [expr {$evades eq "retreats" && $after > 0}] evades.reached \
            [expr {$evades eq "retreats" && $after < 0}] mustEvade \
            [expr {$evades eq "may_retreat"}] mayEvade \
        ] {
            if {$is} {
                append line \n [::wargame::base::say berezina.cards.$key]
            }
        }
        return $line
    }

    method Because {view slot name adds} {
        # A leader has a name of his own.
        if {$name eq "leader"} {
            foreach other [$Reader slotsAt $view [$Reader at $view $slot] \
                    [$Reader sideOf $slot]] {
                if {[$Reader rowIs $view $other kind leader]
                        && [$Reader rowIs $view $other bonus $adds]} {
                    return [$Words unitName [$Reader keyIn $view $other]]
                }
            }
        }
        return [::wargame::base::say berezina.cards.because.$name]
    }

    # ---- a fire whose die is awaited ----

    method ShotRows {moment} {
        set view [$Reader surveyed $moment]
        set shot [$moment query shot]
        if {$shot eq {}} {
            return {}
        }
        set row [my FireRow $view [dict get $shot firer] $shot 0]
        set events [$moment events [$moment length]]
        foreach event $events {
            if {[dict get $event what] eq "aimed"} {
                dict set row line \
                        "[dict get $row line]\n[$Sentences eventText $event]"
            }
        }
        dict set row now 1
        return [list $row]
    }
}
