# paper.tcl --
#
#       The sheet that a map is drawn on: its colours, what is written to the
#       SVG, and which ground is taken, so that trees leave room for a road.

# The inks and washes.
array set ink {
    paper #f4ecd6    line #33271a     sepia #6e5534    hachure #84683f
    road #f6e7c1     track #7a5c38    roadside #5a4329
    water #a9cbd8    bank #2f5d7c     ripple #6c9fb9   deep #8db9cb
    marsh #dfe6cf    reed #4f7f86     tuft #5c7a45
    wood #ced7a8     leaf #8aa860     leafdark #6b8a4b leafline #475f33
    leaflight #aec485 trunk #4c4a2a   woodline #41602f shade #7e8a5c
    brick #b4513a    roof #cf7a5c     roofdark #93392a house #4a1d14
    earth #1d1712    earthlight #e9d9b4
    start #1f7a4d    side0 #27509c    side1 #2c7444   gold #c9a03a
    star #f2b824     limit #b0251b
    white #fbf7ea    field #c4ab78    orchard #7d9457
}

# put --
#
#       Writes one element: its name, then attributes as options.
proc put {element args} {
    global sheet
    set text "<$element"
    foreach {option value} $args {
        append text " [string range $option 1 end]=\"$value\""
    }
    puts $sheet "$text/>"
}

# stroke, fill --
#
#       Path data as a line or a wash of one colour; further attributes follow.
proc stroke {data colour width args} {
    if {$data ne ""} {
        put path -d $data -fill none -stroke $colour -stroke-width $width \
                -stroke-linecap round -stroke-linejoin round {*}$args
    }
}

proc fill {data colour args} {
    if {$data ne ""} {
        put path -d $data -fill $colour {*}$args
    }
}

# group, endGroup --
#
#       What comes between shares some attributes.
proc group {args} {
    global sheet
    set text "<g"
    foreach {option value} $args {
        append text " [string range $option 1 end]=\"$value\""
    }
    puts $sheet "$text>"
}

proc endGroup {} {
    global sheet
    puts $sheet "</g>"
}

# disc --
#
#       Path data of a circle.
proc disc {x y r} {
    return [format "M%.1f %.1fa%.1f %.1f 0 1 0 %.1f 0a%.1f %.1f 0 1 0 %.1f 0Z" \
            [expr {$x - $r}] $y $r $r [expr {2 * $r}] $r $r [expr {-2 * $r}]]
}

# take, takeShape, isTaken --
#
#       Marks ground, in cells of 20 m, as not free for a kind of thing: what
#       is within a distance of a line, or inside a shape.
proc take {kind line distance} {
    global taken
    foreach {x y dx dy} [walk [concat $line [lrange $line end-1 end]] 15] {
        set j1 [expr {int(($y + $distance) / 20)}]
        set i1 [expr {int(($x + $distance) / 20)}]
        for {set j [expr {int(($y - $distance) / 20)}]} {$j <= $j1} {incr j} {
            for {set i [expr {int(($x - $distance) / 20)}]} {$i <= $i1} \
                    {incr i} {
                set taken($kind,$i,$j) 1
            }
        }
    }
}

proc takeShape {kind shape} {
    global taken
    lassign [bounds $shape] - top - bottom
    for {set j [expr {int($top / 20)}]} {$j <= $bottom / 20} {incr j} {
        foreach {x0 x1} [spans $shape [expr {$j * 20 + 10}]] {
            for {set i [expr {int($x0 / 20)}]} {$i <= $x1 / 20} {incr i} {
                set taken($kind,$i,$j) 1
            }
        }
    }
}

# takeGlade --
#
#       Takes the ground of a box with its corners well rounded.
proc takeGlade {kind left top right bottom} {
    set x [expr {($left + $right) / 2.0}]
    set y [expr {($top + $bottom) / 2.0}]
    set shape {}
    for {set k 0} {$k < 40} {incr k} {
        set c [expr {cos($k * 0.15708)}]
        set s [expr {sin($k * 0.15708)}]
        lappend shape \
                [expr {$x + ($right - $x) * ($c < 0 ? -1 : 1)
                    * abs($c) ** 0.6}] \
                [expr {$y + ($bottom - $y) * ($s < 0 ? -1 : 1)
                    * abs($s) ** 0.6}]
    }
    takeShape $kind $shape
}

proc takeBox {kind left top right bottom} {
    takeShape $kind [list $left $top $right $top $right $bottom $left $bottom]
}

proc isTaken {kind x y} {
    global taken
    set cell $kind,[expr {int($x / 20)}],[expr {int($y / 20)}]
    return [info exists taken($cell)]
}
