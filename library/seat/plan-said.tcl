# plan-said.tcl --
#
#       What a plan of several pieces is to do, and what it has done, in the
#       line below the map.
#
#   set said [::wargame::seat::PlanSaid new SEAT PARTS]
#       ahead PLAN ?ABOUT?     before the order is given: what of it is not to
#                              be seen, who does more than move, and who stays,
#                              of all games for a reason whose key matches
#                              ABOUT.  It is said over what stands there
#       short PIECE GOAL END   of one alone that comes no farther than END, so
#                              far, and whether it is farther off then
#       done PLAN TOLD GONE CROWD   how many of it moved, who came short and
#                              who stays.  TOLD: of match/deeds.tcl; GONE: the
#                              pieces that moved; CROWD: more sentences

need base/words seat/seat-part seat/staying

if {![info object isa class ::wargame::seat::PlanSaid]} {
    oo::class create ::wargame::seat::PlanSaid {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::PlanSaid {
    variable Seat Presenter Board

    method ahead {plan {about {^(dice|answer|question)-first$}}} {
        lassign [::wargame::seat::staying planned $Presenter [$Seat moment] \
                $plan $about] stays rule
        set said [concat [expr {[dict size $plan]
            ? [::wargame::seat::staying ahead [$Presenter game] $plan \
                [$Board unseen]] : {}}] \
            [expr {$stays eq "" ? {} : [list $stays]}]]
        [my of status] back
        if {[llength $said]} {
            [my of status] over [::wargame::base::sayApart $said] $rule
        }
    }

    method short {piece goal end} {
        set home [[$Presenter reader] placeOf [$Seat view] $piece]
        set far [lmap place [list $home $end] { my Far $place $goal }]
        set away [expr {"" ni $far && [lindex $far 1] > [lindex $far 0]}]
        [my of status] over [::wargame::base::say [expr {$away
            ? "group.alone.away" : "group.alone.to"}] \
            [[$Presenter words] placeName $end]]
    }

    method Far {place goal} {
        # On the ground, else "".
        set at [$Board middles [list $place $goal]]
        return [expr {[llength $at] < 4 ? "" : hypot(
            [lindex $at 2] - [lindex $at 0], [lindex $at 3] - [lindex $at 1])}]
    }

    method done {plan told gone crowd} {
        set said [expr {[llength $gone]
            ? [list [::wargame::base::sayCount group.moved [llength $gone]]]
            : {}}]
        set went [lmap piece [dict get $plan short] {
            if {$piece ni $gone} continue
            set piece
        }]
        set short [llength $went]
        if {$short == 1 && ![llength [dict get $plan arrive]]
                && ![llength [dict get $plan stay]]} {
            set said [list [::wargame::base::say group.alone.short \
                    [[$Presenter words] unitName [lindex $went 0]]]]
        } elseif {$short} {
            lappend said [::wargame::seat::staying went $Presenter $went \
                    [llength $gone]]
        }
        lassign [::wargame::seat::staying told $Presenter [$Seat moment] \
                [concat [dict get $plan stay] [dict get $told refused]]] \
                stays rule
        if {$stays ne ""} {
            lappend said $stays
        }
        if {[dict get $told stopped] ne ""} {
            lappend said [::wargame::base::say \
                    group.stopped.[dict get $told stopped]]
        }
        [my of status] say \
                [::wargame::base::sayApart [concat $said $crowd]] $rule
    }
}
