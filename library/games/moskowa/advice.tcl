# advice.tcl --
#
#       La Bataille de la Moskowa: hints, by hints.tcl, and when a march stops.

need base/files base/words present/advice

if {![info object isa class ::wargame::moskowa::Advice]} {
    oo::class create ::wargame::moskowa::Advice {
        superclass ::wargame::present::Advice
    }
}

oo::define ::wargame::moskowa::Advice {
    variable Reader Words Hints

    method hints {moment} {
        return [$Hints hints $moment]
    }

    method LeftUnmoved {} {
        return [list {*}[next] unmoved]
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
