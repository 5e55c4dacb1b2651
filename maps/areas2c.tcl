# areas2c.tcl --
#
#       tclsh areas2c.tcl -header|-source LIBRARY MAP > FILE
#
#       Writes a map of numbered areas as C: the constants (monday_map.h) or
#       the tables (monday_map.c) that generic/monday/map.h declares.

source -encoding utf-8 [file join [file dirname [info script]] tables.tcl]

proc Header {game map} {
    areaNames [dict keys [dict get $map area]]
}

proc Source {game map} {
    set keys [dict keys [dict get $map area]]
    puts "const Area ${game}_area\[AREAS\] = \{"
    dict for {key area} [dict get $map area] {
        puts "    \[[areaName $key]\] = \{ [Fields $key $area] \},"
    }
    puts "\};"
    Sets $map ${game}_near 1
    Sets $map ${game}_across {$water eq "river"}
    Kinds $map ${game}_ground 1 {green yellow red}
    Kinds $map ${game}_half 2 {north south}
}

# Fields --
#
#       The members of an area after the order of struct Area.
proc Fields {key area} {
    dict with area {
        lassign $circle number colour half
        set worth [expr {$star eq "" ? "no_star" : [lindex $star 0]}]
        set owner [lsearch {west east} $bank]
        return "\"$key\", \"$name\", [string toupper $colour],\
                [string toupper $worth], [string toupper $half], $owner"
    }
}

# Sets --
#
#       A table of the neighbours of each area, as bits, across the borders for
#       which a condition holds.
proc Sets {map table condition} {
    set keys [dict keys [dict get $map area]]
    foreach border [dict get $map border] {
        dict with border {
            if $condition {
                dict lappend beside $a [lsearch -exact $keys $b]
                dict lappend beside $b [lsearch -exact $keys $a]
            }
        }
    }
    puts "\nconst Areas $table\[AREAS\] = \{"
    foreach key $keys {
        if {[dict exists $beside $key]} {
            set words [lmap from {0 64} {Bits [dict get $beside $key] $from}]
            puts "    \[[areaName $key]\] = \{ \{ [join $words {, }] \} \},"
        }
    }
    puts "\};"
}

# Kinds --
#
#       A table of the areas, as bits, whose circles have one of these words in
#       this place.
proc Kinds {map table place words} {
    set areas [dict values [dict get $map area]]
    puts "\nconst Areas $table\[\] = \{"
    foreach word $words {
        set found [lsearch -all [lmap area $areas {
            lindex [dict get $area circle] $place
        }] $word]
        set bits [lmap from {0 64} {Bits $found $from}]
        puts "    \[[string toupper $word]\] = \{ \{ [join $bits {, }] \} \},"
    }
    puts "\};"
}

# Bits --
#
#       A word of 64 bits, those of the numbers less 64 or as they are.
proc Bits {numbers from} {
    set word 0
    foreach number $numbers {
        if {$number >= $from && $number < $from + 64} {
            set word [expr {$word | 1 << ($number - $from)}]
        }
    }
    return [format 0x%016llxU $word]LL
}

writeTables $argv
