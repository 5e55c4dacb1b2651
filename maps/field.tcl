# field.tcl --
#
#       Reads maps/moskowa.map, whose first lines say how it is written.  A
#       mistake in it is an error that names the line.  After maplines.tcl of the
#       library.

namespace eval field {
    # ORDER TERRAIN, SLOPE, BANK, SIDE, AREA, SCENARIO: generic/moskowa/ground.h
    variable terrains {. 0 o 1 w 2 v 3 t 4 f 5 r 6 p 7}
    variable slopes {. 0 h 1 r 2 l 3}
    variable banks {right 0 left 1 beyond 2}
    variable sides {S SE NE N NW SW}
    variable kinds {setup arrival column skirmish closed objective}
    variable scenarios {1 2 3 4 5 6 H}
    namespace export read number beyond side
    namespace ensemble create
}

# read --
#
#       A dictionary: columns, rows; terrain level slope bank hilltop river
#       stream bridge ford crossing protective road path, each a list by the
#       number of the hex; place, way, lists of {NAME HEX...}; area, a list of
#       {SCENARIO SIDE KIND TIME NAME UNITS HEX...}.
proc field::read {path} {
    set map [dict create place {} way {} area {} brush {} marsh {} pond {}]
    ::wargame::ground::mapLines each $path {Line map}
    return $map
}

proc field::Line {name keyword args} {
    variable banks
    upvar 1 $name map
    switch -- $keyword {
        size {
            lassign $args columns rows
            dict set map columns $columns
            dict set map rows $rows
            foreach list {terrain level slope} {
                dict set map $list {}
            }
            foreach list {bank hilltop river stream bridge ford crossing
                    protective road path} {
                dict set map $list [lrepeat [expr {$columns * $rows}] 0]
            }
        }
        across {}
        brush - marsh - pond { dict lappend map $keyword {*}[Runs $map $args] }
        ground { Column map {*}$args }
        bank {
            foreach hex [Runs $map [lrange $args 1 end]] {
                Set map bank $hex [dict get $banks [lindex $args 0]]
            }
        }
        hilltop {
            foreach hex [Runs $map $args] {
                Set map hilltop $hex 1
            }
        }
        place {
            dict lappend map place [list [lindex $args 0] \
                    {*}[Runs $map [lrange $args 1 end]]]
        }
        river - stream - bridge - ford - protected - streambridge -
        streamford {
            Sides map [dict get {river river stream stream bridge bridge
                ford ford protected protective streambridge crossing
                streamford crossing} $keyword] [lrange $args 1 end]
        }
        road - path - line { Way map $keyword {*}$args }
        area { Area map {*}$args }
        default {
            error "unknown word \"$keyword\""
        }
    }
}

# number --
#
#       The number of a hex from its name.
proc field::number {map name} {
    set rows [dict get $map rows]
    if {![regexp {^\d{5}$} $name]
            || [scan $name %3d%2d column row] != 2
            || $column < 1 || $column > [dict get $map columns]
            || $row < 1 || $row > $rows} {
        error "no hex \"$name\""
    }
    return [expr {($column - 1) * $rows + $row - 1}]
}

# Runs --
#
#       The numbers of hexes from their names and runs down a column.
proc field::Runs {map words} {
    set hexes {}
    foreach word $words {
        lassign [split $word -] first last
        set from [number $map $first]
        set to $from
        if {$last ne ""} {
            set to [number $map [string range $first 0 2]$last]
        }
        for {set hex $from} {$hex <= $to} {incr hex} {
            lappend hexes $hex
        }
    }
    return $hexes
}

proc field::Set {name list hex value} {
    # The list is changed where it is, not copied.
    upvar 1 $name map
    set values [dict get $map $list]
    dict set map $list {}
    lset values $hex $value
    dict set map $list $values
}

proc field::Column {name column letters levels marks} {
    variable terrains
    variable slopes
    upvar 1 $name map
    set rows [dict get $map rows]
    scan $column %d number
    if {[llength [dict get $map terrain]] != ($number - 1) * $rows} {
        error "column $column is not the next"
    }
    foreach text {letters levels marks} {
        if {[string length [set $text]] != $rows} {
            error "$rows $text wanted in column $column"
        }
    }
    foreach letter [split $letters ""] {
        dict lappend map terrain [dict get $terrains $letter]
    }
    dict lappend map level {*}[split $levels ""]
    foreach letter [split $marks ""] {
        dict lappend map slope [dict get $slopes $letter]
    }
}

# beyond --
#
#       The hex beyond a side, 0 to 5; -1 off the map.  Even columns, counted
#       from 1, lie half a hex farther south.
proc field::beyond {map hex side} {
    set rows [dict get $map rows]
    set column [expr {$hex / $rows}]
    set row [expr {$hex % $rows}]
    set south [expr {$column % 2}]
    switch -- $side {
        0 { incr row }
        1 { incr column; incr row $south }
        2 { incr column; incr row [expr {$south - 1}] }
        3 { incr row -1 }
        4 { incr column -1; incr row [expr {$south - 1}] }
        5 { incr column -1; incr row $south }
    }
    return [expr {$column < 0 || $column >= [dict get $map columns]
            || $row < 0 || $row >= $rows ? -1 : $column * $rows + $row}]
}

# side --
#
#       The side of a hex toward its neighbour.
proc field::side {map hex to} {
    for {set side 0} {$side < 6} {incr side} {
        if {[beyond $map $hex $side] == $to} {
            return $side
        }
    }
    error "hexes $hex and $to do not touch"
}

# Sides --
#
#       Hexsides such as 00147N: seen from both hexes, but those of a work from
#       it alone.
proc field::Sides {name list words} {
    variable sides
    upvar 1 $name map
    foreach word $words {
        set hex [number $map [string range $word 0 4]]
        set side [lsearch -exact $sides [string range $word 5 end]]
        set to [expr {$side < 0 ? -1 : [beyond $map $hex $side]}]
        if {$to < 0} {
            error "no hexside \"$word\""
        }
        Mark map $list $hex $side
        if {$list ne "protective"} {
            Mark map $list $to [expr {($side + 3) % 6}]
        }
    }
}

proc field::Mark {name list hex side} {
    upvar 1 $name map
    Set map $list $hex [expr {[lindex [dict get $map $list] $hex]
        | 1 << $side}]
}

proc field::Way {name keyword title args} {
    upvar 1 $name map
    set hexes [lmap word $args { number $map $word }]
    foreach from [lrange $hexes 0 end-1] to [lrange $hexes 1 end] {
        set side [side $map $from $to]
        if {$keyword ne "line"} {
            Mark map $keyword $from $side
            Mark map $keyword $to [expr {($side + 3) % 6}]
        }
    }
    dict lappend map way [list $title {*}$hexes]
}

proc field::Area {name scenario side kind time title units args} {
    variable scenarios
    variable kinds
    upvar 1 $name map
    if {$scenario ni $scenarios || $kind ni $kinds
            || $side ni {french russian -}} {
        error "no such area: $scenario $side $kind"
    }
    dict lappend map area [list $scenario $side $kind $time $title $units \
            {*}[Runs $map $args]]
}
