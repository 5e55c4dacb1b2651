# clock.tcl --
#
#       The turn track above the map: what has a time, and which is now.
#
#       set clock [::wargame::seat::Clock new PATH ?HOVERCMD PICKCMD?]
#                           a new widget, to be packed; HOVERCMD and PICKCMD are
#                           called with the word score when the pointer is on
#                           the score, and when that is clicked; "": with none
#           show CLOCK ?SCORE?  a dictionary: day, a word or none; hours, {TEXT
#                           LIT ?LIGHT?}..., LIGHT day, dusk or night; phases,
#                           {TEXT LIT}...  SCORE as of the contract Panels; it
#                           stands at the right end
#           svg WIDTH       what is shown, drawn so wide in units of the drawing

need look/bar-art look/theme seat/bar seat/clock-score

if {![info object isa class ::wargame::seat::Clock]} {
    oo::class create ::wargame::seat::Clock {
        superclass ::wargame::seat::Bar
    }
}

oo::define ::wargame::seat::Clock {
    # Score: as it is shown.  Edge: where it begins, in units of the drawing.
    variable Path Pictures Shown Width Score Edge HoverCmd PickCmd

    constructor {path {hoverCmd ""} {pickCmd ""}} {
        set Shown {day {} hours {} phases {}}
        set Score {}
        set Edge Inf
        set HoverCmd $hoverCmd
        set PickCmd $pickCmd
        next $path 2 [::wargame::look::theme size clockHigh]
        bind $Path <Motion> [namespace code {my Pointed %x}]
        bind $Path <Button-1> [namespace code {my Picked %x}]
    }

    method show {clock {score {}}} {
        if {$clock ne $Shown || $score ne $Score} {
            set Shown $clock
            set Score $score
            my Draw
        }
    }

    method IsScore {x} {
        return [expr {$x / [my Scale] >= $Edge}]
    }

    method Pointed {x} {
        $Path configure -cursor \
                [expr {[my IsScore $x] && $PickCmd ne "" ? "hand2" : ""}]
        if {[my IsScore $x] && $HoverCmd ne ""} {
            {*}$HoverCmd score
        }
    }

    method Picked {x} {
        my Pointed $x
        if {[my IsScore $x] && $PickCmd ne ""} {
            {*}$PickCmd score
        }
    }

    method Draw {} {
        if {$Width < 50} {
            return
        }
        my Lay [my svg [expr {$Width / [my Scale]}]]
        $Pictures trim
    }

    method Scale {} {
        # Pixels a unit of the drawing, which is 46 high.
        return [expr {[my Tall] / 46.0}]
    }

    method svg {width} {
        # Hours at the left, phases at the right of them; both shrink to fit.
        # Where phases would be too small to read the present one alone has a
        # word.
        set all $width
        set width [expr {$width - [::wargame::seat::clockScore wide $Score]}]
        set Edge [expr {$width < $all ? $width : Inf}]
        set day [dict get $Shown day]
        set hours [dict get $Shown hours]
        lassign [my Room $width] left step widest squeeze
        set body ""
        if {$day ne ""} {
            append body [::wargame::look::barArt words [expr {$left / 2}] 27.3 \
                    12 middle $day]
        }
        my Hours body $left $step $hours $widest
        set x [expr {$left + $step * [llength $hours] + 16}]
        if {$squeeze < 0.55} {
            my Present body $x [expr {$width - 10 - $x}]
        } else {
            my Phases body $x $squeeze
        }
        append body [::wargame::seat::clockScore svg $Score $Edge]
        return "<svg xmlns=\"http://www.w3.org/2000/svg\"\
                viewBox=\"0 0 $all 46\">$body</svg>"
    }

    method Room {width} {
        # Where the hours begin, how far one is from the next, how wide their
        # words are; and how much the phases are squeezed.
        set hours [dict get $Shown hours]
        set day [dict get $Shown day]
        set left [expr {$day eq "" ? 14 : 26 + [my Long $day]}]
        set widest [tcl::mathfunc::max 0 {*}[lmap hour $hours {
            my Long [lindex $hour 0]
        }]]
        set wide 0
        foreach phase [dict get $Shown phases] {
            set wide [expr {$wide + 24 + [my Long [lindex $phase 0]]}]
        }
        set step [expr {min(max(34.0, $widest + 15), ($width - 26 - $left
                - $wide) / max(1, [llength $hours]))}]
        if {$step >= 22} {
            return [list $left $step $widest 1.0]
        }
        return [list $left 22 $widest [expr {($width - 26 - $left
                - 22 * [llength $hours]) / max(1, $wide)}]]
    }

    method Phases {bodyVar x squeeze} {
        upvar 1 $bodyVar body
        foreach phase [dict get $Shown phases] {
            lassign $phase text lit
            set w [expr {(18 + [my Long $text]) * $squeeze}]
            my Plate body $x $w $squeeze $text $lit
            set x [expr {$x + $w + 6 * $squeeze}]
        }
    }

    method Present {bodyVar x room} {
        # The others are dots, as many as there are.
        upvar 1 $bodyVar body
        set phases [dict get $Shown phases]
        set room [expr {$room - 12 * ([llength $phases] - 1)}]
        foreach phase $phases {
            lassign $phase text lit
            set wide [expr {18.0 + [my Long $text]}]
            if {!$lit} {
                my Dot body [expr {$x + 3}] 0
                set x [expr {$x + 12}]
                continue
            }
            set w [expr {min($wide, max($room, 30))}]
            my Plate body $x $w [expr {$w / $wide}] $text 1
            set x [expr {$x + $w + 6}]
        }
    }

    method Hours {bodyVar left step hours widest} {
        # Where they would be too small to read only some have words, the
        # present one among them, and those between are dots.
        upvar 1 $bodyVar body
        for {set every 1} {$every < 4} {incr every} {
            set room [expr {$every * $step - ($every == 1 ? 3 : 10)}]
            if {$room - 4 >= 0.75 * $widest} break
        }
        set now [lsearch -index 1 $hours 1]
        set x [expr {$left + $step / 2}]
        set n [expr {-max(0, $now)}]
        foreach hour $hours {
            if {$n % $every} {
                my Dot body $x {*}[lrange $hour 1 end]
            } else {
                my Disc body $x [expr {$every == 1 ? min(14, $step * 0.44)
                    : 12}] [expr {min($widest + 10, $room) / 2}] {*}$hour
            }
            set x [expr {$x + $step}]
            incr n
        }
    }

    method Dot {bodyVar x lit {light day}} {
        upvar 1 $bodyVar body
        append body [format {<circle cx="%g" cy="23" r="3" fill="%s"
            stroke="%s"/>} $x [my Fill $lit $light] \
            [::wargame::look::theme color deskEdge]]
    }

    method Long {text} {
        # In units of the drawing, as large as it is written there.
        return [::wargame::look::barArt wide $text 12]
    }

    method Ink {lit {light day}} {
        return [expr {$lit ? "ink" : $light eq "day" ? "deskText" : "moon"}]
    }

    method Fill {lit {light day}} {
        return [::wargame::look::theme color [expr {$lit ? "gold"
            : $light eq "day" ? "deskButton" : $light}]]
    }

    method Disc {bodyVar x radius half text lit {light day}} {
        # As wide as the longest of them needs, HALF to each side.
        upvar 1 $bodyVar body
        set half [expr {max($radius, $half)}]
        set size [expr {min(12.5, 0.95 * $radius,
            12.0 * (2 * $half - 4) / max(1, [my Long $text]))}]
        append body "<rect x=\"[expr {$x - $half}]\"\
            y=\"[expr {23 - $radius}]\"\
            width=\"[expr {2 * $half}]\" height=\"[expr {2 * $radius}]\"\
            rx=\"$radius\" fill=\"[my Fill $lit $light]\"\
            stroke=\"[::wargame::look::theme color deskEdge]\"/>" \
            [::wargame::look::barArt words $x [expr {23 + 0.35 * $size}] \
                $size middle $text [my Ink $lit $light]]
        if {$light eq "night"} {
            append body \
                    [::wargame::look::barArt moon [expr {$x + $half
                        - 0.25 * $radius}] \
                    [expr {23 - 0.75 * $radius}] [expr {0.42 * $radius}]]
        }
    }

    method Plate {bodyVar x w squeeze text lit} {
        upvar 1 $bodyVar body
        append body "<rect x=\"$x\" y=\"9\" width=\"$w\" height=\"28\" rx=\"5\"\
            fill=\"[my Fill $lit]\"\
            stroke=\"[::wargame::look::theme color deskEdge]\"/>" \
            [::wargame::look::barArt words [expr {$x + $w / 2}] \
                [expr {23 + 4.3 * $squeeze}] [expr {12 * $squeeze}] middle \
                $text [my Ink $lit]]
    }
}
