# battle-asks.tcl --
#
#       What is asked in a battle of Bloody Monday, and the answers.
#
#       battleAsks asked MOMENT SCENE PRESENTER  heading and text of the card
#       battleAsks choices MOMENT PRESENTER      the answers: see
#                                panels/battle.tcl
#       battleAsks volley CHOICES    the button by which all of those fire, "":
#                                there are not several

need base/files base/words games/monday/battle-parts present/price-harm

namespace eval ::wargame::monday::battleAsks {
    namespace export asked choices volley
    namespace ensemble create
    namespace import ::wargame::monday::battleParts::*

    # The paragraph of each answer.
    variable Rules [::wargame::base::rulesOf monday verbs]
}

# asked --
#
#       Heading and text of the orders card.
proc ::wargame::monday::battleAsks::asked {moment scene presenter} {
    set view [$moment view]
    set acting [dict get $scene acting]
    set decision [$moment decision]
    if {$acting eq ""} {
        return [dict create heading [::wargame::base::say monday.battle.rolls] \
                text [Firing $moment $presenter]]
    }
    set side [[$presenter words] sideName $acting]
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
                ? [lindex [dict get $limits leaders] 1] : ""}]]
        }
        default {
            set text [::wargame::base::say monday.battle.ask.$decision]
        }
    }
    return [dict create \
        heading [::wargame::base::say monday.battle.heading.$decision $side] \
        text [expr {[$moment viewer] in {0 1} && [$moment viewer] != $number
            ? [::wargame::base::say monday.battle.waits $side]
            : $text}]]
}

# Firing --
#
#       Who throws dice now.
proc ::wargame::monday::battleAsks::Firing {moment presenter} {
    set view [$moment view]
    set slot [dict get $view battle.firing]
    if {$slot < 0} {
        return ""
    }
    set name [[$presenter words] unitName [[$presenter reader] keyIn $view \
            $slot]]
    return [::wargame::base::say monday.battle.fires \
            [string toupper $name 0 0] [dice $moment $slot \
                [lindex [dict get $view unit.committed] $slot]]]
}

proc ::wargame::monday::battleAsks::choices {moment presenter} {
    set view [$moment view]
    variable Rules
    set side [$moment side]
    set prices [[$presenter prices] of $moment]
    return [lmap action [offered $moment] {
        lassign $action verb key place
        set slot [expr {$key eq "" ? ""
            : [[$presenter reader] slotOf $view $key]}]
        set label monday.battle.verb.$verb
        set style ""
        if {$verb eq "done"} {
            append label .[$moment decision]
        }
        if {$verb in {done stand}} {
            set style Side$side.TButton
        }
        dict create action $action unit $slot style $style \
            volley [expr {$verb in {commit ambush}}] \
            harm [expr {($verb in {commit skirmish retreat})
                + [::wargame::present::priceHarm $prices $action]}] \
            label \
            [[$presenter prices] priced $prices $action [::wargame::base::say \
                    $label [switch \
                    -- $verb {
                commit { dice $moment $slot 1 }
                ambush { dice $moment $slot 0 }
                default {
                    expr {$place eq "" ? "" : [[$presenter words] placeName \
                            $place]}
                }
            }]]] rule [expr {[dict exists $Rules $verb]
                ? [dict get $Rules $verb] : ""}]
    }]
}

proc ::wargame::monday::battleAsks::volley {choices} {
    set verbs [lmap choice $choices {
        if {![dict get $choice volley]} continue
        lindex [dict get $choice action] 0
    }]
    return [expr {[llength $verbs] < 2 ? ""
        : [::wargame::base::say monday.battle.all.[lindex $verbs 0]]}]
}
