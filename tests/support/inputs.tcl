# inputs.tcl --
#
#       A Robot that plays a turn as it is told, as somebody does who knows the
#       table, and counts what the hand does: clicks, drags, keys.
#
#   set player [Player new TABLE]
#       turn WANTED DEFAULTS UNTIL   plays until the script UNTIL says so, asked
#                   in the caller.  WANTED: actions, each done as soon as it is
#                   offered, in that order; {drag UNIT PLACE} is a drag that may
#                   take several, {finish SIDE} the order to finish the turn.  What is asked beside them is answered with the
#                   first action that fits a pattern of DEFAULTS, else with Done.
#       left        those that were never offered
#       count       dictionary: click drag key all
#       where       the same inputs by what was asked: a decision, handover,
#                   meanwhile, continue
#       restart     counts from now
#       table match of the constructor
#       faults      of a Robot
#
#   The computer's hand is never too quick for the table: what is deaf for a moment
#   has listened again.

source [file join [file dirname [info script]] robot.tcl]

if {[info object isa class Player]} {
    return
}

oo::class create Player {
    superclass Robot
    variable Table Match Window Hand Wanted Defaults Count Where

    constructor {table} {
        next $table 1
        my restart
        set Wanted {}
    }

    method table {} {
        return $Table
    }
    method match {} {
        return $Match
    }

    method restart {} {
        set Count [dict create click 0 drag 0 key 0]
        set Where [dict create]
    }

    method where {} {
        return $Where
    }

    method Counted {kind} {
        dict incr Count $kind
        dict incr Where [expr {[winfo exists $Window.handover] ? "handover"
            : [my Meanwhile] ? "meanwhile" : [my Waits] ? "continue"
            : [$Match decision]}]
    }

    method left {} {
        return $Wanted
    }

    method count {} {
        return [dict merge $Count [dict create all \
                [::tcl::mathop::+ {*}[dict values $Count]]]]
    }

    method turn {wanted defaults until} {
        set Wanted $wanted
        set Defaults $defaults
        for {set i 0} {$i < 400} {incr i} {
            my Settle
            if {[uplevel 1 $until] || [$Match side] eq "nobody"} {
                return
            }
            my One
        }
        error "a turn without an end: [$Match decision], [my left]"
    }

    method One {} {
        if {[winfo exists $Window.handover]} {
            my TurnScreen
        } elseif {[my AtOnce]} {
            my Answer
        } elseif {[my Meanwhile] || [my Waits]} {
            my Key d
            my Tick 1
        } else {
            # A volley goes on by itself.
            set length [$Match length]
            my Tick 5
            my Settle
            if {[$Match length] == $length} {
                ::wargame::base::timer pass $::wargame::seat::PhaseDeaf
                my Answer
            }
        }
    }

    method AtOnce {} {
        # What was seen meanwhile ends with what is done on the map, the result
        # of a battle with what is asked beside it.
        set next [lindex $Wanted 0]
        if {[my Meanwhile]} {
            return [expr {[lrange $next 0 1] eq [list finish [$Match side]]
                || ([llength $next] > 1 && $next in [$Match actions])}]
        }
        return [expr {[my Waits] && $next in [$Match actions]
            && [my ButtonFor $next] ne ""}]
    }

    method Answer {} {
        lassign [lindex $Wanted 0] verb unit place
        if {$verb eq "drag" && [my Goes $unit $place]} {
            set Wanted [lrange $Wanted 1 end]
            my DragToken [my Map] $unit $place
            return
        } elseif {$verb eq "finish" && $unit eq [$Match side]} {
            set Wanted [lrange $Wanted 1 end]
            my Key D
            my Confirm
            return
        } elseif {[lindex $Wanted 0] in [$Match actions]} {
            set action [lindex $Wanted 0]
            set Wanted [lrange $Wanted 1 end]
        } else {
            set action [my Default]
        }
        set length [$Match length]
        set volley [my Volley $action]
        if {$action eq "done"} {
            my Key d
            my Confirm
        } elseif {$volley ne ""} {
            my Click $volley
            my Tick 5
        }
        if {[$Match length] == $length} {
            my By_mouse $action
        }
        my Settled
    }

    method Goes {unit place} {
        # Now, or by Done before it.
        if {[lsearch -glob [$Match actions] "move $unit *"] >= 0} {
            return 1
        }
        return [expr {[$Match side] in {0 1} && [$Table seat] ne ""
            && [dict exists [::wargame::seat::afterDone [$Table seat] $unit] \
                $place]}]
    }

    method Default {} {
        foreach pattern $Defaults {
            set fits [lsearch -all -inline -glob [$Match actions] $pattern]
            if {[llength $fits]} {
                return [lindex $fits 0]
            }
        }
        return [expr {"done" in [$Match actions] ? "done"
            : [lindex [$Match actions] 0]}]
    }

    method Volley {action} {
        # The button with which a whole side fires to the end, if it is this.
        foreach button [my Shown TButton] {
            if {[lindex $action 0] eq "fire" && [$button cget -text] eq
                    [::wargame::base::say panel.volley.battle]} {
                return $button
            }
        }
        return ""
    }

    method Confirm {} {
        # What would be lost is asked: it is meant.
        update
        if {[winfo exists [my Part loss]]} {
            my Click [my Part lossDone]
            update
        }
    }

    # ---- counted ----

    method Chance {n} {
        return [expr {$n - 1}]
    }

    method Any {list} {
        return [lindex $list 0]
    }

    method Press {args} {
        my Counted click
        next {*}$args
    }

    method Key {key} {
        my Counted key
        next $key
    }

    method DragToken {args} {
        my Counted drag
        next {*}$args
    }
}
