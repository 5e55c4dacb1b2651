# thought.tcl --
#
#       How long computers thought in a ladder, as histograms.
#
#       thought note THOUGHT LEVEL SIDE MICROSECONDS ITERATIONS
#                             with one decision more; iterations 0: an answer
#                             without a search
#       thought add ONE OTHER
#       thought figures KIND HISTOGRAM    {DECISIONS MEDIAN PERCENTILE_99
#                             LONGEST}
#       thought json THOUGHT    as text; and back: thought read, of readJson's
#       thought older OLD     of what programs until November 2026 wrote
#       thought sound THOUGHT LEVELS    could it be true?
#
#       A dictionary by level, side and kind: answered_microseconds, of answers
#       without a search, and where there was one searched_microseconds and
#       iterations.  Of each `longest`, and `bars`, how many decisions by the
#       least number of each bar: of microseconds an eighth of a doubling wide,
#       of iterations one.

namespace eval ::wargame::shell::thought {
    namespace export note add figures json read older sound
    namespace ensemble create
    # Bars to a doubling.
    variable Bars 8
    variable Kinds {answered_microseconds iterations searched_microseconds}
}

# ---- bars ----

proc ::wargame::shell::thought::Bar {kind number} {
    # The least number of the bar that a number is in.
    return [expr {$kind eq "iterations" ? $number
        : [Floor [Which $number]]}]
}

proc ::wargame::shell::thought::Which {number} {
    variable Bars
    return [expr {$number < 1 ? -1 : round($Bars * log($number) / log(2))}]
}

proc ::wargame::shell::thought::Floor {which} {
    variable Bars
    return [expr {$which < 0 ? 0
        : entier(ceil(2 ** (($which - 0.5) / $Bars)))}]
}

proc ::wargame::shell::thought::Middle {kind bar} {
    variable Bars
    return [expr {$kind eq "iterations" || $bar < 1 ? $bar
        : round(2 ** (double([Which $bar]) / $Bars))}]
}

# ---- counted ----

proc ::wargame::shell::thought::note {thought level side microseconds
        iterations} {
    set noted [expr {$iterations > 0 ? [list searched_microseconds \
        $microseconds iterations $iterations]
        : [list answered_microseconds $microseconds]}]
    dict for {kind number} $noted {
        set thought [Count $thought [list $level $side $kind] \
                [list longest $number bars [list [Bar $kind $number] 1]]]
    }
    return $thought
}

proc ::wargame::shell::thought::add {one other} {
    dict for {level sides} $other {
        dict for {side kinds} $sides {
            dict for {kind histogram} $kinds {
                set one [Count $one [list $level $side $kind] $histogram]
            }
        }
    }
    return $one
}

proc ::wargame::shell::thought::Count {thought key histogram} {
    if {[dict exists $thought {*}$key]} {
        set known [dict get $thought {*}$key]
        set bars [dict get $known bars]
        dict for {bar count} [dict get $histogram bars] {
            dict incr bars $bar $count
        }
        set histogram [list longest [expr {max([dict get $known longest],
            [dict get $histogram longest])}] bars $bars]
    }
    dict set thought {*}$key $histogram
    return $thought
}

# ---- told ----

proc ::wargame::shell::thought::figures {kind histogram} {
    dict with histogram {}
    return [list [::tcl::mathop::+ {*}[dict values $bars]] \
            {*}[lmap share {0.5 0.99} {
        expr {min([Middle $kind [Quantile $bars $share]], $longest)}
    }] $longest]
}

proc ::wargame::shell::thought::Quantile {bars share} {
    set all [::tcl::mathop::+ {*}[dict values $bars]]
    set sum 0
    foreach bar [lsort -integer [dict keys $bars]] {
        incr sum [dict get $bars $bar]
        if {$sum >= $share * $all} {
            break
        }
    }
    return $bar
}

