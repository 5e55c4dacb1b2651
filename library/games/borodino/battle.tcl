# battle.tcl --
#
#       A battle of Borodino 1812, told to the battle window: see
#       present/battle.tcl.  Of a unit there is also
#           waits       the round in which it comes, 0: it is here
#           acted       in this round

need base/files base/words look/theme present/battle
need games/borodino/battle-asks games/borodino/blocks

namespace eval ::wargame::borodino {
    variable LastRound [::wargame::base::constantOf borodino last_round]
    variable OddsFall [::wargame::base::constantOf borodino odds_fall]
}

if {![info object isa class ::wargame::borodino::Battle]} {
    oo::class create ::wargame::borodino::Battle {
        superclass ::wargame::present::Battle
    }
}

oo::define ::wargame::borodino::Battle {
    variable Reader Words BattleAsks

    method scene {moment} {
        set view [$moment view]
        set area [dict get $view battle.area]
        if {$area < 0} {
            return {}
        }
        set place [$Reader placeRow $area]
        set attacker [dict get $view battle.attacker]
        set sides [::wargame::look::theme sides]
        set winner [dict get $view battle.winner]
        set terrain [dict get $place terrain]
        if {[dict get $place village] ni {"" 0}} {
            lappend terrain village
        }
        set side [$moment side]
        set scene \
                [dict create name [::wargame::base::nameOf borodino place \
                        $place] \
            words [lmap word $terrain \
                    {::wargame::base::say panel.ground.$word}] \
            ground $terrain \
            effects [my Effects $moment] \
            round [dict get $view battle.round] rounds \
                    $::wargame::borodino::LastRound \
            fall $::wargame::borodino::OddsFall letter \
                    [dict get $view battle.letter] \
            attacker [lindex $sides $attacker] \
            defender [lindex $sides [expr {!$attacker}]] \
            winner [expr {$winner in {0 1} ? [lindex $sides $winner] : ""}] \
            acting [expr {$side in {0 1} ? [lindex $sides $side] : ""}] \
            rule [$moment rule] units [my Units $view $area] \
            order [expr {$winner in {0 1} ? {} : [$moment query order]}]]
        dict set scene footer [my Footer $scene]
        foreach word $sides {
            dict set scene roles $word [::wargame::base::say [expr {
                [dict get $scene winner] eq $word ? "panel.victor"
                : [dict get $scene attacker] eq $word ? "panel.attacks"
                : "panel.defends"}]]
            dict set scene told $word [my Strength $scene $word]
            dict set scene apart $word [my Reserves $scene $word]
        }
        dict set scene direct [expr {[$moment decision] eq "hit"}]
        dict set scene choices [$BattleAsks choices $moment]
        return [dict merge $scene [$BattleAsks asked $moment $scene]]
    }

    method Effects {moment} {
        # What the ground does, in words, with the paragraph.
        return [lmap effect [$moment query effects] {
            list [::wargame::base::say \
                    borodino.battle.ground.[dict get $effect kind]] \
                    [dict get $effect rule]
        }]
    }

    method Footer {scene} {
        # Who has a turn still to come in this round, in the order of fire.
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

    method Strength {scene side} {
        # Of a side's units that are here; nothing is said of what is hidden.
        set sum 0
        foreach unit [my Of $scene $side] {
            set face [dict get $unit face]
            if {[dict get $unit waits] > 0} continue
            if {![dict exists $face strength]} {
                return {}
            }
            incr sum [lindex [dict get $face strength] [dict get $face step]]
        }
        return [list [list [::wargame::base::say panel.strength $sum] inkSoft]]
    }

    method Reserves {scene side} {
        foreach unit [my Of $scene $side] {
            if {[dict get $unit waits] > 0} {
                return [::wargame::base::say panel.reserves \
                        [dict get $unit waits]]
            }
        }
        return ""
    }

    method Of {scene side} {
        return [lmap unit [dict values [dict get $scene units]] {
            if {[dict get $unit side] ne $side} continue
            set unit
        }]
    }

    method Units {view area} {
        set units [dict create]
        set slot -1
        foreach place [dict get $view unit.place] \
                reserve [dict get $view unit.reserve] \
                square [dict get $view unit.square] \
                shelter [dict get $view unit.shelter] \
                half [dict get $view unit.half] acted \
                        [dict get $view unit.acted] {
            incr slot
            if {$place != $area} {
                continue
            }
            set row [$Reader row $view $slot]
            set side [::wargame::look::theme side [$Reader sideOf $slot]]
            if {$row eq ""} {
                set unit [dict create face [::wargame::borodino::blocks hidden \
                        $side] key "" name [::wargame::base::say \
                            borodino.hidden.[$Reader sideWord $slot]]]
            } else {
                # Of the corps that leads it, as on the map.
                set unit [dict create \
                        face [dict replace [::wargame::borodino::blocks face \
                            $row [$Reader state $view $slot]] corps \
                            [lindex [dict get $view unit.corps] $slot]] \
                        key [dict get $row key] name [$Words called $row] \
                        letter [dict get $row letter]]
            }
            set marks {}
            set said {}
            foreach {mark on} [list moved $acted reserve [expr {$reserve > 0}] \
                    square $square shelter [expr {$shelter >= 0}] half $half] {
                if {$on} {
                    lappend marks $mark
                    if {$mark ni {moved reserve}} {
                        lappend said [::wargame::base::say \
                                        borodino.battle.mark.$mark]
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
}
