# battle-asks.tcl --
#
#       What is asked in a battle of Borodino 1812, and the answers, each with
#       what it would throw or cost.
#
#       asked MOMENT SCENE     heading and text of the card
#       choices MOMENT         the answers: see present/battle.tcl

need base/files base/words present/part

namespace eval ::wargame::borodino {
    # The paragraph of each answer.
    variable VerbRules [::wargame::base::rulesOf borodino verbs]
}

if {![info object isa class ::wargame::borodino::BattleAsks]} {
    oo::class create ::wargame::borodino::BattleAsks {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::borodino::BattleAsks {
    variable Reader Words Prices

    method asked {moment scene} {
        # Heading and text of the orders card.
        set view [$moment view]
        set decision [$moment decision]
        set acting [dict get $scene acting]
        if {$acting eq ""} {
            return \
                    [dict create heading [::wargame::base::say \
                    borodino.battle.dice] \
                    text ""]
        }
        set side [$Words sideName $acting]
        set able [lsort -unique [lmap choice [dict get $scene choices] {
            if {[dict get $choice unit] eq ""} continue
            dict get $choice unit
        }]]
        set letter [string index ABC [dict get $scene letter]]
        set hits [expr {[dict get $view battle.hits]
                + [dict get $view battle.own_hits]}]
        switch -- $decision {
            turn {
                set key [expr {[$moment query turn] eq "leave" ? "leave"
                    : "turn"}]
                if {[llength $able] == 1} {
                    append key .only
                }
                set text [::wargame::base::say borodino.battle.ask.$key $side \
                        $letter]
            }
            hit {
                set text [::wargame::base::sayCount borodino.battle.ask.hit \
                        $hits]
            }
            default {
                set text [::wargame::base::say borodino.battle.ask.$decision]
            }
        }
        return [dict create \
            heading [::wargame::base::say borodino.battle.heading $side] \
            text $text]
    }

    method choices {moment} {
        set view [$moment view]
        set decision [$moment decision]
        set prices [$Prices of $moment]
        return [lmap action [$moment actions] {
            lassign $action verb first second
            if {$verb eq "roll"} continue
            set slot [$Reader slotOf $view $first]
            # Who has retreated and must go on stands in neither line.
            set unit [expr {[$Reader isUnit $first]
                && [lindex [dict get $view unit.place] $slot]
                    == [dict get $view battle.area] ? $slot : ""}]
            set key borodino.battle.verb.$verb
            set style ""
            if {$verb eq "done"} {
                append key .$decision
                set style Side[$moment side].TButton
            }
            set other [expr {[$Reader isUnit $first] ? $second : $first}]
            set worth 0
            set label [::wargame::base::say $key [expr \
                    {[$Reader isUnit $other]
                ? [$Words unitName $other] : [$Words placeName $other]}]]
            if {$verb in {fire fire_at_squares fire_at_line charge hold}} {
                set fire [$moment query "fire $slot"]
                set label [my Aimed $fire $verb]
                set worth [my Worth $fire $verb]
            }
            if {$verb ne "lose"} {
                set label [$Prices priced $prices $action $label]
            }
            dict create action $action unit $unit style $style label $label \
                    fires [expr {$verb eq "fire"}] \
                    holds [expr {$verb eq "hold"}] \
                    resumes [expr {$verb eq "done" && $decision eq "square"}] \
                    harm [my Harm $prices $action] worth $worth \
                    rule [expr {[dict exists $::wargame::borodino::VerbRules \
                            $verb]
                        ? [dict get $::wargame::borodino::VerbRules $verb] : \
                                ""}]
        }]
    }

    method Harm {prices action} {
        # Who goes back or gives up does no good, even for nothing; squares and
        # victors stay as they are.
        return [expr {[$Prices harm $prices $action] + \
                ([lindex $action 0] in {
            retreat offboard lose square break shelter regroup})}]
    }

    method Worth {fire verb} {
        # The hits of a fire to be expected, less those of its own side, in
        # thousandths.
        if {$verb eq "hold"} {
            return 0
        }
        dict with fire $verb {}
        return [expr {$dice * (max(0, $hits) - ($verb eq "charge"))
                * 1000 / 6}]
    }

    method Aimed {fire verb} {
        # The words of a fire: what will be thrown and what hits; or why there
        # is none.
        set key borodino.battle.verb.$verb
        if {$verb eq "hold"} {
            return [::wargame::base::say \
                    $key.[dict get $fire silenced]]
        }
        return [::wargame::base::say borodino.battle.aimed.[expr {
                $verb eq "charge" ? "charge" : "fire"}] \
            [::wargame::base::say $key] \
            [::wargame::base::sayCount borodino.battle.dice \
                [dict get $fire $verb dice]] \
            [::wargame::base::sayCount borodino.battle.hits \
                [dict get $fire $verb hits]]]
    }
}
