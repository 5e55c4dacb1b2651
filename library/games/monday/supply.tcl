# supply.tcl --
#
#       The Logistics Phase of Bloody Monday (3.0), and a call for
#       reinforcements (6.1): see present/supply.tcl.

need base/files base/words look/theme present/supply
need games/monday/supply-rows

namespace eval ::wargame::monday {
    # The phase of a side, in its order: its decisions, each a step of the card.
    variable SupplyOrder [::wargame::base::orderOf monday commander]
}

if {![info object isa class ::wargame::monday::Supply]} {
    oo::class create ::wargame::monday::Supply {
        superclass ::wargame::present::Supply
    }
}

oo::define ::wargame::monday::Supply {
    variable Reader Words Look Prices SupplyRows

    method scene {moment} {
        set side [$moment side]
        set decision [$moment decision]
        if {$decision ni $::wargame::monday::SupplyOrder || \
                ![$moment isAsked]} {
            return {}
        }
        set view [$moment view]
        set scene [dict create side [::wargame::look::theme side $side] \
            rule [$moment rule] throw "" lines {} signs [$Look signs $moment] \
            heading [::wargame::base::say monday.supply.heading.[expr {
                [my Called $view] ? "call" : "logistics"}] \
                        [$Words sideName $side]] \
            text [::wargame::base::say monday.supply.text.$decision] \
            steps [my Steps $view $decision]]
        set rows [my Value $moment $side]
        set lights {}
        switch -- $decision {
            commander { lappend rows {*}[my Commander $moment $side] }
            reinforce {
                set gates [$moment query "gates $side"]
                lappend rows {*}[$SupplyRows drawn $moment $side] \
                    {*}[$SupplyRows gates $gates] \
                    {*}[$SupplyRows pool $view $side]
                lappend lights supply [lmap gate $gates {
                    if {![dict exists $gate room]} continue
                    dict get $gate place
                }]
            }
            default {
                lappend rows {*}[$SupplyRows restored $moment]
                lappend lights warn [my Isolated $view $side]
            }
        }
        dict set scene rows $rows
        dict set scene lights $lights
        dict set scene choices [my Choices $moment $side]
        return $scene
    }

    method Called {view} {
        # Is it no Logistics Phase, but a call by initiative?
        return [expr {[dict get $view impulse] ne "none"}]
    }

    method Steps {view decision} {
        # {TEXT STATE} each, STATE: past now next.
        if {[my Called $view]} {
            return {}
        }
        set now [lsearch -exact $::wargame::monday::SupplyOrder $decision]
        set at -1
        return [lmap step $::wargame::monday::SupplyOrder {
            incr at
            list [::wargame::base::say monday.supply.step.$step] [expr {
                $at < $now ? "past" : $at == $now ? "now" : "next"}]
        }]
    }

    method Value {moment side} {
        # Stars and victory areas; then points spent and left, a dot each.
        set view [$moment view]
        set value [$moment query "value $side"]
        if {$value eq ""} {
            return {}
        }
        set sum [::wargame::base::say monday.supply.sum \
                [dict get $value stars] \
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

    method Commander {moment side} {
        set view [$moment view]
        set slot [lindex [dict get $view commander] $side]
        set key [$Reader keyIn $view $slot]
        set row [dict create faces [list [$Look face $view \
                $slot]] title [$Words unitName $key] focus $key state \
                        "" \
            line [$Words placeName [$Reader at $view $slot]]]
        set why [$moment why [list activate $key]]
        if {$why eq ""} {
            dict set row choices [list \
                    [dict create action [list activate $key] harm 1 \
                    style "" label [::wargame::base::say \
                            monday.supply.activate]]]
        } else {
            dict set row line [$Words why $why]
            dict set row state bad
        }
        return [list [dict create section [::wargame::base::say \
                monday.supply.commander]] $row]
    }

    method Choices {moment side} {
        return [concat {*}[lmap action [$moment actions] {
            if {$action ni {reinforce done}} continue
            list [my Choice $moment $side $action] {*}[expr {
                $action eq "reinforce" ? [my All $moment $side] : {}}]
        }]]
    }

    method All {moment side} {
        # As many draws as can be, where nothing is decided between them.
        set most [$Reader arrivals $moment $side]
        if {$most < 2} {
            return {}
        }
        return [list [dict create action all rule "" harm 1 style "" \
            tells [list All [lrepeat $most reinforce]] \
            label [::wargame::base::say monday.supply.verb.all $most]]]
    }

    method Choice {moment side action} {
        set key monday.supply.verb.$action
        if {$action eq "done"} {
            append key .[$moment decision]
        }
        set label [::wargame::base::say $key]
        return [dict create action $action rule "" \
            label [expr {$action eq "done"
                ? [$Prices done [$Prices givesUp $moment] $label] : $label}] \
            harm [expr {$action ne "done" ? 1
                : [llength [$Prices givesUp $moment]] ? 2 : 0}] \
            style [expr {$action eq "done" ? "Side$side.TButton" : ""}]]
    }

    method Isolated {view side} {
        # Where units of that side stand that may not be restored.
        set places {}
        set slot -1
        foreach isolated [dict get $view unit.isolated] {
            incr slot
            if {$isolated && [$Reader sideOf $slot] == $side} {
                lappend places [$Reader at $view $slot]
            }
        }
        return [lsort -unique $places]
    }
}
