# record-walk.tcl --
#
#       A record played once more beside what its guest has sent and the
#       snapshots that they had.
#
#   set walk [::wargame::mail::RecordWalk new RECORD SIDE COMMANDER ANSWERS \
#           PLEDGES KNOWN PRESENTER]
#                         COMMANDER: the guest's number, of several of the SIDE;
#                         else "".  The others
#                         as a guest keeps them, see kept-state.tcl; the actions
#                         up to number KNOWN are not compared.  PRESENTER: "",
#                         or it may decide for its guest what a table proposes
#       sound             does what was told agree?

need base/files

if {![info object isa class ::wargame::mail::RecordWalk]} {
    oo::class create ::wargame::mail::RecordWalk
}

oo::define ::wargame::mail::RecordWalk {
    variable Record At Side Commander Answers Pledges Known Presenter Answer \
            Done Revealed

    constructor {record side commander answers pledges known presenter} {
        set Record $record
        set At [$record at 0]
        set Side $side
        set Commander $commander
        set Answers $answers
        set Pledges $pledges
        set Known $known
        set Presenter $presenter
        set Answer ""
        set Done 0
        set Revealed {}
    }

    destructor {
        if {[info exists At]} {
            $At destroy
        }
    }

    method sound {} {
        for {set n 1} {$n <= [$Record length]} {incr n} {
            lassign [my Line $n] who action
            if {![my Letters] || ([my Count $n] > $Known
                    && ![my IsSecret $n] && ![my Fits $who $action])} {
                return 0
            }
            $At do $who $action
        }
        return [expr {[my Letters] && [my Close nobody]
            && [llength $Answers] == 0}]
    }

    method Line {n} {
        # 0 {move F10 gorki}
        set entry [$Record entry $n]
        return [list [dict get $entry side] [dict get $entry did]]
    }

    method Count {n} {
        # As the guest knew of them by then.
        return [[$Record remote] known $Side $n $Commander]
    }

    method IsSecret {n} {
        # What others keep to themselves: an order, a note.
        return [expr {[my Count $n] == [my Count [expr {$n - 1}]]}]
    }

    method Letters {} {
        # Those written here: are these the snapshots?
        set length [my Count [$At length]]
        foreach pledge $Pledges {
            lassign $pledge at - since snapshot
            if {$at == $length && $snapshot ne ""
                    && $snapshot ni [my Snapshots $since]} {
                return 0
            }
        }
        while {[llength $Answers] && [lindex $Answers 0 0] == $length} {
            if {![my Close letter]} {
                return 0
            }
            set Answers [lassign $Answers Answer]
            set Done 0
        }
        return 1
    }

    method Snapshots {since} {
        # As it is written now, and as older programs did.
        try {
            set text [[$At remote] snapshot $Side [expr {$since + 1}] \
                    $Commander]
        } trap {WARGAME TURN} {} {
            return {}
        }
        return [lmap word {remote guest} {
            ::wargame::commitment [regsub -line {^remote\M} $text $word]
        }]
    }

    method Fits {who action} {
        if {$who in {0 1} && [string match "reveal *" $action]} {
            # Each line changes the dice that follow, so it comes last.
            set first [expr {$who ni $Revealed && [$At side] eq "nobody"}]
            lappend Revealed $who
            return $first
        }
        if {$who ne $Side || ![my IsOurs $action]} {
            return [my Close $who]
        }
        if {$Answer ne "" && $action eq [lindex $Answer 1 $Done]
                && ([my IsOrder $action]
                || !($Done && [[$At remote] surprised $Side]))} {
            incr Done
            return 1
        }
        if {[string match "! *" $action]} {
            # The record would not have been read if no order of theirs gave it.
            return [my Close $who]
        }
        return [expr {[my Close $who] && $Presenter ne ""
            && [[$Presenter autoAnswers] proposed [$At moment public] 1] eq \
                    $action}]
    }

    method Close {who} {
        # No more of this answer is done: is there a reason?
        if {$Answer eq ""} {
            return 1
        }
        lassign $Answer - actions took
        set Answer ""
        if {$took eq "dropped"} {
            return [expr {$Done == 0 && $who eq "umpire"}]
        } elseif {$took ne "" && $took != $Done} {
            return 0
        }
        set next [lindex $actions $Done]
        return [expr {$Done == [llength $actions]
            || (![my IsOrder $next] && (![my IsAsked]
                || ($Done && [[$At remote] surprised $Side])))
            || [my Refuses $next]}]
    }

    method IsAsked {} {
        return [expr {[$At side] eq $Side
            && $Commander in [list "" [[$At remote] asked]]}]
    }

    method IsOurs {action} {
        # Or another commander's of our side?
        return [expr {$Commander eq "" || ([my IsOrder $action]
            ? [[$At remote] concerned $Side [string range $action 9 end]]
                eq $Commander : [my IsAsked])}]
    }

    method IsOrder {action} {
        # It can be given at any time.
        return [string match "standing *" $action]
    }

    method Refuses {action} {
        set copy [$At at [$At length]]
        try {
            $copy do $Side $action
            return 0
        } trap {WARGAME ILLEGAL} {} {
            return 1
        } finally {
            $copy destroy
        }
    }
}
