# calendar.tcl --
#
#       Napoleon at the Berezina: when a turn is, in words.
#
#       when TURN          "Turn 12: 27 November, 00:00", and whether by night

need base/words present/part games/berezina

if {![info object isa class ::wargame::berezina::Calendar]} {
    oo::class create ::wargame::berezina::Calendar {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::Calendar {
    method Hour {turn} {
        return [format %02d:00 [expr {
            (24 / $::wargame::berezina::TurnsADay * $turn) % 24}]]
    }

    method Day {turn} {
        return [::wargame::base::say berezina.day [expr {
            $::wargame::berezina::FirstDay
            + $turn / $::wargame::berezina::TurnsADay}]]
    }

    method IsNight {turn} {
        return [expr {($turn - 1) % $::wargame::berezina::TurnsADay
            >= $::wargame::berezina::NightFrom}]
    }

    method when {turn} {
        set key berezina.when
        if {[my IsNight $turn]} {
            append key .night
        }
        return [::wargame::base::say $key $turn [my Day $turn] [my Hour $turn]]
    }
}
