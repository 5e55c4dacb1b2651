# lookout.tcl --
#
#       What a French player of Napoleon at the Berezina sees and can compute: the
#       ground, how far it is to the exit, who stands where.  After start.tcl;
#       french.tcl has one who plays.

oo::class create Lookout {
    # Match      the match
    # Keys       of all places, in the order of the rules
    # Ground     by hex: its description; HEX,cost half points on foot
    # Near       by hex: its sides, as the match describes them
    # Known      fields computed before, by goal and bridges
    # Roster     the counters
    # View       what the French see now
    # At Slot    by key of a French piece: its place, its slot
    # Stack      by hex: French combat units there
    # Enemy Rabble   dicts of hexes with Russian combat units, with Rabble
    variable Match Keys Ground Near Known Roster View At Slot Stack Enemy Rabble

    constructor {match} {
        set Match $match
        set Roster [wargame::roster berezina]
        set Keys [lmap place [wargame::places berezina] {
            dict get $place key
        }]
        foreach place [wargame::places berezina] {
            if {[dict get $place kind] ne "hex"} continue
            set hex [dict get $place key]
            set answer [$Match query 0 "ground [lsearch -exact $Keys $hex]"]
            set Ground($hex) $place
            set Ground($hex,cost) [dict get $answer foot]
            set Near($hex) [lmap side [dict get $answer sides] {
                list [dict get $side hex] [dict get $side cost] \
                        {*}[dict get $side lies]
            }]
        }
    }

    method watch {match} {
        # Another match, on the same ground.
        set Match $match
    }

    # ---- the ground ----

    method Is {hex member} {
        return [dict get $Ground($hex) $member]
    }

    method Apart {hex other} {
        # In hexes: odd rows lie half a hex farther west.
        scan $hex %2d%2d row column
        scan $other %2d%2d rowB columnB
        set rows [expr {abs($row - $rowB)}]
        set halves [expr {abs(2 * $column + $row % 2 - 2 * $columnB
            - $rowB % 2)}]
        return [expr {$rows + max(0, ($halves - $rows + 1) / 2)}]
    }

    method Step {side} {
        # Half points over a side on foot, by road where there is one; over a
        # ford as if it had a bridge.
        lassign $side to cost
        if {$cost < 0 || "ford" ni $side} {
            return $cost
        }
        return [expr {2 + ("road" in $side && [my Is $to terrain] ne "town"
            ? 1 : $Ground($to,cost))}]
    }

    method Field {goal bridges} {
        # By hex, half points from there to a goal.  bridges has the hexes of
        # the fords that may be crossed, and what else that costs.
        set name $goal,$bridges
        if {[info exists Known($name)]} {
            return $Known($name)
        }
        set far [dict create $goal 0]
        set ring(0) $goal
        for {set at 0} {$at < 400} {incr at} {
            if {![info exists ring($at)]} continue
            foreach hex $ring($at) {
                if {[dict get $far $hex] < $at} continue
                foreach side $Near($hex) {
                    set from [lindex $side 0]
                    set back [lsearch -inline -index 0 $Near($from) $hex]
                    set step [my Step $back]
                    if {"ford" in $back} {
                        if {![dict exists $bridges $from]} continue
                        incr step [dict get $bridges $from]
                    }
                    set sum [expr {$at + $step}]
                    if {$step >= 0 && (![dict exists $far $from]
                            || $sum < [dict get $far $from])} {
                        dict set far $from $sum
                        lappend ring($sum) $from
                    }
                }
            }
        }
        return [set Known($name) $far]
    }

    # ---- the position ----

    method Look {} {
        set View [$Match view 0]
        array unset At
        array unset Stack
        set Enemy {}
        set Rabble {}
        set slot -1
        foreach piece [dict get $View unit.piece] \
                place [dict get $View unit.place] {
            incr slot
            set row [lindex $Roster $piece]
            set hex [lindex $Keys $place]
            set there [info exists Ground($hex)]
            set fights [expr {[dict get $row kind] ne "leader"}]
            if {[dict get $row side] == 1} {
                if {$there && $fights} {
                    dict set Enemy $hex 1
                }
            } elseif {[dict get $row kind] eq "rabble"} {
                if {$there} {
                    dict set Rabble $hex 1
                }
            } else {
                set At([dict get $row key]) $hex
                set Slot([dict get $row key]) $slot
                if {$there && $fights} {
                    incr Stack($hex)
                }
            }
        }
    }

    method French {fights} {
        # {KEY CORPS}... of the combat units, or of the leaders.
        return [lmap row $Roster {
            if {[dict get $row side] || [dict get $row kind] eq "rabble"
                    || ([dict get $row kind] ne "leader") != $fights} continue
            list [dict get $row key] [dict get $row corps]
        }]
    }

    method Key {slot} {
        return [dict get [lindex $Roster [lindex [dict get $View unit.piece] \
                $slot]] key]
    }

    method OnMap {key} {
        return [info exists Ground($At($key))]
    }
    method IsOver {key} {
        return [expr {[my OnMap $key] && [my Is $At($key) bank] eq "west"}]
    }
    method Count {hex} {
        return [expr {[info exists Stack($hex)] ? $Stack($hex) : 0}]
    }

    method Nearest {hex {bank ""}} {
        # How far the nearest Russian combat unit is, of that bank alone.
        set least 99
        foreach other [dict keys $Enemy] {
            if {$bank eq "" || [my Is $other bank] eq $bank} {
                set least [expr {min($least, [my Apart $hex $other])}]
            }
        }
        return $least
    }

    # ---- what a piece can reach ----

    method Dry {key bridges} {
        # Its reach, as the query tells it, without wading.
        set home $At($key)
        set reach [$Match query 0 "reach $Slot($key)"]
        return [concat {*}[lmap {to way} $reach {
            set hex $to
            while {$hex ne $home && [dict exists $reach $hex]} {
                set before [dict get $reach $hex from]
                if {$before ne "" && [my Is $before bank] ne [my Is $hex bank]
                        && (![dict exists $bridges $hex]
                            || [dict get $bridges $hex] > 0)} break
                set hex $before
            }
            if {$hex ne $home && [dict exists $reach $hex]} continue
            list $to $way
        }]]
    }

    method Way {to reach} {
        # The hexes on the way there, in their order.
        for {set way {}} {$to ne "" && [dict exists $reach $to]} \
                {set to [dict get $reach $to from]} {
            set way [linsert $way 0 $to]
        }
        return $way
    }
}
