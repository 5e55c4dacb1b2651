# luck.tcl --
#
#       The ledger of luck: what the dice were expected to hit, and what they
#       hit, by side and by fight.  Only of dice that its viewer was told of and
#       could compute with; what an umpire took back never was.
#
#   luck fights MATCH VIEWER PRESENTER   a list of dictionaries, in order:
#       turn      the number of the turn, from 1; 0 is before the first
#       kind place    of the fight, as [[$presenter events] fight] has them, or
#                     ""
#       events    the events of the fight
#       throws    a list of {N SIDE CHANCES HITS PLACE}: the number of the
#                 action, 0 or 1, the chance of each die to hit, how many dice
#                 hit, and the first place that the event is about, or ""
#   luck sums FIGHTS            SIDE -> SUM, the sum of the side's dice:
#       {dice expected variance rolled share}    share: the chance to hit as
#                               often as rolled, or more often
#   luck word SUM               the word for how far out SUM is, of luck.WORD
#   luck cells SUM              {DICE EXPECTED ROLLED AHEAD SHARE} to be read
#   luck course FIGHTS          of both sides: {X AHEAD SPREAD}... after each
#                               throw: the throws so far, hits more than
#                               expected, one standard deviation
#   luck standing EVENTS        the events, of [$match events], not taken back

need base/words

namespace eval ::wargame::match::luck {
    namespace export fights sums word cells course standing
    namespace ensemble create
}

proc ::wargame::match::luck::standing {events} {
    # To where an umpire went, by the number of that action.
    set went [dict create]
    foreach event $events {
        if {[dict get $event what] in {umpire_back umpire_dice}} {
            dict set went [dict get $event n] [lindex [dict get $event about] 0]
        }
    }
    # From the last to the first: an action stands if nobody went past it.
    set standing [dict create]
    set before Inf
    foreach event [lreverse $events] {
        set n [dict get $event n]
        if {$n <= $before && ![dict exists $standing $n]} {
            dict set standing $n 1
            set before [expr {[dict exists $went $n] ? [dict get $went $n]
                : $n - 1}]
        }
    }
    return [lmap event $events {
        if {![dict exists $standing [dict get $event n]]} continue
        set event
    }]
}

proc ::wargame::match::luck::fights {match viewer presenter} {
    set fights {}
    set fight {}
    set turn 0
    foreach event [standing [$match events $viewer]] {
        if {[[$presenter events] isTurn $event]} {
            incr turn
        }
        set about [[$presenter events] fight $event]
        if {[Begins $about $fight $turn]} {
            if {[llength $fight]} {
                lappend fights $fight
            }
            set fight [dict merge {kind "" place ""} $about \
                    [dict create turn $turn events {} throws {} over 0]]
        } elseif {[Resumes $about]} {
            dict set fight over 0
        }
        if {![llength $fight]} continue
        set throw [Throw $event $presenter]
        if {[dict exists $about ends] && [dict get $about place] eq ""} {
            dict set fight over 1
        }
        if {[dict get $fight over] && $throw eq ""} continue
        dict lappend fight events $event
        if {$throw ne ""} {
            dict lappend fight throws $throw
        }
        if {[dict exists $about ends]} {
            dict set fight over 1
        }
    }
    if {[llength $fight]} {
        lappend fights $fight
    }
    return [lmap fight $fights {
        if {![llength [dict get $fight throws]]} continue
        dict remove $fight begins ends over
    }]
}

# Begins --
#
#       Does another fight begin with what is said of an event?
proc ::wargame::match::luck::Begins {about fight turn} {
    if {![llength $about] || [dict exists $about ends]} {
        return 0
    } elseif {![llength $fight] || [dict exists $about begins]} {
        return 1
    }
    foreach key {kind place} {
        if {[dict get $about $key] ne [dict get $fight $key]} {
            return 1
        }
    }
    return [expr {$turn != [dict get $fight turn]}]
}

