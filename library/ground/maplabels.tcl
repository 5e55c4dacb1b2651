# maplabels.tcl --
#
#       How large the names on a map are, and what room they take: for the
#       table, which paints them over the picture, for the picture with names
#       of the handbook, and for the test that no two of them meet.

namespace eval ::wargame::ground::maplabels {
    namespace export pixels box
    namespace ensemble create

    # The size of type in pixels at a zoom of 1 (five metres a pixel), by the
    # size that the map gives a label; and the least that can be read.
    variable Pixels {small 18 medium 21 large 26}
    variable Least 11
}

# pixels --
#
#       The size of type at a zoom: it grows with the map, up to twice.
proc ::wargame::ground::maplabels::pixels {size zoom} {
    variable Pixels
    variable Least
    set pixels [expr {round([dict get $Pixels $size] * min($zoom, 2.0))}]
    return [expr {max($Least, $pixels)}]
}

# box --
#
#       The ground {left bottom right top}, in metres, that the label {size x y
#       angle lines...} of an area covers at a zoom; a redoubt's name stands in
#       capitals.  A letter is taken to be as wide as those of a common serif.
proc ::wargame::ground::maplabels::box {label terrain zoom} {
    set lines [lassign $label size x y angle]
    set em [expr {[pixels $size $zoom] * 5.0 / $zoom}]
    set letter [expr {$em * ($terrain eq "redoubt" ? 0.62 : 0.46)}]
    set longest [::tcl::mathfunc::max {*}[lmap line $lines {
        string length $line
    }]]
    set half [expr {$longest * $letter / 2}]
    set high [expr {[llength $lines] * $em * 1.08 / 2}]
    return [list [expr {$x - $half}] [expr {$y - $high}] \
            [expr {$x + $half}] [expr {$y + $high}]]
}
