# clock-score.tcl --
#
#       What both sides have and have lost, at the right end of the clock: a
#       plate each in its colour, with its letter.
#
#       clockScore wide SCORE      how wide that is, in units of the drawing,
#                                  which is 46 high; 0 of {}
#       clockScore svg SCORE X     SVG of the plates, from there on
#
#   SCORE as of the contract Panels: {SIDE LINE...}...

need look/bar-art look/theme

namespace eval ::wargame::seat::clockScore {
    namespace export wide svg
    namespace ensemble create
    # Of the letters, and about them.
    variable Size 11
    variable Gap 7
}

proc ::wargame::seat::clockScore::wide {score} {
    variable Gap
    set wide 0
    foreach plate $score {
        set wide [expr {$wide + [Plate $plate] + $Gap}]
    }
    return $wide
}

proc ::wargame::seat::clockScore::svg {score x} {
    variable Gap
    set svg ""
    foreach plate $score {
        set lines [lassign $plate side]
        set w [Plate $plate]
        append svg [::wargame::look::barArt box $x 4 $w 38 $side] \
                [Words [expr {$x + 9}] 27.5 14 \
                    [::wargame::look::theme letter $side]] \
                [Lines [expr {$x + 20}] $lines]
        set x [expr {$x + $w + $Gap}]
    }
    return $svg
}

proc ::wargame::seat::clockScore::Plate {plate} {
    # How wide: the letter, then its longest line.
    variable Size
    return [expr {27 + [::tcl::mathfunc::max {*}[lmap line [lrange $plate 1 \
            end] {
        ::wargame::look::barArt wide $line $Size
    }]]}]
}

proc ::wargame::seat::clockScore::Lines {x lines} {
    variable Size
    set svg ""
    set y [expr {23 + 0.36 * $Size - 7.5 * ([llength $lines] - 1)}]
    foreach line $lines {
        append svg [Words $x $y $Size $line start]
        set y [expr {$y + 15}]
    }
    return $svg
}

proc ::wargame::seat::clockScore::Words {x y size text {anchor middle}} {
    return [::wargame::look::barArt words $x $y $size $anchor $text paperLift]
}
