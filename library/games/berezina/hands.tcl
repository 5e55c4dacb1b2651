# hands.tcl --
#
#       Napoleon at the Berezina: what a drag may mean that the rules do step by
#       step, and what is shown while a counter is in the hand.

need base/words games/berezina games/berezina/ground

# points --
#
#       A number of half movement points, as people write it: 5 is "2½".
proc ::wargame::berezina::points {halves} {
    set whole [expr {$halves / 2}]
    return [expr {$halves % 2 == 0 ? $whole
        : $whole == 0 ? "½" : "$whole½"}]
}

oo::define ::wargame::Skin_berezina {
    method IsMoving {match} {
        return [expr {[$match decision] in {move russian_move}}]
    }

    # ---- how far it can go ----

    method Reach {match viewer view unit} {
        # HEX -> {COST FROM LEFT OVER OUT} as the query reach has it, asked for
        # once a unit and question.
        set key [list $match [$match length] $viewer $unit]
        if {$key ne [lindex $Reached 0]} {
            set slot [my SlotOf $view $unit]
            set reach [dict create]
            if {$slot >= 0 && [my IsMoving $match]} {
                foreach step [$match query $viewer "reach $slot"] {
                    dict set reach [lindex $step 0] [lrange $step 1 end]
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
        foreach hex [dict keys $reach] {
            set steps [my Steps $unit $reach [my Path $reach $hex]]
            if {[llength $steps]} {
                dict set onward $hex $steps
            }
        }
        return [dict merge $onward \
                [my WaysOut $match $view $unit $reach $onward]]
    }

    method Steps {unit reach path} {
        # The actions along a path; {} if dice are thrown before its end.
        set steps {}
        foreach hex $path {
            set over [lindex [dict get $reach $hex] 3]
            if {$over eq "wades" && $hex ne [lindex $path end]} {
                return {}
            }
            lappend steps [expr {$over in {0 wades} ? [list move $unit $hex]
                : [list cross $unit $hex $over]}]
        }
        return $steps
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
        return [linsert [my Steps $unit $reach [my Path $reach $near]] \
                end [list move $unit $next]]
    }

    method obstructed {match viewer view unit reason} {
        # A drag is no step: only its points are too few, of which it has all
        # that it had in its hex.
        if {$reason ne "6.1.7 too-dear"} {
            return [next $match $viewer $view $unit $reason]
        }
        set slot [my SlotOf $view $unit]
        set left [expr {[dict get $view mobile] == $slot
            ? [dict get $view points]
            : [dict get [$match query $viewer "unit $slot"] allowance]}]
        return \
                [list 6.1 [::wargame::base::say why.says 6.1 \
                [::wargame::base::say \
                berezina.table.tooFar [::wargame::berezina::points $left]]]]
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
        set reach [my Reach $match $viewer $view $unit]
        if {![dict exists $reach $place]} {
            return ""
        }
        lassign [dict get $reach $place] - - left over
        return \
                [expr \
                {$over eq "wades" ? [::wargame::base::say berezina.table.wade]
            : [::wargame::berezina::points $left]}]
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
