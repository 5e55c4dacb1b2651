# supply.tcl --
#
#       The supply phase of Borodino 1812: see present/supply.tcl.

need base/files base/words present/supply games/borodino

if {![info object isa class ::wargame::borodino::Supply]} {
    oo::class create ::wargame::borodino::Supply {
        superclass ::wargame::present::Supply
    }
}

oo::define ::wargame::borodino::Supply {
    variable Words Reader Cards Roads

    method scene {moment} {
        set side [$moment side]
        set scene [$Cards scene $moment]
        if {$scene eq {}} {
            return {}
        }
        set view [$moment view]
        set found [dict merge {sources {} roads {} units {}} \
                [$moment query "supply $side"]]
        set rows [my Sources [dict get $found sources] $side]
        lappend rows {*}[my Offers $view [$moment actions]]
        lappend rows {*}[my Cut $moment $found]
        dict set scene rows $rows
        dict set scene again 1
        dict set scene lines [my Lines $found]
        dict set scene signs [my Signs [dict get $found sources]]
        dict set scene lights [my Lights $view $found]
        return $scene
    }

    method Sources {sources side} {
        # A row each: points left, and whether anything leads there.
        set rows {}
        set all 0
        foreach source $sources {
            dict with source {}
            incr all $points
            set key borodino.supply.[expr {
                !$open ? "cut" : $points == 0 ? "spent" : "left"}]
            lappend rows [dict create title [$Words placeName $area] \
                    focus $area \
                line "[string repeat ● $points] [::wargame::base::say $key \
                $points]" \
                state [expr {!$open ? "bad" : $points == 0 ? "" : "good"}]]
        }
        return [linsert $rows 0 [dict create section \
                "[::wargame::base::say borodino.supply.sources] ([\
                ::wargame::base::say borodino.supply.left $all])"]]
    }

    method Offers {view actions} {
        # The units that can be given a step, by area: one step an area.
        set byUnit [dict create]
        foreach action $actions {
            if {[lindex $action 0] in {supply supply_guard}} {
                dict lappend byUnit [lindex $action 1] $action
            }
        }
        set rows {}
        dict for {key actions} $byUnit {
            set slot [$Reader slotOf $view $key]
            set row [$Cards unit $view $slot]
            dict with row {}
            lappend rows [list $place $title [dict create faces $faces \
                title $title focus $key state "" line [::wargame::base::say \
                    borodino.supply.step[expr {$guard ? ".guard" : ""}] \
                    [lindex $strength $step] [lindex $strength $step-1]] \
                choices [lmap action $actions {
                    # It spends a point: no first answer of the keyboard.
                    dict create action $action style "" harm 1 label \
                            [my Label $action]
                }]]]
        }
        set all [list [dict create section [::wargame::base::say [expr {
            [llength $rows] ? "borodino.supply.steps" : \
                    "borodino.supply.none"}]]]]
        set last ""
        foreach row [lsort -dictionary $rows] {
            lassign $row place - row
            if {$place ne $last} {
                lappend all [dict create section $place]
                set last $place
            }
            lappend all $row
        }
        return $all
    }

    method Label {action} {
        set words [lassign $action verb unit]
        if {[llength $words] == 2 && [lindex $words 0] eq [lindex $words 1]} {
            append verb .twice
        }
        return [::wargame::base::say borodino.card.verb.$verb \
                {*}[lmap word $words {
            set short borodino.supply.short.$word
            expr {[::wargame::base::said $short] ? [::wargame::base::say $short]
                : [$Words placeName $word]}
        }]]
    }

    method Cut {moment found} {
        # The units to which no supply line leads, and why.
        set rows {}
        foreach unit [dict get $found units] {
            if {[dict get $unit sources] eq ""} {
                set row [$Cards unit [$moment view] [dict get $unit slot]]
                lappend rows [dict create faces [dict get $row faces] \
                        title [dict get $row title] focus [dict get $row key] \
                        state bad line [::wargame::base::sayApart [concat \
                        [list [dict get $row place]] [my Why $moment \
                            [dict get $row key] [dict get $found sources]]]]]
            }
        }
        if {[llength $rows] == 0} {
            return {}
        }
        return [linsert $rows 0 [dict create section \
                [::wargame::base::say borodino.supply.cutOff]]]
    }

    method Why {moment unit sources} {
        # Of all sources, if they are cut off; else that no line comes so far.
        # Nothing of those that need no supply.
        set cut [dict create]
        foreach source $sources {
            set area [dict get $source area]
            set why [$moment why [list supply_guard $unit $area $area]]
            if {[lindex $why 1] eq "costs-one"} {
                set why [$moment why [list supply $unit $area]]
            }
            switch [lindex $why 1] {
                source-held - source-cut {
                    dict lappend cut [$Words why $why] [$Words placeName $area]
                }
                no-supply-line { return [list [$Words why $why]] }
            }
        }
        return [lmap {why names} $cut {
            ::wargame::base::say why.says [::wargame::base::sayList $names] $why
        }]
    }

    method Lines {found} {
        # The roads of live supply lines, as they are drawn on the map.
        set live [dict create]
        foreach road [dict get $found roads] {
            lassign $road a b
            dict set live [list $a $b] 1
            dict set live [list $b $a] 1
        }
        set lines {}
        foreach road [my Roads] {
            set line {}
            set last ""
            foreach {key piece} $road {
                if {[dict exists $live [list $last $key]]} {
                    if {$line eq ""} {
                        set line $before
                    }
                    lappend line {*}[lrange $piece 2 end]
                } elseif {$line ne ""} {
                    lappend lines [linsert $line end supply]
                    set line {}
                }
                set last $key
                set before $piece
            }
            if {$line ne ""} {
                lappend lines [linsert $line end supply]
            }
        }
        return $lines
    }

    method Roads {} {
        # As the build has cut them; see maps/map2roads.tcl.
        if {![info exists Roads]} {
            set Roads [split [string trim \
                    [::wargame::base::readText [file join \
                    $::wargame::directory maps borodino-1812.roads]]] \n]
        }
        return $Roads
    }

    method Signs {sources} {
        return [lmap source $sources {
            dict with source {}
            lassign [dict get [::wargame::borodino::map] area $area supply] \
                    - - x y
            list $x $y [expr {$open ? "supply" : "used"}] \
                    $points
        }]
    }

    method Lights {view found} {
        # Where units stand that no supply line reaches.
        set cut {}
        foreach unit [dict get $found units] {
            if {[dict get $unit sources] eq ""} {
                lappend cut [$Reader placeOf $view [dict get \
                    [$Cards unit $view [dict get $unit slot]] \
                    key]]
            }
        }
        return [list warn [lsort -unique $cut]]
    }
}
