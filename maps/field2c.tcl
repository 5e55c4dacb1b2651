# field2c.tcl --
#
#       tclsh field2c.tcl LIBRARY MAP > FILE
#
#       Writes maps/moskowa.map as C: the tables that
#       generic/moskowa/ground.h declares.

# Near --
#
#       By hex, the six beyond its sides; also for Higher.
proc Near {map} {
    set near {}
    set hexes [llength [dict get $map terrain]]
    for {set hex 0} {$hex < $hexes} {incr hex} {
        lappend near [lmap side {0 1 2 3 4 5} {
            field beyond $map $hex $side
        }]
    }
    return $near
}

# Changes --
#
#       The sides beyond which the ground is higher, and lower.
proc Changes {levels hex near} {
    set here [lindex $levels $hex]
    set up 0
    set down 0
    set bit 1
    foreach to $near {
        if {$to >= 0} {
            set there [lindex $levels $to]
            if {$there > $here} {
                incr up $bit
            } elseif {$there < $here} {
                incr down $bit
            }
        }
        incr bit $bit
    }
    return [list $up $down]
}

proc Hexes {map near} {
    set levels [dict get $map level]
    puts "const Hex moskowa_hex\[HEXES\] = \{"
    set hex 0
    foreach terrain [dict get $map terrain] level $levels \
            slope [dict get $map slope] bank [dict get $map bank] \
            hilltop [dict get $map hilltop] river [dict get $map river] \
            stream [dict get $map stream] bridge [dict get $map bridge] \
            ford [dict get $map ford] crossing [dict get $map crossing] \
            protective [dict get $map protective] \
            road [dict get $map road] path [dict get $map path] {
        lassign [Changes $levels $hex [lindex $near $hex]] up down
        puts "\{$terrain,$level,$slope,$bank,$hilltop,$river,$stream,$bridge,\
                $ford,$crossing,$protective,$road,$path,$up,$down\},"
        incr hex
    }
    puts "\};\n\nconst int16_t moskowa_near\[HEXES\]\[WG_HEX_SIDES\] = \{"
    foreach six $near {
        puts "\{[join $six ,]\},"
    }
    puts "\};\n\nconst char moskowa_hex_name\[HEXES\]\[6\] = \{"
    for {set column 1} {$column <= [dict get $map columns]} {incr column} {
        for {set row 1} {$row <= [dict get $map rows]} {incr row} {
            puts -nonewline [format {"%03d%02d",} $column $row]
        }
        puts ""
    }
    puts "\};\n"
}

# Named --
#
#       Lists of hexes with a name: the places, the ways.
proc Named {type what lists} {
    set all {}
    puts "const $type moskowa_${what}\[\] = \{"
    foreach list $lists {
        set hexes [lassign $list name]
        puts "    \{ \"$name\", [llength $all], [llength $hexes] \},"
        lappend all {*}$hexes
    }
    puts "\};\nconst int moskowa_${what}s = [llength $lists];"
    puts "const int16_t moskowa_${what}_hex\[\] = \{\n[join $all ,]\n\};\n"
}

# Turns --
#
#       The turns after noon.  The rulebook's clock has no morning: 12 to 5 is
#       after noon, but 5 in a scenario of the morning is never told; all others
#       are before it, except the evening of the first (R-M50).
proc Turns {scenario time} {
    if {$time eq "-"} {
        return 0
    }
    if {$time eq "called"} {
        return CALLED
    }
    if {[scan $time %d:%d hour minute] != 2 || $minute % 20} {
        error "no time \"$time\""
    }
    set evening [expr {$scenario eq "1" || $hour < 6}]
    set hour [expr {$hour % 12 - ($evening || $hour == 12 ? 0 : 12)}]
    return [expr {3 * $hour + $minute / 20}]
}

proc Words {hexes count} {
    # A set as words of 64 bits.
    set words [lrepeat [expr {($count + 63) / 64}] 0]
    foreach hex $hexes {
        set at [expr {$hex / 64}]
        lset words $at [expr {[lindex $words $at] | 1 << $hex % 64}]
    }
    return [join [lmap word $words { format 0x%llx $word }] ,]
}

proc Areas {map} {
    set count [llength [dict get $map terrain]]
    puts "const Area moskowa_area\[\] = \{"
    foreach area [dict get $map area] {
        set hexes [lassign $area scenario side kind time name units]
        puts "\{ [lsearch -exact $field::scenarios $scenario],\
                [lsearch -exact $field::kinds $kind],\
                [dict get {french 0 russian 1 - -1} $side],\
                [Turns $scenario $time], [llength $hexes],\
                [First $hexes],\n\"$name\",\n\
                \"[join $units \;]\",\n\{[Words $hexes $count]\} \},"
    }
    puts "\};\nconst int moskowa_areas = [llength [dict get $map area]];"
    puts "const int16_t moskowa_closed\[SCENARIOS\] =\
            \{ [join [Closed [dict get $map area]] ,] \};"
    lassign [Objectives [dict get $map area]] objectives first
    puts "const int16_t moskowa_objective\[\] =\
            \{ [join $objectives ,] \};"
    puts "const int16_t moskowa_first_objective\[SCENARIOS + 1\] =\
            \{ [join $first ,] \};"
}

proc First {hexes} {
    # The hex with the least number, -1.
    return [expr {[llength $hexes] ? [tcl::mathfunc::min {*}$hexes] : -1}]
}

proc Closed {areas} {
    # A scenario's closed area, -1.
    set closed [lrepeat [llength $field::scenarios] -1]
    set number 0
    foreach area $areas {
        lassign $area scenario side kind
        if {$kind eq "closed"} {
            lset closed [lsearch -exact $field::scenarios $scenario] $number
        }
        incr number
    }
    return $closed
}

proc Objectives {areas} {
    # The objectives, scenario by scenario; where each one's begin, and the end.
    set all {}
    set first {}
    foreach scenario $field::scenarios {
        lappend first [llength $all]
        set number 0
        foreach area $areas {
            if {[lindex $area 0] eq $scenario
                    && [lindex $area 2] eq "objective"} {
                lappend all $number
            }
            incr number
        }
    }
    return [list $all [lappend first [llength $all]]]
}

lassign $argv library path
source -encoding utf-8 [file join [file dirname [info script]] made.tcl]
readers $library maplines
source -encoding utf-8 [file join [file dirname [info script]] field.tcl]
orStop {
    set map [field read $path]
    if {[llength [dict get $map terrain]]
            != [dict get $map columns] * [dict get $map rows]} {
        throw {WARGAME BADFILE} "$path: columns are missing"
    }
    madeFrom $path
    puts "#include \"generic/moskowa/ground.h\"\n"
    Hexes $map [Near $map]
    Named Place place [dict get $map place]
    Named Way way [dict get $map way]
    Areas $map
}
