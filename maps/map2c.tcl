# map2c.tcl --
#
#       tclsh map2c.tcl -header|-source LIBRARY MAP > FILE
#
#       Writes a map of areas as C: the constants (borodino_map.h) or the
#       tables (borodino_map.c) that generic/borodino/map.h declares.

source -encoding utf-8 [file join [file dirname [info script]] tables.tcl]

# InPlay --
#
#       The playable areas, {key area ...} in order.
proc InPlay {map} {
    return [dict filter [dict get $map area] script {key area} {
        dict get $area playable
    }]
}

# Ways --
#
#       The ways out of every place, by key: {to way ...}, in the order of the
#       places they lead to.  A way is a dictionary of its fields.
proc Ways {map} {
    set areas [InPlay $map]
    set ways {}
    set count 0
    foreach border [dict get $map border] {
        dict with border {
            if {![dict exists $areas $a] || ![dict exists $areas $b]} {
                continue
            }
            foreach {from to} [list $a $b $b $a] {
                dict set ways $from $to [dict create border $count \
                        water [expr {$water eq "" ? "DRY" : $water}] \
                        slope [Slope $slope $from $to] \
                        crossings [Crossings $crossings] woods $woods \
                        swamp [expr {[llength $swamp] > 0}] \
                        swamp_from [expr {$from in $swamp}] \
                        road [expr {[llength $road] > 0}] \
                        start_line $startline]
            }
        }
        incr count
    }
    set box [dict get $map box key]
    foreach {area road} [dict get $map box entries] {
        foreach {from to} [list $box $area $area $box] {
            dict set ways $from $to [dict create border $count water DRY \
                    slope LEVEL crossings 0 woods 0 swamp 0 swamp_from 0 \
                    road 1 start_line 0]
        }
        incr count
    }
    set places [concat [dict keys $areas] $box]
    set sorted {}
    foreach from $places {
        foreach to $places {
            if {[dict exists $ways $from $to]} {
                dict set sorted $from $to [dict get $ways $from $to]
            }
        }
    }
    return [list $sorted $count]
}

proc Slope {up from to} {
    switch -- [expr {$to in $up}][expr {$from in $up}] {
        00 {return LEVEL}
        10 {return SLOPE_UP}
        01 {return SLOPE_DOWN}
        11 {return SLOPE_BOTH}
    }
}

proc Crossings {crossings} {
    set bits {}
    foreach {kind name x y} $crossings {
        set bit [string toupper $kind]
        if {$bit ni $bits} {
            lappend bits $bit
        }
    }
    return [expr {$bits eq "" ? 0 : [join $bits " | "]}]
}

proc Header {game map} {
    set areas [InPlay $map]
    lassign [Ways $map] ways borders
    set count 0
    dict for {from to} $ways {
        incr count [dict size $to]
    }
    areaNames [dict keys $areas]
    puts "enum \{ WAYS = $count, BORDERS = $borders \};\n"
}

proc Source {game map} {
    lassign [Ways $map] ways
    set places [dict keys $ways]
    puts "const Area ${game}_area\[PLACES\] = \{"
    set first 0
    foreach key $places {
        puts "    \[[Place $map $key]\] = \{ [AreaFields $map $key],\
                $first, [dict size [dict get $ways $key]] \},"
        incr first [dict size [dict get $ways $key]]
    }
    puts "\};\n"
    puts "const Way ${game}_way\[WAYS\] = \{"
    dict for {from out} $ways {
        dict for {to way} $out {
            puts "    \{ [Place $map $from], [Place $map $to],\
                    [WayFields $way] \},"
        }
    }
    puts "\};\n"
    puts "const int16_t ${game}_way_to\[PLACES\]\[PLACES\] = \{"
    set number 0
    foreach from $places {
        set row {}
        foreach to $places {
            if {[dict exists $ways $from $to]} {
                lappend row $number
                incr number
            } else {
                lappend row -1
            }
        }
        puts "    \{ [join $row {, }] \},"
    }
    puts "\};\n"
    Sets $map $ways ${game}_beside {1}
    Sets $map $ways ${game}_road {[dict get $way road]}
    puts "const Post ${game}_post\[\] = \{"
    dict for {key area} [InPlay $map] {
        foreach block [concat [dict get $area headquarters] \
                [dict get $area stood]] {
            puts "    \{ \"$block\", [Place $map $key] \},"
        }
    }
    puts "    \{ 0, -1 \}\n\};"
}

# Place --
#
#       An area or the box as C calls it.
proc Place {map key} {
    if {$key eq [dict get $map box key]} {
        return BOX
    }
    return [areaName $key]
}

proc AreaFields {map key} {
    if {$key eq [dict get $map box key]} {
        set name [dict get $map box name]
        return "\"$key\", \"$name\", CLEAR, 0, -1, 0, false, false"
    }
    dict with map area $key {
        set source -1
        set symbols 0
        if {$supply ne ""} {
            set symbols [lindex $supply 1]
            set source [string index [lindex $supply 0] end]
        }
        return "\"$key\", \"$name\", [string toupper $terrain],\
                [lsearch {west east} $bank], $source, $symbols,\
                [Bool [llength $village]], [Bool $edge]"
    }
}

proc WayFields {way} {
    dict with way {
        return "$border, [string toupper $water], $slope, $crossings,\
                [Bool $woods], [Bool $swamp], [Bool $swamp_from],\
                [Bool $road], [Bool $start_line]"
    }
}

proc Bool {number} {
    return [expr {$number ? "true" : "false"}]
}

# Sets --
#
#       A table of the places one step away, as bits, across the ways for
#       which a condition holds.
proc Sets {map ways table condition} {
    puts "const Areas $table\[PLACES\] = \{"
    set places [dict keys $ways]
    dict for {from out} $ways {
        set bits 0
        dict for {to way} $out {
            if $condition {
                set bits [expr {$bits | 1 << [lsearch -exact $places $to]}]
            }
        }
        puts "    \[[Place $map $from]\] = [format 0x%016llxU $bits]LL,"
    }
    puts "\};\n"
}

writeTables $argv
