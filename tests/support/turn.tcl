# turn.tcl --
#
#       The table of what a window of a match waits for, and such a window that
#       does nothing, after start.tcl.

::wargame::base::need table/turn

proc rows {} {
    # {FROM ON IF TO DO} each, one state a row.
    set all {}
    foreach {states on guard next effects} $::wargame::table::TurnRows {
        foreach state $states {
            lappend all [list $state $on $guard $next $effects]
        }
    }
    return $all
}

proc isChoice {name} {
    return [string is upper $name]
}

proc states {} {
    return [lsort -unique [lmap row [rows] {
        if {[isChoice [lindex $row 0]]} continue
        lindex $row 0
    }]]
}

proc described {heading} {
    # The words that the head of turn.tcl explains under that heading.
    set text [readFile [file join $::root library table turn.tcl]]
    regexp "\n#   $heading:\n(.*?)\n#\n" $text - list
    return [lsort [lmap {- word} [regexp -all -inline -line \
            {^#       (\w+) +\w} $list] { set word }]]
}

proc paths {from {on ""} {given {}}} {
    # Every way out: {EVENT GUARDS TO DO}; GUARDS name -> 0 or 1, what has to be
    # so and not so.
    set all {}
    set before [dict create]
    foreach row [rows] {
        lassign $row state event guard next effects
        if {$state ne $from || ($on ne "" && $event ne $on)} continue
        if {![dict exists $before $event]} {
            dict set before $event $given
        }
        set guards [dict get $before $event]
        set may 1
        if {$guard ne ""} {
            set may [expr {![dict exists $guards $guard]
                || [dict get $guards $guard]}]
            set so [dict replace $guards $guard 1]
            if {![dict exists $guards $guard]} {
                dict set before $event [dict replace $guards $guard 0]
            }
            set guards $so
        }
        if {!$may} continue
        if {![isChoice $next]} {
            lappend all [list $event $guards $next $effects]
            continue
        }
        foreach path [paths $next "" $guards] {
            lassign $path - guards2 next2 effects2
            lappend all [list $event $guards2 $next2 \
                    [concat $effects $effects2]]
        }
    }
    return $all
}

proc waysTo {} {
    # State -> the events, with what is so then, that lead there from the first.
    set ways [dict create empty {}]
    set todo empty
    while {[llength $todo]} {
        set todo [lassign $todo state]
        foreach path [paths $state] {
            lassign $path event guards next
            if {![dict exists $ways $next]} {
                dict set ways $next [concat [dict get $ways $state] \
                        [list [list $event $guards]]]
                lappend todo $next
            }
        }
    }
    return $ways
}

# ---- a window that does nothing ----

proc is {guard} {
    # What is not said is not so.
    lappend ::asked $guard
    return [expr {[dict exists $::so $guard] && [dict get $::so $guard]}]
}

proc does {word} {
    lappend ::done $word
    lappend ::then [$::turn state]
}

proc newTurn {} {
    set ::so [dict create]
    lassign {} ::done ::then ::asked
    return [set ::turn [::wargame::table::Turn new is does]]
}

proc happens {event guards} {
    # -> {STATE DONE STATES}
    lassign {} ::done ::then ::asked
    set ::so $guards
    $::turn event $event
    return [list [$::turn state] $::done [lsort -unique $::then]]
}
