# stacks.tcl --
#
#       Borodino 1812: the blocks for the board, and an area told in the
#       inspector.

need base/words

oo::define ::wargame::Skin_borodino {
    method IsShown {viewer side place} {
        # A side sees its own trays, too.
        return [expr {[my IsArea $place] || ($place in {tray off_map}
            && ($viewer eq $side || $viewer eq "umpire"))}]
    }

    method range {match viewer view unit} {
        if {![dict exists $Roster $unit] || ![string match *_hq \
                [dict get $Roster $unit kind]]} {
            return {}
        }
        return [$match query $viewer "range [my SlotOf $view $unit]"]
    }

    method caption {match viewer view unit place} {
        # At a place that is to be attacked: how many may still cross; at one
        # to be bombarded: what the ground does to the fire; and what it costs.
        set price [my PriceAt $match $viewer $unit $place]
        set left [my CrossingsAt $match $viewer $view $unit $place]
        return [join [lmap line [list $left $price] {
            if {$line eq ""} continue
            set line
        }] \n]
    }

    method PriceAt {match viewer unit place} {
        foreach {action words} [my prices $match $viewer] {
            if {[lrange $action 1 end] eq [list $unit $place]} {
                # What a lost roll does is in the question; here are many.
                return [join [lmap word $words {
                    expr {[lindex $word 0] eq "roll" ? [::wargame::base::say \
                        borodino.price.roll.short [lindex $word 1]]
                        : [my PriceTold [list $word]]}
                }] "; "]
            }
        }
        return ""
    }

    method CrossingsAt {match viewer view unit place} {
        set from [my placeOf $view $unit]
        set border [my BorderTo $match $viewer $from $place]
        if {$border eq ""} {
            return ""
        }
        dict with border {
            if {[$match decision] eq "bombard"} {
                return [expr {$bombard eq "x" || $bombard == 0 ? ""
                    : [::wargame::base::signed $bombard]}]
            } elseif {[my Enemies $viewer $view $place] > 0
                    || [my Enemies $viewer $view $from] > 0} {
                return [::wargame::base::say borodino.left \
                        [expr {$limit - $used}]]
            }
        }
        return ""
    }

    method BorderTo {match viewer from to} {
        if {$from eq "" || [dict get $Places $from kind] ne "area"} {
            return ""
        }
        foreach border [my Borders $match $viewer $from] {
            if {[dict get $border to] eq $to} {
                return $border
            }
        }
        return ""
    }

    method Borders {match viewer place} {
        return [$match query $viewer \
                "borders [lsearch -exact $PlaceKeys $place]"]
    }

    method Enemies {viewer view place} {
        set count 0
        foreach slot [my SlotsAt $view $place] {
            if {[my SideOf $slot] != $viewer} {
                incr count
            }
        }
        return $count
    }

    # ---- the inspector ----

    method inspect {match viewer view place} {
        if {![dict exists $Places $place]} {
            return {}
        }
        set parts [list [list heading [my placeName $place]]]
        if {[dict get $Places $place kind] eq "area"} {
            lappend parts {*}[my GroundParts $view $place] \
                    {*}[my BlockParts $viewer $view $place]
            foreach border [my Borders $match $viewer $place] {
                lappend parts [my BorderPart $border]
            }
        } else {
            lappend parts {*}[my BlockParts $viewer $view $place]
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
                        [my sideName $side] $points]]
            }
        }
        set holder [lindex [dict get $view redoubt] $number]
        if {$holder >= 0} {
            lappend parts [list line [::wargame::base::say borodino.in.redoubt \
                    [my unitName [my KeyIn $view $holder]]]]
        }
        return $parts
    }

    method BlockParts {viewer view place} {
        set parts {}
        foreach side {0 1} {
            set slots [lsort -integer -command [list apply {{blocks a b} {
                expr {[lindex $blocks $a] - [lindex $blocks $b]}
            }} [dict get $view unit.block]] [lmap slot \
                    [my SlotsAt $view $place] {
                if {[my SideOf $slot] != $side} continue
                set slot
            }]]
            if {[llength $slots]} {
                lappend parts [list label [::wargame::base::say borodino.count \
                        [my sideName $side] [llength $slots]]] \
                    [list pieces [lmap slot $slots {
                        list [my Face $view $slot] [my Marks $view $slot]
                    }]]
            }
        }
        return $parts
    }

    method BorderPart {border} {
        # How it is crossed into the area, what is left, and for guns.
        dict with border {
            set words {}
            if {$woods} \
                    { lappend words [::wargame::base::say \
                    borodino.terrain.woods] }
            if {$swamp} \
                    { lappend words [::wargame::base::say \
                    borodino.terrain.swamp] }
            if {$water ne "dry"} {
                lappend words [::wargame::base::say borodino.water.$water]
                foreach crossing $crossings {
                    lappend words \
                            [::wargame::base::say borodino.crossing.$crossing]
                }
                if {$burnt} \
                        { lappend words [::wargame::base::say borodino.burnt] }
            }
            if {$slope ne "level"} {
                lappend words [::wargame::base::say borodino.slope.$slope]
            }
            if {$road} { lappend words [::wargame::base::say borodino.road] }
            if {$words eq ""} {
                lappend words [::wargame::base::say borodino.terrain.clear]
            }
            set text [::wargame::base::say borodino.border [my placeName $to] \
                    [join $words ", "]]
            if {$limit == 0 && $limit_in == 0} {
                return \
                        [list soft "$text; [::wargame::base::say \
                        borodino.closed]"]
            }
            set text "$text; [::wargame::base::say [expr {$limit == $limit_in
                ? "borodino.limit" : "borodino.limits"}] $limit \
                    [expr {max(0, $limit - $used)}] $limit_in]"
            if {$bombard eq "x"} {
                set text "$text; [::wargame::base::say borodino.bombard.not]"
            } elseif {$bombard != 0} {
                set text "$text; [::wargame::base::say borodino.bombard \
                        [::wargame::base::signed $bombard]]"
            }
            return [list soft $text]
        }
    }
}
