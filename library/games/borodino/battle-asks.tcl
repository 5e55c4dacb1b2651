# battle-asks.tcl --
#
#       What is asked in a battle of Borodino 1812, and the answers, each with
#       what it would throw or cost.
#
#       battleAsks asked MOMENT SCENE PRESENTER  heading and text of the card
#       battleAsks choices MOMENT PRESENTER      the answers: see
#                                panels/battle.tcl

need base/files base/words present/price-harm

namespace eval ::wargame::borodino::battleAsks {
    namespace export asked choices
    namespace ensemble create

    # The paragraph of each answer.
    variable Rules [::wargame::base::rulesOf borodino verbs]
}

# asked --
#
#       Heading and text of the orders card.
proc ::wargame::borodino::battleAsks::asked {moment scene presenter} {
    set view [$moment view]
    set decision [$moment decision]
    set acting [dict get $scene acting]
    if {$acting eq ""} {
        return \
                [dict create heading [::wargame::base::say \
                borodino.battle.dice] \
                text ""]
    }
    set side [[$presenter words] sideName $acting]
    set able [lsort -unique [lmap choice [dict get $scene choices] {
        if {[dict get $choice unit] eq ""} continue
        dict get $choice unit
    }]]
    set letter [string index ABC [dict get $scene letter]]
    set hits [expr {[dict get $view battle.hits]
            + [dict get $view battle.own_hits]}]
    switch -- $decision {
        turn {
            set key turn
            if {[dict get $scene round] == [dict get $scene rounds]
                    && $acting eq [dict get $scene attacker]} {
                set key leave
            }
            if {[llength $able] == 1} {
                append key .only
            }
            set text [::wargame::base::say borodino.battle.ask.$key $side \
                    $letter]
        }
        hit {
            set text [::wargame::base::sayCount borodino.battle.ask.hit $hits]
        }
        default {
            set text [::wargame::base::say borodino.battle.ask.$decision]
        }
    }
    return [dict create \
        heading [::wargame::base::say borodino.battle.heading $side] \
        text $text]
}

proc ::wargame::borodino::battleAsks::choices {moment presenter} {
    set view [$moment view]
    variable Rules
    set reader [$presenter reader]
    set decision [$moment decision]
    set prices [[$presenter prices] of $moment]
    return [lmap action [$moment actions] {
        lassign $action verb first second
        if {$verb eq "roll"} continue
        set slot [$reader slotOf $view $first]
        # Who has retreated and must go on stands in neither line.
        set unit [expr {[$reader isUnit $first]
            && [lindex [dict get $view unit.place] $slot]
                == [dict get $view battle.area] ? $slot : ""}]
        set key borodino.battle.verb.$verb
        set style ""
        if {$verb eq "done"} {
            append key .$decision
            set style Side[$moment side].TButton
        }
        set other [expr {[$reader isUnit $first] ? $second : $first}]
        set label [::wargame::base::say $key [expr \
                {[[$presenter reader] isUnit $other]
            ? [[$presenter words] unitName $other] : \
                    [[$presenter words] placeName $other]}]]
        if {$verb in {fire fire_at_squares fire_at_line charge hold}} {
            set label [Aimed $moment $slot $verb]
        }
        if {$verb ne "lose"} {
            set label [[$presenter prices] priced $prices $action $label]
        }
        dict create action $action unit $unit style $style label $label \
                volley [expr {$verb eq "fire"}] \
                harm [Harm $presenter $prices $action] \
                rule [expr {[dict exists $Rules $verb]
                    ? [dict get $Rules $verb] : ""}]
    }]
}

# Harm --
#
#       Who goes back or gives up does no good, even for nothing; squares and
#       victors stay as they are.
proc ::wargame::borodino::battleAsks::Harm {presenter prices action} {
    return [expr {[::wargame::present::priceHarm $prices $action] + \
            ([lindex $action 0] in {
        retreat offboard lose square break shelter regroup})}]
}

# Aimed --
#
#       The words of a fire: what will be thrown and what hits; or why there is
#       none.
proc ::wargame::borodino::battleAsks::Aimed {moment slot verb} {
    set fire [$moment query "fire $slot"]
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
