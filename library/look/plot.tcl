# plot.tcl --
#
#       Curves as SVG, with axes: for a window, and for a page, whose style may
#       colour them again by their classes.
#
#   plot curves WIDTH HEIGHT SERIES TICKS ?OPTIONS?
#       SERIES    of each side: {NAME COLOR POINTS ?BAND?}.  POINTS: {X Y}...;
#                 BAND: {X HALF}..., shaded about nought
#       TICKS     {X TEXT}... of the axis below; where they would be too close
#                 some are left out, but not the last
#       OPTIONS   -step 1     the value stays until the next point
#                 -dots 0     no marks at the points
#                 -to 100     the axis goes from 0 to there
#   plot nice LOW HIGH        round numbers from one to the other: the marks of
#                             an axis

need base/words look/markup look/theme

namespace eval ::wargame::look::plot {
    namespace export curves nice
    namespace ensemble create

    # About the curves, at the usual size of text: left, above, right, below.
    variable Margins {46 14 96 34}
    variable Dashes {none 7,4}
}

proc ::wargame::look::plot::nice {low high} {
    if {$high <= $low} {
        set high [expr {$low + 1}]
    }
    set rough [expr {($high - $low) / 6.0}]
    set power [expr {10 ** floor(log10($rough))}]
    foreach factor {1 2 5 10} {
        set step [expr {$factor * $power}]
        if {$step >= $rough} break
    }
    # Only whole things are counted.
    set step [expr {max(1, round($step))}]
    set marks {}
    for {set mark [expr {int(floor(1.0 * $low / $step)) * $step}]} \
            {$mark < $high + $step} {incr mark $step} {
        lappend marks $mark
    }
    return $marks
}

proc ::wargame::look::plot::curves {width height series ticks args} {
    variable Margins
    set options [dict merge {-step 0 -dots 1 -to ""} $args]
    lassign [Range $series $ticks] x0 x1 low high
    if {[dict get $options -to] ne ""} {
        lassign [list 0 [dict get $options -to]] low high
    }
    set marks [nice $low $high]
    set grown [Grown]
    lassign [lmap margin $Margins {expr {$margin * $grown}}] \
            left top right below
    set frame [list $left $top [expr {$width - $right}] \
            [expr {$height - $below}] $x0 $x1 \
            [lindex $marks 0] [lindex $marks end]]
    set svg [format {<svg xmlns="http://www.w3.org/2000/svg" class="plot"
        viewBox="0 0 %d %d" font-family="%s, sans-serif" font-size="%s">} \
        $width $height [::wargame::look::theme family sans] \
        [expr {12 * $grown}]]
    append svg [Axes $frame $marks $ticks]
    set n 0
    foreach one $series {
        append svg [Band $frame $n $one]
        incr n
    }
    set n 0
    foreach one $series {
        append svg [Curve $frame $n $one $options]
        incr n
    }
    append svg [Names $frame $series] </svg>
    return $svg
}

# Grown --
#
#       How much larger than usual text is.
proc ::wargame::look::plot::Grown {} {
    return [expr {[::wargame::look::theme size tooltip]
        / (12.0 * [::wargame::look::theme density])}]
}

# Range --
#
#       {X0 X1 LOW HIGH} of all that is to be seen; nought is among it.
proc ::wargame::look::plot::Range {series ticks} {
    set xs [dict keys $ticks]
    set ys 0
    foreach one $series {
        lassign $one - - points band
        foreach {x y} $points {
            lappend xs $x
            lappend ys $y
        }
        foreach {- half} $band {
            lappend ys $half [expr {-$half}]
        }
    }
    set x0 [tcl::mathfunc::min {*}$xs]
    return [list $x0 [expr {max($x0 + 1, [tcl::mathfunc::max {*}$xs])}] \
        [tcl::mathfunc::min {*}$ys] [tcl::mathfunc::max {*}$ys]]
}

proc ::wargame::look::plot::At {frame x y} {
    lassign $frame left top right bottom x0 x1 low high
    return [list [format %.1f [expr {$left + ($right - $left) * ($x - $x0)
            / double($x1 - $x0)}]] \
        [format %.1f [expr {$bottom - ($bottom - $top) * ($y - $low)
            / double($high - $low)}]]]
}

