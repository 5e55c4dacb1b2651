# inputs.tcl --
#
#       A Robot that plays a turn as it is told, as somebody does who knows the
#       table, and counts what the hand does: clicks, drags, keys.
#
#   set player [Player new TABLE]
#       turn WANTED DEFAULTS UNTIL   plays until the script UNTIL says so, asked
#                   in the caller.  WANTED: actions, each done as soon as it is
#                   offered, in that order; {drag UNIT PLACE} is a drag that may
#                   take several, {send UNIT PLACE} one after which it waits
#                   for Done, {finish SIDE} the order to finish the turn,
#                   {band UNIT UNIT...} those selected by a band about them,
#                   {keep UNIT PLACE} all that are selected dragged in formation,
#                   {stack UNIT PLACE...} a double click on that one and a click
#                   on each of the places, {press WORDS} a click on the button
#                   of the orders card that says so.
#                   What is asked beside them is answered with the first
#                   action that fits a pattern of DEFAULTS, else with Done.
#       left        those that were never offered
#       count       dictionary: click drag key all
#       where       the same inputs by what was asked: a decision, handover,
#                   meanwhile, continue
#       restart     counts from now
#       events      dictionary: how many of each kind there were
#       table match of the constructor
#       faults      of a Robot
#
#   and what inputs-turn.tcl has.
#
#   The computer's hand is never too quick for the table: what is deaf for a moment
#   has listened again.

source [file join [file dirname [info script]] robot.tcl]

if {[info object isa class Player]} {
    return
}

