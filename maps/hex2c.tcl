# hex2c.tcl --
#
#       tclsh hex2c.tcl LIBRARY MAP > MAP_map.c
#
#       Writes the tables of a map of hexes as C, for the rules: the terrain
#       and the name of each hex, row by row.  A mistake in the map stops the
#       build with its file and line.

# The number of a hex from its printed name: 0102 is column 1, row 2.
proc hex {name} {
    global columns rows
    if {![regexp {^\d{4}$} $name] || [scan $name %2d%2d column row] != 2
            || $column < 1 || $column > $columns || $row < 1 || $row > $rows} {
        error "no hex \"$name\""
    }
    return [expr {($row - 1) * $columns + $column - 1}]
}

proc readLine {keyword args} {
    global columns rows terrain
    switch -- $keyword {
        size {
            lassign $args columns rows
        }
        terrain {
            foreach name [lassign $args word] {
                set terrain([hex $name]) [string toupper $word]
            }
        }
        default {
            error "unknown word \"$keyword\""
        }
    }
}

lassign $argv library path
source -encoding utf-8 [file join [file dirname [info script]] made.tcl]
readers $library maplines
orStop { ::wargame::ground::mapLines each $path readLine }
set game [file rootname [file tail $path]]
madeFrom $path
puts "#include \"generic/$game/$game.h\""
puts "const int8_t ${game}_terrain\[HEXES\] = {"
foreach hex [lsort -integer [array names terrain]] {
    puts "    \[$hex\] = $terrain($hex),"
}
puts "};"
puts "const char *const ${game}_hex\[HEXES\] = {"
for {set row 1} {$row <= $rows} {incr row} {
    for {set column 1} {$column <= $columns} {incr column} {
        puts [format {    "%02d%02d",} $column $row]
    }
}
puts "};"
