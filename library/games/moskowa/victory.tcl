# victory.tcl --
#
#       How a match of La Bataille de la Moskowa ended: who won, what the
#       scenario asks for, and the points that each side lost, by formation; see
#       present/victory.tcl.

need base/words present/victory

if {![info object isa class ::wargame::moskowa::Victory]} {
    oo::class create ::wargame::moskowa::Victory {
        superclass ::wargame::present::Victory
    }
}

oo::define ::wargame::moskowa::Victory {
    variable Words Ledger

    method scene {moment} {
        set view [$moment view]
        set scenario [dict get $view scenario]
        set over [expr {[$moment side] eq "nobody"}]
        set winner [expr {$over && [$moment winner] in {0 1}
            ? "side[$moment winner]" : ""}]
        return [dict create winner $winner rule Scenario \
            heading [expr {!$over ? [::wargame::base::say moskowa.victory.soFar]
                : $winner eq "" ? [::wargame::base::say moskowa.victory.draw]
                : [::wargame::base::say moskowa.victory.won \
                    [$Words sideName $winner]]}] \
            text [::wargame::base::say moskowa.victory.$scenario] \
            sides [lmap side {0 1} {
                my Side $moment $side
            }]]
    }

    method Side {moment side} {
        # Its score, and what it lost.
        set lost [$Ledger lost [$moment events 1] $side]
        set sum [::tcl::mathop::+ 0 {*}[dict values $lost]]
        return [dict create side side$side total [$moment score $side] parts \
            [list [list [::wargame::base::say moskowa.victory.lost] $sum \
                [concat {*}[lmap {corps points} $lost {
                    list [list $corps $points]
                }]]]]]
    }
}
