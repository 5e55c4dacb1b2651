# gestures.tcl --
#
#       Napoleon at the Berezina: how a drag leads off the map (10.1), and what
#       is shown while a counter is in the hand.

need base/words present/gestures games/berezina games/berezina/ground

if {![info object isa class ::wargame::berezina::Gestures]} {
    oo::class create ::wargame::berezina::Gestures {
        superclass ::wargame::present::Gestures
    }
}

oo::define ::wargame::berezina::Gestures {
    variable Reader Reach EqualsCard Zones

    constructor {args} {
        next {*}$args
        set Zones {{} {}}
    }

    method dropOnItself {actions} {
        # Nobody leaves the map for being put back where it was.
        return [lmap action $actions {
            if {[lindex $action 0] eq "leave"} continue
            set action
        }]
    }

    method pieceTargets {moment actions} {
        # One fires at the hex where the other stands.
        return [::wargame::present::pieceTargetsOf $Reader \
                fire $moment $actions]
    }

    method waysOut {moment unit ways} {
        # Beyond each exit at which it stands or which it can reach.
        if {![$Reader isMoving $moment]} {
            return {}
        }
        set reach [$Reach from $moment $unit]
        set out [dict create]
        foreach exit [dict get [::wargame::berezina::map] exit] {
            lassign $exit hex
            set beyond [::wargame::berezina::beyond out $hex]
            if {[list leave $unit] in [$moment actions]
                    && $hex eq [$Reader placeOf [$moment view] $unit]} {
                dict set out $beyond [list [list leave $unit]]
            } elseif {[dict exists $ways $hex] && [dict exists $reach $hex]
                    && [dict get $reach $hex out]} {
                dict set out $beyond [linsert [dict get $ways $hex] end \
                        [list leave $unit]]
            }
        }
        return $out
    }

    # ---- what is shown while it is in the hand ----

    method caption {moment unit place} {
        if {![$Reader isMoving $moment]} {
            return [expr {[$moment decision] eq "equals"
                ? [$EqualsCard caption $moment $place] : ""}]
        }
        lassign [::wargame::berezina::edge $place] kind hex
        if {$kind eq "out"} {
            return [my LeavingSaid $moment $unit $hex]
        } elseif {$kind eq "in"} {
            return ""
        }
        set reach [$Reach from $moment $unit]
        if {![dict exists $reach $place]} {
            return ""
        }
        return [my StepSaid [dict get $reach $place] %s]
    }

    method StepSaid {step left} {
        # LEFT: how the points that are left are said.
        set said [expr {[dict get $step wades]
            ? [::wargame::base::say berezina.table.wade]
            : [format $left [::wargame::base::halves [dict get $step left]]]}]
        if {[dict get $step crowd]} {
            append said \n [::wargame::base::sayCount berezina.table.crowd \
                    [dict get $step crowd]]
        }
        return $said
    }

    method dropPrice {moment unit place} {
        # As the caption has it, but for the points.
        if {[$Reader isMoving $moment]} {
            set reach [$Reach from $moment $unit]
            if {[dict exists $reach $place]} {
                return [my StepSaid [dict get $reach $place] \
                        [::wargame::base::say does.left %s]]
            }
        }
        return [my caption $moment $unit $place]
    }

    method LeavingSaid {moment unit hex} {
        # The points that it brings, or that it is lost there.
        set view [$moment view]
        set left [dict get [$moment query \
                "leave [$Reader slotOf $view $unit]"] $hex]
        return [expr {[dict get $left lost]
            ? [::wargame::base::say berezina.table.lost]
            : [::wargame::base::say berezina.table.leave \
                [::wargame::base::signed [dict get $left points]]]}]
    }

    method way {moment unit place steps} {
        set line [::wargame::berezina::middle \
                [$Reader placeOf [$moment view] $unit]]
        foreach step $steps {
            # To leave is to no hex.
            set hex [expr {[llength $step] > 2 ? [lindex $step 2] : $place}]
            lappend line {*}[::wargame::berezina::middle $hex]
        }
        return [list [linsert $line end arrow]]
    }

    method zones {moment unit} {
        # The enemy's, while it is a move that is asked for.
        set view [$moment view]
        if {![$Reader isMoving $moment]} {
            return {}
        }
        set key [list $moment [$moment changes]]
        if {$key ne [lindex $Zones 0]} {
            set side [$Reader sideOf [$Reader slotOf $view $unit]]
            set Zones [list $key [$moment query "zone [expr {!$side}]"]]
        }
        return [lindex $Zones 1]
    }

    method range {moment unit} {
        # At what guns can fire, what a leader commands, where who moves is in
        # command: the rules know which.
        set slot [expr {$unit eq "" ? -1
            : [$Reader slotOf [$moment view] $unit]}]
        return [expr {$slot < 0 ? {} : [$moment query "range $slot"]}]
    }
}
