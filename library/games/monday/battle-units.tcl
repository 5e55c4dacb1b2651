# battle-units.tcl --
#
#       The blocks of a battle of Bloody Monday: what each shows and may throw,
#       what it has done and lost; and how they stand when it is over.
#
#   Besides what panels/battle.tcl names a unit has: key, or token; step; ready,
#   it fires in this volley.
#
#       battleUnits units MOMENT EVENTS PRESENTER    a dictionary by slot
#       battleUnits after SCENE EVENTS LATEST PRESENTER    see battle.tcl

need base/files base/words look/theme
need games/monday/battle-parts games/monday/blocks

namespace eval ::wargame::monday::battleUnits {
    namespace export units after
    namespace ensemble create
    namespace import ::wargame::monday::battleParts::*

    # The paragraph of each event.
    variable EventRules [::wargame::base::rulesOf monday events]
}

proc ::wargame::monday::battleUnits::units {moment events presenter} {
    set view [$moment view]
    set area [dict get $view battle.area]
    set commits [lmap action [offered $moment] {
        if {[lindex $action 0] ne "commit"} continue
        [$presenter reader] slotOf $view [lindex $action 1]
    }]
    set done [Done $events]
    set units [dict create]
    set slot -1
    foreach place [dict get $view unit.place] \
            committed [dict get $view unit.committed] {
        incr slot
        set apart [expr {$committed || $slot in $commits}]
        if {$place == $area || $apart} {
            dict set units $slot [Unit $moment $slot $apart \
                    $done $presenter]
        }
    }
    return $units
}

# Done --
#
#       What units have done and lost, by key or token: fired HITS, lost STEPS
#       to hits, spent STEPS by their own fire, shielded 1.
proc ::wargame::monday::battleUnits::Done {events} {
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

proc ::wargame::monday::battleUnits::Unit {moment slot apart done presenter} {
    set view [$moment view]
    set row [[$presenter reader] row $view $slot]
    set key [[$presenter reader] keyIn $view $slot]
    set fired [lindex [dict get $view unit.fired] $slot]
    set unit [dict create side [::wargame::look::theme side \
            [[$presenter reader] sideOf $slot]] \
        key $key face [[$presenter look] face $view $slot] \
        step [lindex [dict get $view unit.face] $slot] waits $apart \
        name [[$presenter words] unitName $key] \
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
        lappend lines [dice $moment $slot $apart]
    }
    if {$apart} {
        lappend lines [[$presenter words] placeName \
                [[$presenter reader] at $view $slot]]
    }
    lappend lines {*}[Fate $mine]
    foreach mark {inspired crossed} {
        if {$mark in $marks} {
            lappend lines [::wargame::base::say monday.battle.mark.$mark]
        }
    }
    dict set unit caption [join [lsearch -all -inline -not -exact $lines ""] \n]
    return $unit
}

# Fate --
#
#       What a unit has lost, in lines.
proc ::wargame::monday::battleUnits::Fate {mine} {
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

# after --
#
#       See battle.tcl.  A seat sees no more of the field than it was told.
proc ::wargame::monday::battleUnits::after {scene events latest presenter} {
    variable EventRules
    set done [Done [concat $events $latest]]
    set fresh [Done $latest]
    set gone {}
    set heading ""
    foreach event $latest {
        set about [dict get $event about]
        switch -- [dict get $event what] {
            eliminated { lappend gone [lindex $about 0] }
            withdrew - skirmished { set scene [Leave $scene [lindex $about 0]] }
            battle_won - still_contested { set heading \
                    [[$presenter sentences] event $event] }
        }
    }
    set scene [Unveil $scene $gone $presenter]
    dict for {slot unit} [dict get $scene units] {
        dict set scene units $slot [After $unit $done $fresh $gone]
    }
    foreach side [::wargame::look::theme sides] {
        dict set scene told $side {}
    }
    set steps [lmap step [dict get $scene steps] { lreplace $step 1 1 past }]
    lset steps end 1 now
    dict set scene steps $steps
    return [dict merge $scene [dict create acting "" choices {} direct 0 \
        order {} firing -1 footer [list [::wargame::base::say \
            monday.battle.footer.[expr {
                $heading eq "" ? "fired" : "over"}]] {}] \
        heading [expr {$heading ne "" ? $heading
            : [::wargame::base::say monday.battle.over]}] \
        text [::wargame::base::say monday.battle.overText] \
        rule [dict get $EventRules battle_won]]]
}

# Unveil --
#
#       The dead are known, also those that stood hidden.
proc ::wargame::monday::battleUnits::Unveil {scene gone presenter} {
    set known [lmap unit [dict values [dict get $scene units]] {
        dict get $unit key
    }]
    foreach row [::wargame::roster monday] {
        set key [dict get $row key]
        if {$key ni $gone || $key in $known} continue
        set side [::wargame::look::theme side [dict get $row side]]
        foreach slot [of $scene $side] {
            if {![dict get $scene units $slot face hidden]} continue
            set face [::wargame::monday::blocks face $row \
                    [expr {[llength [dict get $row strength]] - 1}]]
            dict set face side $side
            dict set scene units $slot key $key
            dict set scene units $slot name [[$presenter words] unitName $key]
            dict set scene units $slot face $face
            break
        }
    }
    return $scene
}

proc ::wargame::monday::battleUnits::Leave {scene key} {
    foreach slot [dict keys [dict get $scene units]] {
        if {[dict get $scene units $slot key] eq $key} {
            dict unset scene units $slot
        }
    }
    return $scene
}

# After --
#
#       One unit: its steps lost, or itself.
proc ::wargame::monday::battleUnits::After {unit done fresh gone} {
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
        lappend lines [::wargame::base::say monday.battle.mark.gone]
        dict set unit marks [concat [dict get $unit marks] moved]
    } else {
        lappend lines {*}[Fate $mine]
        if {![dict get $unit face hidden]} {
            dict set unit face step [expr {[dict get $unit step] + $lost}]
        }
    }
    dict set unit caption [join $lines \n]
    return $unit
}
