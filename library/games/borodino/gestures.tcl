# gestures.tcl --
#
#       Borodino 1812: what a click on a block does, what a headquarters
#       commands, and what is said of a place where a block may be put.

need base/words present/gestures

if {![info object isa class ::wargame::borodino::Gestures]} {
    oo::class create ::wargame::borodino::Gestures {
        superclass ::wargame::present::Gestures
    }
}

oo::define ::wargame::borodino::Gestures {
    variable Roster Reader Prices

    method clickDoes {actions} {
        # A headquarters is activated where it stands; undo takes it back.  One
        # that could also lead the army is asked.
        if {[lsearch $actions "lead *"] >= 0} {
            return $actions
        }
        return [lsearch -all -inline $actions "activate *"]
    }

    method comesFrom {action} {
        return [expr {[lindex $action 0] in {supply supply_guard}}]
    }

    method takesBack {actions} {
        return [lsearch -inline $actions "lift *"]
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
        dict for {action words} [$Prices of $moment] {
            if {[lrange $action 1 end] eq [list $unit $place]} {
                # What a lost roll does is in the question; here are many.
                return [::wargame::base::sayApart [lmap {word number} $words {
                    expr {$word eq "roll" ? [::wargame::base::say \
                        borodino.price.roll.short $number]
                        : [$Prices told [list $word $number]]}
                }]]
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
}
