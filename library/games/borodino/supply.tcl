# supply.tcl --
#
#       The supply phase of Borodino 1812, told to the supply panel.
#
#       supply scene MOMENT PRESENTER   see panels/supply.tcl; {} when no
#                                        side is being supplied

need base/files base/words games/borodino games/borodino/cards

namespace eval ::wargame::borodino::supply {
    namespace export scene
    namespace ensemble create
}

proc ::wargame::borodino::supply::scene {moment presenter} {
    set side [$moment side]
    set scene [::wargame::borodino::cards scene $moment $presenter]
    if {$scene eq {}} {
        return {}
    }
    set view [$moment view]
    set found [dict merge {sources {} roads {} units {}} \
            [$moment query "supply $side"]]
    set rows [Sources [dict get $found sources] $side $presenter]
    lappend rows {*}[Offers $view [$moment actions] $presenter]
    lappend rows {*}[Cut $view [dict get $found units] $presenter]
    dict set scene rows $rows
    dict set scene again 1
    dict set scene lines [Lines $found]
    dict set scene signs [Signs [dict get $found sources]]
    dict set scene lights [Lights $view $found $presenter]
    return $scene
}

# Sources --
#
#       A row each: points left, and whether anything leads there.
proc ::wargame::borodino::supply::Sources {sources side presenter} {
    set rows [list [dict create section \
            [::wargame::base::say borodino.supply.sources]]]
    foreach source $sources {
        dict with source {}
        set key borodino.supply.[expr {
            !$open ? "cut" : $points == 0 ? "spent" : "left"}]
        lappend rows [dict create title [[$presenter words] placeName $area] \
                focus $area \
            line "[string repeat ● $points] [::wargame::base::say $key \
            $points]" \
            state [expr {!$open ? "bad" : $points == 0 ? "" : "good"}]]
    }
    return $rows
}

# Offers --
#
#       The units that can be given a step, by area: one step an area.
proc ::wargame::borodino::supply::Offers {view actions presenter} {
    set byUnit [dict create]
    foreach action $actions {
        if {[lindex $action 0] in {supply supply_guard}} {
            dict lappend byUnit [lindex $action 1] $action
        }
    }
    set rows {}
    dict for {key actions} $byUnit {
        set slot [[$presenter reader] slotOf $view $key]
        set row [::wargame::borodino::cards unit $view $slot \
                $presenter]
        dict with row {}
        lappend rows [list $place $title [dict create faces $faces \
            title $title focus $key state "" line [::wargame::base::say \
                borodino.supply.step[expr {$guard ? ".guard" : ""}] \
                [lindex $strength $step] [lindex $strength $step-1]] \
            choices [lmap action $actions {
                dict create action $action style "" label \
                        [Label $action $presenter]
            }]]]
    }
    set all [list [dict create section [::wargame::base::say [expr {
        [llength $rows] ? "borodino.supply.steps" : "borodino.supply.none"}]]]]
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

proc ::wargame::borodino::supply::Label {action presenter} {
    set words [lassign $action verb unit]
    if {[llength $words] == 2 && [lindex $words 0] eq [lindex $words 1]} {
        append verb .twice
    }
    return [::wargame::base::say borodino.card.verb.$verb {*}[lmap word $words {
        set short borodino.supply.short.$word
        expr {[::wargame::base::said $short] ? [::wargame::base::say $short]
            : [[$presenter words] placeName $word]}
    }]]
}

# Cut --
#
#       The units to which no supply line leads.
proc ::wargame::borodino::supply::Cut {view units presenter} {
    set rows {}
    foreach unit $units {
        if {[dict get $unit sources] eq ""} {
            set row [::wargame::borodino::cards unit $view \
                    [dict get $unit slot] $presenter]
            lappend rows [dict create faces [dict get $row faces] \
                    title [dict get $row title] focus [dict get $row key] \
                    state bad line [dict get $row place]]
        }
    }
    if {[llength $rows] == 0} {
        return {}
    }
    return [linsert $rows 0 [dict create section \
            [::wargame::base::say borodino.supply.cutOff]]]
}

# Lines --
#
#       The roads of live supply lines, as they are drawn on the map.
proc ::wargame::borodino::supply::Lines {found} {
    set live [dict create]
    foreach road [dict get $found roads] {
        lassign $road a b
        dict set live [list $a $b] 1
        dict set live [list $b $a] 1
    }
    set lines {}
    foreach road [Roads] {
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

# Roads --
#
#       As the build has cut them; see maps/map2roads.tcl.
proc ::wargame::borodino::supply::Roads {} {
    variable Roads
    if {![info exists Roads]} {
        set Roads [split [string trim [::wargame::base::readText [file join \
                $::wargame::directory maps borodino-1812.roads]]] \n]
    }
    return $Roads
}

proc ::wargame::borodino::supply::Signs {sources} {
    return [lmap source $sources {
        dict with source {}
        lassign [dict get [::wargame::borodino::map] area $area supply] \
                - - x y
        list $x $y [expr {$open ? "supply" : "used"}] \
                $points
    }]
}

# Lights --
#
#       Where units stand that no supply line reaches.
proc ::wargame::borodino::supply::Lights {view found presenter} {
    set cut {}
    foreach unit [dict get $found units] {
        if {[dict get $unit sources] eq ""} {
            lappend cut [[$presenter reader] placeOf $view [dict get \
                [::wargame::borodino::cards unit $view [dict get $unit slot] \
                    $presenter] \
                key]]
        }
    }
    return [list warn [lsort -unique $cut]]
}
