# geometry.tcl --
#
#       Lines and shapes, {x y x y ...}, for drawing a map.  All is in metres,
#       x east and y south from the north-west corner, as SVG has it.

# readGround --
#
#       The features of a .geojson: {layer properties lines ...}, a point being
#       a line of one.  North goes up in the file, so y is turned about.
proc readGround {path height} {
    set channel [open [file normalize $path]]
    fconfigure $channel -encoding utf-8
    set text [read $channel]
    close $channel
    set tokens [regexp -all -inline \
            {"(?:[^"\\]|\\.)*"|[][{},:]|[^][{},:\s"]+} $text]
    set at 0
    set features {}
    foreach feature [dict get [Json $tokens at] features] {
        set properties [dict get $feature properties]
        set shape [dict get $feature geometry coordinates]
        set type [dict get $feature geometry type]
        if {$type eq "Point"} {
            set shape [list [list $shape]]
        } elseif {$type eq "LineString"} {
            set shape [list $shape]
        }
        lappend features [list [dict get $properties layer] $properties \
                {*}[lmap line $shape {southward [concat {*}$line] $height}]]
    }
    return $features
}

# Json --
#
#       The value at a place in a list of tokens: an object as a dictionary,
#       an array as a list.  The variable named by at is moved past it.
proc Json {tokens at} {
    upvar 1 $at i
    set token [lindex $tokens $i]
    incr i
    switch -- [string index $token 0] {
        "\{" {
            set value {}
            while {[lindex $tokens $i] ne "\}"} {
                set key [Json $tokens i]
                incr i
                lappend value $key [Json $tokens i]
                if {[lindex $tokens $i] eq ","} {
                    incr i
                }
            }
            incr i
        }
        "\[" {
            set value {}
            while {[lindex $tokens $i] ne "\]"} {
                lappend value [Json $tokens i]
                if {[lindex $tokens $i] eq ","} {
                    incr i
                }
            }
            incr i
        }
        "\"" {
            set value [subst -nocommands -novariables \
                    [string range $token 1 end-1]]
        }
        default {
            set value $token
        }
    }
    return $value
}

proc southward {line height} {
    set turned {}
    foreach {x y} $line {
        lappend turned $x [expr {$height - $y}]
    }
    return $turned
}

# straight, curve --
#
#       SVG path data for a line: through its points, or bent smoothly about
#       them between its first and last.
proc straight {line {close ""}} {
    set data M
    foreach {x y} $line {
        append data [format "%.1f %.1f " $x $y]
    }
    return $data$close
}

proc curve {line} {
    if {[llength $line] < 6} {
        return [straight $line]
    }
    set rest [lassign $line x0 y0 x y]
    set data [format "M%.1f %.1f" $x0 $y0]
    foreach {x2 y2} [lrange $rest 0 end-2] {
        append data [format "Q%.1f %.1f %.1f %.1f" $x $y \
                [expr {($x + $x2) / 2.0}] [expr {($y + $y2) / 2.0}]]
        set x $x2
        set y $y2
    }
    append data [format "Q%.1f %.1f %.1f %.1f" $x $y \
            {*}[lrange $line end-1 end]]
    return $data
}

# ring --
#
#       SVG path data for a shape with its corners rounded off.
proc ring {shape} {
    lassign $shape x y
    set data ""
    set letter M
    foreach {x2 y2} [concat [lrange $shape 2 end] [lrange $shape 0 3]] {
        set mx [expr {($x + $x2) / 2.0}]
        set my [expr {($y + $y2) / 2.0}]
        if {$letter eq "M"} {
            append data [format "M%.1f %.1f" $mx $my]
            set letter Q
        } else {
            append data [format "Q%.1f %.1f %.1f %.1f" $x $y $mx $my]
        }
        set x $x2
        set y $y2
    }
    return ${data}Z
}

# walk --
#
#       Points evenly spaced along a line, {x y dx dy ...}, dx dy being the
#       direction of the line there, of length 1.
proc walk {line step {first 0}} {
    set points {}
    set left $first
    lassign $line x0 y0
    foreach {x y} [lrange $line 2 end] {
        set long [expr {hypot($x - $x0, $y - $y0)}]
        if {$long > 0} {
            set dx [expr {($x - $x0) / $long}]
            set dy [expr {($y - $y0) / $long}]
            while {$left <= $long} {
                lappend points [expr {$x0 + $dx * $left}] \
                        [expr {$y0 + $dy * $left}] $dx $dy
                set left [expr {$left + $step}]
            }
            set left [expr {$left - $long}]
        }
        set x0 $x
        set y0 $y
    }
    return $points
}

