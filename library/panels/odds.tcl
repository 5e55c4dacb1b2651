# odds.tcl --
#
#       Answers about odds, as they are described in generic/core/odds/odds.h,
#       as words.  Beside a battle: odds-pane.tcl.
#
#       odds mean PAIRS              what is to be expected of N CHANCE...
#       odds atLeast N PAIRS         how probable N or more are, in millionths
#       odds percent CHANCE          "37", "<1", ">99"
#       odds decimal X               X with one decimal, as the language writes
#                                    it
#       odds brief SIDE ANSWER       the chance of the side that asks
#       odds short SIDE ANSWER       words for the map: "wins 4%"
#       odds caption SIDE ANSWER     brief's words and more, a line each
#       odds dead SIDE ANSWER        the chance that all it had is eliminated,
#                                    if there is any to speak of; else ""
#       odds notes GAME ANSWER MEMORY    sentences: who is unknown, how it is
#                                    fought, what was left out; MEMORY: were
#                                    notes made use of?

need base/words match/odds-query

namespace eval ::wargame::panels::odds {
    namespace export mean atLeast percent decimal brief short caption dead notes
    namespace ensemble create
}

proc ::wargame::panels::odds::mean {pairs} {
    set sum 0
    set all 0
    foreach {n chance} $pairs {
        set sum [expr {$sum + double($n) * $chance}]
        set all [expr {$all + $chance}]
    }
    return [expr {$all ? $sum / $all : 0.0}]
}

proc ::wargame::panels::odds::atLeast {least pairs} {
    set sum 0
    foreach {n chance} $pairs {
        if {$n >= $least} {
            set sum [expr {$sum + $chance}]
        }
    }
    return $sum
}

proc ::wargame::panels::odds::percent {chance} {
    if {$chance > 0 && $chance < 5000} {
        return <1
    } elseif {$chance > 995000 && $chance < 1000000} {
        return >99
    }
    return [expr {round($chance / 10000.0)}]
}

proc ::wargame::panels::odds::decimal {x} {
    return [::wargame::base::sayNumber %.1f $x]
}

# brief, short, caption --
#
#       The chance to hit at all, or to be left alone in the place; and what
#       that means, with what it costs.
proc ::wargame::panels::odds::brief {side answer} {
    return [::wargame::base::say odds.percent [percent [expr {
        [dict exists $answer hits] ? [atLeast 1 [dict get $answer hits]]
            : [dict get $answer holds $side]}]]]
}

proc ::wargame::panels::odds::Of {how side answer} {
    return [::wargame::base::say odds.$how.[expr {
        [dict exists $answer hits] ? "throw" : "fight"}] [brief $side $answer]]
}

proc ::wargame::panels::odds::short {side answer} {
    return [Of short $side $answer]
}

proc ::wargame::panels::odds::caption {side answer} {
    set lines [list [Of caption $side $answer]]
    if {[dict exists $answer hits]} {
        lappend lines [::wargame::base::say odds.caption.hits \
                [decimal [mean [dict get $answer hits]]]]
        if {[dict exists $answer own]} {
            lappend lines [::wargame::base::say odds.caption.own \
                    [decimal [mean [dict get $answer own]]]]
        }
    } else {
        set losses [list [dict get $answer first] [dict get $answer second]]
        lappend lines [::wargame::base::say odds.caption.losses \
                [decimal [mean [lindex $losses $side]]] \
                [decimal [mean [lindex $losses [expr {!$side}]]]]]
        if {[dead $side $answer] ne ""} {
            lappend lines [::wargame::base::say odds.caption.all \
                    [dead $side $answer]]
        }
    }
    return [join $lines \n]
}

proc ::wargame::panels::odds::dead {side answer} {
    if {![dict exists $answer dead] || [dict get $answer dead $side] < 5000} {
        return ""
    }
    return [::wargame::base::say odds.percent \
            [percent [dict get $answer dead $side]]]
}

proc ::wargame::panels::odds::notes {game answer memory} {
    set notes {}
    if {![dict exists $answer holds]} {
        return {}
    }
    set unknown [dict get $answer unknown]
    if {$unknown > 0} {
        set of [dict get $answer of]
        lappend notes [::wargame::base::sayCount [expr {$of > $unknown
            ? "odds.unknown" : "odds.certain"}] $unknown $of]
    }
    if {$memory} {
        lappend notes [::wargame::base::say odds.memory]
    }
    if {![::wargame::match::areAllConsidered $answer]} {
        set considered [dict get $answer considered]
        lappend notes [::wargame::base::say odds.considered \
                [percent $considered] \
                [percent [expr {1000000 - $considered}]]]
    }
    lappend notes [::wargame::base::sayOf $game \
            odds.policy.[dict get $answer policy]]
    return $notes
}
