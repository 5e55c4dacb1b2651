# advice.tcl --
#
#       Napoleon at the Berezina: how a drag leads off the map (10.1), and what
#       is shown while a counter is in the hand.

need base/files base/words present/advice games/berezina games/berezina/ground \
        games/berezina/words

if {![info object isa class ::wargame::berezina::Advice]} {
    oo::class create ::wargame::berezina::Advice {
        superclass ::wargame::present::Advice
    }
}

oo::define ::wargame::berezina::Advice {
    variable Words Reader CardParts EqualsCard Hints Reached Zones

    constructor {presenter} {
        next $presenter
        set Reached {{} {}}
        set Zones {{} {}}
    }

    method hints {moment} {
        return [$Hints hints $moment]
    }

    method dropOnItself {actions} {
        # Nobody leaves the map for being put back where it was.
        return [lmap action $actions {
            if {[lindex $action 0] eq "leave"} continue
            set action
        }]
    }

    method waysOut {moment unit ways} {
        # Beyond each exit at which it stands or which it can reach.
        if {![my isMoving $moment]} {
            return {}
        }
        set reach [my reach $moment $unit]
        set out [dict create]
        foreach exit [dict get [::wargame::berezina::map] exit] {
            lassign $exit hex
            set beyond [::wargame::berezina::beyond out $hex]
            if {[list leave $unit] in [$moment actions]
                    && $hex eq [$Reader placeOf [$moment view] $unit]} {
                dict set out $beyond [list [list leave $unit]]
            } elseif {[dict exists $ways $hex] && [dict exists $reach $hex]
                    && [lindex [dict get $reach $hex] 4]} {
                dict set out $beyond [linsert [dict get $ways $hex] end \
                        [list leave $unit]]
            }
        }
        return $out
    }

    method LeavingSaid {moment unit hex} {
        # The points that it brings, or that it is lost there.
        set view [$moment view]
        set points [dict get [concat {*}[$moment query \
                "leave [$Reader slotOf $view $unit]"]] $hex]
        return \
                [expr \
                {$points eq "lost" ? [::wargame::base::say berezina.table.lost]
            : [::wargame::base::say berezina.table.leave \
                [::wargame::base::signed $points]]}]
    }

    method isMoving {moment} {
        return [expr {[$moment decision] in {move russian_move}}]
    }

    # ---- how far it can go ----

    method reach {moment unit} {
        # HEX -> {COST FROM LEFT OVER OUT CROWD} as the query reach has it,
        # asked for once a unit and question.
        set view [$moment view]
        set key [list $moment [$moment changes] $unit]
        if {$key ne [lindex $Reached 0]} {
            set slot [$Reader slotOf $view $unit]
            set reach [dict create]
            if {$slot >= 0 && [my isMoving $moment]} {
                foreach step [$moment query "reach $slot"] {
                    dict set reach [lindex $step 0] [lrange $step 1 end]
                }
            }
            set Reached [list $key $reach]
        }
        return [lindex $Reached 1]
    }

    method obstacle {moment unit place ways} {
        # The next step from where it can come nearest.
        set view [$moment view]
        if {![my isMoving $moment] || ![$Reader isArea $place]} {
            return {}
        }
        set near [my nearest $place [dict keys $ways]]
        set from [$Reader placeOf $view $unit]
        if {$near eq "" || $from eq [my nearest $place [list $near $from]]} {
            return {}
        }
        set next [my nearest $place [lmap side [lrange [$moment query \
                "ground [$Reader number $near]"] 4 end] {lindex $side 0}]]
        return [linsert [dict get $ways $near] end [list move $unit $next]]
    }

    method obstructed {moment unit reason} {
        # A drag is no step: only its points are too few, of which it has all
        # that it had in its hex.
        set view [$moment view]
        lassign [$moment query [list drag [lindex $reason 1] \
                [$Reader slotOf $view $unit]]] rule left
        if {$rule eq ""} {
            return [next $moment $unit $reason]
        }
        return [list $rule [::wargame::base::say why.says $rule \
                [::wargame::base::say berezina.table.tooFar \
                    [::wargame::base::halves $left]]]]
    }

    method nearest {place hexes} {
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

    method caption {moment unit place} {
        if {![my isMoving $moment]} {
            return [expr {[$moment decision] eq "equals"
                ? [$EqualsCard caption $moment $place] : ""}]
        }
        lassign [::wargame::berezina::edge $place] kind hex
        if {$kind eq "out"} {
            return [my LeavingSaid $moment $unit $hex]
        } elseif {$kind eq "in"} {
            return ""
        }
        set reach [my reach $moment $unit]
        if {![dict exists $reach $place]} {
            return ""
        }
        lassign [dict get $reach $place] - - left over - crowd
        set said [expr {$over eq "wades"
            ? [::wargame::base::say berezina.table.wade]
            : [::wargame::base::halves $left]}]
        if {$crowd} {
            append said \n [::wargame::base::sayCount berezina.table.crowd \
                    $crowd]
        }
        return $said
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
        if {![my isMoving $moment]} {
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
        # command.
        set view [$moment view]
        set slot [expr {$unit eq "" ? -1 : [$Reader slotOf $view $unit]}]
        set row [expr {$slot < 0 ? "" : [$Reader row $view $slot]}]
        if {$row eq ""} {
            return {}
        }
        set kind [dict get $row kind]
        if {$kind in {artillery horse_artillery}
                || [$moment decision] eq "fire"} {
            return [$moment query "aim $slot"]
        } elseif {$kind eq "leader" || [my isMoving $moment]} {
            return [$moment query "command $slot"]
        }
        return {}
    }

    method pieceTargets {moment actions} {
        # One fires at the hex where the other stands.
        return [::wargame::present::pieceTargetsOf $Reader \
                fire $moment $actions]
    }

    method PriceWord {word args} {
        # Chances come in millionths; that of a fire may be unknown.
        if {$word in {fire reach} && [llength $args]} {
            return [::wargame::base::say berezina.price.$word.n \
                    [$CardParts percent {*}$args]]
        }
        return [next $word {*}$args]
    }

    method LeftWhere {moment kind} {
        return [expr {$kind ne "crowded" ? {}
            : [list [$Words crowds [[$moment as [$moment side]] query \
                    crowded]]]}]
    }

    # ---- odds ----

    method oddsOfAction {moment action} {
        set view [$moment view]
        lassign $action verb firer target
        return [expr {$verb eq "fire" ? [list odds throw fire \
            [$Reader slotOf $view $firer] [$Reader slotOf $view $target]] : ""}]
    }

    method oddsOfDrop {moment unit place actions} {
        return [my oddsOfAction $moment [lindex $actions end]]
    }
}
