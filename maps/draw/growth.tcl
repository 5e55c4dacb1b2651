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
proc drawFields {places width height grain} {
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
            if {[FieldFree $fx $fy $half $width $height]} {
                append furrows [Furrows $fx $fy $lie $half $wide [expr {13
                        * $grain}]]
                append hedges [Box $fx $fy $lie [expr {$half + 4}] \
                        [expr {$wide + 4}]]
                foreach kind {field hachure} {
                    takeBox $kind [expr {$fx - $half}] [expr {$fy - $half}] \
                            [expr {$fx + $half}] [expr {$fy + $half}]
                }
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

# drawMeadows --
#
#       Tufts of grass and single bushes on the open ground between.
proc drawMeadows {width height grain} {
    global ink
    set grass ""
    set bushes {}
    for {set y 130} {$y < $height - 110} {set y [expr {$y + 150 * $grain}]} {
        for {set x 120} {$x < $width - 110} {set x [expr {$x + 150 * $grain}]} {
            set px [expr {$x + [chance -70 70]}]
            set py [expr {$y + [chance -70 70]}]
            # Thick in some places and thin in others.
            set rich [expr {sin($px / 610.0) * sin($py / 480.0)
                    + [chance -0.8 0.8]}]
            if {[isTaken field $px $py] || [isTaken tree $px $py]} {
                continue
            }
            if {$rich > 0.92} {
                lappend bushes [list $py $px [expr {[chance 10 16] * $grain}] \
                        [expr {int([chance 0 10])}]]
            } elseif {$rich > -0.1} {
                foreach {dx dy} {-9 -11 -1 -16 8 -12} {
                    append grass [format "M%.1f %.1fl%.1f %.1f" $px $py \
                            [expr {$dx * $grain}] [expr {$dy * $grain}]]
                }
            }
        }
    }
    stroke $grass #9a9a5c [expr {3 * $grain}] -stroke-opacity 0.75
    DrawTrees [lsort -real -index 0 $bushes] [expr {50 * $grain}]
}

proc FieldFree {x y half width height} {
    foreach {dx dy} {0 0 -1 -1 1 -1 -1 1 1 1 0 -1 0 1 -1 0 1 0} {
        set px [expr {$x + $dx * $half}]
        set py [expr {$y + $dy * $half}]
        if {[isTaken field $px $py] || $px < 150 || $px > $width - 150
                || $py < 150 || $py > $height - 150} {
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
