# ledger-victory.tcl --
#
#       Napoleon at the Berezina: victory so far, in the ledger: the chart, what
#       each exit gave, who is out and who is lost.

need base/files base/words present/part games/berezina

if {![info object isa class ::wargame::berezina::VictoryPage]} {
    oo::class create ::wargame::berezina::VictoryPage {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::VictoryPage {
    variable Words Look Reader

    method victory {moment} {
        set view [$Reader surveyed $moment]
        set state [$Reader askedOf $view victory]
        set score [dict get $state score]
        set levels [::wargame::base::valuesOf berezina level]
        set level [lsearch -exact $levels [dict get $state level]]
        set chart [dict get $state chart]
        set parts \
                [list \
                [list strong [::wargame::base::say berezina.tracks.points \
                $score [::wargame::base::say \
                    berezina.level.[dict get $state level]]]]]
        if {$level > 0} {
            lappend parts \
                    [list line [::wargame::base::say berezina.tracks.next \
                [expr {[lindex $chart $level-1] - $score}] \
                [::wargame::base::say \
                    berezina.level.[lindex $levels $level-1]]]]
        }
        lappend parts [list line [::wargame::base::say berezina.tracks.toll \
                {*}[dict values [dict get $state out]] \
                {*}[dict values [dict get $state lost]]]] \
            [list line [::wargame::base::say berezina.tracks.kept \
                [::wargame::berezina::known $state treasures] \
                [::wargame::berezina::known $state steps]]]
        lappend parts {*}[my ExitsUsed $moment]
        return [concat $parts [my VictoryChart $chart $levels $level] \
                [my Earned $view [dict get $state pieces]]]
    }

    method ExitsUsed {moment} {
        # Which was chosen, and who left where.
        set view [$Reader surveyed $moment]
        set parts {}
        if {[dict get $view exit] >= 0} {
            lappend parts [list line [::wargame::base::say berezina.state.exit \
                [$Words placeName [lindex [$Reader ofMap exit] \
                    [dict get $view exit] 0]]]]
        }
        set worth [dict create]
        dict for {slot points} [$Reader askedOf $view victory pieces] {
            dict set worth [$Reader keyIn $view $slot] $points
        }
        set by [dict create]
        foreach event [$moment events] {
            lassign [dict get $event about] unit place
            if {[dict get $event what] eq "left_map"
                    && [$Reader placeOf $view $unit] eq "exited"} {
                dict incr by $place [expr {[dict exists $worth $unit]
                    ? [dict get $worth $unit] : 0}]
            }
        }
        dict for {place points} $by {
            lappend parts \
                    [list line [::wargame::base::say berezina.tracks.exit \
                    [$Words placeName $place] $points]]
        }
        return $parts
    }

    method VictoryChart {chart levels here} {
        # The least points of each level, the best first.
        set parts \
                [list \
                [list heading [::wargame::base::say berezina.tracks.chart]]]
        set n 0
        foreach least [list {*}$chart ""] level $levels {
            lappend parts [list [expr {$n == $here ? "strong" : "line"}] \
                [expr \
                {$least eq "" ? [::wargame::base::say berezina.tracks.below \
                        [lindex $chart end] [::wargame::base::say \
                        berezina.level.$level]]
                    : [::wargame::base::say berezina.tracks.least $least \
                        [::wargame::base::say berezina.level.$level]]}]]
            incr n
        }
        return $parts
    }

    method Earned {view pieces} {
        # Those who are out, and those who are lost, with their points.
        set parts {}
        foreach {key place} {out exited lost eliminated} {
            set slots {}
            set sum 0
            dict for {slot points} $pieces {
                if {[$Reader at $view $slot] eq $place} {
                    lappend slots $slot
                    incr sum $points
                }
            }
            if {[llength $slots]} {
                lappend parts [list heading [::wargame::base::say \
                        berezina.tracks.$key $sum]] \
                    [$Look pictured $view $slots]
            }
        }
        return $parts
    }
}

# known --
#
#       What the query victory counts: where units are hidden, so many at least.
proc ::wargame::berezina::known {state what} {
    return [dict get $state $what][expr {[dict get $state hidden] ? "+" : ""}]
}
