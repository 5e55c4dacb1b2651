# cards.tcl --
#
#       The cards beside the map of Napoleon at the Berezina: see
#       present/cards.tcl. Each word of CardOf is a method of the object that
#       makes that card (CardObject).

need base/prefs base/words look/theme present/cards games/berezina

namespace eval ::wargame::berezina {
    # What the card beside the map is of: by decision, or by what the dice
    # awaited are for.
    variable CardOf {
        fire fire           evade evade     displace displace
        excess excess       checks checks   toll toll       treasure toll
        step toll           build build     russian_bridge build
        breakdown breakdown exit exit       equals equals
    }
}

if {![info object isa class ::wargame::berezina::Cards]} {
    oo::class create ::wargame::berezina::Cards {
        superclass ::wargame::present::Cards
    }
}

oo::define ::wargame::berezina::Cards {
    variable Reader Signs Prices FireCard FiredCard ChecksCard \
            BuildCard WayCards EqualsCard

    method CardObject {card} {
        # Whose method of that name makes it.
        switch -- $card {
            fire { return $FireCard }
            evade - displace - excess { return $WayCards }
            checks - toll { return $ChecksCard }
            build - breakdown - exit { return $BuildCard }
            equals { return $EqualsCard }
        }
    }

    method has {moment} {
        return [expr {[my card $moment] ne ""}]
    }

    method scene {moment} {
        set view [$Reader surveyed $moment]
        set card [my card $moment]
        set side [$moment side]
        if {$card eq "" || ($side in {0 1} && [$moment viewer] in {0 1}
                && [$moment viewer] != $side && $card ni {fire toll build})} {
            return {}
        }
        return [dict merge [dict create side [my CardSide $moment] \
            rule [$moment rule] throw "" rows {} lines {} lights {} \
            signs [$Signs signs $moment] run [my run $moment] \
            choices [my CardChoices $moment]] \
            [[my CardObject $card] $card $moment]]
    }

    method CardSide {moment} {
        # Who decides or throws: its colour.
        set view [$Reader surveyed $moment]
        set side [$moment side]
        if {$side eq "chance"} {
            set side [expr {[my card $moment] eq "fire"
                ? [dict get $view firing] : 0}]
        }
        return [::wargame::look::theme side $side]
    }

    method CardChoices {moment} {
        # The answers that no row has; how a run of dice goes on.
        set side [$moment side]
        if {$side eq "chance"} {
            return [my CardPace $moment]
        }
        # Who looks on has none.
        set choices {}
        set prices [$Prices of [$moment as $side]]
        foreach action [$moment actions] {
            if {$action in {done stand}} {
                lappend choices [dict create action $action rule "" \
                    label [$Prices priced $prices $action \
                        [::wargame::base::say \
                            berezina.cards.$action.[$moment decision]]] \
                    style Side$side.TButton]
            }
        }
        return $choices
    }

    method rollBatch {moment} {
        # The automaton's fires, the checks of morale, and bridges that may
        # break; a player's own die waits for nobody.
        set view [$moment view]
        set card [my card $moment]
        if {[$moment side] ne "chance" || ($card eq "fire"
                && !([$Reader isSolitaire $view] && [dict get $view firing]))} {
            return ""
        }
        return [expr {$card in {fire checks breakdown} ? $card : ""}]
    }

    method CardPace {moment} {
        if {[my rollBatch $moment] eq ""} {
            return {}
        }
        set one [expr {[::wargame::base::prefs get pace] eq "one"}]
        return [lmap {tells label style} [concat [expr {$one ? {
            Next dice.throw Default.TButton} : {}}] {
            {Pace rest} berezina.cards.rest ""} [expr {$one
                ? {{Pace run} berezina.cards.run ""}
                : {{Pace one} berezina.cards.one ""}}]] {
            dict create tells $tells rule "" style $style \
                    label [::wargame::base::say $label]
        }]
    }

    method after {moment scene given} {
        # Nothing, if who was asked has ended it.
        lassign [split [dict get $scene run] .] card turn phase
        if {![my EndedByDice $moment] || $card ni {fire checks build}} {
            return {}
        }
        if {[my IsToldLater $moment $card]} {
            return {}
        }
        set view [$Reader surveyed $moment]
        set object [expr {$card eq "fire" ? $FiredCard : [my CardObject $card]}]
        set after [$object ${card}After $moment $turn $phase]
        if {$after eq {}} {
            return {}
        }
        return [dict merge $scene [dict create lines {} steps {} rule "" \
            choices [list [dict create tells GoOn rule "" \
                style Default.TButton label [::wargame::base::say \
                panel.goOn]]]] \
            $after]
    }

    method lingers {moment} {
        # Who is asked on the map next goes on there.
        return [expr {[$moment side] in {0 1}
            && [$moment side] == [$moment viewer]
            && [my card $moment] eq ""}]
    }

    method IsToldLater {moment card} {
        # With what is next, on one card: the checks of morale, the bridges, or
        # the next fire, unless another seat is shown for them.
        set view [$moment view]
        if {[$moment side] in {0 1}} {
            return [expr {$card eq "fire"
                && [my card $moment] in {build fire}
                && [$moment side] == [$moment viewer]}]
        }
        return [expr {$card in {fire build}
            && [$Reader phase $view] eq "morale"
            && [$Reader chosen $view fmet] eq "standard"
            && [llength [$moment query checks]]}]
    }

    method EndedByDice {moment} {
        return [expr {[dict get [$moment entry [$moment length]] side]
            eq "chance"}]
    }

    method card {moment} {
        # A word of CardOf, or "" if nothing is asked that is better shown
        # beside the map.
        set asked [expr {[$moment side] eq "chance" ? [$moment query throw]
            : [$moment side] in {0 1} ? [$moment decision] : ""}]
        if {$asked eq "russian_bridge"
                && [$BuildCard builtRows [$moment as public]] eq {}} {
            # Dice for the Russian bridge alone: the log tells of them.
            return ""
        } elseif {$asked eq "build" && [$moment side] ne "chance"
                && [$BuildCard isIdle $moment]} {
            return ""
        }
        return [expr {[dict exists $::wargame::berezina::CardOf $asked]
            ? [dict get $::wargame::berezina::CardOf $asked] : ""}]
    }

    method run {moment} {
        # The phase of dice that goes on, however it is interrupted.
        set view [$Reader surveyed $moment]
        set card [my card $moment]
        set part [dict create fire fire evade fire displace fire \
                checks checks build build breakdown build]
        if {![dict exists $part $card]} {
            return ""
        }
        # The phase of the fire; all others come once a turn.
        return [join [list [dict get $part $card] [dict get $view turn] [expr {
            [dict get $part $card] eq "fire" ? [dict get $view phase] : ""
        }]] .]
    }
}
