# crossings.tcl --
#
#       What crosses water: fords, dams, bridges, the French Bridge of boats.

# drawCrossing --
#
#       A ford, dam, bridge or pontoon bridge over water at x,y, {dx dy wide}
#       being the way across.  One that no border crosses is drawn small.
proc drawCrossing {kind x y across small bold} {
    lassign $across dx dy wide
    set scale [expr {$bold * ($small ? 0.62 : 1.0)}]
    # The way across is drawn upright: half is from mid-stream to the bank.
    set half [expr {$wide / 2.0 / $scale + 14}]
    set turn [expr {atan2($dy, $dx) * 57.29578 - 90}]
    group -transform [format "translate(%.1f %.1f) rotate(%.1f) scale(%.2f)" \
            $x $y $turn $scale]
    [string totitle $kind] $half
    endGroup
}

proc Bridge {half} {
    global ink
    set far [expr {$half + 24}]
    fill "M-25 -${half}H25V${half}H-25Z" $ink(road)
    stroke "M-39 -${far}L-25 -${half}V${half}L-39 ${far}M39 -${far}L25\
            -${half}V${half}L39 ${far}" $ink(earth) 10
    for {set y [expr {-$half + 8}]} {$y < $half} {set y [expr {$y + 12}]} {
        stroke "M-20 ${y}H20" $ink(track) 3
    }
}

proc Ford {half} {
    global ink
    set far [expr {$half + 12}]
    # A shallow: the way goes on under the water, in rows of stones.
    fill "M-34 -${far}C-22 -[expr {$half - 8}] -22 [expr {$half - 8}] -34\
            ${far}H34C22 [expr {$half - 8}] 22 -[expr {$half - 8}] 34\
            -${far}Z" #dfe3cf -stroke $ink(bank) -stroke-width 4
    foreach x {-13 13} {
        stroke "M$x -[expr {$far - 4}]V$far" $ink(earth) 11 \
                -stroke-dasharray "0.1 17"
    }
}

proc Dam {half} {
    global ink
    set far [expr {$half + 22}]
    fill "M-15 -${far}H15V${far}H-15Z" $ink(track) -stroke $ink(earth) \
            -stroke-width 9
    for {set y [expr {-$far + 9}]} {$y < $far} {set y [expr {$y + 13}]} {
        stroke "M15 ${y}h19" $ink(earth) 6
    }
    # The mill on the bank, and its wheel.
    group -transform "translate(-34 [expr {-$far - 6}])"
    fill "M-22 -17H22V17H-22Z" $ink(roof) -stroke $ink(house) -stroke-width 6
    fill "M-22 0H22V17H-22Z" $ink(roofdark)
    endGroup
    put circle -cx 8 -cy [expr {-$far - 6}] -r 15 -fill $ink(white) \
            -stroke $ink(earth) -stroke-width 6
    stroke "M8 [expr {-$far - 21}]v30M-7 [expr {-$far - 6}]h30" $ink(earth) 4
}

proc French_bridge {half} {
    global ink
    set far [expr {$half + 22}]
    for {set y [expr {-$half + 11}]} {$y < $half} {set y [expr {$y + 19}]} {
        fill "M-52 ${y}Q0 [expr {$y - 15}] 52 ${y}Q0 [expr {$y + 15}] -52\
                ${y}Z" #c09a68 -stroke $ink(earth) -stroke-width 5
    }
    fill "M-17 -${far}H17V${far}H-17Z" $ink(road) -stroke $ink(earth) \
            -stroke-width 7
    for {set y [expr {-$far + 8}]} {$y < $far} {set y [expr {$y + 10}]} {
        stroke "M-14 ${y}H14" $ink(track) 3
    }
}
