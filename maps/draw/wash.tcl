# wash.tcl --
#
#       The colour of a map of levels: green below, ochre above, lit from the
#       north-west, uneven as if laid on by hand; whole, or a part of it.

# Of each level, 183 metres and nine more for each.
set wash(colours) {
    {226 231 200} {235 236 206} {242 236 208} {243 231 196} {240 223 179}
    {234 211 162} {226 197 144} {219 186 132}
}

# makeWash --
#
#       Fills wash(rows), a string of red, green, blue for each point of relief.
proc makeWash {} {
    global relief wash
    set mottle [lrepeat $relief(columns) 0.0]
    set wash(rows) {}
    set above [lindex $relief(h) 0]
    foreach row $relief(h) {
        set pixels {}
        set before [lindex $row 0]
        set blot 0.0
        set next {}
        foreach h $row north $above old $mottle {
            set blot [expr {0.5 * $blot + 0.38 * $old + (rand() - 0.5) * 3.0}]
            lappend next $blot
            set light [expr {max(-24, min(13,
                    (($h - $before) + ($h - $north)) * 3.2)) + $blot}]
            set before $h
            set step [expr {max(0.0, min(6.99, ($h - 183) / 9.0))}]
            set k [expr {int($step)}]
            set t [expr {$step - $k}]
            foreach a [lindex $wash(colours) $k] \
                    b [lindex $wash(colours) $k+1] {
                lappend pixels [expr {max(0, min(255,
                        round($a + $t * ($b - $a) + $light)))}]
            }
        }
        set above $row
        set mottle $next
        lappend wash(rows) [binary format c* $pixels]
    }
}

# drawWashOf --
#
#       That part of it, in metres, and what is next to it.
proc drawWashOf {x0 y0 x1 y1} {
    global relief wash
    set i0 [expr {max(0, int($x0 / 50) - 1)}]
    set j0 [expr {max(0, int($y0 / 50) - 1)}]
    set i1 [expr {min($relief(columns) - 1, int($x1 / 50) + 3)}]
    set j1 [expr {min($relief(rows) - 1, int($y1 / 50) + 3)}]
    set data ""
    foreach row [lrange $wash(rows) $j0 $j1] {
        append data \0 [string range $row [expr {3 * $i0}] \
                [expr {3 * $i1 + 2}]]
    }
    set columns [expr {$i1 - $i0 + 1}]
    set rows [expr {$j1 - $j0 + 1}]
    put image -x [expr {$i0 * 50 - 50}] -y [expr {$j0 * 50 - 50}] \
            -width [expr {$columns * 50}] -height [expr {$rows * 50}] \
            -preserveAspectRatio none -href data:image/png\;base64,[binary \
                encode base64 [Png $columns $rows $data]]
}
