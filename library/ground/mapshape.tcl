# mapshape.tcl --
#
#       The shapes of a map's areas: how they close from their borders, and
#       what lies in them.
#
#       mapShape at MAP X Y          the key of the playable area that holds the
#                                    point x,y, or ""
#       mapShape inside SHAPE X Y    is the point x,y inside {x y ...}?
#       mapShape distance LINE X Y   how far it is from a line {x y ...}
#       mapShape close MAP           the map with the shape of every area closed
#       mapShape reverse LINE        {x y ...} from its end to its beginning

need ground/mapwords

namespace eval ::wargame::ground::mapShape {
    namespace export at inside distance close reverse
    namespace ensemble create
    namespace import ::wargame::ground::mapWords::fail
}

proc ::wargame::ground::mapShape::at {map x y} {
    dict for {key area} [dict get $map area] {
        lassign [dict get $area bounds] left bottom right top
        if {$x >= $left && $x <= $right && $y >= $bottom && $y <= $top
                && [dict get $area playable]
                && [inside [dict get $area shape] $x $y]} {
            return $key
        }
    }
    return ""
}

proc ::wargame::ground::mapShape::inside {shape x y} {
    set in 0
    lassign [lrange $shape end-1 end] x0 y0
    foreach {x1 y1} $shape {
        if {($y1 > $y) != ($y0 > $y)
                && $x < double($x0 - $x1) * ($y - $y1) / ($y0 - $y1) + $x1} {
            set in [expr {!$in}]
        }
        set x0 $x1
        set y0 $y1
    }
    return $in
}

proc ::wargame::ground::mapShape::distance {line x y} {
    set best Inf
    lassign $line x0 y0
    foreach {x1 y1} $line {
        set dx [expr {$x1 - $x0}]
        set dy [expr {$y1 - $y0}]
        set long [expr {double($dx * $dx + $dy * $dy)}]
        set t 0
        if {$long > 0} {
            set t [expr {(($x - $x0) * $dx + ($y - $y0) * $dy) / $long}]
            set t [expr {max(0, min(1, $t))}]
        }
        set d [expr {hypot($x - $x0 - $t * $dx, $y - $y0 - $t * $dy)}]
        set best [expr {min($best, $d)}]
        set x0 $x1
        set y0 $y1
    }
    return $best
}

proc ::wargame::ground::mapShape::close {map} {
    set pieces [FrameSides $map]
    foreach border [dict get $map border] {
        foreach line [dict get $border lines] {
            foreach end {a b} {
                dict lappend pieces [dict get $border $end] $line
            }
        }
    }
    dict for {key area} [dict get $map area] {
        set number [dict get $area line]
        if {![dict exists $pieces $key]} {
            fail "area \"$key\" has no borders" $number
        }
        set shape [Ring [dict get $pieces $key]]
        if {$shape eq ""} {
            fail "the borders of \"$key\" do not close" $number
        }
        dict set map area $key shape $shape
        dict set map area $key bounds [Bounds $shape]
        dict set map area $key edge [dict exists $pieces edge $key]
        dict unset map area $key line
    }
    return $map
}

# FrameSides --
#
#       The pieces of the frame by the key of the area that they close, and
#       under "edge" the keys of those areas.
proc ::wargame::ground::mapShape::FrameSides {map} {
    lassign [dict get $map frame] width height
    set stops {}
    foreach border [dict get $map border] {
        set owners [list [dict get $border a] [dict get $border b]]
        foreach line [dict get $border lines] {
            foreach point [list [lrange $line 0 1] [lrange $line end-1 end]] {
                set around [Around $width $height {*}$point]
                if {$around >= 0} {
                    lappend stops [list $around $point $owners]
                }
            }
        }
    }
    set corners [list [list $width [list $width 0]] \
            [list [expr {$width + $height}] [list $width $height]] \
            [list [expr {2 * $width + $height}] [list 0 $height]] \
            [list [expr {2 * ($width + $height)}] {0 0}]]
    foreach corner $corners {
        lappend stops $corner
    }
    set stops [lsort -real -index 0 $stops]
    # Begin at a border, not at a corner.
    while {[llength [lindex $stops 0]] < 3} {
        set stops [concat [lrange $stops 1 end] [list [lindex $stops 0]]]
    }
    lappend stops [lindex $stops 0]
    set pieces [dict create edge {}]
    set piece {}
    foreach stop $stops {
        lassign $stop around point owners
        lappend piece {*}$point
        if {$owners eq ""} {
            continue
        }
        if {[llength $piece] > 2} {
            foreach key $owners {
                if {$key in $before} {
                    dict lappend pieces $key $piece
                    dict set pieces edge $key 1
                    break
                }
            }
        }
        set piece $point
        set before $owners
    }
    return $pieces
}

# Around --
#
#       How far a point of the frame is from the south-west corner, going
#       east about; -1 if it is not on the frame.
proc ::wargame::ground::mapShape::Around {width height x y} {
    if {$y == 0} {
        return $x
    } elseif {$x == $width} {
        return [expr {$width + $y}]
    } elseif {$y == $height} {
        return [expr {2 * $width + $height - $x}]
    } elseif {$x == 0} {
        return [expr {2 * ($width + $height) - $y}]
    }
    return -1
}

# Ring --
#
#       The shape that pieces of line make when joined end to end, or "" if
#       they do not make exactly one.
proc ::wargame::ground::mapShape::Ring {pieces} {
    set pieces [lassign $pieces ring]
    while {[llength $pieces] > 0} {
        set end [lrange $ring end-1 end]
        set found 0
        for {set i 0} {$i < [llength $pieces]} {incr i} {
            set piece [lindex $pieces $i]
            if {[lrange $piece end-1 end] eq $end} {
                set piece [reverse $piece]
            }
            if {[lrange $piece 0 1] eq $end} {
                lappend ring {*}[lrange $piece 2 end]
                set pieces [lreplace $pieces $i $i]
                set found 1
                break
            }
        }
        if {!$found} {
            return ""
        }
    }
    if {[lrange $ring 0 1] ne [lrange $ring end-1 end]} {
        return ""
    }
    return [lrange $ring 0 end-2]
}

proc ::wargame::ground::mapShape::reverse {line} {
    set back {}
    foreach {y x} [lreverse $line] {
        lappend back $x $y
    }
    return $back
}

proc ::wargame::ground::mapShape::Bounds {shape} {
    set xs {}
    set ys {}
    foreach {x y} $shape {
        lappend xs $x
        lappend ys $y
    }
    return [list [::tcl::mathfunc::min {*}$xs] [::tcl::mathfunc::min {*}$ys] \
            [::tcl::mathfunc::max {*}$xs] [::tcl::mathfunc::max {*}$ys]]
}
