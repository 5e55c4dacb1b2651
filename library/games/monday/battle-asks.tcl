# battle-asks.tcl --
#
#       What is asked in a battle of Bloody Monday, and the answers.

need base/words games/monday/units

namespace eval ::wargame::monday::battle {
    # The paragraph of each answer.
    variable Rules {
        commit 5.3.1        hit 5.3.6           stand 5.3.2
        retreat 6.4         withdraw 6.4        skirmish 9.1
        ambush 9.1
    }
}

# Offered --
#
#       What may be answered, if it is this viewer who may answer.
proc ::wargame::monday::battle::Offered {match viewer} {
    if {[$match side] ni {0 1}
            || ($viewer in {0 1} && $viewer != [$match side])} {
        return {}
    }
    return [$match actions]
}

# Asked --
#
#       Heading and text of the orders card.
proc ::wargame::monday::battle::Asked {match viewer view scene presenter} {
    set acting [dict get $scene acting]
    set decision [$match decision]
    if {$acting eq ""} {
        return [dict create heading [::wargame::base::say monday.battle.rolls] \
                text [Firing $match $viewer $view $presenter]]
    }
    set side [[$presenter words] sideName $acting]
    set number [dict get {french 0 russian 1} $acting]
    switch -- $decision {
        hit {
            set text [::wargame::base::sayCount monday.battle.ask.hit \
                    [lindex [dict get $view battle.hits] $number]]
        }
        commit {
            set limits [$match query $viewer limits]
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
        text [expr {$viewer in {0 1} && $viewer != $number
            ? [::wargame::base::say monday.battle.waits $side]
            : $text}]]
}

# Firing --
#
#       Who throws dice now.
proc ::wargame::monday::battle::Firing {match viewer view presenter} {
    set slot [dict get $view battle.firing]
    if {$slot < 0} {
        return ""
    }
    set name [[$presenter words] unitName [::wargame::monday::units key $view \
            $slot]]
    return [::wargame::base::say monday.battle.fires \
            [string toupper $name 0 0] [Dice $match $viewer $slot \
                [lindex [dict get $view unit.committed] $slot]]]
}

proc ::wargame::monday::battle::Choices {match viewer view presenter} {
    variable Rules
    set side [$match side]
    set prices [[$presenter advice] prices $match $viewer]
    return [lmap action [Offered $match $viewer] {
        lassign $action verb key place
        set slot [expr {$key eq "" ? ""
            : [::wargame::monday::units slot $view $key]}]
        set label monday.battle.verb.$verb
        set style ""
        if {$verb eq "done"} {
            append label .[$match decision]
        }
        if {$verb in {done stand}} {
            set style [lindex {French.TButton Russian.TButton} $side]
        }
        dict create action $action unit $slot style $style \
            harm [expr {($verb in {commit skirmish retreat})
                + [[$presenter advice] harmOf $prices $action]}] \
            label \
            [[$presenter advice] priced $prices $action [::wargame::base::say \
                    $label [switch \
                    -- $verb {
                commit { Dice $match $viewer $slot 1 }
                ambush { Dice $match $viewer $slot 0 }
                default {
                    expr {$place eq "" ? "" : [[$presenter words] placeName \
                            $place]}
                }
            }]]] rule [expr {[dict exists $Rules $verb]
                ? [dict get $Rules $verb] : ""}]
    }]
}
