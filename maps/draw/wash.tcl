# wash.tcl --
#
#       The colour of open ground: green below, ochre above, lit from the
#       north-west, uneven as if laid on by hand; a picture of a point every
#       50 m that is blown up softly.

# From so many metres on, every so many, to so many steps up; how much slopes
# are lit, at least and at most; how uneven it is.
set wash(contours) {
    low 180 rise 5.0 top 13.9 slope 5.5 dark -20 bright 15 uneven 3.4 colours {
        {240 241 220} {241 241 220} {244 240 219} {244 237 213} {243 233 205}
        {241 229 196} {238 224 187} {235 219 178} {232 213 169} {229 207 160}
        {226 201 151} {222 195 143} {219 190 136} {216 185 130} {214 181 125}
    }
}
set wash(levels) {
    low 183 rise 9.0 top 6.99 slope 3.2 dark -24 bright 13 uneven 3.0 colours {
        {226 231 200} {235 236 206} {242 236 208} {243 231 196} {240 223 179}
        {234 211 162} {226 197 144} {219 186 132}
    }
}

# makeWash --
#
#       Fills wash(rows), a string of red, green, blue for each row of relief, as
#       wash(KIND) has it.
proc makeWash {kind} {
    global relief wash
    set mottle [lrepeat $relief(columns) 0.0]
    set wash(rows) {}
    set above [lindex $relief(h) 0]
    foreach row $relief(h) {
        lassign [WashRow $wash($kind) $row $above $mottle] pixels mottle
        set above $row
        lappend wash(rows) [binary format c* $pixels]
    }
}

proc WashRow {how row above mottle} {
    # -> its pixels, and the blots that the next one goes on from.
    dict with how {}
    set pixels {}
    set before [lindex $row 0]
    set blot 0.0
    set next {}
    foreach h $row north $above old $mottle {
        set blot [expr {0.5 * $blot + 0.38 * $old + (rand() - 0.5) * $uneven}]
        lappend next $blot
        set light [expr {max($dark, min($bright,
                (($h - $before) + ($h - $north)) * $slope)) + $blot}]
        set before $h
        set step [expr {max(0.0, min($top, ($h - $low) / $rise))}]
        set k [expr {int($step)}]
        set t [expr {$step - $k}]
        foreach a [lindex $colours $k] b [lindex $colours $k+1] {
            lappend pixels [expr {max(0, min(255,
                    round($a + $t * ($b - $a) + $light)))}]
        }
    }
    return [list $pixels $next]
}

# drawWash --
#
#       That part of it, in metres, and what is next to it.
proc drawWash {x0 y0 x1 y1} {
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

# Png --
#
#       A PNG of rows of red, green, blue, each row after a zero byte.
proc Png {width height data} {
    set png [binary format H* 89504e470d0a1a0a]
    foreach {type body} [list \
            IHDR [binary format IIccccc $width $height 8 2 0 0 0] \
            IDAT [zlib compress $data] IEND ""] {
        append png [binary format I [string length $body]] $type $body \
                [binary format I [zlib crc32 $type$body]]
    }
    return $png
}
