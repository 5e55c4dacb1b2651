# rows-coming.tcl --
#
#       The rows of a card are filled: of a new, long one first those that its
#       window may show, the others at leisure, or when something is asked of
#       them.
#
#   set coming [::wargame::panels::RowsComing new FIT STEP FOCUSED]
#       FIT       called when rows that were empty are to lie in their place
#       STEP      called with a row and -1 or 1, for the row before or after it,
#                 when a button of it has that key
#       FOCUSED   called with a row whose button has got the keyboard
#
#       show ROWS IS-NEW       fills those of ROWS that are empty, CardRows in
#                              their order; IS-NEW: none of them was seen before
#       inSight FRAME MOST     lays all out, and fills as many of those in FRAME
#                              as make it MOST pixels high
#       all                    fills all that are left

need base/leisure panels/panel-buttons

if {![info object isa class ::wargame::panels::RowsComing]} {
    oo::class create ::wargame::panels::RowsComing
}

oo::define ::wargame::panels::RowsComing {
    variable Fit Step Focused Empty Leisure

    constructor {fit step focused} {
        set Fit $fit
        set Step $step
        set Focused $focused
        set Empty {}
        set Leisure [namespace code {my Some}]
    }

    destructor {
        ::wargame::base::leisure forget $Leisure
    }

    method show {rows isNew} {
        set Empty [lmap row $rows {
            if {[$row isFilled]} continue
            set row
        }]
        my Fill [expr {$isNew && ![my AreOne $rows] ? 8 : Inf}]
        while {[llength $Empty] && [my Buttons $rows] < 9} {
            # Those that have a digit.
            my Fill 1
        }
        my Later
    }

    method AreOne {rows} {
        # Is one to be in sight, or are they pairs, which lie all alike?  One
        # that does less harm than others is the first to be chosen.
        set harms {}
        foreach row $rows {
            set scene [dict merge {choices {} now 0 arrow 0} [$row scene]]
            if {[dict get $scene now] || [dict get $scene arrow]} {
                return 1
            }
            foreach choice [lrange [dict get $scene choices] 0 0] {
                dict set harms [::wargame::panels::harm $choice] 1
            }
        }
        return [expr {[dict size $harms] > 1}]
    }

    method Buttons {rows} {
        return [::tcl::mathop::+ {*}[lmap row $rows {
            llength [$row buttons]
        }]]
    }

    method Fill {count} {
        # One may be gone with its frame.
        for {set n 0} {$n < $count && [llength $Empty]} {incr n} {
            set Empty [lassign $Empty row]
            if {![info object isa object $row]} continue
            $row fill
            foreach button [concat [$row buttons] [$row how]] {
                bind $button <Up> [list {*}$Step $row -1]
                bind $button <Down> [list {*}$Step $row 1]
                bind $button <FocusIn> [list {*}$Focused $row]
            }
        }
    }

    method Later {} {
        if {[llength $Empty]} {
            ::wargame::base::leisure later $Leisure
        }
    }

    method Some {} {
        my Fill 4
        my Later
    }

    method inSight {frame most} {
        set self [self]
        update idletasks
        while {[info object isa object $self] && [llength $Empty]
                && [winfo reqheight $frame] < $most} {
            my Place 4
        }
    }

    method all {} {
        if {[llength $Empty]} {
            my Place Inf
        }
    }

    method Place {count} {
        my Fill $count
        {*}$Fit
        update idletasks
    }
}
