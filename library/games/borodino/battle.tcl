# battle.tcl --
#
#       A battle of Borodino 1812, told to the battle window.
#
#       battle name ROW                a unit: "2nd Division (Friant)"
#       battle scene MOMENT PRESENTER   see panels/battle.tcl; also
#                                      what is there, of a unit
#           waits       the round in which it comes, 0: it is here
#           acted       in this round

need base/files base/words look/theme
need games/borodino/battle-asks games/borodino/blocks

namespace eval ::wargame::borodino::battle {
    namespace export scene name
    namespace ensemble create
    namespace import ::wargame::borodino::battleAsks::*

    variable LastRound [::wargame::base::constantOf borodino last_round]
    variable OddsFall [::wargame::base::constantOf borodino odds_fall]
}

proc ::wargame::borodino::battle::scene {moment presenter} {
    variable LastRound
    variable OddsFall
    set view [$moment view]
    set area [dict get $view battle.area]
    if {$area < 0} {
        return {}
    }
    set place [[$presenter reader] placeRow $area]
    set attacker [dict get $view battle.attacker]
    set sides [::wargame::look::theme sides]
    set winner [dict get $view battle.winner]
    set terrain [dict get $place terrain]
    if {[dict get $place village] ni {"" 0}} {
        lappend terrain village
    }
    set side [$moment side]
    set scene \
            [dict create name [::wargame::base::nameOf borodino place $place] \
        words [lmap word $terrain {::wargame::base::say panel.ground.$word}] \
        ground $terrain \
        effects [Effects $moment] \
        round [dict get $view battle.round] rounds $LastRound \
        fall $OddsFall letter [dict get $view battle.letter] \
        attacker [lindex $sides $attacker] \
        defender [lindex $sides [expr {!$attacker}]] \
        winner [expr {$winner in {0 1} ? [lindex $sides $winner] : ""}] \
        acting [expr {$side in {0 1} ? [lindex $sides $side] : ""}] \
        rule [$moment rule] units [Units $view $area $presenter] \
        order [expr {$winner in {0 1} ? {} : [$moment query order]}]]
    dict set scene footer [Footer $scene]
    foreach word $sides {
        dict set scene roles $word [::wargame::base::say [expr {
            [dict get $scene winner] eq $word ? "panel.victor"
            : [dict get $scene attacker] eq $word ? "panel.attacks"
            : "panel.defends"}]]
        dict set scene told $word [Strength $scene $word]
        dict set scene apart $word [Reserves $scene $word]
    }
    dict set scene direct [expr {[$moment decision] eq "hit"}]
    dict set scene choices [choices $moment $presenter]
    return [dict merge $scene [asked $moment $scene $presenter]]
}

# Effects --
#
#       What the ground does, in words, with the paragraph.
proc ::wargame::borodino::battle::Effects {moment} {
    return [lmap effect [$moment query effects] {
        lassign $effect word rule
        list [::wargame::base::say borodino.battle.ground.$word] $rule
    }]
}

# Footer --
#
#       Who has a turn still to come in this round, in the order of fire.
proc ::wargame::borodino::battle::Footer {scene} {
    set groups {}
    foreach slot [dict get $scene order] {
        if {![dict exists $scene units $slot]} continue
        set unit [dict get $scene units $slot]
        set letter [expr {"shelter" in [dict get $unit marks] ? "C"
            : [dict exists $unit letter] ? [dict get $unit letter] : ""}]
        if {$groups ne {} && [lindex $groups end 0] eq $letter} {
            lset groups end 1 [concat [lindex $groups end 1] $slot]
        } else {
            lappend groups [list $letter [list $slot]]
        }
    }
    return [list [::wargame::base::say [expr {
        $groups eq {} ? "panel.nobodyLeft" : "panel.order"}]] $groups]
}

# Strength --
#
#       Of a side's units that are here; nothing is said of what is hidden.
proc ::wargame::borodino::battle::Strength {scene side} {
    set sum 0
    foreach unit [Of $scene $side] {
        set face [dict get $unit face]
        if {[dict get $unit waits] > 0} continue
        if {![dict exists $face strength]} {
            return {}
        }
        incr sum [lindex [dict get $face strength] [dict get $face step]]
    }
    return [list [list [::wargame::base::say panel.strength $sum] inkSoft]]
}

proc ::wargame::borodino::battle::Reserves {scene side} {
    foreach unit [Of $scene $side] {
        if {[dict get $unit waits] > 0} {
            return [::wargame::base::say panel.reserves [dict get $unit waits]]
        }
    }
    return ""
}

proc ::wargame::borodino::battle::Of {scene side} {
    return [lmap unit [dict values [dict get $scene units]] {
        if {[dict get $unit side] ne $side} continue
        set unit
    }]
}

proc ::wargame::borodino::battle::Units {view area presenter} {
    set reader [$presenter reader]
    set units [dict create]
    set slot -1
    foreach place [dict get $view unit.place] \
            reserve [dict get $view unit.reserve] \
            square [dict get $view unit.square] \
            shelter [dict get $view unit.shelter] \
            half [dict get $view unit.half] acted [dict get $view unit.acted] {
        incr slot
        if {$place != $area} {
            continue
        }
        set row [$reader row $view $slot]
        set side [::wargame::look::theme side [$reader sideOf $slot]]
        if {$row eq ""} {
            set unit [dict create face [::wargame::borodino::blocks hidden \
                    $side] key "" name [::wargame::base::say \
                        borodino.hidden.[$reader sideWord $slot]]]
        } else {
            set unit [dict create \
                    face [::wargame::borodino::blocks face $row \
                        [$reader state $view $slot]] \
                    key [dict get $row key] name [name $row] \
                    letter [dict get $row letter]]
        }
        set marks {}
        set said {}
        foreach {mark on} [list moved $acted reserve [expr {$reserve > 0}] \
                square $square shelter [expr {$shelter >= 0}] half $half] {
            if {$on} {
                lappend marks $mark
                if {$mark ni {moved reserve}} {
                    lappend said \
                            [::wargame::base::say borodino.battle.mark.$mark]
                }
            }
        }
        dict set unit face side $side
        dict set units $slot [dict merge $unit [dict create side $side \
                marks $marks caption [join $said \n] waits $reserve \
                acted $acted]]
    }
    return $units
}

# name --
#
#       A unit as a general would name it: "2nd Division (Friant)".
proc ::wargame::borodino::battle::name {row} {
    set name [::wargame::base::nameOf borodino unit $row]
    set commander [dict get $row commander]
    if {$commander in [list "" [dict get $row name]]} {
        return $name
    }
    return "$name ([::wargame::base::generalOf borodino $row])"
}
