# advice.tcl --
#
#       La Bataille de la Moskowa: the targets that are worth a fire, and when a
#       march stops.

need base/words present/advice

namespace eval ::wargame::moskowa {
    # A march stops when an enemy is so many hexes away: one that he can reach
    # in a turn on foot.
    variable Alarm 6
}

if {![info object isa class ::wargame::moskowa::Advice]} {
    oo::class create ::wargame::moskowa::Advice {
        superclass ::wargame::present::Advice
    }
}

oo::define ::wargame::moskowa::Advice {
    variable Reader Words Fires

    method hints {moment} {
        # The targets, the best first.
        if {[$moment decision] ne "target"} {
            return {}
        }
        return [lmap fire [$Fires fires $moment] {
            lassign $fire hex odds - mean
            list [::wargame::base::say moskowa.hint.fire $hex $odds \
                    [$Fires mean $mean]] $hex
        }]
    }

    method alarm {moment units} {
        foreach unit $units {
            lassign [$moment query \
                    "near [$Reader slotOf [$moment view] $unit]"] slot away
            if {$slot ne "" && $away <= $::wargame::moskowa::Alarm} {
                return [::wargame::base::sayCount moskowa.march.near $away \
                        [$Words unitName [$Reader keyIn [$moment view] $slot]]]
            }
        }
        return ""
    }
}
