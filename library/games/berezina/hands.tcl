# hands.tcl --
#
#       Napoleon at the Berezina: what a drag may mean that the rules do step by
#       step, and what is shown while a counter is in the hand.

namespace eval ::wargame::berezina {
    # ORDER HALF, as in generic/berezina/berezina.h
    variable Finis 4
    variable MostCrossings 5
}

# points --
#
#       A number of half movement points, as people write it: 5 is "2½".
proc ::wargame::berezina::points {halves} {
    set whole [expr {$halves / 2}]
    return [expr {$halves % 2 == 0 ? $whole
        : $whole == 0 ? "½" : "$whole½"}]
}

# ford --
#
#       The number of the ford between two hexes; -1 if there is none.
proc ::wargame::berezina::ford {hex other} {
    return [lsearch -exact [lmap ford [dict get [map] ford] {
        lsort [lrange $ford 1 2]
    }] [lsort [list $hex $other]]]
}

oo::define ::wargame::Skin_berezina {
    method IsMoving {match} {
        return [expr {[$match decision] in {move russian_move}}]
    }

    # ---- how far it can go ----

    method Reach {match viewer view unit} {
        # HEX -> {COST FROM}, asked for once a unit and question.
        set key [list $match [$match length] $viewer $unit]
        if {$key ne [lindex $Reached 0]} {
            set slot [my SlotOf $view $unit]
            set reach [dict create]
            if {$slot >= 0 && [my IsMoving $match]} {
                foreach step [$match query $viewer "reach $slot"] {
                    dict set reach [lindex $step 0] [lrange $step 1 2]
                }
            }
            set Reached [list $key $reach]
        }
        return [lindex $Reached 1]
    }

    method Path {reach place} {
        # The hexes on the way, that one last; {} if it is not reached.
        set path {}
        while {[dict exists $reach $place] && $place ni $path} {
            set path [linsert $path 0 $place]
            set place [lindex [dict get $reach $place] 1]
        }
        return $path
    }

    method onward {match viewer view unit} {
        # Step by step; no farther than where dice are thrown.
        set onward [dict create]
        if {![my IsMoving $match]} {
            return $onward
        }
        set reach [my Reach $match $viewer $view $unit]
        set from [my placeOf $view $unit]
        foreach hex [dict keys $reach] {
            set steps [my Steps $view $unit $from [my Path $reach $hex]]
            if {[llength $steps]} {
                dict set onward $hex $steps
            }
        }
        return [dict merge $onward \
                [my WaysOut $match $viewer $view $unit $onward]]
    }

    method Steps {view unit from path} {
        # The actions along a path; {} if a ford lies before its end.
        set steps {}
        foreach hex $path {
            lassign [my Step $view $unit $from $hex] step wades
            lappend steps $step
            if {$wades && $hex ne [lindex $path end]} {
                return {}
            }
            set from $hex
        }
        return $steps
    }

    method Step {view unit from hex} {
        # {ACTION WADES}: over a bridge, of two that which fewer have crossed.
        set ford [::wargame::berezina::ford $from $hex]
        if {$ford < 0} {
            return [list [list move $unit $hex] 0]
        }
        set free [my FreeBridges $view $ford \
                [dict get $Roster $unit kind]]
        if {[llength $free] < 2} {
            return [list [list move $unit $hex] [expr {![llength $free]}]]
        }
        set first [lindex $free 0]
        foreach bridge $free {
            if {[my Crossed $view $ford $bridge]
                    < [my Crossed $view $ford $first]} {
                set first $bridge
            }
        }
        return [list [list cross $unit $hex $first] 0]
    }

    method Crossed {view ford bridge} {
        # How many have crossed it in this turn.
        return [lindex [dict get $view bridge.crossed] \
                [expr {2 * $ford + $bridge - 1}]]
    }

    method FreeBridges {view ford kind} {
        # Those of a ford that a unit of that kind may cross, 1 or 2.
        return [lmap bridge {1 2} {
            if {![my IsFinis $view $ford $bridge]
                    || ($kind ne "leader" && [my Crossed $view $ford $bridge]
                        >= $::wargame::berezina::MostCrossings)} continue
            set bridge
        }]
    }

    method IsFinis {view ford bridge} {
        set n [expr {2 * $ford + $bridge - 1}]
        return [expr {[lindex [dict get $view bridge.east] $n]
                == $::wargame::berezina::Finis
            && [lindex [dict get $view bridge.west] $n]
                == $::wargame::berezina::Finis}]
    }

    method obstacle {match viewer view unit place} {
        # The next step from where it can come nearest.
        if {![my IsMoving $match] || ![my IsArea $place]} {
            return {}
        }
        set reach [my Reach $match $viewer $view $unit]
        set near [my Nearest $place [dict keys $reach]]
        set from [my placeOf $view $unit]
        if {$near eq "" || $from eq [my Nearest $place [list $near $from]]} {
            return {}
        }
        set next [my Nearest $place [lmap side [lrange [$match query $viewer \
                "ground [my Number $near]"] 4 end] {lindex $side 0}]]
        return [linsert [my Steps $view $unit $from [my Path $reach $near]] \
                end [list move $unit $next]]
    }

    method Nearest {place hexes} {
        # Of these hexes, as the crow flies; "" of none.
        lassign [::wargame::berezina::middle $place] x0 y0
        set least Inf
        set found ""
        foreach hex $hexes {
            lassign [::wargame::berezina::middle $hex] x y
            if {hypot($x - $x0, $y - $y0) < $least} {
                set least [expr {hypot($x - $x0, $y - $y0)}]
                set found $hex
            }
        }
        return $found
    }

    # ---- what is said and shown while it is in the hand ----

    method LeftAt {match viewer view unit hex} {
        # Half points that are left there; none in a zone of the enemy.
        set slot [my SlotOf $view $unit]
        set reach [my Reach $match $viewer $view $unit]
        if {![dict exists $reach $hex]
                || $hex in [my zones $match $viewer $view $unit]} {
            return 0
        }
        set points [expr {[dict get $view mobile] == $slot
            ? [dict get $view points]
            : [dict get [$match query $viewer "unit $slot"] allowance]}]
        return [expr {max(0, $points - [lindex [dict get $reach $hex] 0])}]
    }

    method caption {match viewer view unit place} {
        if {![my IsMoving $match]} {
            return [expr {[$match decision] eq "equals"
                ? [my EqualCaption $match $viewer $place] : ""}]
        }
        lassign [::wargame::berezina::edge $place] kind hex
        if {$kind eq "out"} {
            return [my LeavingSaid $match $viewer $view $unit $hex]
        } elseif {$kind eq "in"} {
            return ""
        }
        set path [my Path [my Reach $match $viewer $view $unit] $place]
        lassign [my Step $view $unit [lindex [linsert $path 0 \
                [my placeOf $view $unit]] end-1] $place] step wades
        if {$wades} {
            return [::wargame::say berezina.table.wade]
        }
        return [::wargame::berezina::points \
                [my LeftAt $match $viewer $view $unit $place]]
    }

    method way {match viewer view unit place} {
        lassign [::wargame::berezina::edge $place] kind hex
        set path [my Path [my Reach $match $viewer $view $unit] \
                [expr {$kind eq "out" ? $hex : $place}]]
        if {$kind eq "out"} {
            lappend path $place
        }
        set line {}
        foreach each [linsert $path 0 [my placeOf $view $unit]] {
            lappend line {*}[::wargame::berezina::middle $each]
        }
        return [list [linsert $line end arrow]]
    }

    method zones {match viewer view unit} {
        # The enemy's, while it is a move that is asked for.
        if {![my IsMoving $match]} {
            return {}
        }
        set key [list $match [$match length] $viewer]
        if {$key ne [lindex $Zones 0]} {
            set side [my SideOf [my SlotOf $view $unit]]
            set Zones [list $key [$match query $viewer "zone [expr {!$side}]"]]
        }
        return [lindex $Zones 1]
    }

    method range {match viewer view unit} {
        # At what guns can fire, what a leader commands, where who moves is in
        # command.
        set slot [expr {$unit eq "" ? -1 : [my SlotOf $view $unit]}]
        set row [expr {$slot < 0 ? "" : [my Row $view $slot]}]
        if {$row eq ""} {
            return {}
        }
        set kind [dict get $row kind]
        if {$kind in {artillery horse_artillery}
                || [$match decision] eq "fire"} {
            return [$match query $viewer "aim $slot"]
        } elseif {$kind eq "leader" || [my IsMoving $match]} {
            return [$match query $viewer "command $slot"]
        }
        return {}
    }

    method besides {view actions} {
        # One fires at the hex where the other stands.
        return [my Onto fire $view $actions]
    }
}
