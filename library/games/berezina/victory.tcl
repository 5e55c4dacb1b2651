# victory.tcl --
#
#       How the crossing ended: the level on its scale, unit by unit who is out
#       and who is lost, how Russian morale went; see present/victory.tcl.

need base/files base/words present/victory

namespace eval ::wargame::berezina {
    variable VictoryRule \
            [dict get [::wargame::base::rulesOf berezina topics] victory]
    # The best for the French first; colours, from the worst.
    variable Levels [::wargame::base::valuesOf berezina level]
    variable LevelColors {
        side1Dark side1 side1Light rule side0Light side0 side0Dark
    }
}

if {![info object isa class ::wargame::berezina::Victory]} {
    oo::class create ::wargame::berezina::Victory {
        superclass ::wargame::present::Victory
    }
}

oo::define ::wargame::berezina::Victory {
    variable Reader Words Look

    method scene {moment} {
        set view [$Reader surveyed $moment]
        set state [$moment query victory]
        set over [expr {[$moment side] eq "nobody"}]
        set level [lsearch -exact $::wargame::berezina::Levels \
                [dict get $state level]]
        set draw [dict get $state draw]
        return [dict create rule $::wargame::berezina::VictoryRule sides \
                [list [my French $moment $state] [my Russian $moment $state]] \
            winner [expr {!$over || $level == $draw ? ""
                : $level < $draw ? "side0" : "side1"}] \
            heading [expr {$over ? \
                    [::wargame::base::say berezina.level.[dict get \
                $state level]]
                : [::wargame::base::say berezina.victory.soFar]}] \
            text [my Text $moment $state] \
            scale [my Scale $state] story [my Story $moment]]
    }

    method Text {moment state} {
        # The points, how many are out, and by which road.
        set view [$moment view]
        set text [::wargame::base::say berezina.victory.text \
                [dict get $state score] \
                {*}[dict values [dict get $state out]] \
                {*}[dict values [dict get $state lost]]]
        set road [$Words exitName $view]
        if {$road ne ""} {
            append text " " [::wargame::base::say berezina.victory.road $road]
        }
        return $text
    }

    method Scale {state} {
        # The chart of 10.2, with the points in it.
        set chart [lreverse [dict get $state chart]]
        set score [dict get $state score]
        set levels {}
        foreach least [list "" {*}$chart] color \
                $::wargame::berezina::LevelColors word \
                        [lreverse $::wargame::berezina::Levels] {
            lappend levels [list [::wargame::base::say berezina.level.$word] \
                    $color $least]
        }
        set level [lsearch -exact [lreverse $::wargame::berezina::Levels] \
                [dict get $state level]]
        set from [expr {$level == 0 ? [lindex $chart 0] - 15
            : [lindex $chart $level-1]}]
        set to [expr {$level == [llength $chart] ? $from + 20
            : [lindex $chart $level]}]
        return [dict create levels $levels level $level points $score \
            part [expr {max(0.04, min(0.96, ($score - $from)
                / double($to - $from)))}]]
    }

    method Story {moment} {
        # The box of the Russian Morale Track at the end of each turn.
        set box 0
        set turn 0
        set values {}
        foreach event [$moment events] {
            switch -- [dict get $event what] {
                track_moved - set_track {
                    set box [lindex [dict get $event about] 0]
                }
                turn_began {
                    if {$turn} {
                        lappend values [list $turn $box]
                    }
                    set turn [lindex [dict get $event about] 0]
                }
            }
        }
        lappend values [list $turn $box]
        return [list [::wargame::base::say berezina.victory.story] \
                [expr {[llength [$moment query track]] - 1}] side1 $values]
    }

    # ---- who is out, and who is lost ----

    method UnitsAndLeaders {view state how place} {
        return [lmap {key leaders} {units 0 leaders 1} {
            my Part $view berezina.victory.$how.$key \
                    [my Those $view $state $place $leaders]
        }]
    }

    method French {moment state} {
        # What the French have saved.
        set parts [my UnitsAndLeaders [$moment view] $state out exited]
        return [dict create side side0 total [dict get $state score] \
                parts [lsearch -all -inline -not -exact $parts {}]]
    }

    method Russian {moment state} {
        # What the French have lost to them, and the Russians' own dead.
        set view [$moment view]
        set parts [my UnitsAndLeaders $view $state lost eliminated]
        lappend parts [my Part $view berezina.victory.left \
                [my Those $view $state "" ""]] \
            [my Part $view berezina.victory.dead \
                [lmap slot [$Reader fallenSlots $view 1] {list $slot \
                        ""}]]
        return [dict create side side1 total "" \
                parts [lsearch -all -inline -not -exact $parts {}]]
    }

    method Those {view state place leaders} {
        # {SLOT POINTS} of the French with points who are in that place, "" for
        # any other; of leaders, of units, or of both ("").
        set those {}
        dict for {slot points} [dict get $state pieces] {
            set at [$Reader at $view $slot]
            if {$place eq "" ? $at in {exited eliminated} : $at ne $place} \
                    continue
            if {$leaders ne "" && $leaders
                    != [$Reader isLeader $view $slot]} continue
            lappend those [list $slot $points]
        }
        return $those
    }

    method Part {view key pieces} {
        # {TITLE SUM ITEMS}; empty if there is nobody.
        if {[llength $pieces] == 0} {
            return {}
        }
        set sum 0
        set counted 0
        set items {}
        foreach piece $pieces {
            lassign $piece slot points
            if {$points ne ""} {
                set counted 1
                incr sum $points
            }
            lappend items [list [$Look victoryFace $view $slot] $points]
        }
        return [list [::wargame::base::sayCount $key \
                [llength $pieces]] [expr {$counted ? $sum : ""}] $items]
    }
}
