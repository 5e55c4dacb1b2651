# ice.tcl --
#
#       A river with floes on it, its frozen backwaters and brooks, its fords,
#       a burnt bridge, a causeway.

# drawOldArms --
#
#       Backwaters, frozen over.
proc drawOldArms {lines} {
    global ink
    foreach line $lines {
        set data [curve $line]
        stroke $data $ink(iceline) 46
        stroke $data $ink(ice) 34
        stroke $data $ink(iceline) 4 -stroke-dasharray "30 60 12 44"
    }
}

# drawBrooks --
#
#       Brooks {line ...} that grow toward their mouths, where they are open.
proc drawBrooks {lines} {
    global ink
    set banks ""
    set beds ""
    foreach line $lines {
        set line [eased $line 40]
        append banks [Ribbon $line 26 52]
        append beds [Ribbon $line 10 32]
    }
    fill $banks $ink(bank)
    fill $beds $ink(ripple)
}

# drawIcyRiver --
#
#       Double banks with snow along them, water in ripples, floes.
proc drawIcyRiver {line wide} {
    global ink
    set line [eased $line 40]
    set data [curve $line]
    stroke $data $ink(shade) [expr {$wide + 44}] -stroke-opacity 0.5
    stroke $data $ink(ice) [expr {$wide + 26}]
    foreach {colour narrower} {bank 0 water 14 ripple 34 water 40
            ripple 66 deep 72} {
        stroke $data $ink($colour) [expr {$wide - $narrower}]
    }
    drawFloes $line [expr {$wide / 2.0 - 22}]
}

# drawFloes --
#
#       Flat pieces of ice, anywhere within so many metres.
proc drawFloes {line half} {
    global ink
    set floes ""
    foreach {x y dx dy} [walk $line 44 20] {
        if {[chance 0 1] < 0.2} continue
        set off [chance [expr {-$half}] $half]
        set px [expr {$x - $dy * $off}]
        set py [expr {$y + $dx * $off}]
        set r [expr {[chance 12 34] * (1 - 0.45 * abs($off) / $half)}]
        set shape {}
        set turn [chance 0 1]
        for {set k 0} {$k < 5} {incr k} {
            set angle [expr {$turn + $k * 1.2566 + [chance -0.3 0.3]}]
            set far [expr {$r * [chance 0.75 1.2]}]
            lappend shape [expr {$px + $far * cos($angle)}] \
                    [expr {$py + $far * sin($angle)}]
        }
        append floes [straight $shape Z]
    }
    fill $floes $ink(ice) -stroke $ink(bank) -stroke-width 3.5 \
            -stroke-linejoin round
}

# drawFord --
#
#       Where a river can be waded, between the middles {x y} of two hexes:
#       stakes across it, but where a bridge has stood, and arrows on both banks.
proc drawFord {from to staked} {
    global ink
    lassign $from x0 y0
    lassign $to x1 y1
    set long [expr {hypot($x1 - $x0, $y1 - $y0)}]
    set dx [expr {($x1 - $x0) / $long}]
    set dy [expr {($y1 - $y0) / $long}]
    set mx [expr {($x0 + $x1) / 2}]
    set my [expr {($y0 + $y1) / 2}]
    set data ""
    foreach side [expr {$staked ? {-1 1} : {}}] {
        foreach along {-92 -58 -24 24 58 92} {
            append data [disc [expr {$mx + $dx * $along - $dy * $side * 34}] \
                    [expr {$my + $dy * $along + $dx * $side * 34}] 13]
        }
    }
    fill $data $ink(paper) -stroke $ink(line) -stroke-width 8
    foreach way {-1 1} {
        set ax [expr {$mx + $dx * $way * 150}]
        set ay [expr {$my + $dy * $way * 150}]
        fill [straight [list $ax $ay \
                [expr {$ax - $dx * $way * 62 - $dy * 40}] \
                [expr {$ay - $dy * $way * 62 + $dx * 40}] \
                [expr {$ax - $dx * $way * 62 + $dy * 40}] \
                [expr {$ay - $dy * $way * 62 - $dx * 40}]] Z] $ink(line) \
                -stroke $ink(ice) -stroke-width 7
    }
}

# drawBurntBridge --
#
#       Charred piles from bank to bank, the roadway gone in the middle.
proc drawBurntBridge {line} {
    global ink
    lassign $line x0 y0 x1 y1
    foreach {from to} {0 0.27 0.73 1} {
        stroke [straight [list [expr {$x0 + ($x1 - $x0) * $from}] \
                [expr {$y0 + ($y1 - $y0) * $from}] \
                [expr {$x0 + ($x1 - $x0) * $to}] \
                [expr {$y0 + ($y1 - $y0) * $to}]]] $ink(earth) 34
    }
    set data ""
    foreach t {0.33 0.41 0.5 0.59 0.67} {
        set x [expr {$x0 + ($x1 - $x0) * $t}]
        set y [expr {$y0 + ($y1 - $y0) * $t}]
        append data [disc $x [expr {$y - 20}] 9] [disc $x [expr {$y + 20}] 9]
    }
    fill $data $ink(earth)
}

# drawCauseway --
#
#       A bank of earth and brushwood through a marsh.
proc drawCauseway {line} {
    global ink
    set ticks ""
    foreach {x y dx dy} [walk $line 34] {
        append ticks [format "M%.0f %.0fL%.0f %.0f" \
                [expr {$x - $dy * 62}] [expr {$y + $dx * 62}] \
                [expr {$x + $dy * 62}] [expr {$y - $dx * 62}]]
    }
    stroke $ticks $ink(roadside) 8
}

# drawFootbridge --
#
#       Where a road goes over a brook: two parapets along it.
proc drawFootbridge {x y dx dy} {
    global ink
    set data ""
    foreach side {-1 1} {
        set px [expr {$x - $dy * 40 * $side}]
        set py [expr {$y + $dx * 40 * $side}]
        append data [format "M%.0f %.0fL%.0f %.0f" \
                [expr {$px - $dx * 46}] [expr {$py - $dy * 46}] \
                [expr {$px + $dx * 46}] [expr {$py + $dy * 46}]]
    }
    stroke $data $ink(line) 13
}
