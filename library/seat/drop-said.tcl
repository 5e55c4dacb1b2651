# drop-said.tcl --
#
#       What a drop would do, in words beside the piece that is held: as the
#       rules answer it on trial.
#
#   set drops [::wargame::seat::DropSaid new SEAT PARTS]
#       say PIECE PLACE WAYS   WAYS: what brings it there, each a list of
#                              actions, or "wait WHAT" of multi-step.tcl; one is
#                              asked for where there are several
#       refused PIECE PLACE REASON   says why PIECE does not go there, or how
#                              far it would: REASON of refusals.tcl
#       planned PLACE PLAN     says what comes of several by that plan
#       crowd STEPS            a list: by how many there would be too many at
#                              the place where they lead, in words; or {}
#       nothing                nothing is said
#
#   Over a piece that a click would take up instead, it says so: what comes of a
#   drop there comes then of a drag alone.

need base/words seat/seat-part seat/staying seat/stops

if {![info object isa class ::wargame::seat::DropSaid]} {
    oo::class create ::wargame::seat::DropSaid {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::DropSaid {
    variable Seat Presenter Board

    method say {piece place ways} {
        set does [my Each $ways]
        set price [::wargame::base::sayApart [split [[$Presenter gestures] \
                dropPrice [$Seat moment] $piece $place] \n]]
        set said [expr {$price eq "" || $does eq "" ? $does
            : "$does ($price)"}]
        lassign [lindex $ways 0] first what
        set far [my Far [llength [my Stops [expr {$first eq "wait"
            ? [dict get $what steps] : [lindex $ways 0]}]]]]
        if {$said ne "" && $far ne ""} {
            set said [::wargame::base::say why.says $said $far]
        }
        set crowd [my crowd [lindex $ways 0]]
        my Say $place [join [concat [expr {$said eq "" ? {} : [list $said]}] \
                [my Shown $ways] $crowd] \n] \
                [expr {[llength $crowd] ? "bad" : "ink"}]
    }

    method crowd {steps} {
        if {[lindex $steps 0] in {"" wait}} {
            return {}
        }
        lassign [[my of foreseen] does $steps] verb event count limit
        return [expr {$count eq "" ? {} : [list [::wargame::base::say \
            does.crowded $count $limit [expr {$count - $limit}]]]}]
    }

    method Shown {ways} {
        # One of them is for good, though no die falls.
        set tried [my of takenBack]
        foreach steps $ways {
            lassign $steps first what
            if {$first eq "wait" ? [$tried isShownLater $what]
                    : [$tried isShown {*}$steps]} {
                return [list [::wargame::base::say [expr {$first eq "wait"
                    ? "does.shown.later" : "does.shown"}]]]
            }
        }
        return {}
    }

    method Each {ways} {
        # Once what is the same.
        set all [dict create]
        foreach steps $ways {
            set does [my Does $steps]
            if {$does ne ""} {
                dict set all $does 1
            }
        }
        return [join [dict keys $all] " / "]
    }

    method Does {steps} {
        # By the event, by the verb, or what a button says of it.
        if {[lindex $steps 0] eq "wait"} {
            return [my Later [lindex $steps 1]]
        }
        lassign [[my of foreseen] does $steps] verb event
        if {$verb ne "" && [llength $steps] > 1
                && [[$Presenter gestures] takesUp [list $verb]]} {
            # It is asked something as soon as it is taken up.
            lassign [lindex $steps 1] verb
        }
        foreach word [list $event $verb] {
            foreach key [list [$Presenter game].does.$word does.$word] {
                if {[::wargame::base::said $key]} {
                    return [::wargame::base::say $key]
                }
            }
        }
        return [expr {$verb eq "" ? "" : [[$Presenter words] label \
                [lsearch -inline $steps "$verb*"]]}]
    }

    method Later {what} {
        # After what has to be done first, if it is more than a move.
        set key [$Presenter game].does.[dict get $what does]
        return [join [list {*}[expr {[::wargame::base::said $key]
            ? [list [::wargame::base::say $key]] : {}}] \
            [[my of waiting] caption $what]] \n]
    }

    method Stops {steps} {
        return [::wargame::seat::stops [$Presenter reader] $steps]
    }

    method Far {n} {
        # How many steps a way has, in words; of one alone nothing.
        return [expr {$n < 2 ? ""
            : [::wargame::base::sayCountOf [$Presenter game] does.far $n]}]
    }

    method Short {piece place} {
        # How far it comes, and where.
        set stops [my Stops [dict get [[my of foreseen] plan [list $piece] \
                $place] steps]]
        set end [::wargame::base::say does.end \
                [[$Presenter words] placeName [lindex $stops end 1]]]
        set far [my Far [llength $stops]]
        return [join [list [::wargame::base::say does.short] [expr {
            $far eq "" ? $end : [::wargame::base::say why.says $end $far]}]] \
            \n]
    }

    method refused {piece place reason} {
        if {$reason eq "short"} {
            my Say $place [my Short $piece $place] ink
        } else {
            my Say $place [expr {$reason eq "" ? ""
                : [[$Presenter words] refusal $reason [$Seat moment]]}] bad
        }
    }

    method planned {place plan} {
        # How many, who only goes a part of the way, and who stays and why.
        if {![dict size $plan]} {
            return [my nothing]
        }
        set arrive [llength [dict get $plan arrive]]
        set short [llength [dict get $plan short]]
        set stay [dict get $plan stay]
        set said {}
        if {$arrive} {
            set all [expr {$arrive + $short + [llength $stay]}]
            lappend said "[my Does [dict get $plan steps]]\
                    ([::wargame::base::say group.some $arrive $all])"
        }
        if {$short} {
            lappend said [::wargame::base::sayCount group.short $short]
        }
        if {[llength $stay]} {
            lappend said [lindex [::wargame::seat::staying told $Presenter \
                    [$Seat moment] $stay] 0]
        }
        set steps [dict get $plan steps]
        set crowd [my crowd $steps]
        set shown [expr {[llength $steps] ? [my Shown [list $steps]] : {}}]
        my Say $place [join [concat $said $shown $crowd] \n] [expr {
            $arrive + $short && ![llength $crowd] ? "ink" : "bad"}]
    }

    method nothing {} {
        my Say "" "" ink
    }

    method Say {place text ink} {
        if {$Board eq ""} {
            return
        }
        set other [expr {"$place$text" eq "" ? "" : [$Board taking $place]}]
        if {$other ne ""} {
            if {$text ne "" && $ink ne "bad"} {
                set text [::wargame::base::say does.byDrag $text]
            }
            set text [string trimleft "$text\n[::wargame::base::say \
                    does.takes [[$Presenter words] unitName $other]]"]
        }
        $Board deed $place $text $ink
    }
}
