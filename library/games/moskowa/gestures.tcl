# gestures.tcl --
#
#       La Bataille de la Moskowa: how a counter turns and changes its
#       formation, and what is shown while it is in the hand.

need base/words present/gestures games/moskowa/ground

if {![info object isa class ::wargame::moskowa::Gestures]} {
    oo::class create ::wargame::moskowa::Gestures {
        superclass ::wargame::present::Gestures
    }
}

oo::define ::wargame::moskowa::Gestures {
    variable Words Reader Reached

    constructor {args} {
        next {*}$args
        set Reached {{} {}}
    }

    # ---- where they stand ----

    method takesUp {action} {
        return [expr {[lindex $action 0] eq "take"}]
    }

    method dropOnItself {actions} {
        # Who is taken up is moved, or posed; to take it is no deed.
        return [lmap action $actions {
            if {[my takesUp $action]} continue
            set action
        }]
    }

    method inHand {moment} {
        set hand [$Reader inHand [$moment view]]
        return [expr {$hand < 0 || [$moment decision] ne "step" ? ""
            : [$Reader keyIn [$moment view] $hand]}]
    }

    method keepsShape {moment units} {
        # Those of one hex go to one hex.
        set view [$moment view]
        return [expr {[llength [lsort -unique [lmap unit $units {
            $Reader placeOf $view $unit
        }]]] > 1}]
    }

    method hasPoses {} {
        return 1
    }

    method poses {moment units} {
        # By what they can do, with how many of them.
        set able [dict create]
        foreach unit $units {
            foreach action [my Query $moment can $unit] {
                dict lappend able $action $unit
            }
        }
        if {[llength $units] > 1} {
            dict unset able top
        }
        set all [llength $units]
        return [lmap {action some} $able {
            list [my PoseLabel $action [llength $some] $all] \
                    [my Each $moment $some [list $action]] \
                    {*}[expr {$action in {road field} ? "road" : {}}]
        }]
    }

    method PoseLabel {action some all} {
        set label [$Words label $action]
        return [expr {$all == 1 ? $label : [::wargame::base::say why.says \
            $label [::wargame::base::sayCount moskowa.group.pieces $some]]}]
    }

    method Query {moment topic unit} {
        return [$moment query "$topic [$Reader slotOf [$moment view] $unit]"]
    }

    method Each {moment units actions} {
        # Each is taken up first, unless it is in hand, and then put down.
        set hand [my inHand $moment]
        return [concat {*}[lmap unit $units {
            concat [expr {$unit eq $hand && $unit eq [lindex $units 0] ? {}
                : [list [list take $unit]]}] $actions [list put]
        }]]
    }

    method turned {moment units step} {
        return [my Turned $moment $units [namespace code [list my Next $step]]]
    }

    method Turned {moment units chooseCmd} {
        # All in a hex turn with one of it.
        set steps {}
        set hexes [dict create]
        foreach unit $units {
            set slot [$Reader slotOf [$moment view] $unit]
            set hex [$Reader placeOf [$moment view] $unit]
            set degrees [dict get [$Reader toldOf $moment $slot] degrees]
            if {$degrees < 0 || [dict exists $hexes $hex]} {
                continue
            }
            dict set hexes $hex $unit
            set facing [{*}$chooseCmd [my Query $moment turns $unit] $degrees \
                    $hex]
            if {$facing ne ""} {
                lappend steps {*}[my Each $moment [list $unit] \
                        [list [list turn $facing]]]
            }
        }
        return $steps
    }

    method Next {step turns degrees hex} {
        # The next side in that direction to which it may turn.
        for {set n 1} {$n < 6} {incr n} {
            set goal [expr {($degrees - $degrees % 60 + 60 * $step * $n
                + ($step < 0 && $degrees % 60 ? 60 : 0)) % 360}]
            dict for {facing at} $turns {
                if {$at == $goal} {
                    return $facing
                }
            }
        }
        return ""
    }

    method turnedTo {moment units place} {
        lassign [::wargame::moskowa::middle $place] x y
        return [my Turned $moment $units [namespace code \
                [list my Toward $x $y]]]
    }

    method Toward {x y turns degrees hex} {
        # A side, nearest to that direction, unless it faces there already.
        lassign [::wargame::moskowa::middle $hex] x0 y0
        if {$x == $x0 && $y == $y0} {
            return ""
        }
        set goal [expr {atan2($x - $x0, $y - $y0) * 57.29578}]
        set best ""
        set least [my Apart $degrees $goal]
        dict for {facing at} $turns {
            if {$at % 60 == 0 && [my Apart $at $goal] < $least} {
                set least [my Apart $at $goal]
                set best $facing
            }
        }
        return $best
    }

    method Apart {degrees other} {
        set apart [expr {abs(fmod($degrees - $other + 720, 360))}]
        return [expr {min($apart, 360 - $apart)}]
    }

    # ---- where it could go ----

    method reach {moment unit} {
        # As the query has it; asked for once a unit and question.
        set key [list $moment [$moment changes] $unit]
        if {$key ne [lindex $Reached 0]} {
            set slot [$Reader slotOf [$moment view] $unit]
            set Reached [list $key [expr {$slot < 0 ? {}
                : [$moment query "reach $slot"]}]]
        }
        return [lindex $Reached 1]
    }

    method caption {moment unit place} {
        set reach [my reach $moment $unit]
        return [expr {[dict exists $reach $place]
            ? [::wargame::base::halves [dict get $reach $place left]]
            : ""}]
    }

    method way {moment unit place steps} {
        set line [::wargame::moskowa::middle \
                [$Reader placeOf [$moment view] $unit]]
        foreach step $steps {
            if {[lindex $step 0] eq "step"} {
                lappend line {*}[::wargame::moskowa::middle [lindex $step 1]]
            }
        }
        return [expr {[llength $line] > 2
            ? [list [linsert $line end arrow]] : {}}]
    }
}
