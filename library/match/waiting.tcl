# waiting.tcl --
#
#       Moves that wait for Done: pieces that go when the question comes in
#       which they can.  They are of this table alone, no part of the match, and
#       only their side knows of them.  They are kept beside it:
#       waiting-kept.tcl.
#
#   set waiting [[$match deeds] waiting]      as long as the match
#       add SIDE PIECE ASKED STEPS ?DEED?   sends a piece by these actions, one
#                              by one, when that decision is asked, in the place
#                              of what it was to do; those of one deed were sent
#                              together
#       end SIDE PIECE         ends the waiting of a piece
#       of SIDE                {PIECE STEPS}... of that side
#       stepsAt SIDE DECISION  the actions by which they go when that is asked
#       last SIDE              the pieces of the newest deed, if nothing has
#                              been done since; or {}
#       answer                 the action to be done now, or ""
#       refused                {PIECE ACTION WHY}... of those that the rules
#                              refused when their question had come, once
#       wasRefused             are there any of which nobody has been told?
#       isHeld                 have they come on what their side could not
#                              foresee, and wait until it says?
#       goOn                   sends held moves on
#       keptBy AUTOSAVE        keeps the moves from now on beside the file of
#                              AUTOSAVE, and takes up those kept there -> a
#                              sentence that some were dropped, damaged or of
#                              another course of the match; or "".  AUTOSAVE
#                              outlives it
#       unkept                 why they could not be written, once; or ""
#
#   One ends with its steps, when the rules refuse the next of these and no
#   other can go, when the other side is asked, and when what was done before it
#   is taken back.

need base/words match/waiting-kept

if {![info object isa class ::wargame::match::Waiting]} {
    oo::class create ::wargame::match::Waiting
}

oo::define ::wargame::match::Waiting {
    # Moves: {SIDE PIECE STEPS LENGTH HASH ASKED DEED}, the match as it was
    # then.  Autosave, or ""; Written: what is in the file; Fault: why not.
    # Began: how long it was when the last was added; SentOn: the moment when
    # they went on.
    variable Match Moves Refused Began SentOn Autosave Written Fault

    constructor {match} {
        set Match $match
        set Moves {}
        set Refused {}
        set Began 0
        set SentOn ""
        set Autosave ""
        set Written {}
        set Fault ""
    }

    # ---- kept ----

    method keptBy {autosave} {
        set Autosave $autosave
        set said ""
        try {
            set Moves [::wargame::match::waitingKept read [$Autosave path]]
            set Written $Moves
            foreach move $Moves {
                set Began [expr {max($Began, [lindex $move 3])}]
            }
        } trap {WARGAME WAITING} {said} {
            # Never used: what is written next takes its place.
            set Written bad
        }
        # How many there were is nobody's but their side's.
        set all [llength $Moves]
        my Prune
        if {[llength $Moves] < $all} {
            set said [::wargame::base::say waiting.dropped]
        }
        my Keep
        return $said
    }

    method Keep {} {
        if {$Autosave eq "" || $Moves eq $Written} {
            return
        }
        try {
            ::wargame::match::waitingKept write [$Autosave path] $Moves
            set Written $Moves
        } trap {WARGAME DISK} {message} - trap POSIX {message} {
            set Fault $message
        }
    }

    method unkept {} {
        set fault $Fault
        set Fault ""
        return $fault
    }


    # ---- told and asked ----

    method add {side piece asked steps {deed ""}} {
        my Without $side $piece
        set length [$Match length]
        set Began $length
        lappend Moves [list $side $piece $steps $length [$Match stamp $length] \
                $asked [expr {$deed eq "" ? $piece : $deed}]]
        my Keep
    }

    method end {side piece} {
        my Without $side $piece
        my Keep
    }

    method Without {side piece} {
        set Moves [lmap move $Moves {
            if {[lrange $move 0 1] eq [list $side $piece]} continue
            set move
        }]
    }

    method of {side} {
        my Prune
        return [lmap move $Moves {
            if {[lindex $move 0] ne $side} continue
            lrange $move 1 2
        }]
    }

    method stepsAt {side decision} {
        my Prune
        return [concat {*}[lmap move $Moves {
            if {[lindex $move 0] ne $side
                    || [lindex $move 5] ne $decision} continue
            lindex $move 2
        }]]
    }

    method last {side} {
        my Prune
        set newest [lindex $Moves end]
        if {$newest eq "" || [lindex $newest 0] ne $side
                || [lindex $newest 3] != [$Match length]} {
            return {}
        }
        return [lmap move $Moves {
            if {[lindex $move 6] ne [lindex $newest 6]} continue
            lindex $move 1
        }]
    }

    method answer {} {
        if {[my isHeld]} {
            return ""
        }
        foreach move $Moves {
            set step [lindex $move 2 0]
            if {[lindex $move 5] eq [$Match decision]
                    && $step in [$Match actions]} {
                return $step
            }
        }
        return ""
    }

    method refused {} {
        set refused $Refused
        set Refused {}
        return $refused
    }

    method wasRefused {} {
        my Prune
        return [expr {[llength $Refused] > 0}]
    }

    method Prune {} {
        if {[llength $Moves]} {
            set moves $Moves
            set Moves {}
            foreach move $moves {
                lappend Moves {*}[my Left $move]
            }
            my Refuse
            my Keep
        }
    }

    method Refuse {} {
        # Whom the rules refuse now may go when others have left room: those
        # that can go are first.
        set due [lsearch -all -inline -exact -index 5 [lsearch -all -inline \
                -exact -index 0 $Moves [$Match side]] [$Match decision]]
        set can [expr {[llength $due] ? [$Match actions] : {}}]
        foreach move $due {
            if {[lindex $move 2 0] in $can} {
                return
            }
        }
        foreach move $due {
            set step [lindex $move 2 0]
            my Without {*}[lrange $move 0 1]
            lappend Refused [list [lindex $move 1] $step [$Match why $step]]
        }
    }

    method isHeld {} {
        # Has an action since they wait told their side what it could not
        # foresee, and were they not sent on since?
        my Prune
        set side [lindex $Moves 0 0]
        return [expr {[llength $Moves] && [$Match side] eq $side
            && $SentOn ne [$Match stamp] && [$Match length] > $Began
            && [[$Match remote] surprised $side]}]
    }

    method goOn {} {
        set SentOn [$Match stamp]
    }

    method Left {move} {
        # It in a list, without what was done of it; {} if it is over.
        lassign $move side piece steps length hash
        if {[$Match side] ni [list $side chance]
                || [$Match length] < $length
                || [$Match stamp $length] ne $hash} {
            return {}
        }
        for {set n [expr {$length + 1}]} {$n <= [$Match length]} {incr n} {
            if {[dict get [$Match entry $n] action] eq [lindex $steps 0]} {
                set steps [lrange $steps 1 end]
                lset move 3 $n
                lset move 4 [$Match stamp $n]
            }
        }
        lset move 2 $steps
        return [expr {[llength $steps] ? [list $move] : {}}]
    }
}
