# works.tcl --
#
#       What people made: roads, villages, redoubts.

# drawRoads --
#
#       Roads {class line ...}: the highway and main roads in double line, the
#       highway between birches, tracks broken.
proc drawRoads {roads bold} {
    global ink
    array set data {highway "" main "" track ""}
    set birches ""
    foreach {class line} $roads {
        append data($class) [curve [eased $line 25]]
        if {$class eq "highway"} {
            foreach side {-1 1} {
                foreach {x y dx dy} [walk [beside $line [expr {$side * 36
                        * $bold}]] 62 [expr {$side > 0 ? 31 : 0}]] {
                    if {![isTaken house $x $y] && ![isTaken crossing $x $y]} {
                        append birches [disc $x $y [expr {8.5 * $bold}]]
                    }
                }
            }
        }
    }
    stroke $data(track) $ink(paper) [expr {21 * $bold}] -stroke-opacity 0.55
    stroke $data(track) $ink(track) [expr {8.5 * $bold}] \
            -stroke-dasharray "[expr {34 * $bold}] [expr {19 * $bold}]"
    stroke $data(main) $ink(roadside) [expr {31 * $bold}]
    stroke $data(highway) $ink(roadside) [expr {40 * $bold}]
    stroke $data(main) $ink(road) [expr {20.5 * $bold}]
    stroke $data(highway) $ink(road) [expr {29 * $bold}]
    stroke $data(highway) $ink(track) [expr {3 * $bold}] \
            -stroke-dasharray "60 26" -stroke-opacity 0.55
    fill $birches #8fa867 -stroke $ink(leafline) \
            -stroke-width [expr {2.6 * $bold}]
}

# streetOf --
#
#       The street of a village: the road that runs longest through it, cut
#       to it, or its longer axis.
proc streetOf {shape roads} {
    lassign [axis $shape] x y dx dy half
    set half [expr {$half * 0.92}]
    set street [list [expr {$x - $dx * $half}] [expr {$y - $dy * $half}] \
            [expr {$x + $dx * $half}] [expr {$y + $dy * $half}]]
    set longest [expr {$half * 1.1 / 15}]
    set box [bounds $shape]
    foreach {class line} $roads {
        if {[boxDistance $box [bounds $line]] > 0} continue
        set part {}
        foreach {px py - -} [walk $line 15] {
            if {[wargame::ground::mapfile inside $shape $px $py]} {
                lappend part $px $py
            }
        }
        if {[llength $part] / 2 > $longest} {
            set longest [expr {[llength $part] / 2}]
            set street $part
        }
    }
    return $street
}

# drawVillages --
#
#       Houses along both sides of each street {street large ...}, and a church
#       in the villages where one stood (church: places).
proc drawVillages {streets churches bold} {
    global ink
    set houses {}
    foreach {street large} $streets {
        foreach side {-1 1} {
            set line [beside $street [expr {$side * 41 * $bold}]]
            foreach {x y dx dy} [walk $line [expr {49 * $bold}] \
                    [expr {16 * $bold}]] {
                if {rand() < 0.1} {
                    continue
                }
                # Some stand with the gable to the street.
                set gable [expr {rand() < 0.16}]
                set off [expr {$side * [chance -3 6] * $bold}]
                lappend houses [list [expr {$y + $dx * $off}] \
                        [expr {$x - $dy * $off}] \
                        [expr {$gable ? -$dy : $dx}] \
                        [expr {$gable ? $dx : $dy}] \
                        [chance 14 20] [chance 10.5 14]]
            }
            if {$large} {
                set line [beside $street [expr {$side * 90 * $bold}]]
                foreach {x y dx dy} [walk $line [expr {92 * $bold}] 46] {
                    lappend houses [list $y $x [expr {-$dy}] $dx 15 11]
                }
            }
        }
    }
    set shadow ""
    set plan ""
    set lit ""
    set dark ""
    foreach house [lsort -real -index 0 $houses] {
        lassign $house y x dx dy long wide
        if {[AtChurch $churches $x $y $bold] || [isTaken wet $x $y]} {
            continue
        }
        set long [expr {$long * $bold}]
        set wide [expr {$wide * $bold}]
        set lie [expr {atan2($dy, $dx)}]
        append shadow [Box [expr {$x + 6 * $bold}] [expr {$y + 7 * $bold}] \
                $lie $long $wide]
        append plan [Box $x $y $lie $long $wide]
        # The half of the roof that faces south-east lies in shade.
        set turn [expr {-$dy + $dx > 0 ? 1 : -1}]
        append dark [Box [expr {$x - $dy * $wide * 0.5 * $turn}] \
                [expr {$y + $dx * $wide * 0.5 * $turn}] $lie $long \
                [expr {$wide / 2}]]
    }
    fill $shadow #5d5138 -fill-opacity 0.45
    fill $plan $ink(roof) -stroke $ink(house) -stroke-width [expr {4.4 * $bold}]
    fill $dark $ink(roofdark)
    foreach {x y} $churches {
        Church $x $y $bold
    }
}

