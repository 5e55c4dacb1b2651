# grid2c.tcl --
#
#       tclsh grid2c.tcl LIBRARY MAP > FILE
#
#       Writes a map of hexes as C: the tables (berezina_map.c) that
#       generic/berezina/map.h declares.

# Sides --
#
#       The sides of each hex toward the next of each line {NAME HEX...}, as
#       bits; if not whole, of pairs of hexes.
proc Sides {map lines whole} {
    set bits [dict create]
    foreach line $lines {
        set hexes [lrange $line 1 end]
        foreach {from to} [expr {$whole ? [Steps $hexes] : $hexes}] {
            foreach {a b} [list $from $to $to $from] {
                set side [wargame::ground::hexfile side $map $a $b]
                if {$side < 0} {
                    throw {WARGAME BADFILE} \
                            "$a and $b of [lindex $line 0] do not touch"
                }
                dict set bits $a [expr {1 << $side
                    | ([dict exists $bits $a] ? [dict get $bits $a] : 0)}]
            }
        }
    }
    return $bits
}

proc Steps {hexes} {
    foreach from [lrange $hexes 0 end-1] to [lrange $hexes 1 end] {
        lappend steps $from $to
    }
    return $steps
}

# River --
#
#       The sides that have the other bank beyond them.
proc River {map} {
    set bits [dict create]
    dict for {hex ground} [dict get $map hex] {
        for {set side 0} {$side < 6} {incr side} {
            set to [wargame::ground::hexfile beyond $map $hex $side]
            if {$to ne "" && [dict get $map hex $to bank]
                    ne [dict get $ground bank]} {
                dict set bits $hex [expr {1 << $side | ([dict exists $bits $hex]
                    ? [dict get $bits $hex] : 0)}]
            }
        }
    }
    return $bits
}

proc Bits {table hex} {
    return [expr {[dict exists $table $hex] ? [dict get $table $hex] : 0}]
}

# Lines --
#
#       What lies on the sides of hexes: the bits of each hex, by what it is.
proc Lines {map} {
    return [dict create road [Sides $map [dict get $map road] 1] \
            trail [Sides $map [dict get $map trail] 1] \
            stream [Sides $map [dict get $map stream] 0] \
            ford [Sides $map [dict get $map ford] 1] river [River $map]]
}

proc Hexes {game map lines} {
    dict with lines {}
    puts "const Hex ${game}_hex\[HEXES\] = \{"
    dict for {hex ground} [dict get $map hex] {
        dict with ground {
            puts "    \{ \"$hex\", [string toupper $terrain], $level,\
                [string toupper $bank], $town, $earthwork,\
                [Bits $road $hex], [Bits $trail $hex], [Bits $river $hex],\
                [Bits $stream $hex], [Bits $ford $hex] \},"
        }
    }
    puts "\};\n"
}

# Way --
#
#       What a step over a side of a hex meets, as map.h spells it.
proc Way {map lines hex side} {
    set to [wargame::ground::hexfile beyond $map $hex $side]
    if {$to eq ""} {
        return NO_WAY
    }
    set way [string toupper [dict get $map hex $to terrain]]
    if {[dict get $map hex $to level] > [dict get $map hex $hex level]} {
        append way |WAY_UP
    }
    foreach {kind line} {STREAM stream TRAIL trail ROAD road} {
        if {[Bits [dict get $lines $line] $hex] >> $side & 1} {
            append way |WAY_$kind
        }
    }
    return $way
}

# Ways --
#
#       The ways over all sides, out of the hexes and into them; those over
#       fords apart, from either bank.
proc Ways {game map lines} {
    set out {}
    foreach hex [dict keys [dict get $map hex]] {
        for {set side 0} {$side < 6} {incr side} {
            dict set out $hex $side [expr {
                [Bits [dict get $lines river] $hex] >> $side & 1
                ? [FordWay $map $hex $side] : [Way $map $lines $hex $side]}]
        }
    }
    puts "const uint8_t ${game}_way\[HEXES\]\[6\] = \{"
    foreach ways [dict values $out] {
        puts "    \{ [join [dict values $ways] {, }] \},"
    }
    puts "\};\n"
    puts "const uint8_t ${game}_way_in\[HEXES\]\[6\] = \{"
    foreach hex [dict keys $out] {
        puts "    \{ [join [lmap side {0 1 2 3 4 5} {
            set from [wargame::ground::hexfile beyond $map $hex $side]
            expr {$from eq "" ? "NO_WAY"
                : [dict get $out $from [expr {($side + 3) % 6}]]}
        }] {, }] \},"
    }
    puts "\};\n"
    puts "const uint8_t ${game}_ford_way\[FORDS\]\[2\] = \{"
    foreach ford [dict get $map ford] {
        lassign $ford - east west
        puts "    \{ [join [lmap {from to} [list $east $west $west $east] {
            Way $map $lines $from [wargame::ground::hexfile side $map $from $to]
        }] {, }] \},"
    }
    puts "\};\n"
}

# FordWay --
#
#       The way over a side that is the river's.
proc FordWay {map hex side} {
    set to [wargame::ground::hexfile beyond $map $hex $side]
    set number 0
    foreach ford [dict get $map ford] {
        switch -- [list $hex $to] [lrange $ford 1 2] {
            return "WAY_FORD + [expr {2 * $number}]"
        } [lreverse [lrange $ford 1 2]] {
            return "WAY_FORD + [expr {2 * $number + 1}]"
        }
        incr number
    }
    return NO_WAY
}

# Near --
#
#       The hexes beyond the sides: off the map none, or the hex itself.
proc Near {game map table itself} {
    puts "const int16_t ${game}_${table}\[HEXES\]\[6\] = \{"
    foreach hex [dict keys [dict get $map hex]] {
        set off [expr {$itself ? [dict get $map hex $hex number] : -1}]
        set near {}
        for {set side 0} {$side < 6} {incr side} {
            set to [wargame::ground::hexfile beyond $map $hex $side]
            lappend near [expr {$to eq "" ? $off
                : [dict get $map hex $to number]}]
        }
        puts "    \{ [join $near {, }] \},"
    }
    puts "\};\n"
}

proc Fords {game map} {
    puts "const Ford ${game}_ford\[FORDS\] = \{"
    foreach ford [dict get $map ford] {
        lassign $ford - east west
        puts "    \{ [dict get $map hex $east number],\
            [dict get $map hex $west number] \},"
    }
    puts "\};\n"
}

proc Towns {game map} {
    puts "const char *const ${game}_town\[\] = \{"
    foreach town [dict get $map town] {
        puts "    \"[lindex $town 0]\","
    }
    puts "    NULL\n\};"
}

lassign $argv library path
source -encoding utf-8 [file join [file dirname [info script]] made.tcl]
readers $library hexfile
orStop {
    set map [wargame::ground::hexfile read $path]
    set game [file rootname [file tail $path]]
    madeFrom $path
    puts "#include <stddef.h>\n#include \"generic/$game/map.h\"\n"
    set lines [Lines $map]
    Hexes $game $map $lines
    Ways $game $map $lines
    Near $game $map near 0
    Near $game $map next 1
    Fords $game $map
    Towns $game $map
}
