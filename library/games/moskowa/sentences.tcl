# sentences.tcl --
#
#       La Bataille de la Moskowa: who acts and what is asked, and the position
#       in sentences; events are in words-events.tcl.

need base/words present/piece-sentences

if {![info object isa class ::wargame::moskowa::Sentences]} {
    oo::class create ::wargame::moskowa::Sentences {
        superclass ::wargame::present::PieceSentences
    }
}

oo::define ::wargame::moskowa::Sentences {
    variable Places Reader Words EventWords Commanders Fires

    method title {moment} {
        set view [$moment view]
        set side [dict get $view phasing]
        if {[$moment side] eq "nobody"} {
            return [next $moment]
        }
        if {[$moment side] in {0 1} && [$moment side] != $side} {
            return [::wargame::base::say moskowa.turn.reacts \
                    [$Words hour [dict get $view clock]] \
                    [$Words sideName $side] \
                    [$Words sideName [$moment side]]][$Commanders told $moment]
        }
        return [::wargame::base::say moskowa.turn.title \
                [$Words hour [dict get $view clock]] \
                [$Words sideName $side]][$Commanders told $moment]
    }

    method phaseName {moment} {
        # The innermost stage that has a name.
        foreach stage [lreverse [dict get [$moment view] stage]] {
            if {[::wargame::base::said moskowa.phase.$stage]} {
                return [::wargame::base::say moskowa.phase.$stage]
            }
        }
        return [next $moment]
    }

    method turnName {event} {
        return [$Words hour [lindex [dict get $event about] 1]]
    }

    method goal {moment} {
        return [::wargame::base::say \
                moskowa.victory.[dict get [$moment view] scenario]]
    }

    method victory {moment} {
        # Of the battle by its level; where it was given up there is none.
        set winner [$moment winner]
        if {$winner ni {0 1}} {
            return [::wargame::base::say moskowa.victory.draw]
        }
        set key moskowa.victory.won
        set level [dict get [$moment query score] $winner level]
        return [::wargame::base::say [expr {
                [::wargame::base::said $key.$level] ? "$key.$level" : $key}] \
            [$Words sideName $winner]]
    }

    method prompt {moment} {
        # With whom one acts, where one was taken up.
        set view [$moment view]
        if {[$moment side] eq "nobody"} {
            return [my victory $moment]
        }
        set charge [my Charge $moment]
        if {$charge ne ""} {
            return $charge
        }
        if {[$moment decision] eq "retreat"} {
            return [::wargame::base::say moskowa.decision.retreat \
                    [$Words unitName [$Reader keyIn $view \
                        [dict get $view checking]]]]
        }
        set hand [$Reader inHand $view]
        if {$hand >= 0 && [::wargame::base::said \
                moskowa.decision.[$moment decision].hand]} {
            return [my WithHand $moment [$Reader keyIn $view $hand]]
        }
        set volley [expr {[$moment decision] eq "firers"
            ? [$Fires volley $moment] : {}}]
        if {[llength $volley]} {
            return [::wargame::base::say moskowa.decision.firers.odds \
                    [my Target $view] {*}$volley]
        }
        if {[$moment decision] eq "target" && [dict get $view firing]
                == [dict get $view phasing]} {
            # Melee.10
            return [::wargame::base::say moskowa.decision.target.offence]
        }
        if {[$moment decision] eq "attempt" && [dict get $view charged] >= 0} {
            return [::wargame::base::say moskowa.decision.attempt.charged \
                    [$Words placeName \
                        [$Reader placeKey [dict get $view charged]]]]
        }
        # Charge.11
        if {[$moment decision] eq "unit" && [dict get $view vacated] >= 0
                && "done" ni [$moment actions]} {
            return [::wargame::base::say moskowa.decision.unit.occupy \
                    [$Words placeName \
                        [$Reader placeKey [dict get $view vacated]]]]
        }
        # What has to be done is not said to be done with.
        set key moskowa.decision.[$moment decision]
        foreach key [list {*}[expr {"done" in [$moment actions] ? {}
                : "$key.must"}] $key] {
            if {[::wargame::base::said $key]} {
                return [::wargame::base::say $key [my Target $view]]
            }
        }
        if {[::wargame::base::said decision.[$moment decision]]} {
            # What is the same in all games, as that dice are rolled.
            return [next $moment]
        }
        return [::wargame::base::say moskowa.decision.other]
    }

    method heldPrompt {moment piece} {
        # A charge that was declared is for all to do first.
        return [expr {[$moment decision] eq "step"
            && [my Charge $moment] eq "" ? [my WithHand $moment $piece] : ""}]
    }

    method WithHand {moment unit} {
        # What has to be done is not said to be done with.
        set key moskowa.decision.[$moment decision].hand
        return [::wargame::base::say [expr {"done" ni [$moment actions]
                && [::wargame::base::said $key.must] ? "$key.must" : $key}] \
            [$Words unitName $unit] \
            [my Left $moment [$Reader slotOf [$moment view] $unit]]]
    }

    method Charge {moment} {
        # Of one that was declared and can be done, its column.
        if {[$moment decision] ne "step"} {
            return ""
        }
        set charge [$moment query charge]
        if {![dict size $charge]} {
            return [my Ride $moment]
        }
        dict with charge {}
        return [::wargame::base::say moskowa.decision.step.charge \
                [$Words placeName $hex] $odds [::wargame::base::signed $added]]
    }

    method Ride {moment} {
        # One that has declared a charge has to come near first.
        set view [$moment view]
        set hand [$Reader inHand $view]
        if {$hand < 0 || [dict get $view charged] < 0} {
            return ""
        }
        return [::wargame::base::say moskowa.decision.step.ride \
                [$Words unitName [$Reader keyIn $view $hand]] \
                [my Left $moment $hand] [$Words placeName \
                    [$Reader placeKey [dict get $view charged]]]]
    }

    method Target {view} {
        return [$Words placeName [$Reader target $view]]
    }

    method Left {moment slot} {
        # Its movement points left, in words: the query knows.
        set half [$moment query "left $slot"]
        return [expr {$half eq "" ? "" : [::wargame::base::halves $half]}]
    }

    method Played {event} {
        set said [$EventWords said $event]
        if {$said ne ""} {
            return $said
        }
        set what [dict get $event what]
        if {![::wargame::base::said moskowa.event.$what]} {
            return [join [list [string map {_ " "} $what]: {*}[lmap word \
                    [dict get $event about] { $Words told $word }]]]
        }
        return [next $event]
    }

    method describePlace {moment place} {
        # Of units, as they are now: what they have lost, routing, in square.
        set slots [$Reader slotsAt [$moment view] $place]
        if {![llength $slots]} {
            return {}
        }
        set name [$Words placeName $place]
        if {[string first $place $name] < 0} {
            set name "$place, $name"
        }
        set units [lmap slot $slots {
            set told [$Words unitTold $moment $slot]
            set worth [$Words worthTold $moment $slot]
            expr {$worth eq "" ? $told
                : [::wargame::base::say why.says $told $worth]}
        }]
        return [list "$name ([$Words ground $place]):\
                [::wargame::base::sayApart $units]"]
    }

    method find {moment text} {
        # A hex by its number, too, whatever it is called.
        if {![dict exists $Places $text]} {
            return [next $moment $text]
        }
        set said [my describePlace $moment $text]
        return [expr {[llength $said] ? $said : [list \
            [::wargame::base::say words.empty [$Words placeName $text]]]}]
    }
}
