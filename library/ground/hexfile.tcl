# hexfile.tcl --
#
#       Reads a map of hexes, such as maps/berezina.map, whose first lines say
#       how it is written.  Used by the build, which makes C tables and a
#       picture of it, and by the table.  No Tk, no rules.

need ground/maplines

namespace eval ::wargame::ground::hexfile {
    namespace export read beyond side
    namespace ensemble create
}

# read --
#
#       Arguments:
#               path    name of a .map file
#       Results:
#               a dictionary:
#                 rows columns first across origin   as in the file
#                 hex     by name, in the order of their numbers, a dictionary:
#                         number, terrain (clear woods swamp town), level, bank
#                         (east west), town (its number or -1), earthwork
#                 town    a list of {NAME HEX...}
#                 ford    a list of {NAME EAST WEST}
#                 stream road trail   lists of {NAME HEX...}
#                 exit entry          lists of {HEX NAME}
#                 margin  {WEST SOUTH EAST NORTH}, metres of the picture about
#                         the hexes
#                 caption a list of {KIND X Y ANGLE METRES TEXT}, the names that
#                         the table paints; x and y as those of the first hex
#       Errors:
#               {WARGAME BADFILE}; the message names the file and the line.
proc ::wargame::ground::hexfile::read {path} {
    set map [dict create hex {} town {} ford {} stream {} road {} trail {} \
            exit {} entry {} margin {0 0 0 0} caption {}]
    ::wargame::ground::mapLines each $path {Line map}
    return $map
}

proc ::wargame::ground::hexfile::Line {name keyword args} {
    upvar 1 $name map
    switch -- $keyword {
        size { lassign $args rows columns first
            foreach word {rows columns first} {
                dict set map $word [set $word]
            }
        }
        across { dict set map across [lindex $args 0]
            dict set map origin [split [lindex $args 1] ,]
        }
        margin { dict set map margin $args }
        caption { lassign $args kind at angle metres text
            dict lappend map caption \
                    [list $kind {*}[split $at ,] $angle $metres $text]
        }
        ground { Ground map {*}$args }
        earthwork {
            foreach hex [Hexes $map $args] {
                dict set map hex $hex earthwork 1
            }
        }
        town {
            foreach hex [Hexes $map [lrange $args 1 end]] {
                dict set map hex $hex town [llength [dict get $map town]]
            }
            dict lappend map town $args
        }
        ford - stream - road - trail {
            Hexes $map [lrange $args 1 end]
            dict lappend map $keyword $args
        }
        exit - entry {
            Hexes $map [list [lindex $args 0]]
            dict lappend map $keyword $args
        }
        default {
            error "unknown word \"$keyword\""
        }
    }
}

proc ::wargame::ground::hexfile::Ground {name row east letters levels} {
    upvar 1 $name map
    set columns [dict get $map columns]
    if {[string length $letters] != $columns
            || [string length $levels] != $columns} {
        error "row $row needs $columns letters and as many levels"
    }
    for {set column 0} {$column < $columns} {incr column} {
        set letter [string index $letters $column]
        set terrain [dict get {. clear w woods s swamp t town} $letter]
        dict set map hex [format %02d%02d $row $column] [dict create \
                number [dict size [dict get $map hex]] \
                terrain $terrain level [string index $levels $column] \
                bank [expr {$column < $east ? "east" : "west"}] \
                town -1 earthwork 0]
    }
}

proc ::wargame::ground::hexfile::Hexes {map names} {
    foreach name $names {
        if {![dict exists $map hex $name]} {
            error "no hex \"$name\""
        }
    }
    return $names
}

# beyond --
#
#       The hex over one of the six sides of a hex, "" off the map; the sides
#       are numbered as in core/map/hex.h.
proc ::wargame::ground::hexfile::beyond {map hex side} {
    scan $hex %2d%2d row column
    set shifted [expr {$row & 1}]
    lassign [lindex [expr {$shifted
        ? {{0 1} {1 1} {1 0} {0 -1} {-1 0} {-1 1}}
        : {{0 1} {1 0} {1 -1} {0 -1} {-1 -1} {-1 0}}}] $side] down across
    set name [format %02d%02d [expr {$row + $down}] [expr {$column + $across}]]
    return [expr {[dict exists $map hex $name] ? $name : ""}]
}

# side --
#
#       The side of a hex toward a neighbour; -1 if it is none.
proc ::wargame::ground::hexfile::side {map hex to} {
    for {set side 0} {$side < 6} {incr side} {
        if {[beyond $map $hex $side] eq $to} {
            return $side
        }
    }
    return -1
}
