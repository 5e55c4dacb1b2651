# plates.tcl --
#
#       What is drawn over a map with words on paper, and other small pictures.
#
#   set plates [::wargame::board::Plates new CANVAS]
#       plate X Y ANCHOR TEXT FILL INK TAGS ?ROLE?
#                            draw a few words on a sheet of paper at a point of
#                            the canvas: center, n, s or nw of it.  FILL and INK
#                            are colours, ROLE a font of the theme.  -> the
#                            bounds of the sheet
#       leader X0 Y0 X1 Y1 TAGS STATE    draw a thin line with a point at its
#                            end
#       extent TEXT ROLE     {WIDE HIGH} of such a sheet
#       wrap TEXT ROLE       -> in lines not too long to take in at a glance
#       sheet WIDE HIGH FILL EDGE    -> a photo: so large a sheet, with a soft
#                            shadow in a margin of 6 pixels
#       picture SVG WIDE ?HIGH?      -> a photo
#       trim                 forget those used longest ago that are not shown
#
#   The photos belong to this object.

need look/pictures look/theme

package require Tk

if {![info object isa class ::wargame::board::Plates]} {
    oo::class create ::wargame::board::Plates
}

oo::define ::wargame::board::Plates {
    variable Canvas Pictures

    constructor {canvas} {
        set Canvas $canvas
        set Pictures [::wargame::look::Pictures new 120]
    }

    destructor {
        $Pictures destroy
    }

    method plate {x y anchor text fill ink tags {role smallBold}} {
        lassign [my extent $text $role] wide high
        switch -- $anchor {
            n {set y [expr {$y + $high / 2.0}]}
            s {set y [expr {$y - $high / 2.0}]}
            nw {
                set x [expr {$x + $wide / 2.0}]
                set y [expr {$y + $high / 2.0}]
            }
        }
        set x [expr {round($x)}]
        set y [expr {round($y)}]
        $Canvas create image $x $y -tags $tags -image [my sheet $wide $high \
                $fill $ink]
        $Canvas create text $x $y -text $text -font \
            [::wargame::look::theme font $role] -justify center \
            -fill [::wargame::look::theme color $ink] -tags $tags
        return [list [expr {$x - $wide / 2}] [expr {$y - $high / 2}] \
            [expr {$x + $wide / 2}] [expr {$y + $high / 2}]]
    }

    method leader {x0 y0 x1 y1 tags state} {
        # Dark on light, so that it is seen on any ground.
        foreach {color wide} {paperLift 3 ink 1} {
            set wide [::wargame::look::theme px $wide]
            set color [::wargame::look::theme color $color]
            set r [expr {$wide / 2.0 + [::wargame::look::theme px 1]}]
            $Canvas create line $x0 $y0 $x1 $y1 -width $wide -fill $color \
                    -tags $tags -state $state
            $Canvas create oval [expr {$x1 - $r}] [expr {$y1 - $r}] \
                    [expr {$x1 + $r}] [expr {$y1 + $r}] -width 0 -fill $color \
                    -tags $tags -state $state
        }
    }

    method extent {text role} {
        set font [::wargame::look::theme font $role]
        set pad [::wargame::look::theme px 5]
        set wide 1
        foreach line [split $text \n] {
            set wide [expr {max($wide, [font measure $font $line])}]
        }
        set lines [llength [split $text \n]]
        set line [font metrics $font -linespace]
        set high [expr {$lines * $line + $pad}]
        return [list [expr {max($high, $wide + 2 * $pad)}] $high]
    }

    method wrap {text role} {
        set font [::wargame::look::theme font $role]
        set room [::wargame::look::theme px 300]
        set lines {}
        foreach part [split $text \n] {
            set line ""
            foreach word [split $part " "] {
                set longer [string trimleft "$line $word"]
                if {$line ne "" && [font measure $font $longer] > $room} {
                    lappend lines $line
                    set longer $word
                }
                set line $longer
            }
            lappend lines $line
        }
        return [join $lines \n]
    }

    method sheet {wide high fill edge} {
        return [$Pictures picture [my SheetSvg $wide $high $fill $edge] \
                [expr {round($wide + 12)}] [expr {round($high + 12)}]]
    }

    method picture {args} {
        return [$Pictures picture {*}$args]
    }

    method trim {} {
        $Pictures trim
    }

    method SheetSvg {wide high fill edge} {
        set svg [format {<svg xmlns="http://www.w3.org/2000/svg" width="%s"
            height="%s">} [expr {round($wide + 12)}] [expr {round($high + 12)}]]
        foreach grow {5 3.5 2 0.5} {
            append svg [format {<rect x="%s" y="%s" width="%s" height="%s"
                rx="8" fill="%s" fill-opacity="0.09"/>} [expr {6.5 - $grow}] \
                [expr {8 - $grow}] [expr {$wide + 2 * $grow - 1}] \
                [expr {$high + 2 * $grow - 2}] [::wargame::look::theme color \
                shadow]]
        }
        append svg [format {<rect x="6.5" y="6.5" width="%s" height="%s" rx="6"
            fill="%s" fill-opacity="0.95" stroke="%s"/></svg>} \
            [expr {round($wide) - 1}] [expr {round($high) - 1}] \
            [::wargame::look::theme color $fill] [::wargame::look::theme color \
            $edge]]
        return $svg
    }
}
