# advice.tcl --
#
#       Borodino 1812: what is answered at once, what a headquarters commands,
#       and what is said of a place where a block may be put.

need base/prefs base/words present/blocks games/borodino

if {![info object isa class ::wargame::borodino::Advice]} {
    oo::class create ::wargame::borodino::Advice {
        superclass ::wargame::present::BlockAdvice
    }
}

oo::define ::wargame::borodino::Advice {
    variable Roster Reader Prices

    method LeftActs {} {
        return [list {*}[next] guns headquarters]
    }

    method takesBack {actions} {
        return [lsearch -inline $actions "lift *"]
    }

    method clickDoes {actions} {
        # A headquarters is activated where it stands; undo takes it back.  One
        # that could also lead the army is asked.
        if {[lsearch $actions "lead *"] >= 0} {
            return $actions
        }
        return [lsearch -all -inline $actions "activate *"]
    }

    method sameForAll {moment unit actions} {
        # From where it is supplied: the rules know who else could be.
        set view [$moment view]
        set sources [[$moment as [$moment side]] query \
                "sources [$Reader slotOf $view $unit]"]
        return [expr {[llength $sources] ? [lsearch -inline $actions \
                "* $unit [join $sources]"] : ""}]
    }

    method proposed {moment {losses ""}} {
        # What is asked only so that an enemy learns nothing is answered where
        # nothing can be done.  Which block takes a bombardment's hit: the rules
        # name the cheapest first (5.3).
        if {[my Idle $moment]} {
            return done
        }
        if {[$moment decision] eq "loss"
                && [expr {$losses eq "" ? [::wargame::base::prefs get losses]
                    : $losses}]} {
            return [lindex [$moment actions] 0]
        }
        return ""
    }

    method endsBy {moment} {
        # A corps that could enter waits.
        return [expr {"delay" in [$moment actions] ? "delay" : [next $moment]}]
    }

    method lostByDone {moment {aside 0}} {
        return [concat [expr {"delay" in [$moment actions]
            ? [list [::wargame::base::say borodino.leaves.entry]] : {}}] \
            [next $moment $aside]]
    }

    method groupsWait {moment} {
        return [expr {[$moment decision] eq "command"}]
    }

    method unled {moment} {
        # Whom nobody commands may straggle, by a roll.
        set view [$moment view]
        return [lmap slot [[$moment as [$moment side]] query unled] {
            $Reader keyIn $view $slot
        }]
    }

    method unlooked {moment} {
        set decision [$moment decision]
        return [expr {$decision ni {supply burn} ? {} : [list \
            [::wargame::base::say borodino.unlooked.$decision] \
            [::wargame::base::say borodino.unlooked.$decision.done] done]}]
    }

    method Idle {moment} {
        # No gun has a target, or no supply is left?
        set decision [$moment decision]
        set side [$moment side]
        if {$decision ni {bombard supply spoils} || ![$moment onlyDone]} {
            return 0
        }
        return [expr {$decision eq "bombard" || [::tcl::mathop::+ \
                {*}[dict get [[$moment as $side] view] points.$side]] == 0}]
    }

    method range {moment unit} {
        set view [$moment view]
        if {![dict exists $Roster $unit] || ![string match *_hq \
                [dict get $Roster $unit kind]]} {
            return {}
        }
        return [$moment query "range [$Reader slotOf $view $unit]"]
    }

    method caption {moment unit place} {
        # At a place that is to be attacked: how many may still cross; at one
        # to be bombarded: what the ground does to the fire; and what it costs.
        set price [my PriceAt $moment $unit $place]
        set left [my CrossingsAt $moment $unit $place]
        return [join [lmap line [list $left $price] {
            if {$line eq ""} continue
            set line
        }] \n]
    }

    method PriceAt {moment unit place} {
        foreach {action words} [$Prices of $moment] {
            if {[lrange $action 1 end] eq [list $unit $place]} {
                # What a lost roll does is in the question; here are many.
                return [join [lmap word $words {
                    expr {[lindex $word 0] eq "roll" ? [::wargame::base::say \
                        borodino.price.roll.short [lindex $word 1]]
                        : [$Prices told [list $word]]}
                }] "; "]
            }
        }
        return ""
    }

    method CrossingsAt {moment unit place} {
        set view [$moment view]
        set from [$Reader placeOf $view $unit]
        set border [$Reader borderTo $moment $from $place]
        if {$border eq ""} {
            return ""
        }
        dict with border {
            if {[$moment decision] eq "bombard"} {
                return [expr {$bombard eq "x" || $bombard == 0 ? ""
                    : [::wargame::base::signed $bombard]}]
            } elseif {[my Enemies $moment $place] > 0
                    || [my Enemies $moment $from] > 0} {
                return [::wargame::base::say borodino.left \
                        [expr {$limit - $used}]]
            }
        }
        return ""
    }

    method Enemies {moment place} {
        set view [$moment view]
        set count 0
        foreach slot [$Reader slotsAt $view $place] {
            if {[$Reader sideOf $slot] != [$moment viewer]} {
                incr count
            }
        }
        return $count
    }

    # ---- odds ----

    method OddsThrows {} {
        return {
            bombard bombard     fire fire       charge charge
            fire_at_line fire_at_line
            fire_at_squares fire_at_squares
        }
    }

    method OddsAttacks {} {
        return {move}
    }

    method OddsInBattle {} {
        return {
            round {odds round} leave {odds battle policy break_off}
            battle {odds battle}
        }
    }
}
