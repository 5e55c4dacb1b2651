# reader.tcl --
#
#       La Bataille de la Moskowa: what a view tells of counters and hexes, and
#       what the rules answer about them.
#
#       told MOMENT            what the query `units` answers, by slot, of those
#                              on the map
#       toldOf MOMENT SLOT     of one; off the map that of nobody: no front, no
#                              points ("")
#       inHand VIEW            the slot that was taken up, or -1
#       target VIEW            the hex that is fired at, or ""
#       addressed MOMENT AIDE  {} or {KEY}: the leader for whom it carries a
#                              message of whoever is asked
#       lacks MOMENT UNITS     ACTION REASON...: what an aide alone could do,
#                              had those who meet more points
#       turners MOMENT UNITS   of UNITS, all that face a side; of leaders and
#                              aides alone, of each of their hexes the uppermost
#                              that does; if there is none, UNITS
#       isPerson ROW           a leader or an aide
#       corpsOf ROW            the first word of its corps

need present/pieces

if {![info object isa class ::wargame::moskowa::Reader]} {
    oo::class create ::wargame::moskowa::Reader {
        superclass ::wargame::present::PieceReader
    }
}

oo::define ::wargame::moskowa::Reader {
    # Kinds: NAMES of columns -> their VALUES -> pieces.
    variable Roster Kinds

    method members {} {
        return {unit.piece unit.lost unit.hex}
    }

    method told {moment} {
        return [$moment query units]
    }

    method toldOf {moment slot} {
        set told [my told $moment]
        return [expr {[dict exists $told $slot] ? [dict get $told $slot]
            : {degrees -1 depth -1 points "" marks {}}}]
    }

    method inHand {view} {
        return [expr {[dict exists $view hand] ? [dict get $view hand] : -1}]
    }

    method target {view} {
        # The hex that is fired at, or "".  Not by expr: a hex such as 05362
        # would become a number.
        if {![dict exists $view target]} {
            return ""
        }
        return [my placeKey [dict get $view target]]
    }

    method addressed {moment aide} {
        set asked [my commander $moment]
        set side [$moment side]
        if {$asked eq "" || $side ne [$moment viewer]} {
            return {}
        }
        foreach row [my desk $moment $side $asked] {
            if {[dict get $row aide] eq $aide
                    && [dict get $row state] eq "carried"} {
                return [my StandsFor $moment $side [dict get $row to]]
            }
        }
        return {}
    }

    method StandsFor {moment side number} {
        foreach row [my commanders $moment $side] {
            if {[dict get $row number] == $number} {
                return [list {*}[dict get $row leader]]
            }
        }
        return {}
    }

    method lacks {moment units} {
        return [expr {[llength $units] == 1
            ? [concat {*}[lmap lack [$moment query \
                "cannot [my slotOf [$moment view] [lindex $units 0]]"] {
                list [dict get $lack action] [dict get $lack why]
            }]] : {}}]
    }

    method turners {moment units} {
        set view [$moment view]
        set slots [lmap unit $units { my slotOf $view $unit }]
        set facing [my Facing $moment $slots]
        if {![llength $facing] && 0 ni [lmap slot $slots {
            my isPerson [my row $view $slot]
        }]} {
            set facing [lsort -unique [concat {*}[lmap slot $slots {
                lrange [my Facing $moment [my slotsAt $view \
                        [my at $view $slot] [my sideOf $slot]]] 0 0
            }]]]
        }
        return [expr {[llength $facing]
            ? [lmap slot $facing { my keyIn $view $slot }] : $units}]
    }

    method Facing {moment slots} {
        # From the top.
        set deep [lmap slot $slots {
            set told [my toldOf $moment $slot]
            expr {[dict get $told degrees] < 0 ? [continue]
                : [list [dict get $told depth] $slot]}
        }]
        return [lmap one [lsort -integer -decreasing -index 0 $deep] {
            lindex $one 1
        }]
    }

    method isPerson {row} {
        return [expr {[dict get $row type] in {leader aide}}]
    }

    method corpsOf {row} {
        return [lindex [dict get $row corps] 0]
    }

    method formations {unit} {
        # Its division, then its corps.
        set row [dict get $Roster $unit]
        if {[dict get $row corps] eq ""} {
            return {}
        }
        return [lmap names {{corps division} corps} {
            my Alike $row [concat side $names]
        }]
    }

    method standsAs {moment unit} {
        set view [$moment view]
        set others [lmap slot [$moment query "stands [my slotOf $view $unit]"] {
            my keyIn $view $slot
        }]
        return [expr {[llength $others] ? $others : [list $unit]}]
    }

    method marchesWith {unit} {
        # Its division.
        return [expr {[my isUnit $unit] ? [lindex [my formations $unit] 0]
            : {}}]
    }

    method Alike {row names} {
        # The roster is gone through once for these NAMES: who marches asks of
        # hundreds.
        if {![info exists Kinds] || ![dict exists $Kinds $names]} {
            set kinds [dict create]
            dict for {key other} $Roster {
                dict lappend kinds [my Kind $other $names] $key
            }
            dict set Kinds $names $kinds
        }
        return [dict get $Kinds $names [my Kind $row $names]]
    }

    method Kind {row names} {
        return [lmap name $names { dict get $row $name }]
    }
}
