# cards-combat.tcl --
#
#       The card of a joint combat phase (7.0): who may fire at whom, with what
#       chance and why; what was fired.

need base/words games/berezina games/berezina/steps

oo::define ::wargame::Skin_berezina {
    method Card_fire {match viewer view} {
        set side [dict get $view firing]
        set letter [my Letter [dict get $view rating]]
        set chance [expr {[$match side] eq "chance"}]
        set key [expr {$chance ? "fired" : "fire"}]
        set rows [expr {$chance ? [my ShotRows $match $viewer $view]
            : [my FireRows $match $viewer $view]}]
        set told [my FiredRows [my FireNews $match $viewer]]
        return [dict create heading [::wargame::base::say \
                berezina.cards.heading.fire [my sideName $side] $letter] \
            text [::wargame::base::say berezina.cards.text.$key] \
            steps [my RatingSteps $view] lifts 1 \
            throw [my FireThrow $match $viewer] \
            lines [expr {$chance && [llength $rows]
                ? [dict get [lindex $rows 0] lines] : {}}] \
            sight [expr {$chance && [llength $rows]
                ? [lmap member {shot.firer shot.target} {
                    my At $view [dict get $view $member] }] : {}}] \
            rows [concat $rows $told [my StillToFire $match $viewer $view]]]
    }

    method RatingSteps {view} {
        set now [dict get $view rating]
        return [lmap rating {1 2 3 4} {
            list [expr {$rating == $now ? [::wargame::base::say \
                    berezina.cards.rating [my Letter $rating] \
                    [my sideName [dict get $view firing]]]
                : [my Letter $rating]}] \
                [expr {$rating < $now ? "past" : $rating == $now ? "now"
                    : "next"}]
        }]
    }

    # ---- who may fire at whom ----

    method FireRows {match viewer view} {
        # Units in their order, so that what is left stays where it was after a
        # fire; the most probable is marked.
        set may [$match actions]
        set rows {}
        set most -1
        foreach firer [my Firers $match] {
            set slot [my SlotOf $view $firer]
            foreach shot [$match query $viewer "fire $slot"] {
                if {[my FireAction $view $slot [lindex $shot 0]] in $may} {
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
            dict replace $row choices [list $choice]
        }]
    }

    method Promise {shot} {
        # Before those of which a retreat decides come those that are sure of
        # their chance, after them those that cannot hit.
        set after [lindex $shot 6]
        return [expr {$after > 0 ? 1000000 + $after
            : $after < 0 ? [lindex $shot 3] : -1}]
    }

    method Firers {match} {
        # Who may fire now, each once, in the order of keys.
        return [lsort -unique [lmap action [$match actions] {
            if {[lindex $action 0] ni {fire bombard}} continue
            lindex $action 1
        }]]
    }

    method FireAction {view slot target} {
        # Who is not seen is fired at by his hex.
        set firer [my KeyIn $view $slot]
        return [expr {[my Row $view $target] eq ""
            ? [list bombard $firer [my At $view $target]]
            : [list fire $firer [my KeyIn $view $target]]}]
    }

    method FireRow {view slot shot may} {
        # SHOT as the query fire has it.
        lassign $shot target needs added chance evades because
        set keys [list [my KeyIn $view $slot] [my KeyIn $view $target]]
        set row [dict create arrow 1 focus [lindex $keys 0] state "" \
            faces [list [my Face $view $slot] [my Face $view $target]] \
            title [::wargame::base::say berezina.cards.at \
                {*}[lmap key $keys { my unitName $key }]] \
            line [my Reckoning $view $slot $shot] \
            lines [list [my FireLine $view $slot $target]]]
        if {$may} {
            dict set row choices [list [dict create style "" \
                action [my FireAction $view $slot $target] \
                label [my FireLabel $shot]]]
        }
        return $row
    }

    method FireLabel {shot} {
        # With the chance that anything is hit, whoever rides away first (7.5).
        lassign $shot target needs added chance evades because after
        set key berezina.cards.fire
        if {$after >= 0} {
            return [::wargame::base::say $key[expr {$evades ? ".flees" : ""}] \
                    [my Percent $after]]
        }
        return \
                [::wargame::base::say \
                $key[expr {$evades == 2 ? ".must" : ".stands"}] \
                [my Percent $chance]]
    }

    method FireLine {view slot target} {
        # From the firer to just before its target.
        lassign [my middle [my At $view $slot]] x y
        lassign [my middle [my At $view $target]] tx ty
        set far [expr {hypot($tx - $x, $ty - $y)}]
        set part [expr {$far > 0 ? max(0.5, 1 - 200 / $far) : 1}]
        return [list $x $y [expr {$x + ($tx - $x) * $part}] \
                [expr {$y + ($ty - $y) * $part}] arrow]
    }

    method Reckoning {view slot shot} {
        # What the die needs, and why; what becomes of the target.
        lassign $shot target needs added chance evades because after
        if {[my RowIs $view $target kind rabble]} {
            return [::wargame::base::say berezina.cards.rabble]
        }
        set rating [lindex [dict get $view survey worth] $slot 0]
        set parts [list [::wargame::base::say berezina.cards.needs.[expr {
            $needs == 6}] $needs [my Letter $rating]]]
        foreach part $because {
            lassign $part name rule adds
            lappend parts [::wargame::base::say berezina.cards.adds \
                [my Because $view $slot $name $adds] \
                [::wargame::base::signed $adds] $rule]
        }
        set line [join $parts " \u00b7 "]
        if {[my Row $view $target] eq ""} {
            set line "[::wargame::base::say berezina.cards.unseen \
                    [my placeName \
                    [my At $view $target]]]\n$line"
        }
        set does [::wargame::berezina::steps next [my Of $view losses $target]]
        foreach {is key} [list \
            [my RowIs $view $target kind leader] leader \
            [expr {$does eq "turns"}] turns \
            [expr {$does eq "ends"}] ends \
            [expr {$evades == 2 && $after == 0}] evades \
            [expr {$evades == 2 && $after > 0}] evades.reached \
            [expr {$evades == 2 && $after < 0}] mustEvade \
            [expr {$evades == 1}] mayEvade \
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
            foreach other [my SlotsAt $view [my At $view $slot] \
                    [my SideOf $slot]] {
                if {[my RowIs $view $other kind leader]
                        && [my RowIs $view $other bonus $adds]} {
                    return [my unitName [my KeyIn $view $other]]
                }
            }
        }
        return [::wargame::base::say berezina.cards.because.$name]
    }

    method RowIs {view slot key value} {
        # Of a piece that is not hidden.
        set row [my Row $view $slot]
        return [expr {$row ne "" && [dict get $row $key] eq $value}]
    }

    # ---- a fire whose die is awaited ----

    method ShotRows {match viewer view} {
        set shot [$match query $viewer shot]
        if {[llength $shot] < 2} {
            return {}
        }
        set row [my FireRow $view {*}$shot 0]
        set news [$match news $viewer [$match length]]
        foreach event $news {
            if {[dict get $event what] eq "aimed"} {
                dict set row line "[dict get $row line]\n[my eventText $event]"
            }
        }
        dict set row now 1
        return [list $row]
    }

    # ---- what was fired ----

    method FireNews {match viewer} {
        # Of this combat phase.
        return [my NewsOfPhase $match $viewer first_combat second_combat]
    }

    method FireThrow {match viewer} {
        # The last die: STYLE TEXT DICE.
        foreach event [lreverse [my FireNews $match $viewer]] {
            set what [dict get $event what]
            if {$what in {hit missed}} {
                lassign [dict get $event about] firer - - - dice
                return [list "" [::wargame::base::say berezina.cards.$what \
                        [my unitName $firer]] \
                    [lmap die $dice { list $die [expr {
                        $what eq "hit" ? "hit" : "miss"}] }]]
            }
        }
        return ""
    }

    method FiredRows {news} {
        # A row for each fire with what it did, the last first.
        set rows {}
        set events {}
        set fled ""
        foreach event [concat [lrange $news 1 end] {{what phase_began about {}}}] {
            set what [dict get $event what]
            # Those of a hex fall back together.
            if {$what in {hit missed disintegrated evaded phase_began
                    bridge_taken bridge_gone russian_moved rabble_moved}
                    && !($what eq "evaded" && [dict get $event n] eq $fled)} {
                if {[llength $events]} {
                    lappend rows [my FiredRow $events]
                }
                set events {}
                if {$what ni {hit missed disintegrated evaded}} break
            }
            if {$what ne "aimed"} {
                lappend events $event
            }
            set fled [expr {$what eq "evaded" ? [dict get $event n] : ""}]
        }
        if {[llength $rows] == 0} {
            return {}
        }
        return [concat [list [dict create section [::wargame::base::say \
                berezina.cards.fires]]] [lreverse $rows]]
    }

    method FiredRow {events} {
        set first [lindex $events 0]
        set state ""
        if {[dict get $first what] eq "hit"} {
            set state [expr {[my ownedBy [lindex [dict get $first about] 1] 0]
                ? "bad" : "good"}]
        }
        return [dict create line [my Sentences $events] state $state]
    }

    method StillToFire {match viewer view} {
        # Those of the ratings to come that have somebody in reach; while the
        # French fire the Russians of their rating are still to come, too.
        set rows {}
        set last [expr {[dict get $view rating] - ([$match side] eq "0")}]
        set rating 0
        foreach counts [$match query $viewer order] {
            incr rating
            dict with counts {}
            if {$rating > $last && ${0} + ${1} > 0} {
                lappend rows [dict create state "" line [::wargame::base::say \
                    berezina.cards.toFire [my Letter $rating] \
                    [my HowMany ${0} ${1}]]]
            }
        }
        if {[llength $rows] == 0} {
            return {}
        }
        return [concat [list [dict create section [::wargame::base::say \
                berezina.cards.stillToFire]]] $rows]
    }

    method HowMany {french russian} {
        # Of nobody nothing is said.
        set first [::wargame::base::sayCount berezina.cards.french $french]
        set then [::wargame::base::sayCount berezina.cards.russian $russian]
        return [expr {$russian == 0 ? $first : $french == 0 ? $then
            : [::wargame::base::say berezina.cards.firstThen $first $then]}]
    }

    method After_fire {match viewer view turn phase} {
        set news [my NewsSince $match $viewer phase_began [list $phase]]
        set rows [my FiredRows $news]
        if {[llength $rows] == 0} {
            return {}
        }
        return [dict create side "" rows $rows throw [my FireThrow $match \
                $viewer] heading \
                [::wargame::base::say berezina.cards.heading.fireOver] \
            text [::wargame::base::say berezina.cards.text.fireOver]]
    }
}
