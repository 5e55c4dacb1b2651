# battle.tcl --
#
#       A battle of Bloody Monday (5.3), or the fire of the Grande Batterie
#       (9.2), told to the battle window: see present/battle.tcl.
#
#   Its blocks are of battle-units.tcl, its answers of battle-asks.tcl.

need base/files base/words look/theme present/battle
need games/monday/battle-asks games/monday/battle-parts
need games/monday/battle-units

namespace eval ::wargame::monday {
    # The paragraph of each event.
    variable EventRules [::wargame::base::rulesOf monday events]
}

if {![info object isa class ::wargame::monday::Battle]} {
    oo::class create ::wargame::monday::Battle {
        superclass ::wargame::present::Battle
    }
}

oo::define ::wargame::monday::Battle {
    variable Reader Words Record BattleParts BattleUnits BattleAsks

    method which {moment} {
        return [dict get [$moment view] battle.area]
    }

    method scene {moment} {
        set view [$moment view]
        set number [dict get $view battle.area]
        if {$number < 0} {
            return {}
        }
        set area [$Reader placeRow $number]
        set sides [::wargame::look::theme sides]
        set attacker [dict get $view battle.attacker]
        set side [$moment side]
        set events [$moment events]
        set events [lrange $events [$Record start $events] end]
        set scene [dict create battle $number \
            name [$Words placeName [dict get $area key]] \
            words [my Ground $area] \
            ground [dict get {
                green {} yellow woods red redoubt
            } [dict get $area colour]] \
            effects [my Effects $moment $events] \
            steps [my Steps $view] \
            attacker [lindex $sides $attacker] \
            defender [lindex $sides [expr {!$attacker}]] \
            acting [expr {$side in {0 1} ? [lindex $sides $side] : ""}] \
            firing [dict get $view battle.firing] \
            rule [$moment rule] \
            direct [expr {[$moment decision] in {hit commit}}]]
        if {[my HasRiver $view $area]} {
            dict lappend scene ground river
        }
        foreach word $sides {
            dict set scene roles $word [my Role $view $word]
            dict set scene told $word [my Told $view $word]
            dict set scene apart $word \
                    [::wargame::base::say monday.battle.beside]
        }
        dict set scene units [$BattleUnits units $moment $events]
        dict set scene footer [my Footer $scene [dict get $view battle.shown] \
            [$moment query order]]
        dict set scene order [concat {*}[lmap group [lindex \
                [dict get $scene footer] 1] { lindex $group 1 }]]
        dict set scene choices [$BattleAsks choices $moment]
        dict set scene volley [$BattleAsks volley [dict get $scene choices]]
        return [dict merge $scene [$BattleAsks asked $moment $scene]]
    }

    method Ground {area} {
        # Of the ground, beside the area's name.
        set words [list [::wargame::base::say \
                monday.battle.ground.[dict get $area colour]]]
        if {[dict get $area star]} {
            lappend words [::wargame::base::say monday.battle.ground.[lindex \
                    {- star fleche} [dict get $area star]]]
        }
        return $words
    }

    method HasRiver {view area} {
        # Has somebody come over the Kolocha?
        foreach slot [$Reader slotsAt $view [dict get $area key]] {
            if {[lindex [dict get $view unit.crossed] $slot]} {
                return 1
            }
        }
        return 0
    }

    method Effects {moment events} {
        # What the ground does, and who rolls when.
        set taken 0
        set first {}
        foreach event $events {
            set about [dict get $event about]
            switch -- [dict get $event what] {
                absorbed { incr taken [lindex $about 1] }
                combined {
                    set first [list [::wargame::base::say \
                        monday.battle.first.[lindex $about 0]] \
                        [dict get $::wargame::monday::EventRules combined]]
                }
            }
        }
        set effects {}
        foreach effect [$moment query effects] {
            set kind [dict get $effect kind]
            set rule [dict get $effect rule]
            lappend effects [switch -- $kind {
                absorbs {
                    list [my Absorbs [dict get $effect left] $taken] $rule
                }
                crossed { list [::wargame::base::say monday.battle.crossed] \
                        $rule }
                default {
                    if {$first ne {}} {
                        set first
                    } else {
                        list [::wargame::base::say monday.battle.first.$kind] \
                                $rule
                    }
                }
            }]
        }
        return $effects
    }

    method Absorbs {left taken} {
        # How many hits the ground still takes, of which it has taken some.
        return [expr {$left && !$taken
            ? [::wargame::base::sayCount monday.battle.absorbs.all $left]
            : [::wargame::base::say monday.battle.absorbs.[expr {
                $left ? "left" : $taken ? "spent" : "none"}]]}]
    }

    method Steps {view} {
        # Of the order of the battle, in which others may go on: the Jagers'.
        # None when the match ended with it.
        lassign {} words word
        foreach words [dict get $view stages] word [dict get $view stage] {
            if {"guns" in $words} break
        }
        set now [lsearch -exact $words $word]
        set steps {}
        foreach word $words {
            set at [llength $steps]
            lappend steps [list "[expr {$at + 1}] \
                 [::wargame::base::say monday.battle.step.$word]" \
                [expr {$at < $now ? "past" : $at == $now ? "now" : "next"}]]
        }
        return $steps
    }

    method Role {view side} {
        set attacks [expr {[::wargame::look::theme side \
                [dict get $view battle.attacker]] eq $side}]
        if {[dict get $view battle.barrage] && $attacks} {
            return [::wargame::base::say monday.battle.bombards]
        }
        return [::wargame::base::say [expr {$attacks ? "panel.attacks"
                : "panel.defends"}]]
    }

    method Told {view side} {
        # Who holds the area and the disc, and the hits still to be taken.
        set number [lsearch -exact [::wargame::look::theme sides] $side]
        set told {}
        if {[lindex [dict get $view owner] [dict get $view battle.area]]
                == $number} {
            lappend told [list [::wargame::base::say monday.battle.controls] \
                    inkSoft]
        }
        if {[dict get $view disc] == $number
                && ![dict get $view battle.barrage]} {
            lappend told [list [::wargame::base::say monday.battle.disc] \
                    inkSoft]
        }
        set hits [lindex [dict get $view battle.hits] $number]
        if {$hits > 0} {
            lappend told \
                    [list [::wargame::base::sayCount monday.battle.hits $hits] \
                            bad]
        }
        return $told
    }

    method Footer {scene shown order} {
        # Who is still to fire: now, the defender first, and after them.
        # Guns beside the area are in no order of the ground combat.
        set now [lmap slot [concat \
                [$BattleParts of $scene [dict get $scene defender]] \
                [$BattleParts of $scene [dict get $scene attacker]]] {
            if {![dict get $scene units $slot ready]} continue
            set slot
        }]
        set later [lmap slot $order {
            if {$slot in $now} continue
            set slot
        }]
        set groups {}
        foreach word {now later} {
            if {[set $word] ne {}} {
                lappend groups [list \
                        [::wargame::base::say monday.battle.footer.$word] \
                        [set $word]]
            }
        }
        if {$groups eq {} && !$shown && ![my HidesAny $scene]} {
            return [list "" {}]
        }
        return [list [::wargame::base::say monday.battle.footer.[expr {
            $groups ne {} ? "fire" : $shown ? "done" : "hidden"}]] $groups]
    }

    method HidesAny {scene} {
        dict for {slot unit} [dict get $scene units] {
            if {[dict get $unit face hidden]} {
                return 1
            }
        }
        return 0
    }

    method after {scene events latest} {
        return [$BattleUnits after $scene $events $latest]
    }
}
