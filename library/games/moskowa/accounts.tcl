# accounts.tcl --
#
#       La Bataille de la Moskowa: how the odds of a fire or a melee come about,
#       part by part, in lines.
#
#       lines MOMENT KIND HEX    KIND: fire or melee; {} where nothing is told

need base/words present/part

if {![info object isa class ::wargame::moskowa::Accounts]} {
    oo::class create ::wargame::moskowa::Accounts {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::Accounts {
    variable Reader Words Fires

    method lines {moment kind hex} {
        set account [$Fires account $moment $kind $hex]
        if {![dict size $account]} {
            return {}
        }
        return [concat [my Units $moment [dict get $account units]] \
                [my [expr {$kind eq "fire" ? "Sums" : "Against"}] $moment \
                    $account] [my Roll [dict get $account cells]]]
    }

    method Units {moment units} {
        return [lmap unit $units {
            set steps [dict get $unit steps]
            my Rolls $unit [::wargame::base::say moskowa.how.[expr {
                [llength $steps] > 1 ? "unit" : "one"}] \
                    [my Name $moment $unit] [my Steps $steps] \
                    [my Value [dict get $unit value]]]
        }]
    }

    method Name {moment unit} {
        # With its range where it fires.
        set name [$Words unitName \
                [$Reader keyIn [$moment view] [dict get $unit slot]]]
        return [expr {![dict exists $unit range] ? $name
            : [::wargame::base::say moskowa.how.range.at $name \
                [dict get $unit range]]}]
    }

    method Rolls {unit line} {
        # Shells may miss.
        return [expr {![dict exists $unit most] || ![dict get $unit most]
            ? $line : "$line; [::wargame::base::say moskowa.card.rolls \
                [dict get $unit most]]"}]
    }

    method Steps {steps} {
        return [join [lmap step $steps { my Step $step }] ", "]
    }

    method Step {step} {
        # "x 1/2 beyond the next hex", and its paragraph; the first as it is
        # printed.
        dict with step {}
        if {$count in {printed least}} {
            set amount $times
        } elseif {$by == 0} {
            set amount [::wargame::base::signed $times]
        } else {
            set amount "\u00d7 $times[expr {$by == 1 ? "" : "/$by"}]"
        }
        set reason [::wargame::base::say moskowa.how.$count]
        return "[expr {$count eq "least" ? "$reason $amount"
            : "$amount $reason"}] ($rule)"
    }

    method Value {thousandths} {
        # In tenths.
        return [::wargame::base::sayNumber %g \
                [expr {round($thousandths / 100.0) / 10.0}]]
    }

    method Odds {odds} {
        return [expr {$odds eq "-" ? [::wargame::base::say moskowa.card.weak]
            : $odds}]
    }

    # ---- what it meets ----

    method Sums {moment account} {
        set last [expr {[llength [dict get $account sums]] - 1}]
        set n -1
        return [lmap sum [dict get $account sums] {
            dict with sum {}
            set line [::wargame::base::say moskowa.how.sum [my Value $value] \
                    $against [::wargame::base::say moskowa.ground.$ground] \
                    [dict get $account rule]]
            expr {[incr n] < $last ? $line
                : "$line = [my Odds [dict get $account odds]]"}
        }]
    }

    method Against {moment account} {
        set enemies [my Units $moment [dict get $account enemies]]
        if {![llength $enemies]} {
            return [list [::wargame::base::say moskowa.card.noDefence]]
        }
        return [list [::wargame::base::say moskowa.how.enemy] {*}$enemies \
                [::wargame::base::say moskowa.how.clash \
                    [my Value [dict get $account attack]] \
                    [my Value [dict get $account defence]] \
                    [dict get $account rule] \
                    [my Odds [dict get $account odds]]]]
    }

    method Roll {cells} {
        return [expr {![llength $cells] ? {}
            : [list [::wargame::base::say moskowa.how.roll [my Steps $cells]]]}]
    }
}
