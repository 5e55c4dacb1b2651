# drawn.tcl --
#
#       Where the words of a picture are.

proc words {svg} {
    # The boxes of the words in a picture: {text left top right low}.
    set boxes {}
    foreach {- x y anchor size family weight text} [regexp -all -inline \
            {<text x="([^"]*)" y="([^"]*)" text-anchor="([^"]*)" font-size="([^"]*)"\s+font-family="([^"]*)" font-weight="([^"]*)" fill="[^"]*">([^<]*)<} \
            $svg] {
        set wide [expr {[font measure [list $family -100 $weight] $text]
            * $size / 100.0}]
        set left [dict get [list start $x end [expr {$x - $wide}] \
                middle [expr {$x - $wide / 2}]] $anchor]
        lappend boxes [list $text $left [expr {$y - 0.7 * $size}] \
                [expr {$left + $wide}] $y]
    }
    return $boxes
}
