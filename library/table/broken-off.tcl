# broken-off.tcl --
#
#       What is left of an order, of several actions, for a piece that was taken
#       up, when a question came before it: as where cavalry is taken up near
#       the enemy and a charge can be declared.
#
#   set left [::wargame::table::BrokenOff new MATCH PRESENTER]   both outlive it
#       leave SIDE DONE STEPS   of SIDE's order STEPS were not done after DONE,
#                            SIDE's newest action
#       next                 the step to be done now for who is asked, or ""
#       isLeft               will it go on, if who is asked is just done?
#
#   It goes on when that side was done with all that it was asked since, and has
#   the piece in hand.  Any other answer of it takes its place; undo ends it.

need match/match

if {![info object isa class ::wargame::table::BrokenOff]} {
    oo::class create ::wargame::table::BrokenOff
}

oo::define ::wargame::table::BrokenOff {
    # From: up to where the match is known to go on with it.  Reached: how long
    # it has been since.
    variable Match Presenter Side Piece Steps From Reached

    constructor {match presenter} {
        set Match $match
        set Presenter $presenter
        my leave "" "" {}
    }

    method leave {side done steps} {
        set Side $side
        set Piece [lindex $done 1]
        set Steps [expr {[[$Presenter gestures] takesUp $done]
            && [my IsNewest $side $done] ? $steps : {}}]
        set From [$Match length]
        set Reached $From
    }

    method IsNewest {side action} {
        set n [$Match length]
        while {$n > 0 && [dict get [$Match entry $n] side] ne $side} {
            incr n -1
        }
        return [expr {$n > 0 && [dict get [$Match entry $n] action] eq $action}]
    }

    method isLeft {} {
        return [expr {[llength [my Rest]] > 0}]
    }

    method next {} {
        if {![llength $Steps] || [$Match side] in {chance nobody}} {
            return ""
        }
        set step [lindex [my Rest] 0]
        if {$step ne "" && [$Match side] eq $Side} {
            set moment [$Match moment $Side]
            if {$step in [$Match actions]
                    && [[$Presenter gestures] inHand $moment] eq $Piece} {
                return $step
            } elseif {![[$Presenter cards] has $moment]} {
                my leave "" "" {}
            }
        }
        return ""
    }

    method Rest {} {
        if {[llength $Steps] && ([$Match length] < $Reached
                || ![my IsGoingOn])} {
            my leave "" "" {}
        }
        set Reached [$Match length]
        return $Steps
    }

    method IsGoingOn {} {
        # Those done meanwhile are left out, in order.
        while {$From < [$Match length]} {
            set entry [$Match entry [incr From]]
            if {[dict get $entry side] ne $Side
                    || [dict get $entry action] eq "done"} continue
            if {[dict get $entry action] ne [lindex $Steps 0]} {
                return 0
            }
            set Steps [lrange $Steps 1 end]
        }
        return 1
    }
}
