# winter.tcl --
#
#       A sheet of snow: its inks, and land in few levels with steep edges.

# The inks and washes; what paper.tcl has and winter does not change stays.
array set ink {
    paper #f3efe2    line #232a33     hachure #6f86a3
    road #c0a684     track #654a31    roadside #4d3a28
    water #7f9db4    bank #2c4a63     ripple #a9c1d1   deep #5d7f9b
    marsh #dde6e6    reed #8fa7b3     tuft #a3844c
    wood #cfcdd0     shade #8f9cb0
    bare #4b4441     haze #a7a0a4     spruce #46605f   sprucedark #2f4749
    roof #fbfdff     roofdark #b35c44 house #33211c
    earth #14130f    earthlight #e6e2d6
    ice #eef4f8      iceline #8aa5b9
    grid #4c5d73     gridlight #f7f9fb number #3f4c5e
}

# As wash(contours) in wash.tcl, white.
set wash(snow) [dict replace $wash(contours) colours {
    {232 238 244} {232 238 244} {236 241 246} {240 244 248} {243 246 249}
    {244 246 249} {247 248 250} {249 250 250} {250 250 249} {250 250 249}
    {250 250 249} {250 250 249} {250 250 249} {250 250 249} {250 250 249}
}]

# makeTerraces --
#
#       Fills relief(h), as makeHeights does, from shapes {level shape ...}:
#       each level is twelve metres over the last, and most of that in three
#       hundred metres.
proc makeTerraces {shapes width height} {
    global relief
    set columns [set relief(columns) [expr {int($width / 50) + 2}]]
    set rows [set relief(rows) [expr {int($height / 50) + 2}]]
    set flat [lrepeat $rows [lrepeat $columns 0]]
    foreach step {1 2} {
        foreach {level shape} $shapes {
            if {$level == $step} {
                set flat [Flood $flat $shape $step]
            }
        }
    }
    foreach step {1 2} {
        set far($step) [Distances $flat $step]
    }
    set heights {}
    foreach levels $flat row1 $far(1) row2 $far(2) {
        set row {}
        foreach level $levels d1 $row1 d2 $row2 {
            lappend row [expr {186.0 + [Rise $d1 [expr {$level >= 1}]]
                + [Rise $d2 [expr {$level >= 2}]]}]
        }
        lappend heights $row
    }
    set relief(h) [Soften $heights]
}

# Rise --
#
#       Of a step's height so much, at a distance in or out of it: steep at the
#       edge, and a little more for a kilometre inside.
proc Rise {far inside} {
    set t [expr {max(0.0, min(1.0, ($inside ? $far : -$far) / 6.0 + 0.5))}]
    return [expr {12 * $t * $t * (3 - 2 * $t)
        + ($inside ? 0.12 * min(20, $far) : 0)}]
}

# drawDrifts --
#
#       Fine blue lines where the wind has laid the snow in ripples.
proc drawDrifts {width height} {
    global ink
    set data ""
    for {set y 180} {$y < $height - 150} {set y [expr {$y + 330}]} {
        for {set x 160} {$x < $width - 400} {set x [expr {$x + 520}]} {
            set px [expr {$x + [chance -200 200]}]
            set py [expr {$y + [chance -130 130]}]
            if {[isTaken tree $px $py] || [isTaken field $px $py]
                    || [chance 0 1] < 0.3} {
                continue
            }
            foreach {dx dy long} {0 0 150 60 26 110 -40 50 80} {
                append data [format "M%.0f %.0fq%.0f -16 %.0f -4" \
                        [expr {$px + $dx}] [expr {$py + $dy}] \
                        [expr {$long / 2.0}] $long]
            }
        }
    }
    stroke $data $ink(shade) 5 -stroke-opacity 0.5
}

# drawBareWoods --
#
#       Woods in winter: a grey wash, bare crowns and spruces with snow on them,
#       row by row from the north.
proc drawBareWoods {woods pitch} {
    global ink
    set rims ""
    foreach shape $woods {
        append rims [ring $shape]
    }
    fill $rims $ink(wood) -stroke $ink(wood) -stroke-width 60 \
            -stroke-linejoin round -fill-opacity 0.9
    stroke $rims $ink(shade) 9 -stroke-dasharray "3 20" -opacity 0.9
    foreach shape $woods {
        lassign [bounds $shape] - top - bottom
        for {set y [expr {$top + 30}]} {$y < $bottom} \
                {set y [expr {$y + $pitch}]} {
            lappend row($y) {*}[spans $shape $y]
        }
    }
    foreach y [lsort -real [array names row]] {
        DrawTreeRow $row($y) $y $pitch
    }
}

# DrawTreeRow --
#
#       The trees of one row, where it lies in woods: {x0 x1 ...}.
proc DrawTreeRow {spans y pitch} {
    global ink
    foreach part {shadow haze limbs spruce snow} {
        set $part ""
    }
    foreach {x0 x1} $spans {
        for {set x [expr {$x0 + [chance 10 $pitch]}]} {$x < $x1 - 10} \
                {set x [expr {$x + [chance 1.0 1.45] * $pitch}]} {
            set ty [expr {$y + [chance -0.3 0.3] * $pitch}]
            if {[isTaken tree $x $ty]} continue
            set r [expr {$pitch * [chance 0.42 0.6]}]
            append shadow [Ellipse [expr {$x + $r * 0.6}] \
                    [expr {$ty + $r * 0.62}] [expr {$r * 0.8}] \
                    [expr {$r * 0.36}]]
            if {[Kind $x $ty] == 10} {
                append spruce [Spruce $x $ty $r]
                append snow [SnowOnSpruce $x $ty $r]
            } else {
                append haze [Round $x [expr {$ty - $r * 0.3}] \
                        [expr {$r * 0.82}]]
                append limbs [Limbs $x $ty $r]
            }
        }
    }
    fill $shadow $ink(shade) -fill-opacity 0.55
    fill $haze $ink(haze) -fill-opacity 0.6
    stroke $limbs $ink(bare) [expr {$pitch * 0.07}]
    fill $spruce $ink(spruce) -stroke $ink(sprucedark) \
            -stroke-width [expr {$pitch * 0.05}] -stroke-linejoin round
    stroke $snow $ink(ice) [expr {$pitch * 0.1}]
}

# Limbs --
#
#       Path data of a tree without leaves.
proc Limbs {x y r} {
    set data [format "M%.0f %.0fV%.0f" $x [expr {$y + $r * 0.7}] \
            [expr {$y - $r}]]
    foreach {from dx dy} {0.15 -0.62 -0.55 0.0 0.6 -0.6 -0.4 -0.38 -0.62
            -0.5 0.36 -0.55} {
        append data [format "M%.0f %.0fl%.0f %.0f" $x [expr {$y + $from * $r}] \
                [expr {$dx * $r * [chance 0.8 1.15]}] [expr {$dy * $r}]]
    }
    return $data
}

# SnowOnSpruce --
#
#       Path data of the snow on its lit side.
proc SnowOnSpruce {x y r} {
    set data ""
    foreach {dx0 dy0 dx1 dy1} {-0.1 -1.0 -0.3 -0.42 -0.24 -0.2 -0.52 0.34
            0.12 -0.4 0.2 -0.1} {
        append data [format "M%.0f %.0fL%.0f %.0f" \
                [expr {$x + $dx0 * $r}] [expr {$y + $dy0 * $r}] \
                [expr {$x + $dx1 * $r}] [expr {$y + $dy1 * $r}]]
    }
    return $data
}