proc ::wargame::shell::thought::json {thought} {
    return [Object [dict map {level sides} $thought {
        Object [dict map {side kinds} $sides {
            Object [dict map {kind histogram} $kinds {
                lassign [figures $kind $histogram] decisions median most longest
                Object [list decisions $decisions median $median \
                        percentile_99 $most longest $longest \
                        bars [Object [lsort -integer -stride 2 \
                        [dict get $histogram bars]]]]
            }] ",\n            "
        }]
    }] ",\n        "]
}

proc ::wargame::shell::thought::Object {values {between ", "}} {
    return "{[join [lmap {name value} $values {
        set pair "\"$name\": $value"
    }] $between]}"
}

# ---- read ----

proc ::wargame::shell::thought::read {thought} {
    # What follows from the bars is counted again.
    return [dict map {level sides} $thought {
        dict map {side kinds} $sides {
            dict map {kind histogram} $kinds {
                list longest [dict get $histogram longest] \
                        bars [dict get $histogram bars]
            }
        }
    }]
}

proc ::wargame::shell::thought::older {thought} {
    # There bars had numbers, and microseconds were of the clock and of all
    # decisions: those that took least are taken for the answers without a
    # search.
    return [dict map {level sides} $thought {
        dict map {side kinds} $sides {
            Older $kinds
        }
    }]
}

proc ::wargame::shell::thought::Older {kinds} {
    foreach key {iterations microseconds longest_iterations
            longest_microseconds} {
        set $key [dict get $kinds $key]
    }
    set most(iterations) $longest_iterations
    set most(searched_microseconds) $longest_microseconds
    set most(answered_microseconds) $longest_microseconds
    set answered [expr {[dict exists $iterations -1]
        ? [dict get $iterations -1] : 0}]
    foreach which [lsort -integer [dict keys $microseconds]] {
        set count [dict get $microseconds $which]
        set part [expr {min($answered, $count)}]
        incr answered -$part
        set found [list answered_microseconds $part \
                searched_microseconds [expr {$count - $part}]]
        dict for {kind part} $found {
            if {$part > 0} {
                dict incr bars($kind) [Floor $which] $part
            }
        }
    }
    dict for {which count} [dict remove $iterations -1] {
        set bar [Middle microseconds [Floor $which]]
        dict incr bars(iterations) [expr {min($bar, $longest_iterations)}] \
                $count
    }
    if {[info exists bars(searched_microseconds)]
            && [info exists bars(answered_microseconds)]} {
        # The longest was one of a search.
        set most(answered_microseconds) [Middle microseconds \
                [::tcl::mathfunc::max \
                {*}[dict keys $bars(answered_microseconds)]]]
    }
    return [concat {*}[lmap kind [lsort [array names bars]] {
        list $kind [list longest $most($kind) bars $bars($kind)]
    }]]
}

# ---- sound ----

proc ::wargame::shell::thought::sound {thought levels} {
    dict for {level sides} $thought {
        if {$level ni $levels} {
            return 0
        }
        dict for {side kinds} $sides {
            if {$side ni {0 1} || ![AreSound $kinds]} {
                return 0
            }
        }
    }
    return 1
}

proc ::wargame::shell::thought::AreSound {kinds} {
    variable Kinds
    dict for {kind histogram} $kinds {
        if {$kind ni $Kinds || ![IsSound $kind $histogram]} {
            return 0
        }
        set decisions($kind) [lindex [figures $kind $histogram] 0]
    }
    # Each search has a time.
    foreach kind {iterations searched_microseconds} {
        lappend searched [expr {[info exists decisions($kind)]
            ? $decisions($kind) : 0}]
    }
    return [expr {[dict size $kinds] > 0
        && [lindex $searched 0] == [lindex $searched 1]}]
}

proc ::wargame::shell::thought::IsSound {kind histogram} {
    set count {^(0|[1-9]\d{0,8})$}
    set long {^(0|[1-9]\d{0,14})$}
    dict with histogram {}
    if {![regexp $long $longest] || [dict size $bars] == 0} {
        return 0
    }
    dict for {bar number} $bars {
        if {![regexp $long $bar] || ![regexp $count $number]
                || $bar > $longest || [Bar $kind $bar] != $bar} {
            return 0
        }
    }
    return 1
}
