# water.tcl --
#
#       Rivers in double line with ripples along both banks, streams that grow
#       from their spring to their mouth, mill ponds.

# drawWater --
#
#       Arguments:
#               waters  {name class line ...}
#               ponds   shapes
#               edges   the lines of borders that are water: a stream is drawn
#                       large only where it is one
#               bold    makes everything wider by this factor
proc drawWater {waters ponds edges bold} {
    global ink
    set rivers {}
    set banks ""
    set beds ""
    foreach {name class line} $waters {
        if {$class eq "river"} {
            lappend rivers [curve [eased $line 25]] [expr {$name eq "Moskva"
                    ? 150 : 60 * $bold}]
            continue
        }
        set line [eased [Downstream $name $line $waters] 22]
        foreach {playing part from to} [Reaches $line $edges] {
            if {$playing} {
                set w0 [expr {(15 + 13 * $from) * $bold}]
                set w1 [expr {(15 + 13 * $to) * $bold}]
                append banks [Ribbon $part $w0 $w1]
                append beds [Ribbon $part [expr {$w0 - 8 * $bold}] \
                        [expr {$w1 - 9 * $bold}]]
            } else {
                append banks [Ribbon $part [expr {(4 + 5 * $from) * $bold}] \
                        [expr {(4 + 5 * $to) * $bold}]]
            }
        }
    }
    fill $banks $ink(bank)
    foreach {data width} $rivers {
        stroke $data $ink(bank) $width
    }
    Ponds $ponds $bold
    fill $beds $ink(water)
    foreach {data width} $rivers {
        # Each line over the last leaves two ripples of it.
        foreach {colour inset} [list water 9 ripple 21 water 25 ripple 38 \
                deep 41.5] {
            set w [expr {$width - $inset * $bold}]
            if {$w > 0} {
                stroke $data $ink($colour) $w
            }
        }
        if {$width > 100} {
            stroke $data $ink(ripple) 66 -stroke-opacity 0.7
            stroke $data $ink(deep) 62
            stroke $data $ink(ripple) 4 -stroke-dasharray "90 60 30 50"
        } else {
            stroke $data $ink(bank) [expr {2.4 * $bold}] \
                    -stroke-dasharray "26 60 12 44" -stroke-opacity 0.75
        }
    }
}

# Downstream --
#
#       A stream's line with its mouth, the end nearer to other water, last.
proc Downstream {name line waters} {
    set ends {}
    foreach end {0 end-1} {
        set x [lindex $line $end]
        set y [lindex $line [expr {$end eq "0" ? 1 : "end"}]]
        set near Inf
        foreach {other class water} $waters {
            if {$other ne $name} {
                set near [expr {min($near,
                        [wargame::ground::mapfile distance $water $x $y])}]
            }
        }
        lappend ends $near
    }
    if {[lindex $ends 0] < [lindex $ends 1]} {
        set turned {}
        foreach {y x} [lreverse $line] {
            lappend turned $x $y
        }
        return $turned
    }
    return $line
}

# Reaches --
#
#       A stream cut where it begins or ends to be a border: {playing line
#       from to ...}, from and to being how far down it lies, 0 to 1.
proc Reaches {line edges} {
    set boxes [lmap edge $edges {bounds $edge}]
    set n [expr {[llength $line] / 2 - 1}]
    set reaches {}
    set part {}
    set i 0
    foreach {x y} $line {
        set playing 0
        foreach edge $edges box $boxes {
            if {[Close $edge $box $x $y]} {
                set playing 1
                break
            }
        }
        if {$part ne "" && $playing != $was} {
            lappend part $x $y
            lappend reaches $was $part [expr {double($first) / $n}] \
                    [expr {double($i) / $n}]
            set part {}
        }
        if {$part eq ""} {
            set first $i
        }
        lappend part $x $y
        set was $playing
        incr i
    }
    if {[llength $part] > 2} {
        lappend reaches $was $part [expr {double($first) / $n}] 1.0
    }
    return $reaches
}

# Close --
#
#       Is a point on a line that has those bounds, as near as matters?
proc Close {line box x y} {
    lassign $box left top right bottom
    return [expr {$x > $left - 20 && $x < $right + 20 && $y > $top - 20
            && $y < $bottom + 20
            && [wargame::ground::mapfile distance $line $x $y] < 18}]
}

# Ribbon --
#
#       Path data of a line whose width goes from one to another.
proc Ribbon {line w0 w1} {
    set n [expr {[llength $line] / 2 - 1}]
    set left {}
    set right {}
    for {set i 0} {$i <= $n} {incr i} {
        set a [expr {2 * max(0, $i - 1)}]
        set b [expr {2 * min($n, $i + 1)}]
        set dx [expr {[lindex $line $b] - [lindex $line $a]}]
        set dy [expr {[lindex $line $b+1] - [lindex $line $a+1]}]
        set long [expr {max(0.01, hypot($dx, $dy))}]
        set half [expr {($w0 + ($w1 - $w0) * $i / double($n)) / 2 / $long}]
        set x [lindex $line [expr {2 * $i}]]
        set y [lindex $line [expr {2 * $i + 1}]]
        lappend left [expr {$x - $dy * $half}] [expr {$y + $dx * $half}]
        lappend right [expr {$y - $dx * $half}] [expr {$x + $dy * $half}]
    }
    return [curve $left]L[string range [curve [lreverse $right]] 1 end]Z
}

# Ponds --
#
#       Mill ponds, with a line of ripples along the shore.
proc Ponds {ponds bold} {
    global ink
    foreach shape $ponds {
        set data [ring $shape]
        fill $data $ink(water) -stroke $ink(bank) \
                -stroke-width [expr {8 * $bold}]
        lassign [axis $shape] x y
        foreach k {0.8 0.6 0.4} {
            set inner {}
            foreach {px py} $shape {
                lappend inner [expr {$x + ($px - $x) * $k}] \
                        [expr {$y + ($py - $y) * $k}]
            }
            stroke [ring $inner] $ink(ripple) [expr {3.4 * $bold}]
        }
    }
}

# acrossAt --
#
#       The way across the nearest water at a point, {dx dy long}: along the
#       road, if one leads there (roads: {class line ...}), else straight over.
proc acrossAt {x y waters roads bold} {
    # No line is nearer than the box about it.
    set here [list $x $y $x $y]
    set best Inf
    foreach {name class line} $waters {
        if {[boxDistance $here [bounds $line]] > $best} continue
        lassign [AlongAt $line $x $y] far dx dy
        if {$far < $best} {
            set best $far
            set flow [list $dx $dy]
            set wide [expr {($class eq "river" ? 60 : 26) * $bold}]
        }
    }
    lassign $flow fx fy
    set way [list [expr {-$fy}] $fx $wide]
    set best 25
    foreach {class line} $roads {
        if {[boxDistance $here [bounds $line]] > $best} continue
        lassign [AlongAt $line $x $y] far dx dy
        set lean [expr {abs($fx * $dy - $fy * $dx)}]
        if {$far < $best && $lean > 0.45} {
            set best $far
            set way [list $dx $dy [expr {$wide / $lean}]]
        }
    }
    return $way
}

# AlongAt --
#
#       How far a point is from a line, and the line's direction there.
proc AlongAt {line x y} {
    set best Inf
    set answer {Inf 1 0}
    foreach {px py dx dy} [walk [eased $line 40] 12] {
        set far [expr {hypot($px - $x, $py - $y)}]
        if {$far < $best} {
            set best $far
            set answer [list $far $dx $dy]
        }
    }
    return $answer
}
