# advice.tcl --
#
#       Napoleon at the Berezina: hints, what is lost by Done, odds of a shot.

need games/berezina/ground present/advice

if {![info object isa class ::wargame::berezina::Advice]} {
    oo::class create ::wargame::berezina::Advice {
        superclass ::wargame::present::Advice
    }
}

oo::define ::wargame::berezina::Advice {
    variable Words Reader Hints

    method hints {moment} {
        return [$Hints hints $moment]
    }

    method LeftActs {} {
        return [list {*}[next] fires engineers arrivals]
    }

    method LeftUnmoved {} {
        return [list {*}[next] unmoved]
    }

    method LeftCount {moment kind count aside} {
        # Who is about to enter is counted among the arrivals.
        set view [$moment view]
        set here [lmap unit $aside {
            if {[lindex [::wargame::berezina::edge [$Reader placeOf $view \
                $unit]] 0] eq "in"} continue
            set unit
        }]
        return [expr {$kind eq "arrivals"
            ? $count - [llength $aside] + [llength $here]
            : [next $moment $kind $count $here]}]
    }

    method LeftWhere {moment kind} {
        return [expr {$kind ne "crowded" ? {}
            : [list [$Words crowds [[$moment as [$moment side]] query \
                    crowded]]]}]
    }

    method oddsOfAction {moment action} {
        set view [$moment view]
        lassign $action verb firer target
        return [expr {$verb eq "fire" ? [list odds throw fire \
            [$Reader slotOf $view $firer] [$Reader slotOf $view $target]] : ""}]
    }

    method oddsOfDrop {moment unit place actions} {
        return [my oddsOfAction $moment [lindex $actions end]]
    }
}
