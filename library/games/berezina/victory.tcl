# victory.tcl --
#
#       How the crossing ended, told to the victory panel: the level on its
#       scale, unit by unit who is out and who is lost, how Russian morale went.
#
#       victory scene MOMENT PRESENTER   see panels/victory.tcl

need base/files base/words

namespace eval ::wargame::berezina::victory {
    namespace export scene
    namespace ensemble create
    variable Rule [dict get [::wargame::base::rulesOf berezina topics] victory]
    # The best for the French first; colours, from the worst.
    variable Levels [::wargame::base::valuesOf berezina level]
    variable Colors {side1Dark side1 side1Light rule side0Light side0 side0Dark}
}

proc ::wargame::berezina::victory::scene {moment presenter} {
    variable Rule
    variable Levels
    set view [[$presenter reader] surveyed $moment]
    set state [$moment query victory]
    set over [expr {[$moment side] eq "nobody"}]
    set level [lsearch -exact $Levels [dict get $state level]]
    set draw [dict get $state draw]
    return [dict create rule $Rule sides [list [French $moment \
            $presenter $state] [Russian $moment $presenter $state]] \
        winner [expr {!$over || $level == $draw ? ""
            : $level < $draw ? "side0" : "side1"}] \
        heading [expr {$over ? [::wargame::base::say berezina.level.[dict get \
            $state level]]
            : [::wargame::base::say berezina.victory.soFar]}] \
        text [Text $moment $presenter $state] \
        scale [Scale $state] story [Story $moment]]
}

# Text --
#
#       The points, how many are out, and by which road.
proc ::wargame::berezina::victory::Text {moment presenter state} {
    set view [$moment view]
    set text [::wargame::base::say berezina.victory.text \
            [dict get $state score] \
            [lindex [dict get $state out] 0] [lindex [dict get $state out] 1] \
            [lindex [dict get $state lost] 0] [lindex [dict get $state lost] 1]]
    set road [[$presenter words] exitName $view]
    if {$road ne ""} {
        append text " " [::wargame::base::say berezina.victory.road $road]
    }
    return $text
}

# Scale --
#
#       The chart of 10.2, with the points in it.
proc ::wargame::berezina::victory::Scale {state} {
    variable Colors
    variable Levels
    set chart [lreverse [dict get $state chart]]
    set score [dict get $state score]
    set levels {}
    foreach least [list "" {*}$chart] color $Colors word [lreverse $Levels] {
        lappend levels [list [::wargame::base::say berezina.level.$word] \
                $color $least]
    }
    set level [lsearch -exact [lreverse $Levels] [dict get $state level]]
    set from [expr {$level == 0 ? [lindex $chart 0] - 15
        : [lindex $chart $level-1]}]
    set to [expr {$level == [llength $chart] ? $from + 20
        : [lindex $chart $level]}]
    return [dict create levels $levels level $level points $score \
        part [expr {max(0.04, min(0.96, ($score - $from)
            / double($to - $from)))}]]
}

# Story --
#
#       The box of the Russian Morale Track at the end of each turn.
proc ::wargame::berezina::victory::Story {moment} {
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

proc ::wargame::berezina::victory::UnitsAndLeaders {presenter view state how
        place} {
    return [lmap {key leaders} {units 0 leaders 1} {
        Part $presenter $view berezina.victory.$how.$key \
                [Those $presenter $view $state $place $leaders]
    }]
}

# French --
#
#       What the French have saved.
proc ::wargame::berezina::victory::French {moment presenter state} {
    set parts [UnitsAndLeaders $presenter [$moment view] $state out exited]
    return [dict create side side0 total [dict get $state score] \
            parts [lsearch -all -inline -not -exact $parts {}]]
}

# Russian --
#
#       What the French have lost to them, and the Russians' own dead.
proc ::wargame::berezina::victory::Russian {moment presenter state} {
    set view [$moment view]
    set parts [UnitsAndLeaders $presenter $view $state lost eliminated]
    lappend parts \
        [Part $presenter $view berezina.victory.left \
            [Those $presenter $view $state "" ""]] \
        [Part $presenter $view berezina.victory.dead \
            [lmap slot [[$presenter reader] fallenSlots $view 1] {list $slot \
                    ""}]]
    return [dict create side side1 total "" \
            parts [lsearch -all -inline -not -exact $parts {}]]
}

# Those --
#
#       {SLOT POINTS} of the French with points who are in that place, "" for
#       any other; of leaders, of units, or of both ("").
proc ::wargame::berezina::victory::Those {presenter view state place leaders} {
    set those {}
    foreach piece [dict get $state pieces] {
        set at [[$presenter reader] at $view [lindex $piece 0]]
        if {$place eq "" ? $at in {exited eliminated} : $at ne $place} continue
        if {$leaders ne "" && $leaders
                != [[$presenter reader] isLeader $view [lindex $piece 0]]} \
                        continue
        lappend those $piece
    }
    return $those
}

# Part --
#
#       {TITLE SUM ITEMS}; empty if there is nobody.
proc ::wargame::berezina::victory::Part {presenter view key pieces} {
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
        lappend items [list [[$presenter look] victoryFace $view $slot] $points]
    }
    return [list [::wargame::base::sayCount $key \
            [llength $pieces]] [expr {$counted ? $sum : ""}] $items]
}
