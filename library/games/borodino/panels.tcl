# panels.tcl --
#
#       Borodino 1812: which panel the moment needs, the clock, and an area told
#       in the inspector.

need base/words present/panels games/borodino games/borodino/reader

if {![info object isa class ::wargame::borodino::Panels]} {
    oo::class create ::wargame::borodino::Panels {
        superclass ::wargame::present::Panels
    }
}

oo::define ::wargame::borodino::Panels {
    variable Places PlaceKeys Words Look Reader Ledger Cards

    method letters {} {
        return {
            fire f      fire_at_squares q       fire_at_line i
            charge b    hold l      retreat r   offboard r
            lose x      square s    break k     shelter t
            regroup g   accept c    delay y
        }
    }

    method clock {moment} {
        set view [$moment view]
        set hours {}
        foreach hour [$moment query hours] {
            lappend hours [list [::wargame::base::say borodino.hour \
                    [expr {$hour > 12 ? $hour - 12 : $hour}] $hour] \
                    [expr {$hour == [dict get $view hour]}]]
        }
        return [dict create day [::wargame::base::say borodino.day \
                [dict get $view day]] hours $hours phases [my Phases $moment]]
    }

    method score {moment} {
        return [$Ledger score $moment]
    }

    method hasLedger {} {
        return 1
    }

    method ledger {moment} {
        return [$Ledger pages $moment]
    }

    method together {moment} {
        # A battle is fought with its blocks face up, and which is next all can
        # see: both look on, but at no supply.
        set view [$moment view]
        return [expr {[$Reader phase $view] eq "battles"
            && [$moment decision] ne "spoils"
            && ([dict get $view battle.area] >= 0
                || [my looksFirst $moment])}]
    }

    method looksFirst {moment} {
        return [expr {[$moment decision] eq "battle"}]
    }

    method panel {moment} {
        if {[$moment side] eq "nobody"} {
            return victory
        } elseif {[my looksFirst $moment] && [$moment viewer] eq "public"} {
            # On the orders card, where one's own seat is offered, too.
            return ""
        } elseif {[my together $moment] && ![my looksFirst $moment]} {
            return battle
        } elseif {[$moment decision] in {supply spoils}} {
            return supply
        } elseif {[$moment side] in {0 1}} {
            # Cards name blocks that not all may know.
            if {[$moment viewer] ne "public"
                    && [$Cards has $moment]} {
                # The map is looked at before one chooses.
                return aside
            } elseif {[my JustRolled $moment]} {
                return initiative
            }
        }
        return ""
    }

    method JustRolled {moment} {
        foreach event [[$moment as public] events [$moment length]] {
            if {[dict get $event what] eq "rolled_initiative"} {
                return 1
            }
        }
        return 0
    }

    # ---- the inspector ----

    method inspect {moment place} {
        set view [$moment view]
        if {![dict exists $Places $place]} {
            return {}
        }
        set parts [list [list heading [$Words placeName $place]]]
        if {[dict get $Places $place kind] eq "area"} {
            lappend parts {*}[my GroundParts $view $place] \
                    {*}[my BlockParts $moment $place]
            foreach border [$Reader borders $moment $place] {
                lappend parts [my BorderPart $border]
            }
        } else {
            lappend parts {*}[my BlockParts $moment $place]
        }
        return $parts
    }

    method GroundParts {view place} {
        set area [dict get $Places $place]
        set words \
                [list \
                [::wargame::base::say borodino.terrain.[dict get $area \
                terrain]]]
        if {[dict get $area village]} {
            lappend words [::wargame::base::say borodino.village]
        }
        if {[dict exists $area stack]} {
            lappend words [::wargame::base::say borodino.stack \
                    [dict get $area stack]]
        }
        set parts [list [list soft [join $words ", "]]]
        set number [lsearch -exact $PlaceKeys $place]
        foreach side {0 1} {
            set points [lindex [dict get $view points.$side] $number]
            if {$points > 0} {
                lappend parts [list good [::wargame::base::say borodino.points \
                        [$Words sideName $side] $points]]
            }
        }
        set holder [lindex [dict get $view redoubt] $number]
        if {$holder >= 0} {
            lappend parts [list line [::wargame::base::say borodino.in.redoubt \
                    [$Words unitName [$Reader keyIn $view $holder]]]]
        }
        return $parts
    }

    method BlockParts {moment place} {
        set view [$moment view]
        set parts {}
        foreach side {0 1} {
            set slots [lsort -integer -command [list apply {{blocks a b} {
                expr {[lindex $blocks $a] - [lindex $blocks $b]}
            }} [dict get $view unit.block]] [lmap slot \
                    [$Reader slotsAt $view $place] {
                if {[$Reader sideOf $slot] != $side} continue
                set slot
            }]]
            if {[llength $slots]} {
                lappend parts [list label [::wargame::base::say borodino.count \
                        [$Words sideName $side] [llength $slots]]] \
                    [$Look pictured $view $slots]
            }
        }
        return $parts
    }

    method BorderPart {border} {
        # How it is crossed into the area, what is left, and for guns.
        set text [::wargame::base::say borodino.border \
                [$Words placeName [dict get $border to]] \
                [join [my BorderWords $border] ", "]]
        return [list soft [::wargame::base::sayApart [list $text \
                {*}[my BorderLimits $border]]]]
    }

    method BorderWords {border} {
        set keys {}
        dict with border {
            if {$woods} { lappend keys borodino.terrain.woods }
            if {$swamp} { lappend keys borodino.terrain.swamp }
            if {$water ne "dry"} {
                lappend keys borodino.water.$water
                foreach crossing $crossings {
                    lappend keys borodino.crossing.$crossing
                }
                if {$burnt} { lappend keys borodino.burnt }
            }
            if {$slope ne "level"} { lappend keys borodino.slope.$slope }
            if {$road} { lappend keys borodino.road }
        }
        if {$keys eq ""} { lappend keys borodino.terrain.clear }
        return [lmap key $keys { ::wargame::base::say $key }]
    }

    method BorderLimits {border} {
        dict with border {
            if {$limit == 0 && $limit_in == 0} {
                return [list [::wargame::base::say borodino.closed]]
            }
            set said [list [::wargame::base::say [expr {$limit == $limit_in
                ? "borodino.limit" : "borodino.limits"}] $limit \
                    [expr {max(0, $limit - $used)}] $limit_in]]
            if {$bombard eq "x"} {
                lappend said [::wargame::base::say borodino.bombard.not]
            } elseif {$bombard != 0} {
                lappend said [::wargame::base::say borodino.bombard \
                        [::wargame::base::signed $bombard]]
            }
        }
        return $said
    }
}