# Resumes --
#
#       Does the present fight go on, though it may have seemed over?  So it
#       does when another gun bombards the same place later in the turn.
proc ::wargame::match::luck::Resumes {about} {
    return [expr {[llength $about] && ![dict exists $about ends]}]
}

# Throw --
#
#       {N SIDE CHANCES HITS PLACE} of an event, or "".
proc ::wargame::match::luck::Throw {event presenter} {
    set n [dict get $event n]
    set luck [[$presenter events] luck $event]
    if {![llength $luck]} {
        return ""
    }
    dict with luck {
        return [list $n $side $chances $hits \
                [lindex [[$presenter events] places $event] 0]]
    }
}

proc ::wargame::match::luck::sums {fights} {
    set sums {}
    foreach side {0 1} {
        set expected 0.0
        set variance 0.0
        set rolled 0
        set all {}
        foreach fight $fights {
            foreach throw [dict get $fight throws] {
                lassign $throw - whose chances hits
                if {$whose != $side} continue
                foreach p $chances {
                    set expected [expr {$expected + $p}]
                    set variance [expr {$variance + $p * (1 - $p)}]
                }
                lappend all {*}$chances
                incr rolled $hits
            }
        }
        lappend sums [dict create dice [llength $all] expected $expected \
                variance $variance rolled $rolled \
                share [AtLeast $rolled $all]]
    }
    return $sums
}

# AtLeast --
#
#       The chance that dice with these chances hit so often or more.
proc ::wargame::match::luck::AtLeast {hits chances} {
    # By how often they hit; one entry is for $hits and more.
    set shares [list 1.0 {*}[lrepeat $hits 0.0]]
    foreach p $chances {
        set next [list [expr {$hits == 0 ? 1.0
            : [lindex $shares 0] * (1 - $p)}]]
        for {set k 1} {$k <= $hits} {incr k} {
            lappend next [expr {[lindex $shares $k-1] * $p
                + [lindex $shares $k] * ($k == $hits ? 1 : 1 - $p)}]
        }
        set shares $next
    }
    return [lindex $shares end]
}

proc ::wargame::match::luck::word {sum} {
    dict with sum {
        if {$dice == 0} {
            return none
        }
        # What must be or cannot be is no luck.
        set out [expr {$variance == 0 ? 0
            : ($rolled - $expected) / sqrt($variance)}]
    }
    set how [expr {abs($out) < 0.5 ? "even" : abs($out) < 1 ? "little"
        : abs($out) < 2 ? "good" : abs($out) < 3 ? "great" : "rare"}]
    return [expr {$how eq "even" ? $how : $out > 0 ? $how : "un$how"}]
}

proc ::wargame::match::luck::cells {sum} {
    dict with sum {
        if {$dice == 0} {
            return {0 "" "" "" ""}
        }
        set ahead [string map {- \u2212} \
                [::wargame::base::sayNumber %+.1f [expr {$rolled - $expected}]]]
        return [list $dice [::wargame::base::sayNumber %.1f $expected] $rolled \
                $ahead \
                [::wargame::base::say odds.percent \
                    [expr {round(100 * $share)}]]]
    }
}

proc ::wargame::match::luck::course {fights} {
    set courses [lrepeat 2 {0 0.0 0.0}]
    set ahead {0.0 0.0}
    set variance {0.0 0.0}
    set x 0
    foreach fight $fights {
        foreach throw [dict get $fight throws] {
            lassign $throw - side chances hits
            incr x
            lset ahead $side [expr {[lindex $ahead $side] + $hits
                - [tcl::mathop::+ {*}$chances]}]
            lset variance $side [expr {[lindex $variance $side]
                + [tcl::mathop::+ {*}[lmap p $chances {expr {$p * (1 - $p)}}]]}]
            foreach each {0 1} {
                set course [lindex $courses $each]
                lappend course $x [lindex $ahead $each] \
                        [expr {sqrt([lindex $variance $each])}]
                lset courses $each $course
            }
        }
    }
    return $courses
}
