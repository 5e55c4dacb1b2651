# battle-asks.tcl --
#
#       What is asked in a battle of Bloody Monday, and the answers.
#
#       asked MOMENT SCENE     heading and text of the card
#       choices MOMENT         the answers: see present/battle.tcl
#       volley CHOICES         the button by which all of those fire, "": there
#                              are not several

need base/files base/words games/monday/battle-parts present/part

namespace eval ::wargame::monday {
    # The paragraph of each answer.
    variable VerbRules [::wargame::base::rulesOf monday verbs]
}

if {![info object isa class ::wargame::monday::BattleAsks]} {
    oo::class create ::wargame::monday::BattleAsks {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::monday::BattleAsks {
    variable Reader Words Prices BattleParts

    method asked {moment scene} {
        # Heading and text of the orders card.
        set view [$moment view]
        set acting [dict get $scene acting]
        set decision [$moment decision]
        if {$acting eq ""} {
            return [dict create heading \
                    [::wargame::base::say monday.battle.rolls] \
                    text [my Firing $moment]]
        }
        set side [$Words sideName $acting]
        set number [$moment side]
        switch -- $decision {
            hit {
                set text [::wargame::base::sayCount monday.battle.ask.hit \
                        [lindex [dict get $view battle.hits] $number]]
            }
            commit {
                set limits [$moment query limits]
                set text [::wargame::base::say monday.battle.ask.commit [expr {
                    [dict exists $limits leaders]
                    ? [dict get $limits leaders allowed] : ""}]]
            }
            stand {
                set why [$BattleParts whyStand $moment]
                set text [::wargame::base::say monday.battle.ask.[expr {
                    $why eq "" ? "stand" : $why}]]
                if {$why eq "deserted"} {
                    return [dict create text $text heading \
                            [::wargame::base::say monday.battle.heading.$why \
                            $side]]
                }
            }
            default {
                set text [::wargame::base::say monday.battle.ask.$decision]
            }
        }
        return [dict create \
            heading [::wargame::base::say monday.battle.heading.$decision \
                    $side] \
            text [expr {[$moment viewer] in {0 1} && [$moment viewer] != $number
                ? [::wargame::base::say monday.battle.waits $side]
                : $text}]]
    }

    method Firing {moment} {
        # Who throws dice now.
        set view [$moment view]
        set slot [dict get $view battle.firing]
        if {$slot < 0} {
            return ""
        }
        set name [$Words unitName [$Reader keyIn $view $slot]]
        return [::wargame::base::say monday.battle.fires \
                [string toupper $name 0 0] [$BattleParts dice $moment $slot \
                    [lindex [dict get $view unit.committed] $slot]]]
    }

    method choices {moment} {
        set view [$moment view]
        set side [$moment side]
        set prices [$Prices of $moment]
        return [lmap action [$BattleParts offered $moment] {
            lassign $action verb key place
            set slot [expr {$key eq "" ? ""
                : [$Reader slotOf $view $key]}]
            set label monday.battle.verb.$verb
            if {$verb eq "stand" && [$BattleParts isDeserted $moment]} {
                set label panel.goOn
            }
            set style ""
            if {$verb eq "done"} {
                append label .[$moment decision]
            }
            if {$verb in {done stand}} {
                set style Side$side.TButton
            }
            dict create action $action unit $slot style $style \
                fires [expr {$verb in {commit ambush}}] \
                harm [expr {($verb in {commit skirmish retreat}
                        || ($verb eq "done" && [$moment decision] eq "commit"))
                    + [$Prices harm $prices $action]}] \
                worth [expr {$verb in {commit ambush}
                    ? [$BattleParts worth $moment $slot [expr {
                        $verb eq "commit"}]] : 0}] \
                label [$Prices priced $prices $action \
                    [::wargame::base::say $label \
                        [my Aim $moment $verb $slot $place]]] \
                rule [expr {[dict exists $::wargame::monday::VerbRules $verb]
                    ? [dict get $::wargame::monday::VerbRules $verb] : ""}]
        }]
    }

    method Aim {moment verb slot place} {
        # What is thrown, or where one goes.
        switch -- $verb {
            commit { return [$BattleParts dice $moment $slot 1] }
            ambush { return [$BattleParts dice $moment $slot 0] }
        }
        return [expr {$place eq "" ? "" : [$Words placeName $place]}]
    }

    method volley {choices} {
        set verbs [lmap choice $choices {
            if {![dict get $choice fires]} continue
            lindex [dict get $choice action] 0
        }]
        return [expr {[llength $verbs] < 2 ? ""
            : [::wargame::base::say monday.battle.all.[lindex $verbs 0]]}]
    }
}
