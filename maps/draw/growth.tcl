# growth.tcl --
#
#       What grows: woods of single trees, brush, marsh, ploughland, orchards.

# drawWoods --
#
#       A wash with a darker rim, then trees row by row from the north, so
#       that each stands before those behind it.  A greater grain draws fewer
#       and larger ones.
proc drawWoods {woods grain} {
    global ink
    set rims ""
    foreach shape $woods {
        append rims [ring $shape]
    }
    fill $rims $ink(wood) -stroke $ink(wood) -stroke-width 46 \
            -stroke-linejoin round
    stroke $rims $ink(shade) 5 -stroke-dasharray "2 11" -opacity 0.8
    set rows {}
    foreach shape $woods {
        lassign [bounds $shape] - top - bottom
        set pitch [expr {41 * $grain}]
        for {set y [expr {$top + 14}]} {$y < $bottom} \
                {set y [expr {$y + $pitch}]} {
            foreach {x0 x1} [spans $shape $y] {
                for {set x [expr {$x0 + [chance 4 40]}]} {$x < $x1 - 4} \
                        {set x [expr {$x + [chance 44 58] * $grain}]} {
                    set ty [expr {$y + [chance -13 13] * $grain}]
                    if {![isTaken tree $x $ty]} {
                        lappend rows [list $ty $x [expr {[chance 18 29]
                                * $grain}] [Kind $x $ty]]
                    }
                }
            }
        }
    }
    DrawTrees [lsort -real -index 0 $rows] [expr {70 * $grain}]
}

# Kind --
#
#       What kind of tree grows at a point: 0 to 9 broad-leaved, 10 a spruce.
#       Spruces stand together.
proc Kind {x y} {
    if {sin($x / 290.0) + sin($y / 230.0 + $x / 510.0) + [chance -0.7 0.7]
            > 1.25} {
        return 10
    }
    return [expr {int([chance 0 10])}]
}