# AtChurch --
#
#       Would a house stand in a churchyard?
proc AtChurch {churches x y bold} {
    foreach {cx cy} $churches {
        if {hypot($x - $cx, $y - $cy + 20) < 62 * $bold} {
            return 1
        }
    }
    return 0
}

# Church --
#
#       A white church with a green dome and a cross.
proc Church {x y bold} {
    global ink
    set s [expr {1.15 * $bold}]
    group -transform "translate($x $y) scale($s)"
    fill "M-26 26H38V10H-26Z" #5d5138 -fill-opacity 0.45 \
            -transform "translate(6 5)"
    fill "M-30 24V-6H26V24Z" $ink(white) -stroke $ink(line) -stroke-width 4
    fill "M-14 -6V-24H12V-6Z" $ink(white) -stroke $ink(line) -stroke-width 4
    fill "M-17 -24C-22 -42 -4 -44 -1 -56C2 -44 20 -42 15 -24Z" #5f8a57 \
            -stroke $ink(line) -stroke-width 4
    stroke "M-1 -56V-80M-10 -71H8" $ink(line) 5
    fill "M-8 24V10A7 7 0 0 1 6 10V24Z" $ink(line)
    endGroup
}

# drawMound --
#
#       A burial mound: strokes outward from its brow.
proc drawMound {x y r grain} {
    global ink
    set data ""
    set count [expr {int(6.28 * $r / (17 * $grain))}]
    for {set k 0} {$k < $count} {incr k} {
        set angle [expr {6.2832 * $k / $count}]
        set far [expr {$r * ($k % 2 ? 1.45 : 1.7)}]
        append data [format "M%.1f %.1fL%.1f %.1f" \
                [expr {$x + $r * cos($angle)}] [expr {$y + $r * sin($angle)}] \
                [expr {$x + $far * cos($angle)}] \
                [expr {$y + $far * sin($angle)}]]
    }
    stroke $data $ink(sepia) [expr {4.6 * $grain}]
}

# drawRedoubts --
#
#       Earthworks in heavy black, with the ditch in ticks on their outer side.
#       A closed one is its last point again.
proc drawRedoubts {works bold} {
    global ink
    set bold [expr {min($bold, 1.2)}]
    foreach work $works {
        set closed [expr {[lrange $work 0 1] eq [lrange $work end-1 end]}]
        lassign [axis $work] x y
        # Small ones are drawn large, unless others stand close by.
        set scale [expr {[llength $work] > 6 || [Crowded $work $works]
                ? 1.2 : 1.55}]
        set line {}
        foreach {px py} $work {
            lappend line [expr {$x + ($px - $x) * $scale}] \
                    [expr {$y + ($py - $y) * $scale}]
        }
        # Outward is away from the middle of the ends (or of the whole).
        if {$closed} {
            set hx $x
            set hy $y
        } else {
            lassign $line ax ay
            lassign [lrange $line end-1 end] bx by
            set hx [expr {($ax + $bx) / 2}]
            set hy [expr {($ay + $by) / 2}]
        }
        set ticks ""
        foreach {px py dx dy} [walk $line [expr {15 * $bold}] 6] {
            set side [expr {-$dy * ($px - $hx) + $dx * ($py - $hy) > 0
                    ? 1 : -1}]
            append ticks [format "M%.1f %.1fL%.1f %.1f" \
                    $px $py [expr {$px - $dy * $side * 42 * $bold}] \
                    [expr {$py + $dx * $side * 42 * $bold}]]
        }
        stroke $ticks $ink(earth) [expr {4.4 * $bold}]
        set data [straight $line [expr {$closed ? "Z" : ""}]]
        put path -d $data -fill [expr {$closed ? $ink(earthlight) : "none"}] \
                -stroke $ink(earth) -stroke-width [expr {36 * $bold}] \
                -stroke-linejoin miter -stroke-linecap butt
        put path -d $data -fill none -stroke $ink(earthlight) \
                -stroke-width [expr {6 * $bold}] -stroke-linejoin miter
    }
}

# Crowded --
#
#       Does another earthwork stand close to this one?
proc Crowded {work works} {
    lassign [axis $work] x y
    foreach other $works {
        lassign [axis $other] x2 y2
        if {$other ne $work && hypot($x2 - $x, $y2 - $y) < 200} {
            return 1
        }
    }
    return 0
}

# drawPits --
#
#       Wolf pits: three staggered rows of small holes along a line.
proc drawPits {line bold} {
    global ink
    set data ""
    foreach {row first} {-1 0 0 13 1 0} {
        foreach {x y dx dy} [walk [beside [eased $line] [expr {$row * 19
                * $bold}]] [expr {26 * $bold}] $first] {
            append data [disc $x $y [expr {6.2 * $bold}]]
        }
    }
    fill $data #c7ad80 -stroke $ink(earth) -stroke-width [expr {3.4 * $bold}]
}
