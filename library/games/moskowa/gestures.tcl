# gestures.tcl --
#
#       La Bataille de la Moskowa: how a counter turns and changes its
#       formation, and what is shown while it is in the hand.

need base/words games/moskowa/ground games/moskowa/poses

if {![info object isa class ::wargame::moskowa::Gestures]} {
    oo::class create ::wargame::moskowa::Gestures {
        superclass ::wargame::moskowa::Poses
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

    method keepsInHand {actions} {
        # A messenger is to ride.
        return [expr {[lsearch -index 0 $actions carry] >= 0}]
    }

    method dropOnItself {actions} {
        # Who is taken up is moved, or posed; to take it is no deed.
        return [lmap action $actions {
            if {[my takesUp $action]} continue
            set action
        }]
    }

    method onItsWay {moment} {
        # Who retreats before combat.
        set hand [$Reader inHand [$moment view]]
        return [expr {$hand < 0 || [$moment decision] ne "evading" ? {}
            : [list [$Reader keyIn [$moment view] $hand] put]}]
    }

    method inHand {moment} {
        set hand [$Reader inHand [$moment view]]
        return [expr {$hand < 0 || [$moment decision] ni {step deploy}
            ? ""
            : [$Reader keyIn [$moment view] $hand]}]
    }

    method keepsShape {moment units} {
        # Those of one hex go to one hex.
        set view [$moment view]
        return [expr {[llength [lsort -unique [lmap unit $units {
            $Reader placeOf $view $unit
        }]]] > 1}]
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

    method turnedTo {moment units x y} {
        set told {steps {} front {} barred {} stay {}}
        set units [$Reader turners $moment $units]
        foreach {unit hex} [my OneOfEach $moment $units] {
            set fronts [my Query $moment fronts $unit]
            lassign [::wargame::moskowa::middle $hex] x0 y0
            if {![llength $fronts] || hypot($x - $x0, $y - $y0) < 45} continue
            my Add told $moment $unit [my Nearest $fronts \
                    [expr {atan2($x - $x0, $y - $y0) * 57.29578}] 2]
        }
        return $told
    }

    method turnsTo {moment units place} {
        # A corner only where it looks there better than a side.
        lassign [::wargame::moskowa::middle $place] x y
        set found {}
        foreach corners {0 1} {
            set steps [my Turned $moment $units [namespace code \
                    [list my Toward $corners $x $y]]]
            if {[llength $steps] && $steps ne [lindex $found end 0]} {
                lappend found [list $steps $corners]
            }
        }
        return $found
    }

    method Add {toldVar moment unit front} {
        # Who faces there already neither turns nor stays.
        upvar 1 $toldVar told
        set now [dict get [$Reader toldOf $moment [$Reader slotOf \
                [$moment view] $unit]] degrees]
        set may [expr {![dict exists $front why]}]
        dict lappend told [expr {$may || [dict get $front degrees] == $now
            ? "front" : "barred"}] {*}[dict get $front front]
        if {$may} {
            dict lappend told steps {*}[my Each $moment [list $unit] \
                    [list [list turn [dict get $front facing]]]]
        } elseif {[dict get $front degrees] != $now} {
            dict lappend told stay [list $unit {*}[dict get $front why]]
        }
    }

    method Nearest {fronts goal weight} {
        # WEIGHT: how much farther a corner is, so that most drags mean a side.
        set least Inf
        foreach front $fronts {
            set at [dict get $front degrees]
            set apart [expr {[my Apart $at $goal]
                * ($at % 60 ? $weight : 1)}]
            if {$apart < $least} {
                set least $apart
                set best $front
            }
        }
        return $best
    }

    method OneOfEach {moment units} {
        # UNIT HEX...: all in a hex turn with one of it.
        set hexes [dict create]
        foreach unit $units {
            set hex [$Reader placeOf [$moment view] $unit]
            if {![dict exists $hexes $hex]} {
                dict set hexes $hex $unit
            }
        }
        return [lreverse [concat {*}[lreverse [lmap {hex unit} $hexes {
            list $hex $unit
        }]]]]
    }

    method Toward {corners x y turns degrees hex} {
        # A side nearest to that direction, or a corner, unless it faces there
        # already.
        lassign [::wargame::moskowa::middle $hex] x0 y0
        if {$x == $x0 && $y == $y0} {
            return ""
        }
        set goal [expr {atan2($x - $x0, $y - $y0) * 57.29578}]
        set best ""
        set least [my Apart $degrees $goal]
        dict for {facing at} $turns {
            if {($corners || $at % 60 == 0) && [my Apart $at $goal] < $least} {
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

    method goal {moment unit} {
        # Of a messenger, where he is for whom the message is, as the writer
        # knows.
        set view [$moment view]
        foreach person [$Reader addressed $moment $unit] {
            set place [$Reader placeOf $view $person]
            if {$place ne ""} {
                return [list $place $person]
            }
        }
        return {}
    }

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

    method dropPrice {moment unit place} {
        set left [my caption $moment $unit $place]
        return [expr {$left eq "" ? ""
            : [::wargame::base::say does.left $left]}]
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
