# prices.tcl --
#
#       La Bataille de la Moskowa: what an answer costs: of each target the odds
#       and the mean of the points lost; of a hex from which it could charge, as
#       it is declared, what the charge does from there, or that it meets a
#       square.
#
#       charge MOMENT CHARGE   {ODDS ADDED ROUTS}, in words, of what the queries
#                              `charge` and `approaches` tell
#       signs MOMENT           odds and the first's chance to rout, on the map

need base/words present/prices games/moskowa/ground

if {![info object isa class ::wargame::moskowa::Prices]} {
    oo::class create ::wargame::moskowa::Prices {
        superclass ::wargame::present::Prices
    }
}

oo::define ::wargame::moskowa::Prices {
    variable Words Reader Fires

    method of {moment} {
        return [switch -- [$moment decision] {
            target { my Targets $moment }
            step { my Approaches $moment }
            default { next $moment }
        }]
    }

    method Targets {moment} {
        set prices [dict create]
        foreach fire [$Fires fires $moment] {
            dict with fire {}
            dict set prices [list aim $hex] \
                    [list fire [list $odds [$Fires mean $mean]]]
        }
        return $prices
    }

    method Approaches {moment} {
        # The best are marked, if others are worse.
        set charges [$moment query approaches]
        set alike [expr {[llength $charges]
            && [dict get [lindex $charges end] behind] == 0}]
        set prices [dict create]
        foreach from [$moment query squares_met] {
            dict set prices [list step $from] [my Met $moment $from]
        }
        foreach charge $charges {
            dict with charge {}
            dict set prices [list step $from] \
                    [list [expr {!$alike && $behind == 0 ? "best" : "charge"}] \
                        [my Whole $moment $charge]]
        }
        return $prices
    }

    method charge {moment charge} {
        dict with charge {}
        return [list $odds [::wargame::base::signed $added] [join [lmap \
                {slot count} $routs {
            ::wargame::base::say moskowa.card.routs [$Words unitName \
                    [$Reader keyIn [$moment view] $slot]] \
                    [my Percent $count]
        }] " \u00b7 "]]
    }

    method Whole {moment charge} {
        # With the melee after it.
        lassign [my charge $moment $charge] odds added routs
        set whole [$Fires odds $moment charge [$Reader placeKey \
                [dict get [$moment view] charged]] [dict get $charge from]]
        return [list $odds $added [::wargame::base::sayApart \
                [list $routs {*}[expr {[dict size $whole]
                    ? [list [$Fires outcome after.melee $whole] \
                        {*}[$Fires partly $whole]] : {}}]]]]
    }

    method Met {moment from} {
        # A square that it has to attack from there.
        set whole [$Fires odds $moment charge [$Reader placeKey \
                [dict get [$moment view] charged]] $from]
        return [expr {![dict size $whole] ? "square"
            : [list square.melee [list [::wargame::base::sayApart \
                [list [$Fires outcome after.melee $whole] \
                    {*}[$Fires partly $whole]]]]]}]
    }

    method after {moment kind hex args} {
        # In lines; {} where that is not.
        set odds [$Fires odds $moment $kind $hex]
        return [expr {[dict size $odds]
            ? [list [$Fires grips $kind $odds {*}$args] \
                [$Fires outcome after.$kind $odds] \
                {*}[$Fires partly $odds]] : {}}]
    }

    method signs {moment} {
        # One that is worse than the best is marked as such.
        set signs {}
        foreach charge [$moment query approaches] {
            dict with charge {}
            lappend signs [list {*}[::wargame::moskowa::middle $from] \
                    [expr {$behind == 0 ? "over" : "overBad"}] \
                    "$odds [my Percent [lindex $routs 1]]%"]
        }
        return $signs
    }

    method Percent {count} {
        return [expr {round($count / 0.36)}]
    }
}