# eased --
#
#       The same line with its small bends taken out, walked in equal steps.
proc eased {line {step 30}} {
    set points [lrange $line 0 1]
    foreach {x y dx dy} [walk $line $step $step] {
        lappend points $x $y
    }
    lappend points {*}[lrange $line end-1 end]
    set smooth [lrange $points 0 1]
    foreach {x0 y0} [lrange $points 0 end-4] {x1 y1} [lrange $points 2 end-2] \
            {x2 y2} [lrange $points 4 end] {
        lappend smooth [expr {($x0 + 2 * $x1 + $x2) / 4.0}] \
                [expr {($y0 + 2 * $y1 + $y2) / 4.0}]
    }
    lappend smooth {*}[lrange $points end-1 end]
    return $smooth
}

# beside --
#
#       A line shifted to its right by a distance (to its left if negative).
proc beside {line by} {
    set shifted {}
    set n [expr {[llength $line] / 2}]
    for {set i 0} {$i < $n} {incr i} {
        set before [expr {max(0, $i - 1)}]
        set after [expr {min($n - 1, $i + 1)}]
        set dx [expr {[lindex $line [expr {2 * $after}]]
                - [lindex $line [expr {2 * $before}]]}]
        set dy [expr {[lindex $line [expr {2 * $after + 1}]]
                - [lindex $line [expr {2 * $before + 1}]]}]
        set long [expr {max(0.001, hypot($dx, $dy))}]
        lappend shifted \
                [expr {[lindex $line [expr {2 * $i}]] - $dy / $long * $by}] \
                [expr {[lindex $line [expr {2 * $i + 1}]] + $dx / $long * $by}]
    }
    return $shifted
}

# spans --
#
#       Where the horizontal line at y lies inside a shape: {x0 x1 x0 x1 ...}.
proc spans {shape y} {
    set crossings {}
    lassign [lrange $shape end-1 end] x0 y0
    foreach {x1 y1} $shape {
        if {($y1 > $y) != ($y0 > $y)} {
            lappend crossings \
                    [expr {double($x0 - $x1) * ($y - $y1) / ($y0 - $y1) + $x1}]
        }
        set x0 $x1
        set y0 $y1
    }
    return [lsort -real $crossings]
}

# bounds --
#
#       {left top right bottom} of a line or shape.
proc bounds {line} {
    set xs {}
    set ys {}
    foreach {x y} $line {
        lappend xs $x
        lappend ys $y
    }
    return [list [::tcl::mathfunc::min {*}$xs] [::tcl::mathfunc::min {*}$ys] \
            [::tcl::mathfunc::max {*}$xs] [::tcl::mathfunc::max {*}$ys]]
}

# boxDistance --
#
#       How far two boxes, as bounds has them, are from each other; 0 if they
#       touch.
proc boxDistance {one other} {
    lassign $one a0 b0 a1 b1
    lassign $other c0 d0 c1 d1
    return [expr {hypot(max(0, $c0 - $a1, $a0 - $c1),
        max(0, $d0 - $b1, $b0 - $d1))}]
}

# axis --
#
#       The middle of a shape and the way it lies: {x y dx dy half}, half being
#       half its length that way.
proc axis {shape} {
    set n [expr {[llength $shape] / 2.0}]
    set mx 0
    set my 0
    foreach {x y} $shape {
        set mx [expr {$mx + $x / $n}]
        set my [expr {$my + $y / $n}]
    }
    set xx 0
    set xy 0
    set yy 0
    foreach {x y} $shape {
        set xx [expr {$xx + ($x - $mx) ** 2}]
        set yy [expr {$yy + ($y - $my) ** 2}]
        set xy [expr {$xy + ($x - $mx) * ($y - $my)}]
    }
    set angle [expr {atan2(2 * $xy, $xx - $yy) / 2}]
    set dx [expr {cos($angle)}]
    set dy [expr {sin($angle)}]
    set half 0
    foreach {x y} $shape {
        set half [expr {max($half, ($x - $mx) * $dx + ($y - $my) * $dy)}]
    }
    return [list $mx $my $dx $dy $half]
}

# chance --
#
#       A number between two others, the same at every making of the map.
proc chance {low high} {
    return [expr {$low + rand() * ($high - $low)}]
}
