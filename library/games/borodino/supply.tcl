# supply.tcl --
#
#       The supply phase of Borodino 1812, told to the supply room.
#
#       supply scene MATCH VIEWER SKIN   see app/supply.tcl; {} when no side is
#                                        being supplied

::wargame::needFile games/borodino/cards

namespace eval ::wargame::borodino::supply {
    namespace export scene
    namespace ensemble create
}

proc ::wargame::borodino::supply::scene {match viewer skin} {
    set side [$match side]
    set scene [::wargame::borodino::cards scene $match $viewer $skin]
    if {$scene eq {}} {
        return {}
    }
    set view [$match view $viewer]
    set found [dict merge {sources {} roads {} units {}} \
            [$match query $viewer "supply $side"]]
    set rows [Sources [dict get $found sources] $side $skin]
    lappend rows {*}[Offers $view [$match actions] $skin]
    lappend rows {*}[Cut $view [dict get $found units] $skin]
    dict set scene rows $rows
    dict set scene lines [Lines $found $skin]
    dict set scene signs [Signs [dict get $found sources] $skin]
    dict set scene lights [Lights $view $found $skin]
    return $scene
}

# Sources --
#
#       A row each: points left, and whether anything leads there.
proc ::wargame::borodino::supply::Sources {sources side skin} {
    set rows [list [dict create section \
            [::wargame::say borodino.supply.sources]]]
    foreach source $sources {
        dict with source {}
        set key borodino.supply.[expr {
            !$open ? "cut" : $points == 0 ? "spent" : "left"}]
        lappend rows [dict create title [$skin placeName $area] focus $area \
            line "[string repeat ● $points] [::wargame::say $key $points]" \
            state [expr {!$open ? "bad" : $points == 0 ? "" : "good"}]]
    }
    return $rows
}

# Offers --
#
#       The units that can be given a step, by area: one step an area.
proc ::wargame::borodino::supply::Offers {view actions skin} {
    set byUnit [dict create]
    foreach action $actions {
        if {[lindex $action 0] in {supply supply_guard}} {
            dict lappend byUnit [lindex $action 1] $action
        }
    }
    set rows {}
    dict for {key actions} $byUnit {
        set slot [::wargame::borodino::cards slot $view $key]
        set row [::wargame::borodino::cards unit $view $slot]
        dict with row {}
        lappend rows [list $place $title [dict create faces $faces \
            title $title focus $key state "" line [::wargame::say \
                borodino.supply.step [lindex $strength $step] \
                [lindex $strength $step-1]] \
            choices [lmap action $actions {
                dict create action $action style "" label [Label $action $skin]
            }]]]
    }
    set all [list [dict create section [::wargame::say [expr {
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

proc ::wargame::borodino::supply::Label {action skin} {
    set words [lassign $action verb unit]
    if {[llength $words] == 2 && [lindex $words 0] eq [lindex $words 1]} {
        append verb .twice
    }
    return [::wargame::say borodino.card.verb.$verb {*}[lmap word $words {
        $skin placeName $word
    }]]
}

# Cut --
#
#       The units to which no supply line leads.
proc ::wargame::borodino::supply::Cut {view units skin} {
    set rows {}
    foreach unit $units {
        if {[dict get $unit sources] eq ""} {
            set row [::wargame::borodino::cards unit $view \
                    [dict get $unit slot]]
            lappend rows [dict create faces [dict get $row faces] \
                    title [dict get $row title] focus [dict get $row key] \
                    state bad line [dict get $row place]]
        }
    }
    if {[llength $rows] == 0} {
        return {}
    }
    return [linsert $rows 0 [dict create section \
            [::wargame::say borodino.supply.cutOff]]]
}

# Lines --
#
#       Each live road from the middle of one area, over their border, to the
#       middle of the next.
proc ::wargame::borodino::supply::Lines {found skin} {
    set lines {}
    foreach road [dict get $found roads] {
        lassign $road from to
        lassign [Middle $from] x1 y1
        lassign [Middle $to] x2 y2
        set gate [Gate $from $to]
        if {$gate eq ""} {
            lappend lines [list $x1 $y1 $x2 $y2 supply]
        } else {
            lassign $gate x y
            lappend lines [list $x1 $y1 $x $y supply] \
                    [list $x $y $x2 $y2 supply]
        }
    }
    return $lines
}

proc ::wargame::borodino::supply::Signs {sources skin} {
    return [lmap source $sources {
        dict with source {}
        list {*}[Middle $area] [expr {$open ? "supply" : "used"}] $points
    }]
}

proc ::wargame::borodino::supply::Lights {view found skin} {
    set cut {}
    foreach unit [dict get $found units] {
        if {[dict get $unit sources] eq ""} {
            lappend cut [$skin placeOf $view [dict get \
                [::wargame::borodino::cards unit $view [dict get $unit slot]] \
                key]]
        }
    }
    return [list \
        supply [lsort -unique [concat {*}[dict get $found roads]]] \
        warn [lsort -unique $cut]]
}

# Map --
#
#       The map's file, read once.
proc ::wargame::borodino::supply::Map {} {
    variable Map
    if {![info exists Map]} {
        ::wargame::needFile mapfile
        set Map [::wargame::mapfile read [file join $::wargame::directory \
                maps borodino-1812.map]]
    }
    return $Map
}

# Middle --
#
#       Of an area: its source, if it is one, else the middle of its shape.
proc ::wargame::borodino::supply::Middle {key} {
    set area [dict get [Map] area $key]
    if {[llength [dict get $area supply]] >= 4} {
        lassign [dict get $area supply] - - x y
        return [list $x $y]
    }
    lassign {0 0 0} x y n
    foreach {a b} [dict get $area shape] {
        set x [expr {$x + $a}]
        set y [expr {$y + $b}]
        incr n
    }
    return [list [expr {$x / $n}] [expr {$y / $n}]]
}

# Gate --
#
#       Where the road crosses from one area to the other: the middle of their
#       border.
proc ::wargame::borodino::supply::Gate {from to} {
    foreach border [dict get [Map] border] {
        if {[dict get $border a] in [list $from $to]
                && [dict get $border b] in [list $from $to]} {
            if {[llength [dict get $border crossings]]} {
                return [lrange [dict get $border crossings] 2 3]
            }
            set line [lindex [dict get $border lines] 0]
            set at [expr {[llength $line] / 4 * 2}]
            return [lrange $line $at $at+1]
        }
    }
    return ""
}
