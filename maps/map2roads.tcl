# map2roads.tcl --
#
#       tclsh map2roads.tcl LIBRARY GROUND.geojson MAP > FILE
#
#       Cuts the roads of the ground at the borders of the areas.  A line of
#       FILE for each road: {KEY {x y ...} KEY {x y ...}...}, the areas that it
#       leads through and its course in each, in whole metres as in MAP; what
#       one course ends with, the next begins with.

source -encoding utf-8 [file join [file dirname [info script]] readers.tcl]
source -encoding utf-8 [file join [file dirname [info script]] draw geometry.tcl]

proc main {library ground path} {
    readers $library mapfile maplabels
    set map [wargame::ground::mapfile read $path]
    lassign [dict get $map frame] width height
    foreach feature [readGround $ground $height] {
        lassign $feature layer properties line
        if {$layer eq "road"} {
            puts [Cut $map [southward $line $height]]
        }
    }
}

# Cut --
#
#       A road's pieces, {KEY LINE ...}.  What lies in no area belongs to the
#       last one before it.
proc Cut {map line} {
    set pieces {}
    set piece {}
    set last ""
    lassign $line x0 y0
    foreach {x y} $line {
        # In steps of some 20 metres.
        set steps [expr {max(1, int(hypot($x - $x0, $y - $y0) / 20))}]
        for {set i 1} {$i <= $steps} {incr i} {
            set at [list [expr {round($x0 + ($x - $x0) * $i / double($steps))}] \
                    [expr {round($y0 + ($y - $y0) * $i / double($steps))}]]
            set key [wargame::ground::mapfile at $map {*}$at]
            if {$key ne $last && $key ne ""} {
                lappend piece {*}$at
                if {$last ne ""} {
                    lappend pieces $last $piece
                }
                set piece $at
                set last $key
            } elseif {$i == $steps} {
                lappend piece {*}$at
            }
        }
        set x0 $x
        set y0 $y
    }
    return [lappend pieces $last $piece]
}

main {*}$argv
