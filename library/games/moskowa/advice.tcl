# advice.tcl --
#
#       La Bataille de la Moskowa: the targets that are worth a fire, and when a
#       march stops.

need base/files base/words present/advice

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
            dict with fire {}
            list [::wargame::base::say moskowa.hint.fire $hex $odds \
                    [$Fires mean $mean]] $hex
        }]
    }

    method alarms {} {
        return {0 1 2 3 4 5 6 8 10 12 15}
    }

    method alarmUsual {} {
        return [::wargame::base::constantOf moskowa march_stops]
    }

    method alarm {moment units within} {
        set view [$moment view]
        foreach unit $units {
            set near [$moment query "near [$Reader slotOf $view $unit]"]
            if {[dict size $near] && [dict get $near away] <= $within} {
                return [::wargame::base::sayCount moskowa.march.near \
                        [dict get $near away] [$Words unitName \
                            [$Reader keyIn $view [dict get $near unit]]]]
            }
        }
        return ""
    }
}
