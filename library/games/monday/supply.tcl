# supply.tcl --
#
#       The Logistics Phase of Bloody Monday (3.0), and a call for
#       reinforcements (6.1), told to the supply panel.
#
#       supply scene MOMENT PRESENTER   see panels/supply.tcl; {} when no
#                                        side is about its logistics

need base/words look/theme
need games/monday/supply-rows

namespace eval ::wargame::monday::supply {
    namespace export scene
    namespace ensemble create
    namespace import ::wargame::monday::supplyRows::*

    # The decisions of the phase, in its order; each is a step of the card.
    variable Order {commander reinforce restore_leaders restore_guns
        restore_units}
}

proc ::wargame::monday::supply::scene {moment presenter} {
    variable Order
    set side [$moment side]
    set decision [$moment decision]
    if {$decision ni $Order || ![$moment isAsked]} {
        return {}
    }
    set view [$moment view]
    set scene [dict create side [::wargame::look::theme side $side] \
        rule [$moment rule] throw "" lines {} signs [[$presenter look] signs \
                $moment] \
        heading [::wargame::base::say monday.supply.heading.[expr {
            [Called $view] ? "call" : "logistics"}] \
                    [[$presenter words] sideName $side]] \
        text [::wargame::base::say monday.supply.text.$decision] \
        steps [Steps $view $decision]]
    set rows [Value $moment $side]
    set lights {}
    switch -- $decision {
        commander { lappend rows {*}[Commander $moment $side $presenter] }
        reinforce {
            set gates [$moment query "gates $side"]
            lappend rows {*}[drawn $moment $side $presenter] \
                {*}[gates $gates $presenter] \
                {*}[pool $view $side $presenter]
            lappend lights supply [lmap gate $gates {
                if {[lindex $gate 1] eq "-"} continue
                lindex $gate 0
            }]
        }
        default {
            lappend rows {*}[restored $moment $presenter]
            lappend lights warn [Isolated $view $side $presenter]
        }
    }
    dict set scene rows $rows
    dict set scene lights $lights
    dict set scene choices [Choices $moment $side]
    return $scene
}

# Called --
#
#       Is it no Logistics Phase, but a call by initiative?
proc ::wargame::monday::supply::Called {view} {
    return [expr {[dict get $view impulse] ne "none"}]
}

# Steps --
#
#       {TEXT STATE} each, STATE: past now next.
proc ::wargame::monday::supply::Steps {view decision} {
    variable Order
    if {[Called $view]} {
        return {}
    }
    set now [lsearch -exact $Order $decision]
    set at -1
    return [lmap step $Order {
        incr at
        list [::wargame::base::say monday.supply.step.$step] [expr {
            $at < $now ? "past" : $at == $now ? "now" : "next"}]
    }]
}

# Value --
#
#       Stars and victory areas; then points spent and left, a dot each.
proc ::wargame::monday::supply::Value {moment side} {
    set view [$moment view]
    set value [$moment query "value $side"]
    if {$value eq ""} {
        return {}
    }
    set sum [::wargame::base::say monday.supply.sum [dict get $value stars] \
            [dict get $value areas] [dict get $value value]]
    if {[$moment decision] eq "commander"} {
        return [list [dict create title $sum line \
                [::wargame::base::say monday.supply.each] state ""]]
    }
    set left [dict get $view logistics]
    set spent [expr {max(0, [dict get $value value] - $left)}]
    return [list [dict create state [expr {$left ? "good" : ""}] \
        title "[string repeat ● $left][string repeat ○ $spent]" \
        line "[::wargame::base::say monday.supply.left $left]  ($sum)"]]
}

proc ::wargame::monday::supply::Commander {moment side presenter} {
    set view [$moment view]
    set slot [lindex [dict get $view commander] $side]
    set key [[$presenter reader] keyIn $view $slot]
    set row [dict create faces [list [[$presenter look] face $view \
            $slot]] title [[$presenter words] unitName $key] focus $key state \
                    "" \
        line [[$presenter words] placeName [[$presenter reader] at \
                $view $slot]]]
    set why [$moment why [list activate $key]]
    if {$why eq ""} {
        dict set row choices [list [dict create action [list activate $key] \
                style "" label [::wargame::base::say monday.supply.activate]]]
    } else {
        dict set row line [[$presenter words] why $why]
        dict set row state bad
    }
    return [list [dict create section [::wargame::base::say \
            monday.supply.commander]] $row]
}

proc ::wargame::monday::supply::Choices {moment side} {
    return [lmap action [$moment actions] {
        if {$action ni {reinforce done}} continue
        set key monday.supply.verb.$action
        if {$action eq "done"} {
            append key .[$moment decision]
        }
        dict create action $action rule "" label [::wargame::base::say $key] \
            style [expr {$action eq "done"
                ? "Side$side.TButton" : ""}]
    }]
}

# Isolated --
#
#       Where units of that side stand that may not be restored.
proc ::wargame::monday::supply::Isolated {view side presenter} {
    set places {}
    set slot -1
    foreach isolated [dict get $view unit.isolated] {
        incr slot
        if {$isolated && [[$presenter reader] sideOf $slot] == $side} {
            lappend places [[$presenter reader] at $view $slot]
        }
    }
    return [lsort -unique $places]
}
