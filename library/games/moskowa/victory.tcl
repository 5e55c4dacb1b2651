# victory.tcl --
#
#       How a match of La Bataille de la Moskowa ended, told to the victory
#       panel: who won, what the scenario asks for, and the points that each
#       side lost, by formation.
#
#       victory scene MOMENT PRESENTER   see panels/victory.tcl

need base/files base/words

namespace eval ::wargame::moskowa::victory {
    namespace export scene
    namespace ensemble create
}

proc ::wargame::moskowa::victory::scene {moment presenter} {
    set view [$moment view]
    set scenario [lindex [dict get [::wargame::base::aboutGame moskowa] \
            scenarios] [dict get $view scenario]]
    set over [expr {[$moment side] eq "nobody"}]
    set winner [expr {$over && [$moment winner] in {0 1}
        ? "side[$moment winner]" : ""}]
    return [dict create winner $winner rule Scenario \
        heading [expr {!$over ? [::wargame::base::say moskowa.victory.soFar]
            : $winner eq "" ? [::wargame::base::say moskowa.victory.draw]
            : [::wargame::base::say moskowa.victory.won \
                [[$presenter words] sideName $winner]]}] \
        text [::wargame::base::say moskowa.victory.$scenario] \
        sides [lmap side {0 1} {
            Side $moment $presenter $side
        }]]
}

# Side --
#
#       Its score, and what it lost.
proc ::wargame::moskowa::victory::Side {moment presenter side} {
    set lost [[$presenter part Ledger] lost [$moment events 1] $side]
    set sum [::tcl::mathop::+ 0 {*}[dict values $lost]]
    return [dict create side side$side total [$moment score $side] parts \
        [list [list [::wargame::base::say moskowa.victory.lost] $sum \
            [concat {*}[lmap {corps points} $lost {
                list [list $corps $points]
            }]]]]]
}
