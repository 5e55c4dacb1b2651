# ground.tcl --
#
#       The map of Napoleon at the Berezina as a Board has it: its picture, its
#       hexes, the names that are painted over it; and beyond its edge a place
#       before each way in and each way out.
#
#       ground FOLDER      GROUND for a Board; FOLDER: where the .map and its
#                          pictures are
#       map ?FOLDER?       what hexfile read of berezina.map
#       middle PLACE       {x y} of a hex, or of a place beyond the edge
#       side HEX HEX       the middle of the side that two neighbours share
#       beyond KIND HEX    the place beyond an edge hex; KIND: in or out
#       edge PLACE         {KIND HEX} of such a place; {} of any other

namespace eval ::wargame::berezina {
    # A counter's width, of a hex 434 metres wide.
    variable Counter 350
}

need ground/hexfile ground/hexshape

proc ::wargame::berezina::map {{folder ""}} {
    variable Map
    if {![info exists Map]} {
        if {$folder eq ""} {
            set folder [file join $::wargame::directory maps]
        }
        set Map \
                [::wargame::ground::hexfile read \
                [file join $folder berezina.map]]
    }
    return $Map
}

proc ::wargame::berezina::ground {folder} {
    variable Ground
    if {![info exists Ground]} {
        set Ground [MakeGround $folder]
    }
    return $Ground
}

proc ::wargame::berezina::MakeGround {folder} {
    variable Counter
    set map [map $folder]
    set spaces [dict create]
    foreach hex [dict keys [dict get $map hex]] {
        dict set spaces $hex [Space $map $hex]
    }
    foreach {kind word} {out exit in entry} {
        foreach way [dict get $map $word] {
            lassign $way hex
            dict set spaces [beyond $kind $hex] \
                    [Space $map [Outside $map $hex]]
        }
    }
    return [dict create frame [::wargame::ground::hexshape frame $map] \
            levels [lsort -dictionary [glob -nocomplain -directory $folder \
                berezina-\[0-9\]*.webp berezina-\[0-9\]*.pieces]] \
            spaces $spaces captions [Captions $map] piece $Counter \
            at [list ::wargame::berezina::At $map]]
}

# Space --
#
#       A hex as a Board has it: counters lie in its middle.
proc ::wargame::berezina::Space {map hex} {
    set middle [::wargame::ground::hexshape centre $map $hex]
    return [dict create shape [::wargame::ground::hexshape outline $map $hex] \
            stands [dict create side0 $middle side1 $middle]]
}

# Captions --
#
#       Those of the map, from the corner of its picture.
proc ::wargame::berezina::Captions {map} {
    lassign [dict get $map margin] west south
    return [lmap caption [dict get $map caption] {
        lassign $caption kind x y
        lreplace $caption 1 2 [expr {$x + $west}] [expr {$y + $south}]
    }]
}

# ---- beyond the edge ----

proc ::wargame::berezina::beyond {kind hex} {
    return $kind.$hex
}

proc ::wargame::berezina::edge {place} {
    if {[regexp {^(in|out)\.(\d+)$} $place - kind hex]} {
        return [list $kind $hex]
    }
    return {}
}

# Outside --
#
#       The number that the hex beyond an edge hex would have.
proc ::wargame::berezina::Outside {map hex} {
    scan $hex %2d%2d row column
    set first [dict get $map first]
    set last [expr {$first + [dict get $map rows] - 1}]
    if {$row in [list $first $last]} {
        incr row [expr {$row == $first ? -1 : 1}]
    } else {
        incr column [expr {$column == 0 ? -1 : 1}]
    }
    return [format %02d%02d $row $column]
}

# At --
#
#       The hex, or the place beyond the edge, at a point of the ground.
proc ::wargame::berezina::At {map x y} {
    set hex [::wargame::ground::hexshape at $map $x $y]
    if {$hex ne ""} {
        return $hex
    }
    foreach {kind word} {out exit in entry} {
        foreach way [dict get $map $word] {
            lassign $way hex
            lassign [::wargame::ground::hexshape centre $map \
                    [Outside $map $hex]] x0 y0
            if {hypot($x - $x0, $y - $y0) < [dict get $map across] / 2.0} {
                return [beyond $kind $hex]
            }
        }
    }
    return ""
}

proc ::wargame::berezina::middle {place} {
    set edge [edge $place]
    return [::wargame::ground::hexshape centre [map] [expr {[llength $edge]
        ? [Outside [map] [lindex $edge 1]] : $place}]]
}

proc ::wargame::berezina::side {hex other} {
    lassign [::wargame::ground::hexshape between [map] $hex $other] x0 y0 x1 y1
    return [list [expr {($x0 + $x1) / 2}] [expr {($y0 + $y1) / 2}]]
}
