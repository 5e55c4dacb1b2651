# going-on.tcl --
#
#       Where each answer of a card costs something, and the same is asked again
#       after one: the keyboard goes on from the row that was answered, so that
#       each answer is one press.
#
#   set going [::wargame::panels::GoingOn new ROWS]    ROWS: the CardRows
#       before         remembers the row that has the keyboard
#       after ASKED    the rows are others now.  If ASKED is what it was before,
#                      and not "", the keyboard goes to the same row, or if that
#                      has no button any more to the next that has one
#       home           to where that went; false if it went nowhere

need look/focus

if {![info object isa class ::wargame::panels::GoingOn]} {
    oo::class create ::wargame::panels::GoingOn
}

oo::define ::wargame::panels::GoingOn {
    # From: {WHAT N} of a row, or {}.  Went: a button, or "".
    variable Rows From Asked Went

    constructor {rows} {
        set Rows $rows
        lassign {} From Asked Went
    }

    method before {} {
        set From {}
        set n 0
        foreach what [my Rowed] first [my Firsts] {
            # A row may not be filled yet.
            if {[winfo exists $first] && [string match \
                    [winfo parent [winfo parent $first]].* [focus]]} {
                set From [list $what $n]
            }
            incr n
        }
    }

    method after {asked} {
        set was $Asked
        set Asked $asked
        set Went ""
        if {$From eq {} || $asked eq "" || $was ne $asked} {
            return
        }
        lassign $From what n
        set all [my Rowed]
        foreach one [concat $what [lrange $all $n end] [lrange $all 0 $n-1]] {
            if {[$Rows seek $one]} {
                set Went [lindex [my Firsts] [lsearch -exact $all $one]]
                return
            }
        }
    }

    method home {} {
        if {![winfo exists $Went]} {
            return 0
        }
        ::wargame::look::focusOn $Went
        return 1
    }

    method Rowed {} {
        # What the rows with buttons are about.
        return [lmap row [$Rows rows] {
            set row [dict merge {choices {} focus ""} $row]
            if {![llength [dict get $row choices]]} continue
            dict get $row focus
        }]
    }

    method Firsts {} {
        # Their first buttons.
        return [lmap pair [$Rows firsts] { lindex $pair 1 }]
    }
}
