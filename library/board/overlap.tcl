# overlap.tcl --
#
#       What lies under words that are WIDE and HIGH about a point X Y.  All is
#       in pixels of a canvas; boxes are {left top right low}.
#
#       overlap near X Y WIDE HIGH BOXES     the BOXES that touch the words
#       overlap area X Y WIDE HIGH BOXES     how many pixels of them are covered
#       overlap clear X Y WIDE HIGH FRAME KEEP SPARE ?MAYCMD?   the middle,
#                            about X Y, where they cover none of KEEP, else
#                            least of it, and rather nothing of SPARE; inside
#                            the FRAME, a box; and where MAYCMD X Y says 1, or
#                            X Y if it does nowhere
#       overlap framed AT LENGTH WHOLE       the middle nearest to AT of
#                            something so long that does not run out of a frame
#                            so long
#       overlap enters X Y X1 Y1 BOX    after which share of the way from X Y to
#                            X1 Y1, which begins outside it, that comes into the
#                            box; 0: it does not

namespace eval ::wargame::board::overlap {
    namespace export near area clear framed enters
    namespace ensemble create
}

proc ::wargame::board::overlap::near {x y wide high boxes} {
    return [lmap box $boxes {
        lassign $box x0 y0 x1 y1
        if {abs($x0 + $x1 - 2 * $x) >= $x1 - $x0 + $wide
                || abs($y0 + $y1 - 2 * $y) >= $y1 - $y0 + $high} continue
        set box
    }]
}

proc ::wargame::board::overlap::area {x y wide high boxes} {
    set sum 0
    set left [expr {$x - $wide / 2}]
    set top [expr {$y - $high / 2}]
    set right [expr {$x + $wide / 2}]
    set low [expr {$y + $high / 2}]
    foreach box $boxes {
        lassign $box x0 y0 x1 y1
        if {$x0 < $right && $x1 > $left && $y0 < $low && $y1 > $top} {
            # min() and max() are commands, and this is asked very often.
            set sum [expr {$sum + (($x1 < $right ? $x1 : $right)
                - ($x0 > $left ? $x0 : $left))
                * (($y1 < $low ? $y1 : $low) - ($y0 > $top ? $y0 : $top))}]
        }
    }
    return $sum
}

# The way around, from the right: COS SIN ...
namespace eval ::wargame::board::overlap {
    variable Around {}
    for {set k 0} {$k < 16} {incr k} {
        lappend Around [expr {cos(6.2832 * $k / 16)}] \
                [expr {sin(6.2832 * $k / 16)}]
    }
    unset k
}

proc ::wargame::board::overlap::clear {x y wide high frame keep spare \
        {mayCmd ""}} {
    variable Around
    set best [list $x $y]
    lassign $frame left top right low
    set least Inf
    for {set ring 0} {$ring < 60 && 8 * $ring < $least} {incr ring} {
        foreach {cos sin} [expr {$ring ? $Around : {1.0 0.0}}] {
            set x1 [expr {$left + [framed [expr {$x - $left
                + 8 * $ring * $cos}] $wide [expr {$right - $left}]]}]
            set y1 [expr {$top + [framed [expr {$y - $top
                + 8 * $ring * $sin}] $high [expr {$low - $top}]]}]
            # What costs little to know is asked first: what is too far, may not
            # be or covers too much is not looked at to the end.
            set far [expr {hypot($x1 - $x, $y1 - $y)}]
            if {$far >= $least
                    || ($mayCmd ne "" && ![{*}$mayCmd $x1 $y1])} continue
            set cost [expr {$far + 10 * [area $x1 $y1 $wide $high $keep]}]
            if {$cost >= $least} continue
            set cost [expr {$cost + 0.02 * [area $x1 $y1 $wide $high $spare]}]
            if {$cost < $least} {
                set least $cost
                set best [list $x1 $y1]
            }
        }
    }
    return $best
}

proc ::wargame::board::overlap::framed {at length whole} {
    set least [expr {$length / 2 + 4}]
    set most [expr {$whole - $length / 2 - 4}]
    if {$at > $most} {
        set at $most
    }
    return [expr {$at < $least ? $least : $at}]
}

proc ::wargame::board::overlap::enters {x y x1 y1 box} {
    lassign $box left top right low
    set in 0
    set out 1
    foreach {from to least most} [list $x $x1 $left $right \
            $y $y1 $top $low] {
        if {$from == $to} {
            if {$from < $least || $from > $most} {
                return 0
            }
            continue
        }
        set one [expr {($least - $from) / double($to - $from)}]
        set other [expr {($most - $from) / double($to - $from)}]
        set in [expr {max($in, min($one, $other))}]
        set out [expr {min($out, max($one, $other))}]
    }
    return [expr {$in <= $out ? $in : 0}]
}