oo::class create Player {
    superclass Robot
    variable Table Match Window Hand Wanted Defaults Count Where Clock From

    constructor {table} {
        next $table 1
        my restart
        set Wanted {}
        set Clock 0
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
        set From [$Match length]
    }

    method events {} {
        set events [dict create]
        foreach event [$Match events umpire $From] {
            dict incr events [dict get $event what]
        }
        return $events
    }

    method where {} {
        return $Where
    }

    method Counted {kind} {
        dict incr Count $kind
        dict incr Where [expr {[winfo exists [inside $Window handover]] ? "handover"
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
        if {[inside $Window handover answer] ne ""
                && [lindex [[[$Table presenter] autoAnswers] unlooked \
                    [$Match moment public]] 2] eq [my Default]} {
            my AnswerScreen
        } elseif {[winfo exists [inside $Window handover]]} {
            my TurnScreen
        } elseif {[my AtOnce]} {
            my Answer
        } elseif {[my Meanwhile] || [my Waits]} {
            my Key d
            my Tick 1
        } else {
            # A volley goes on by itself.
            set length [$Match length]
            my Rounds
            my Settle
            if {[$Match length] == $length} {
                ::wargame::base::timer pass [::wargame::look::deafMs unbidden]
                my Answer
            }
        }
    }

    method Rounds {} {
        # A fire that goes on by itself is sent by timers that set timers, and put
        # off as odds are known: one wait, however long, lets only the first pass.
        foreach - {1 2 3 4 5 6} {
            my Tick 1
        }
        for {set i 0} {$i < 400 && [my IsSending]} {incr i} {
            my Tick 1
        }
    }

    method AtOnce {} {
        # What was seen meanwhile ends with what is done on the map, the result
        # of a battle with what is asked beside it.
        set next [lindex $Wanted 0]
        if {[my Meanwhile]} {
            lassign $next verb unit place
            if {$verb eq "send" && [[[$Table seat] of waiting] maySend $unit]} {
                return 1
            }
            return [expr {[lrange $next 0 1] eq [list finish [$Match side]]
                || ([llength $next] > 1 && $next in [$Match actions])}]
        }
        return [expr {[my Waits] && $next in [$Match actions]
            && [my ButtonFor $next] ne ""}]
    }

    method Answer {} {
        lassign [lindex $Wanted 0] verb unit place
        if {[my IsHeld]} {
            my Key g
            my Settled
            return
        }
        if {$verb eq "drag" && [my Goes $unit $place]
                || $verb eq "send" && [my IsSent $unit $place]} {
            set Wanted [lrange $Wanted 1 end]
            set before [my Sent]
            my DragToken [my Map] $unit $place
            if {$verb eq "send" && [my Sent] eq $before} {
                my Fault "$unit was not sent to $place"
            }
            return
        } elseif {$verb in {band keep stack press} && [$Match side] in {0 1}
                && [$Table seat] ne ""} {
            set action [lindex $Wanted 0]
            set Wanted [lrange $Wanted 1 end]
            my Do_[lindex $action 0] {*}[lrange $action 1 end]
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
            my Rounds
        }
        if {[$Match length] == $length} {
            my By_mouse $action
        }
        my Settled
    }

    method AnswerScreen {} {
        ::wargame::base::timer pass [::wargame::look::deafMs handover]
        my Click [onScreen $Window table::HandoverScreen answer]
        my Settled
    }

    method Goes {unit place} {
        # Now, by several actions perhaps, or by Done before it.
        if {[$Match side] in {0 1} && ![my Meanwhile]
                && [dict exists [[$Match deeds] ways [$Match side] $unit] \
                    $place]} {
            return 1
        }
        if {[lsearch -glob [$Match actions] "move $unit *"] >= 0} {
            return 1
        }
        if {[$Match side] ni {0 1} || [$Table seat] eq ""} {
            return 0
        }
        set later [[[$Table seat] of waiting] places $unit]
        return [expr {[dict exists $later $place]
            && [dict get $later $place atonce]}]
    }

    method Do_band {args} {
        # From a bare corner about the middles of all of them.
        foreach unit $args {
            lassign [point [my Map] $unit] x y
            lappend xs $x
            lappend ys $y
        }
        my Pull 1 [expr {[::tcl::mathfunc::min {*}$xs] - 34}] \
                [expr {[::tcl::mathfunc::min {*}$ys] - 34}] \
                [expr {[::tcl::mathfunc::max {*}$xs] + 14}] \
                [expr {[::tcl::mathfunc::max {*}$ys] + 14}]
    }

    method Do_stack {unit args} {
        lassign [my Uncovered [my Map] $unit] x y
        set canvas [[my Map] canvas]
        event generate $canvas <Motion> -x $x -y $y
        # Never slower than the program's clock, which is turned.
        set time [expr {[::wargame::base::timer now] % 1000000000 + $Clock}]
        foreach - {1 2} {
            my Counted click
            event generate $canvas <Button-1> -x $x -y $y \
                    -time [incr time 40]
            event generate $canvas <ButtonRelease-1> -x $x -y $y -state 256 \
                    -time [incr time 40]
            update
        }
        incr Clock 5000
        foreach place $args {
            my Settled
            my ClickSpace [my Map] $place
            my Settled
        }
    }

    method Do_press {words} {
        foreach button [winfo children [[$Table seat] part answers]] {
            if {[string match $words* [$button cget -text]]} {
                my Click $button
                my Confirm
                my Settled
                return
            }
        }
        my Fault "no button says $words"
    }

    method Do_keep {unit place} {
        my Pull 4 {*}[point [my Map] $unit] {*}[point [my Map] $place]
        my Settled
    }

    method Pull {state x y toX toY} {
        # A drag with Shift, 1, or Control, 4.
        my Counted drag
        set canvas [[my Map] canvas]
        foreach name {x y toX toY} {
            set $name [expr {round([set $name])}]
        }
        event generate $canvas <Motion> -x $x -y $y -state $state
        event generate $canvas <Button-1> -x $x -y $y -state $state
        foreach share {0.1 0.5 1} {
            event generate $canvas <B1-Motion> -state [expr {$state | 256}] \
                -x [expr {round($x + $share * ($toX - $x))}] \
                -y [expr {round($y + $share * ($toY - $y))}]
            update
        }
        event generate $canvas <ButtonRelease-1> -x $toX -y $toY \
                -state [expr {$state | 256}]
        update
    }

    method IsHeld {} {
        return [expr {[$Table seat] ne "" && [llength [[[$Match deeds] waiting] \
            of [$Match side]]] && [[[$Match deeds] waiting] isHeld]}]
    }

    method Sent {} {
        return [[[$Match deeds] waiting] of [$Match side]]
    }

    method IsSent {unit place} {
        return [expr {[$Table seat] ne "" && ([my Meanwhile]
            || [dict exists [[[$Table seat] of waiting] places $unit] $place])}]
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
            if {[lindex $action 0] eq "fire" && [$button cget -text] in
                    [list [::wargame::base::say panel.volley.battle] \
                        [::wargame::base::say panel.volley.phase]]} {
                return $button
            }
        }
        return ""
    }

    method Confirm {} {
        # What would be lost is asked: it is meant.
        update
        if {[winfo exists [my Part loss]]} {
            my Click [[[$Table seat] of question] part done]
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

source [file join [file dirname [info script]] inputs-turn.tcl]
