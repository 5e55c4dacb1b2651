# odds.tcl --
#
#       Counting for tests of odds: every face of every die, without the
#       program's own computing.

# faces --
#
#       The chance of each number of hits when so many dice hit up to a face:
#       all throws are gone through, {HITS CHANCE ...}.
proc faces {dice fire} {
    set throws [list 0]
    for {set i 0} {$i < $dice} {incr i} {
        set more {}
        foreach hits $throws {
            for {set face 1} {$face <= 6} {incr face} {
                lappend more [expr {$hits + ($face <= $fire)}]
            }
        }
        set throws $more
    }
    foreach hits $throws {
        dict incr count $hits
    }
    return [dict map {hits n} $count { expr {double($n) / [llength $throws]} }]
}

# add --
#
#       So much more chance of something, in a table.
proc add {name key chance} {
    upvar 1 $name table
    dict set table $key [expr {$chance
            + ([dict exists $table $key] ? [dict get $table $key] : 0)}]
}

# by --
#
#       What one side loses, of what duel counts: {STEPS CHANCE ...}.
proc by {side table} {
    set sum [dict create]
    dict for {lost chance} $table {
        add sum [lindex $lost $side] $chance
    }
    return $sum
}

# differs --
#
#       Where an answer's N MILLIONTHS... is not what was counted; chances
#       are rounded, so one millionth more or less does not matter.
proc differs {told counted {room 1}} {
    set wrong {}
    foreach n [lsort -unique [concat [dict keys $told] [dict keys $counted]]] {
        set a [expr {[dict exists $told $n] ? [dict get $told $n] : 0}]
        set b [expr {[dict exists $counted $n]
                ? 1e6 * [dict get $counted $n] : 0}]
        if {abs($a - $b) > $room} {
            lappend wrong [list $n $a $b]
        }
    }
    return $wrong
}