# DrawTrees --
#
#       Draws trees {y x radius kind}, sorted by y, in belts so narrow that
#       no two of one belt hide each other wrongly.
proc DrawTrees {trees belt} {
    global ink
    set shadow ""
    foreach tree $trees {
        lassign $tree y x r
        append shadow [Ellipse [expr {$x + $r * 0.45}] \
                [expr {$y + $r * 0.55}] [expr {$r * 1.02}] [expr {$r * 0.8}]]
    }
    fill $shadow $ink(shade) -fill-opacity 0.75
    set from -1e9
    foreach tree [concat $trees {{1e9 0 0 0}}] {
        lassign $tree y x r kind
        if {$y > $from + $belt / 3.0} {
            if {[info exists body]} {
                foreach tint [lsort [array names body]] {
                    fill $body($tint) [lindex {#93ae68 #a2bb78 #87a35f #aec286
                            #7d9a63} \
                            $tint] -stroke $ink(leafline) -stroke-width 3.4
                }
                fill $dark $ink(leafdark) -fill-opacity 0.8
                stroke $light #c3d49a 4.2
            }
            unset -nocomplain body
            set dark ""
            set light ""
            set from $y
        }
        if {$r == 0} {
            break
        }
        if {$kind == 10} {
            append body(4) [Spruce $x $y $r]
            append dark [format "M%.1f %.1fL%.1f %.1fL%.1f %.1fZ" \
                    $x [expr {$y - $r * 1.3}] [expr {$x + $r * 0.72}] \
                    [expr {$y + $r * 0.66}] [expr {$x + $r * 0.08}] \
                    [expr {$y + $r * 0.78}]]
            continue
        }
        append body([expr {$kind % 4}]) \
                [expr {$kind < 6 ? [Round $x $y $r] : [Lobed $x $y $r $kind]}]
        append dark [Crescent $x $y [expr {$r * 0.9}]]
        append light [format "M%.1f %.1fq%.1f %.1f %.1f %.1f" \
                [expr {$x - $r * 0.58}] [expr {$y + $r * 0.05}] \
                [expr {$r * 0.02}] [expr {-$r * 0.52}] \
                [expr {$r * 0.5}] [expr {-$r * 0.6}]]
    }
}

proc Ellipse {x y a b} {
    return [format "M%.1f %.1fa%.1f %.1f 0 1 0 %.1f 0a%.1f %.1f 0 1 0 %.1f 0Z" \
            [expr {$x - $a}] $y $a $b [expr {2 * $a}] $a $b [expr {-2 * $a}]]
}

proc Round {x y r} {
    return [Ellipse $x $y $r [expr {$r * 0.96}]]
}

proc Spruce {x y r} {
    return [format "M%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ" \
            $x [expr {$y - $r * 1.4}] [expr {$x + $r * 0.8}] \
            [expr {$y + $r * 0.66}] $x [expr {$y + $r * 0.95}] \
            [expr {$x - $r * 0.8}] [expr {$y + $r * 0.66}]]
}

# Lobed --
#
#       The crown of a broad-leaved tree: a circle of five bumps.
proc Lobed {x y r turn} {
    set data ""
    for {set k 0} {$k <= 5} {incr k} {
        set angle [expr {$k * 1.2566 + $turn}]
        set px [expr {$x + $r * 0.86 * cos($angle)}]
        set py [expr {$y + $r * 0.82 * sin($angle)}]
        if {$k == 0} {
            append data [format "M%.1f %.1f" $px $py]
        } else {
            append data [format "A%.1f %.1f 0 0 1 %.1f %.1f" \
                    [expr {$r * 0.56}] [expr {$r * 0.56}] $px $py]
        }
    }
    return ${data}Z
}

# Crescent --
#
#       The shaded south-east side of a crown.
proc Crescent {x y r} {
    return [format "M%.1f %.1fA%.1f %.1f 0 0 1 %.1f %.1fQ%.1f %.1f %.1f %.1fZ" \
            [expr {$x + $r * 0.78}] [expr {$y - $r * 0.6}] $r $r \
            [expr {$x - $r * 0.6}] [expr {$y + $r * 0.78}] \
            [expr {$x + $r * 0.5}] [expr {$y + $r * 0.46}] \
            [expr {$x + $r * 0.78}] [expr {$y - $r * 0.6}]]
}

# drawBrush --
#
#       Ravines with bushes: a faint wash, and shrubs here and there.
proc drawBrush {shapes grain} {
    global ink
    set wash ""
    set shrubs {}
    foreach shape $shapes {
        append wash [ring $shape]
        lassign [bounds $shape] - top - bottom
        for {set y $top} {$y < $bottom} {set y [expr {$y + 42 * $grain}]} {
            foreach {x0 x1} [spans $shape $y] {
                for {set x [expr {$x0 + [chance 0 30]}]} {$x < $x1} \
                        {set x [expr {$x + [chance 38 75] * $grain}]} {
                    if {![isTaken tree $x $y]} {
                        lappend shrubs [list $y $x [expr {[chance 10 17]
                                * $grain}] [expr {int([chance 0 10])}]]
                    }
                }
            }
        }
    }
    fill $wash $ink(wood) -fill-opacity 0.55
    DrawTrees [lsort -real -index 0 $shrubs] [expr {50 * $grain}]
}

# drawMarsh --
#
#       A pale wash, broken level lines, tufts of reeds standing on them.
proc drawMarsh {shapes grain} {
    global ink
    set wash ""
    set lines ""
    set tufts ""
    foreach shape $shapes {
        append wash [ring $shape]
        lassign [bounds $shape] - top - bottom
        for {set y [expr {$top + 18}]} {$y < $bottom} \
                {set y [expr {$y + 34 * $grain}]} {
            foreach {x0 x1} [spans $shape $y] {
                set x [expr {$x0 + [chance 4 40]}]
                while {$x < $x1 - 30} {
                    set end [expr {min($x1 - 6, $x + [chance 70 230])}]
                    append lines [format "M%.0f %.1fH%.0f" $x $y $end]
                    if {rand() < 0.42} {
                        set tx [expr {($x + $end) / 2 + [chance -30 30]}]
                        if {![isTaken tuft $tx $y]} {
                            append tufts [Tuft $tx $y $grain]
                        }
                    }
                    set x [expr {$end + [chance 24 70]}]
                }
            }
        }
    }
    fill $wash $ink(marsh) -stroke $ink(ripple) -stroke-width 4 \
            -stroke-dasharray "14 10" -stroke-opacity 0.6
    stroke $lines $ink(reed) [expr {3.6 * $grain}] -stroke-opacity 0.8
    stroke $tufts $ink(tuft) [expr {4 * $grain}]
}

# Tuft --
#
#       Five blades of grass on a point.
proc Tuft {x y grain} {
    set data ""
    foreach {dx dy} {-17 -13 -9 -23 0 -28 9 -22 17 -12} {
        append data [format "M%.1f %.1fq%.1f %.1f %.1f %.1f" \
                [expr {$x + $dx * 0.25}] $y [expr {$dx * 0.2 * $grain}] \
                [expr {$dy * 0.6 * $grain}] [expr {$dx * $grain}] \
                [expr {$dy * $grain}]]
    }
    return $data
}

# drawFields --
#
#       Ploughland about a village: strips of furrows, and orchards of dots
#       close to the houses.
proc drawFields {places grain} {
    global ink
    set furrows ""
    set hedges ""
    set trees ""
    foreach {x y large} $places {
        set count [expr {$large ? 15 : 9}]
        set turn [chance 0 3.14]
        for {set k 0} {$k < $count} {incr k} {
            set angle [expr {$turn + $k * 2.4}]
            set far [expr {[chance 230 330] + $k * ($large ? 26 : 34)}]
            set fx [expr {$x + $far * cos($angle)}]
            set fy [expr {$y + $far * sin($angle) * 0.8}]
            set lie [expr {[chance 0 1] < 0.5 ? $turn : $turn + 1.57}]
            set half [chance 60 105]
            set wide [chance 45 75]
            if {[FieldFree $fx $fy $half]} {
                append furrows [Furrows $fx $fy $lie $half $wide [expr {13
                        * $grain}]]
                append hedges [Box $fx $fy $lie [expr {$half + 4}] \
                        [expr {$wide + 4}]]
                takeBox field [expr {$fx - $half}] [expr {$fy - $half}] \
                        [expr {$fx + $half}] [expr {$fy + $half}]
            }
        }
        foreach part {1 2 3 4} {
            set angle [chance 0 6.28]
            set ox [expr {$x + [chance 130 210] * cos($angle)}]
            set oy [expr {$y + [chance 110 170] * sin($angle)}]
            for {set r 0} {$r < 3} {incr r} {
                for {set c 0} {$c < 4} {incr c} {
                    set px [expr {$ox + ($c - 1.5) * 27 * $grain}]
                    set py [expr {$oy + ($r - 1) * 25 * $grain}]
                    if {![isTaken tree $px $py] && ![isTaken field $px $py]
                            && ![isTaken house $px $py]} {
                        append trees [disc $px $py [expr {8 * $grain}]]
                    }
                }
            }
        }
    }
    stroke $furrows $ink(field) [expr {3.2 * $grain}] -stroke-opacity 0.9
    stroke $hedges $ink(field) [expr {3.2 * $grain}] \
            -stroke-dasharray "3 9"
    fill $trees $ink(orchard) -stroke $ink(leafline) -stroke-width 2.4
}

proc FieldFree {x y half} {
    foreach {dx dy} {0 0 -1 -1 1 -1 -1 1 1 1 0 -1 0 1 -1 0 1 0} {
        set px [expr {$x + $dx * $half}]
        set py [expr {$y + $dy * $half}]
        if {[isTaken field $px $py] || $px < 150 || $px > 11350 || $py < 150
                || $py > 9850} {
            return 0
        }
    }
    return 1
}

proc Furrows {x y lie half wide pitch} {
    set c [expr {cos($lie)}]
    set s [expr {sin($lie)}]
    set data ""
    for {set v [expr {-$wide}]} {$v <= $wide} {set v [expr {$v + $pitch}]} {
        append data [format "M%.1f %.1fL%.1f %.1f" \
                [expr {$x - $half * $c - $v * $s}] \
                [expr {$y - $half * $s + $v * $c}] \
                [expr {$x + $half * $c - $v * $s}] \
                [expr {$y + $half * $s + $v * $c}]]
    }
    return $data
}

# Box --
#
#       Path data of a box lying at an angle.
proc Box {x y lie half wide} {
    set c [expr {cos($lie)}]
    set s [expr {sin($lie)}]
    set corners {}
    foreach {u v} [list $half $wide -$half $wide -$half -$wide $half -$wide] {
        lappend corners [expr {$x + $u * $c - $v * $s}] \
                [expr {$y + $u * $s + $v * $c}]
    }
    return [straight $corners Z]
}
