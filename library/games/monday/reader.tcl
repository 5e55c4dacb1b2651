# reader.tcl --
#
#       Bloody Monday: what a view tells of blocks and areas, and what the rules
#       answer about them.

need present/blocks games/monday games/monday/tracks

if {![info object isa class ::wargame::monday::Reader]} {
    oo::class create ::wargame::monday::Reader {
        superclass ::wargame::present::BlockReader
    }
}

oo::define ::wargame::monday::Reader {
    variable Rows PlaceKeys

    method owner {view place} {
        return [lindex [dict get $view owner] [my number $place]]
    }

    method isContested {view place} {
        return [expr {[llength [my slotsAt $view $place 0]]
            && [llength [my slotsAt $view $place 1]]}]
    }

    method sorted {view slots} {
        return [lmap pair [lsort -integer -index 0 [lmap slot $slots {
            list [lindex [dict get $view unit.block] $slot] $slot
        }]] {lindex $pair 1}]
    }

    method uses {moment option} {
        # Is that optional rule in use (9.0)?
        return [expr {$option in [$moment query optional]}]
    }

    method impulse {view} {
        return [dict get $view impulse]
    }

    method arrivals {moment side} {
        # How many reinforcements that side can place at most.
        return [[$moment as [my Knows $moment]] query "arrivals $side"]
    }

    method Knows {moment} {
        # Whose questions these are, if the view is theirs: they may count
        # what depends on their commander.
        set view [$moment view]
        set side [dict get $view mover]
        return [expr {[lindex [dict get $view commander] $side] >= 0
            ? $side : "public"}]
    }

    method limits {moment} {
        return [dict merge {leaders {done ? allowed ?}} \
                [[$moment as [my Knows $moment]] query limits]]
    }

    method value {moment} {
        set view [$moment view]
        set value [[$moment as [my Knows $moment]] query \
                "value [dict get $view mover]"]
        return [expr {[dict exists $value value]
            ? [dict get $value value] : "?"}]
    }

    method strengths {view} {
        # Leaders tire and rest, so they do not count.  The pool is what is seen
        # nowhere else, at its full strength.
        set sums {0 0}
        set slot 0
        set unseen $Rows
        foreach place [dict get $view unit.place] {
            set side [my sideOf $slot]
            set row [my row $view $slot]
            set at [lindex $PlaceKeys $place]
            if {$row ne ""} {
                lset unseen [lindex [dict get $view unit.block] $slot] {}
            }
            if {$row eq "" && $at ne "pool"} {
                lset sums $side ""
            } elseif {$row ne "" && $at ne "lost"
                    && [my IsCounted $row] && [lindex $sums $side] ne ""} {
                lset sums $side [expr {[lindex $sums $side]
                    + [my strength $view $slot]}]
            }
            incr slot
        }
        foreach row $unseen {
            if {$row ne {} && [my IsCounted $row]
                    && [lindex $sums [dict get $row side]] ne ""} {
                set side [dict get $row side]
                lset sums $side [expr {[lindex $sums $side]
                    + [lindex [dict get $row strength] 0]}]
            }
        }
        return $sums
    }

    method IsCounted {row} {
        return [expr {[dict get $row kind] ni {commander leader}}]
    }

    method fallen {view} {
        return [lmap side {0 1} {llength [my slotsAt $view lost $side]}]
    }

    method stars {view} {
        # How many each side has.
        set count {0 0}
        foreach areas $::wargame::monday::Stars {
            set owner [my starOf $view $areas]
            if {$owner in {0 1}} {
                lset count $owner [expr {[lindex $count $owner] + 1}]
            }
        }
        return $count
    }

    method starOf {view areas} {
        # The side that controls them all, or "".
        set owners [lsort -unique [lmap area $areas {my owner $view $area}]]
        return [expr {[llength $owners] == 1 ? [lindex $owners 0] : ""}]
    }

    method marks {view slot} {
        set marks {}
        foreach mark {active isolated crossed inspired committed shielded} {
            if {[lindex [dict get $view unit.$mark] $slot] > 0} {
                lappend marks $mark
            }
        }
        # Its move counts while others still move.
        if {[lindex [dict get $view unit.moved] $slot]
                && [my phase $view] in {movement raid}
                && $slot != [dict get $view mobile]} {
            lappend marks moved
        }
        if {[lindex [dict get $view unit.target] $slot] >= 0} {
            lappend marks target
        }
        return $marks
    }
}
