# battle-units.tcl --
#
#       The blocks of a battle of Bloody Monday: what each shows and may throw,
#       what it has done and lost; and how they stand when it is over.
#
#   Besides what present/battle.tcl names a unit has: key, or token; step;
#   ready, it fires in this volley.
#
#       units MOMENT EVENTS    a dictionary by slot
#       after SCENE EVENTS LATEST    see present/battle.tcl

need base/files base/words look/theme present/part
need games/monday/battle-parts games/monday/blocks

if {![info object isa class ::wargame::monday::BattleUnits]} {
    oo::class create ::wargame::monday::BattleUnits {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::monday::BattleUnits {
    variable Reader Words Sentences Look BattleParts

    method units {moment events} {
        set view [$moment view]
        set area [dict get $view battle.area]
        set commits [lmap action [$BattleParts offered $moment] {
            if {[lindex $action 0] ne "commit"} continue
            $Reader slotOf $view [lindex $action 1]
        }]
        set done [my Done $events]
        set units [dict create]
        set slot -1
        foreach place [dict get $view unit.place] \
                committed [dict get $view unit.committed] {
            incr slot
            set apart [expr {$committed || $slot in $commits}]
            if {$place == $area || $apart} {
                dict set units $slot [my Unit $moment $slot $apart \
                        $done]
            }
        }
        return $units
    }

    method Done {events} {
        # What units have done and lost, by key or token: fired HITS, lost STEPS
        # to hits, spent STEPS by their own fire, shielded 1.
        set done [dict create]
        foreach event $events {
            lassign [dict get $event about] unit - - hits
            if {![dict exists $done $unit]} {
                dict set done $unit {lost 0 spent 0}
            }
            switch -- [dict get $event what] {
                fired - gun_fired { dict set done $unit fired $hits }
                was_hit {
                    dict set done $unit lost \
                            [expr {[dict get $done $unit lost] + 1}]
                }
                gun_spent {
                    dict set done $unit spent \
                            [expr {[dict get $done $unit spent] + 1}]
                }
                shielded { dict set done $unit shielded 1 }
            }
        }
        return $done
    }

    method Unit {moment slot apart done} {
        set view [$moment view]
        set row [$Reader row $view $slot]
        set key [$Reader keyIn $view $slot]
        set fired [lindex [dict get $view unit.fired] $slot]
        set unit [dict create side [::wargame::look::theme side \
                [$Reader sideOf $slot]] \
            key $key face [$Look face $view $slot] \
            step [lindex [dict get $view unit.face] $slot] waits $apart \
            name [$Words unitName $key] \
            ready [expr {[lindex [dict get $view unit.ready] $slot]
                || ($apart && !$fired
                    && [lindex [dict get $view unit.committed] $slot])}]]
        set marks {}
        foreach mark {active isolated crossed inspired committed shielded} {
            if {[lindex [dict get $view unit.$mark] $slot]} {
                lappend marks $mark
            }
        }
        if {$fired && [$moment decision] eq "roll"} {
            lappend marks moved
        }
        dict set unit marks $marks
        set lines {}
        set mine [expr {[dict exists $done $key] ? [dict get $done $key] : {}}]
        if {[dict exists $mine fired]} {
            lappend lines [::wargame::base::sayCount monday.battle.scored \
                    [dict get $mine fired]]
        } elseif {$row ne ""} {
            lappend lines [$BattleParts dice $moment $slot $apart]
        }
        if {$apart} {
            lappend lines [$Words placeName [$Reader at $view $slot]]
        }
        foreach mark {inspired crossed} {
            if {$mark in $marks} {
                lappend lines [::wargame::base::say monday.battle.mark.$mark]
            }
        }
        dict set unit caption \
                [join [lsearch -all -inline -not -exact $lines ""] \n]
        dict set unit fate [my Fate $mine]
        return $unit
    }

    method Fate {mine} {
        # What a unit has lost, in lines.
        set lines {}
        if {[dict exists $mine shielded]} {
            lappend lines [::wargame::base::say monday.battle.mark.shielded]
        }
        if {[dict exists $mine lost] && [dict get $mine lost] > 0} {
            lappend lines [::wargame::base::sayCount monday.battle.lost \
                    [dict get $mine lost]]
        }
        return $lines
    }

    method after {scene events latest} {
        # See battle.tcl. A seat sees no more of the field than it was told.
        set done [my Done [concat $events $latest]]
        set fresh [my Done $latest]
        set gone {}
        set heading ""
        foreach event $latest {
            set about [dict get $event about]
            switch -- [dict get $event what] {
                eliminated { lappend gone [lindex $about 0] }
                withdrew - skirmished \
                        { set scene [my Leave $scene [lindex $about 0]] }
                battle_won - still_contested {
                    set heading [$Sentences event $event]
                    set ended [dict get {battle_won over
                        still_contested contested} [dict get $event what]]
                }
            }
        }
        set scene [my Unveil $scene $gone]
        dict for {slot unit} [dict get $scene units] {
            dict set scene units $slot [my After $unit $done $fresh $gone]
        }
        foreach side [::wargame::look::theme sides] {
            dict set scene told $side {}
        }
        set steps [lmap step [dict get $scene steps] \
                { lreplace $step 1 1 past }]
        lset steps end 1 now
        dict set scene steps $steps
        return [dict merge $scene [dict create acting "" choices {} direct 0 \
            order {} firing -1 footer [list [::wargame::base::say \
                monday.battle.footer.[expr {
                    $heading eq "" ? "fired" : $ended}]] {}] \
            heading [expr {$heading ne "" ? $heading
                : [::wargame::base::say monday.battle.over]}] \
            text [::wargame::base::say monday.battle.overText] \
            rule [dict get $::wargame::monday::EventRules battle_won]]]
    }

    method Unveil {scene gone} {
        # The dead are known, also those that stood hidden.
        set known [lmap unit [dict values [dict get $scene units]] {
            dict get $unit key
        }]
        foreach row [::wargame::roster monday] {
            set key [dict get $row key]
            if {$key ni $gone || $key in $known} continue
            set side [::wargame::look::theme side [dict get $row side]]
            foreach slot [$BattleParts of $scene $side] {
                if {![dict get $scene units $slot face hidden]} continue
                set face [::wargame::monday::blocks face $row \
                        [expr {[llength [dict get $row strength]] - 1}]]
                dict set face side $side
                dict set scene units $slot key $key
                dict set scene units $slot name [$Words unitName $key]
                dict set scene units $slot face $face
                break
            }
        }
        return $scene
    }

    method Leave {scene key} {
        foreach slot [dict keys [dict get $scene units]] {
            if {[dict get $scene units $slot key] eq $key} {
                dict unset scene units $slot
            }
        }
        return $scene
    }

    method After {unit done fresh gone} {
        # One unit: its steps lost, or itself.
        set key [dict get $unit key]
        dict set unit marks [lsearch -all -inline -exact -not \
                [dict get $unit marks] moved]
        if {![dict exists $done $key]} {
            return $unit
        }
        set mine [dict get $done $key]
        set lost [expr {[dict exists $fresh $key]
            ? [dict get $fresh $key lost] + [dict get $fresh $key spent] : 0}]
        set lines {}
        if {[dict exists $mine fired]} {
            lappend lines [::wargame::base::sayCount monday.battle.scored \
                    [dict get $mine fired]]
        }
        if {$key in $gone} {
            dict set unit fate [list [::wargame::base::say \
                    monday.battle.mark.gone]]
            dict set unit marks [concat [dict get $unit marks] moved]
        } else {
            dict set unit fate [my Fate $mine]
            if {![dict get $unit face hidden]} {
                dict set unit face step [expr {[dict get $unit step] + $lost}]
            }
        }
        dict set unit caption [join $lines \n]
        return $unit
    }
}
