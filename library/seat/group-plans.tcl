# group-plans.tcl --
#
#       How pieces go to one place: planned by the rules, shown as ways on the
#       map, done as one deed, and told.
#
#   set plans [::wargame::seat::GroupPlans new SEAT PARTS]
#       show PIECES PLACE      shows the ways on which they would go there, a
#                              moment later; none to ""
#       showShift PIECES FROM TO PLANCMD   shows the ways of shift, with a ghost
#                              of each piece where it would be, and a mark on
#                              who would stay, and tells the plan to PLANCMD
#       preview PLAN           shows a plan as showShift does; "": none
#       carry PLAN             sends them by it
#       hide                   removes ways and ghosts
#       send PIECES PLACE      sends the pieces there, as many as can go and as
#                              far as they can; or says why none does
#       shift PIECES FROM TO   sends the pieces as far and in the same direction
#       sendAlone PIECE PLACE  where the piece cannot reach that place: it goes
#                              as far as it can, if it was shown on which way,
#                              -> went; or that is shown, and it is said what is
#                              in the way -> refused; else ""

need base/files base/words seat/seat-part seat/staying seat/stops

if {![info object isa class ::wargame::seat::GroupPlans]} {
    oo::class create ::wargame::seat::GroupPlans {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::GroupPlans {
    # Due: a way to show.  Shown: {PIECES PLACE CHANGES} of the way shown last.
    variable Seat Table Viewer Match Presenter Board Due Shown

    constructor {seat parts} {
        next $seat $parts
        set Due ""
        set Shown ""
    }

    destructor {
        after cancel $Due
    }

    # ---- where to ----

    method hide {} {
        after cancel $Due
        [my of status] back
        [my of lights] way {}
        if {$Board ne "" && [info object isa object $Board]} {
            $Board ghosts {} {}
        }
    }

    method show {units place} {
        # A plan takes a while, and the pointer goes on.
        after cancel $Due
        my Soon [list $units $place] [list my ShowWay $units $place]
    }

    method showShift {units from to planCmd} {
        after cancel $Due
        my Soon [list $units $from $to] [list my ShowShift $units $from $to \
                $planCmd]
    }

    method Soon {key call} {
        if {[[my of foreseen] has $key] || [lindex $key end] eq ""} {
            {*}$call
        } else {
            set Due [after 60 [namespace code $call]]
        }
    }

    method ShowWay {units place} {
        if {[$Board held] in [list "" {*}$units]} {
            $Board ghosts {} {}
            set plan [[my of foreseen] plan $units $place]
            set Shown [list $units $place [$Match changes]]
            [my of lights] way [my Ways $plan]
            [my of planSaid] ahead $plan
            if {[llength $units] == 1 && [dict size $plan]
                    && [dict get $plan short] eq $units} {
                [my of planSaid] short {*}$units $place \
                        [lindex [my Stops $plan] end 1]
            }
            if {[llength $units] > 1 && [$Board held] ne ""} {
                [my of drops] planned $place $plan
            }
        }
    }

    method ShowShift {units from to planCmd} {
        # Nothing where they would all stay where they are, or to "".
        if {[$Board held] ni [list "" {*}$units]} {
            return
        }
        set plan [expr {$to in [list "" $from] ? "" : [[my of foreseen] \
                shift $units $from $to]}]
        my preview $plan
        {*}$planCmd $plan
        # A mark says no more; a tag beside who is held does.
        [my of planSaid] ahead $plan {*}[expr {[$Board held] eq "" ? "." : {}}]
        [my of drops] planned [expr {[dict size $plan]
            && [llength [dict get $plan stay]] ? $to : ""}] $plan
    }

    method preview {plan} {
        [my of lights] way [my Ways $plan]
        set ends [dict create]
        set stay {}
        if {[dict size $plan]} {
            foreach step [my Stops $plan] {
                dict set ends {*}$step
            }
            set stay [lmap one [dict get $plan stay] { lindex $one 0 }]
        }
        $Board ghosts [lmap {unit place} $ends {
            list $unit $place
        }] $stay
    }

    method Ways {plan} {
        # Lines for the board, of each piece from where it stands.
        if {![dict size $plan]} {
            return {}
        }
        set at [dict create]
        foreach step [my Stops $plan] {
            lassign $step unit place
            if {![dict exists $at $unit]} {
                dict set at $unit [my Middle [[$Presenter reader] placeOf \
                        [$Seat view] $unit]]
            }
            dict set at $unit [concat [dict get $at $unit] [my Middle $place]]
        }
        return [lsort -unique [lmap way [dict values $at] {
            if {[llength $way] < 4} continue
            linsert $way end arrow
        }]]
    }

    method Stops {plan} {
        return [::wargame::seat::stops [$Presenter reader] \
                [dict get $plan steps]]
    }

    method Middle {place} {
        # On the ground; {} of what lies beside the map.
        return [$Board middles [list $place]]
    }

    # ---- sent ----

    method shift {units from to} {
        set plan [[$Match deeds] shift $units $from $to]
        my hide
        if {![dict size $plan]} {
            [my of status] refuse "" [::wargame::base::say group.shift.none]
        } else {
            my Send $plan
        }
    }

    method send {units place} {
        my Send [[my of foreseen] plan $units $place]
    }

    method carry {plan} {
        my hide
        my Send $plan
    }

    method Send {plan} {
        if {![dict size $plan] || ![llength [dict get $plan steps]]} {
            my Refuse $plan
        } else {
            my Do $plan
        }
    }

    method sendAlone {token place} {
        set plan [[my of foreseen] plan [list $token] $place]
        if {![dict size $plan]} {
            return ""
        } elseif {[dict get $plan short] eq [list $token]} {
            return [my FarAsItCan $token $place $plan]
        }
        return [expr {[my Refuse $plan] ? "refused" : ""}]
    }

    method FarAsItCan {token place plan} {
        # By a way that may lead round, so that it is seen first.
        set this [list [list $token] $place [$Match changes]]
        if {$Shown eq $this} {
            my Do $plan
            return went
        }
        my ShowWay [list $token] $place
        set reason [dict get $plan why]
        [my of status] refuse [string trim [lindex $reason 0] -] \
                [::wargame::base::say group.alone.again \
                    [[$Presenter words] refusal $reason [$Seat moment]]]
        return refused
    }

    method Do {plan} {
        [my of answers] close [dict get $plan steps] \
                [namespace code [list my DoNow $plan]]
    }

    method DoNow {plan} {
        [my of halted] give $plan \
                [[my of drops] crowd [dict get $plan steps]] \
                [namespace code [list my Keep $plan]]
    }

    method Keep {plan told} {
        # Who stay and could go elsewhere are sent there by the next click; not
        # who are there, or stay because they would go alone; nor one alone,
        # which has to be taken up.
        if {![[$Presenter gestures] hasPoses]} return
        set rest [expr {[dict exists $plan rest] ? [dict get $plan rest] : {}}]
        set stay [lmap one [concat [dict get $plan stay] \
                [dict get $told refused]] {
            if {[lindex $one 0] in $rest || "is-there" in $one} continue
            lindex $one 0
        }]
        if {[llength $stay] > 1 && [dict get $told stopped] eq ""} {
            $Board leave $stay
            my notify selected [$Board selected]
        }
    }

    method Refuse {plan} {
        # By name of several, by a paragraph of one: that of all games says less
        # of it than the seat knows.  -> 0: nothing is said.
        set stay [expr {[dict size $plan] ? [dict get $plan stay] : {}}]
        if {[llength $stay] > 1} {
            lassign [::wargame::seat::staying told $Presenter \
                    [$Seat moment] $stay] text rule
            [my of status] refuse $rule $text
            return 1
        }
        set reason [lrange [lindex $stay 0] 1 end]
        if {[lindex $reason 0] in {"" -}} {
            return 0
        }
        [my of status] because $reason
        return 1
    }
}
