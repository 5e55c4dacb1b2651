# body.tcl --
#
#       For tests of units of La Bataille at the table: what mouse and keys do
#       with them, and where they stand and face.

proc click {table what {times 1}} {
    # With the mouse on a token or a hex.
    quiet
    set board [[$table seat] board]
    lassign [point $board $what] x y
    event generate [$board canvas] <Motion> -x $x -y $y -warp 1
    update
    event generate [$board canvas] <Motion> -x $x -y $y
    for {set n 0} {$n < $times} {incr n} {
        event generate [$board canvas] <Button-1> -x $x -y $y
        event generate [$board canvas] <ButtonRelease-1> -x $x -y $y
    }
    settled $table
}

proc press {table key} {
    event generate [[[$table seat] board] canvas] $key
    settled $table
}

proc hexes {table units} {
    set view [[$table match] view 0]
    return [lmap unit $units {
        [[$table presenter] reader] placeOf $view $unit
    }]
}

proc fronts {table units} {
    # Where they face, in degrees.
    set moment [[$table match] moment 0]
    set reader [[$table presenter] reader]
    return [lmap unit $units {
        dict get [$reader told $moment] [$reader slotOf [$moment view] $unit] \
                degrees
    }]
}

proc deeds {table} {
    # How many there are to be undone.
    set m [$table match]
    set count 0
    for {set n 1} {$n <= [$m length]} {incr n} {
        incr count [expr {[[$m deeds] deed $n] == $n}]
    }
    return $count
}

proc draw {table from to {how release}} {
    # With the right button, in steps.
    quiet
    set board [[$table seat] board]
    set canvas [$board canvas]
    lassign [concat [point $board $from] [point $board $to]] x0 y0 x y
    event generate $canvas <Motion> -x $x0 -y $y0 -warp 1
    event generate $canvas <Button-3> -x $x0 -y $y0
    foreach share {0.3 0.6 1} {
        event generate $canvas <B3-Motion> -state 1024 \
                -x [expr {round($x0 + $share * ($x - $x0))}] \
                -y [expr {round($y0 + $share * ($y - $y0))}]
        update
    }
    if {$how eq "release"} {
        event generate $canvas <ButtonRelease-3> -x $x -y $y -state 1024
    }
    settled $table
}

proc release {table to} {
    set board [[$table seat] board]
    lassign [point $board $to] x y
    event generate [$board canvas] <ButtonRelease-3> -x $x -y $y -state 1024
    settled $table
}

proc lit {table style} {
    # Is anything lit in that style?
    return [expr {[llength [[[[$table seat] board] canvas] find withtag \
            lit.$style]] > 0}]
}