proc ::wargame::look::plot::Axes {frame marks ticks} {
    lassign $frame left top right bottom
    set soft [::wargame::look::theme color inkSoft]
    set svg ""
    foreach mark $marks {
        lassign [At $frame 0 $mark] - y
        append svg [format {<path class="%s" d="M%s,%s H%s" stroke="%s"
            stroke-width="%s" stroke-opacity="0.7" fill="none"/><text
            class="tick" x="%s" y="%s" text-anchor="end" fill="%s">%s</text>} \
            [expr {$mark ? "grid" : "axis"}] $left $y $right \
            [::wargame::look::theme color \
            [expr {$mark ? "paperEdge" : "inkSoft"}]] \
            [expr {$mark ? 1 : 1.5}] [expr {$left - 7}] [expr {$y + 4}] $soft \
            [::wargame::base::minus $mark]]
    }
    # The last has its room first.
    lassign {-Inf Inf} free stop
    set end [lindex $ticks end-1]
    if {[lindex $ticks end] ne ""} {
        set stop [expr {[lindex [At $frame $end 0] 0]
            - [Half [lindex $ticks end]]}]
    }
    foreach {x text} $ticks {
        lassign [At $frame $x 0] at
        append svg [format {<path class="axis" d="M%s,%s v%s" stroke="%s"
            fill="none"/>} $at $bottom [expr {$text eq "" ? 4 : 6}] $soft]
        set half [Half $text]
        if {$text eq "" || ($x ne $end
                && ($at - $half < $free || $at + $half > $stop))} continue
        set free [expr {$at + $half}]
        append svg [format {<text class="tick" x="%s" y="%s"
            text-anchor="middle" fill="%s">%s</text>} $at \
            [expr {$bottom + 9 + 12 * [Grown]}] $soft \
            [::wargame::look::markup text $text]]
    }
    return $svg
}

# Half --
#
#       Half the room that a mark's words want, for a letter so wide at most.
proc ::wargame::look::plot::Half {text} {
    return [expr {(3.2 * [string length $text] + 4) * [Grown]}]
}

proc ::wargame::look::plot::Band {frame n one} {
    lassign $one - color - band
    set upper {}
    set lower {}
    foreach {x half} $band {
        lappend upper [join [At $frame $x $half] ,]
        lappend lower [join [At $frame $x [expr {-$half}]] ,]
    }
    if {![llength $upper]} {
        return ""
    }
    return [format {<polygon class="band side%d" points="%s" fill="%s"
        fill-opacity="0.12"/>} $n [concat $upper [lreverse $lower]] $color]
}

proc ::wargame::look::plot::Curve {frame n one options} {
    variable Dashes
    lassign $one - color points
    set path ""
    set dots ""
    foreach {x y} $points {
        lassign [At $frame $x $y] px py
        if {$path eq ""} {
            append path "M$px,$py"
        } elseif {[dict get $options -step]} {
            append path " H$px V$py"
        } else {
            append path " L$px,$py"
        }
        if {[dict get $options -dots]} {
            append dots [Dot $n $px $py $color]
        }
    }
    return [format {<path class="curve side%d" d="%s" fill="none" stroke="%s"
        stroke-width="2.5" stroke-linejoin="round" stroke-dasharray="%s"/>%s} \
        $n $path $color [lindex $Dashes $n] $dots]
}

# Dot --
#
#       Round for one side, square for the other: colour need not tell.
proc ::wargame::look::plot::Dot {n x y color} {
    if {$n == 0} {
        return [format {<circle class="dot side0" cx="%s" cy="%s" r="4"
            fill="%s"/>} $x $y $color]
    }
    return [format {<rect class="dot side1" x="%s" y="%s" width="7.4"
        height="7.4" fill="%s"/>} [expr {$x - 3.7}] [expr {$y - 3.7}] $color]
}

# Names --
#
#       At the ends of the curves, and never one on the other.
proc ::wargame::look::plot::Names {frame series} {
    lassign $frame - top right bottom
    set ends {}
    set n 0
    foreach one $series {
        lassign $one name color points
        if {[llength $points]} {
            lassign [At $frame {*}[lrange $points end-1 end]] - y
            lappend ends [list $y $name $color $n]
        }
        incr n
    }
    set ys {}
    set free [expr {$top + 4}]
    set ends [lsort -real -index 0 $ends]
    foreach end $ends {
        lappend ys [expr {max([lindex $end 0], $free)}]
        set free [expr {[lindex $ys end] + 16 * [Grown]}]
    }
    # Nor below the axis, where its marks are.
    set up [expr {max(0, [lindex [concat 0 $ys] end] - $bottom)}]
    set svg ""
    foreach end $ends y $ys {
        lassign $end - name color n
        append svg [format {<text class="name side%d" x="%s" y="%s"
            font-weight="bold" fill="%s">%s</text>} $n [expr {$right + 10}] \
            [expr {$y - $up + 4}] $color \
            [::wargame::look::markup text $name]]
    }
    return $svg
}
