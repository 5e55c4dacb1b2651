# ground.tcl --
#
#       The map of La Bataille de la Moskowa as a Board has it.
#
#       ground FOLDER KEYS     GROUND for a Board; FOLDER has its pictures and
#                              names, KEYS are the hexes
#       counts KEYS            {COLUMNS ROWS} of those hexes
#       middle HEX             {x y}, y to the north

need ground/fieldshape present/facts

namespace eval ::wargame::moskowa {
    # Metres that a counter is wide, of a hex of a hundred.
    variable Counter 78
    # How wide the drawn squares of the ground are made.
    variable Drawn {4608 8064 11520}
}

proc ::wargame::moskowa::counts {keys} {
    scan [lindex $keys end] %3d%2d columns rows
    return [list $columns $rows]
}

proc ::wargame::moskowa::ground {folder keys} {
    variable Counter
    variable Drawn
    set counts [counts $keys]
    lassign [::wargame::ground::fieldShape size $counts] width height
    set squares [file join $folder moskowa.squares]
    return [dict create frame [list $width $height] spaces {} \
            levels [concat [glob -nocomplain -directory $folder \
                    moskowa-\[0-9\]*.webp moskowa-\[0-9\]*.pieces] \
                [expr {[file exists $squares]
                    ? [lmap wide $Drawn { string cat $squares@$wide }] : {}}]] \
            captions [Names [file join $folder moskowa.captions]] \
            piece $Counter at [list ::wargame::moskowa::At $counts $height] \
            make [list [list ::wargame::moskowa::Space $counts $height] \
                [llength $keys]]]
}

# Space --
#
#       A hex as a Board has it; "" if there is none.
proc ::wargame::moskowa::Space {counts height key} {
    lassign $counts columns rows
    if {![regexp {^\d{5}$} $key] || [scan $key %3d%2d column row] != 2
            || $column < 1 || $column > $columns || $row < 1
            || $row > $rows} {
        return ""
    }
    set shape {}
    foreach {x y} [::wargame::ground::fieldShape corners $key] {
        lappend shape $x [expr {$height - $y}]
    }
    # Between the western corner and the eastern one.
    lassign $shape - - - - right y
    set middle [list [expr {([lindex $shape 10] + $right) / 2}] $y]
    return [dict create shape $shape \
            stands [dict create side0 $middle side1 $middle]]
}

# Names --
#
#       What the build wrote of the names on the map.
proc ::wargame::moskowa::Names {path} {
    set channel [open [file normalize $path]]
    fconfigure $channel -encoding utf-8
    try {
        return [string trim [read $channel]]
    } finally {
        close $channel
    }
}

proc ::wargame::moskowa::At {counts height x y} {
    return [::wargame::ground::fieldShape at $counts $x [expr {$height - $y}]]
}

proc ::wargame::moskowa::middle {hex} {
    variable High
    if {![info exists High]} {
        set High [lindex [::wargame::ground::fieldShape size [counts \
                [dict get [::wargame::present::facts of moskowa] PlaceKeys]]] \
                1]
    }
    lassign [::wargame::ground::fieldShape middle $hex] x y
    return [list $x [expr {$High - $y}]]
}
