# board-words.tcl --
#
#       What is written on a Board: the spaces' names, which keep out of the
#       tokens' way, captions, signs and the tooltip.

oo::define ::wargame::Board {
    method names {on} {
        set Named $on
        my DrawWords
    }

    method DrawWords {} {
        my DrawNames
        my DrawSigns
        my DrawCaptions
        my Stacking
    }

    # Names.

    method NameSize {class} {
        # Letters grow with the map, but slower.
        set size [::wargame::theme size label[string totitle $class]]
        set grow [expr {sqrt($Scale / [::wargame::theme density] / 0.11)}]
        return [expr {round(min([::wargame::theme size labelHighest],
            $size * max(0.85, $grow)))}]
    }

    method NameText {key} {
        # What is written, its lines, and how.
        set space [dict get $Space $key]
        set lines [lrange [dict get $space label] 4 end]
        set class [lindex [dict get $space label] 0]
        if {![llength $lines]} {
            set lines [list [dict get $space name]]
        }
        if {$class eq ""} {
            set class small
        }
        return [list $lines $class]
    }

    method DrawNames {} {
        # Each at its place, or the nearest one that is free.
        $Canvas delete name
        if {!$Named} {
            return
        }
        set taken [dict values $Boxes]
        foreach item [$Canvas find withtag swords] {
            lappend taken [$Canvas bbox $item]
        }
        foreach key [dict keys $Space] {
            if {[my OnGround $key] && [dict get $Space $key name] ne ""} {
                lappend taken [my DrawName $key $taken]
            }
        }
    }

    method DrawName {key taken} {
        lassign [my NameText $key] lines class
        set redoubt [expr {[dict get $Space $key style] eq "redoubt"}]
        set size [my NameSize $class]
        if {$redoubt} {
            set size [expr {round(0.86 * $size)}]
            set lines [lmap line $lines {string toupper $line}]
        }
        set angle [lindex [dict get $Space $key label] 3]
        set look [list $lines $size $redoubt [expr {
            $angle eq "" ? 0 : $angle}]]
        if {![dict exists $NameArt $look]} {
            dict set NameArt $look [my NamePhoto {*}$look]
        }
        lassign [dict get $NameArt $look] photo wide high
        lassign [my NamePlace $key $wide $high $taken] x y
        $Canvas create image [expr {round($x)}] [expr {round($y)}] \
                -image $photo -tags name
        return [list [expr {$x - $wide / 2}] [expr {$y - $high / 2}] \
            [expr {$x + $wide / 2}] [expr {$y + $high / 2}]]
    }

    method NamePlace {key wide high taken} {
        # The first place that nothing has taken and that lies in the space;
        # else that where least is covered.
        lassign [my Pixel {*}[dict get $Space $key middle]] x y
        set near {}
        foreach box $taken {
            lassign $box x0 y0 x1 y1
            if {abs($x0 + $x1 - 2 * $x) < $x1 - $x0 + 2.4 * $wide
                    && abs($y0 + $y1 - 2 * $y) < $y1 - $y0 + 10 * $high} {
                lappend near $box
            }
        }
        set best {}
        set least Inf
        foreach dy {0 -0.6 0.6 -1.2 1.2 -1.8 1.8 -2.4 2.4 -3.2 3.2 -4 4} {
            foreach dx {0 -0.3 0.3 -0.65 0.65} {
                set px [my Framed [expr {$x + $dx * $wide}] $wide \
                        [expr {$Width * $Scale}]]
                set py [my Framed [expr {$y + $dy * $high}] $high \
                        [expr {$Height * $Scale}]]
                set cost [expr {2.5 * [my Covered $px $py $wide $high $near]
                    + [my Outside $key $px $py $wide $high]
                    + 0.02 * $wide * $high * (abs($dy) + abs($dx))}]
                if {$cost < $least} {
                    set least $cost
                    set best [list $px $py]
                }
                if {$dx == 0 && $dy == 0 && $cost <= 0.8 * $wide * $high
                        && ![my Covered $px $py $wide $high $near]} {
                    # Where the map would have it.
                    return [list $px $py]
                }
            }
        }
        return $best
    }

    method Outside {key x y wide high} {
        # What it costs that part of the words lies in another space.
        set cost 0
        foreach end {-0.42 0 0.42} {
            if {![my Holds $key {*}[my Metre [expr {$x + $end * $wide}] $y]]} {
                set cost [expr {$cost + 0.25 * $wide * $high}]
            }
        }
        return $cost
    }

    method Framed {at length whole} {
        # So that the words do not run out of the frame.
        return [expr {max($length / 2 + 4, min($whole - $length / 2 - 4, $at))}]
    }

    method Covered {x y wide high taken} {
        set sum 0
        set left [expr {$x - $wide / 2}]
        set top [expr {$y - $high / 2}]
        set right [expr {$x + $wide / 2}]
        set low [expr {$y + $high / 2}]
        foreach box $taken {
            lassign $box x0 y0 x1 y1
            if {$x0 < $right && $x1 > $left && $y0 < $low && $y1 > $top} {
                set sum [expr {$sum + (min($x1, $right) - max($x0, $left))
                    * (min($y1, $low) - max($y0, $top))}]
            }
        }
        return $sum
    }

    method NamePhoto {lines size redoubt angle} {
        # -> photo, and the width and height of the words.
        set family [::wargame::theme family serif]
        set spacing [expr {$redoubt ? 0.07 * $size : 0}]
        set font [list $family [expr {-$size}] \
                [expr {$redoubt ? "bold" : "italic"}]]
        set wide 1
        foreach line $lines {
            set wide [expr {max($wide, [font measure $font $line]
                + $spacing * [string length $line])}]
        }
        set high [expr {$size * (0.2 + 0.95 * [llength $lines])}]
        set pad [expr {round(0.35 * $size) + 2}]
        set turn [expr {abs($angle) * 3.14159 / 180}]
        set w [expr {round($wide * cos($turn) + $high * sin($turn)) + 2 * $pad}]
        set h [expr {round($high * cos($turn) + $wide * sin($turn)) + 2 * $pad}]
        set words ""
        set y [expr {-0.475 * $size * [llength $lines] + 0.72 * $size}]
        foreach line $lines {
            append words [format {<text y="%.1f">%s</text>} $y \
                    [string map {& &amp; < &lt;} $line]]
            set y [expr {$y + 0.95 * $size}]
        }
        set svg [format {<svg xmlns="http://www.w3.org/2000/svg" width="%d"
            height="%d"><g transform="translate(%s,%s) rotate(%s)"
            font-family="%s" font-size="%s" text-anchor="middle" %s
            letter-spacing="%s" stroke-linejoin="round">} $w $h \
            [expr {$w / 2.0}] [expr {$h / 2.0}] [expr {-$angle}] $family $size \
            [expr {$redoubt ? {font-weight="bold"} : {font-style="italic"}}] \
            $spacing]
        foreach {width share} {0.34 0.3 0.22 0.4 0.12 0.6} {
            append svg [format {<g fill="none" stroke="%s" stroke-width="%.2f"
                stroke-opacity="%s">%s</g>} \
                [::wargame::theme color labelHalo] [expr {$width * $size}] \
                $share $words]
        }
        append svg [format {<g fill="%s">%s</g></g></svg>} \
            [::wargame::theme color [expr {
                $redoubt ? "labelRedoubt" : "label"}]] $words]
        return [list [$Words picture $svg $w $h] \
            [expr {$w - 1.4 * $pad}] [expr {$h - 1.4 * $pad}]]
    }

    # Signs.

    method signs {signs} {
        set Signs $signs
        my DrawSigns
        my Stacking
    }

    method DrawSigns {} {
        $Canvas delete mark
        foreach sign $Signs {
            lassign $sign mx my style text
            lassign [switch -- $style {
                supply {list leafLift lightSupply}
                burnt {list bad leafLift}
                used {list leafLift ink}
                default {list leafLift goldDark}
            }] fill ink
            my Plate {*}[my Pixel $mx $my] center $text $fill $ink {sign mark}
        }
    }

    # Plates: a few words on a small leaf.

    method Plate {x y anchor text fill ink tags {role smallBold}} {
        # -> the bounds of what was drawn
        set font [::wargame::theme font $role]
        set pad [::wargame::theme px 5]
        set wide 1
        foreach line [split $text \n] {
            set wide [expr {max($wide, [font measure $font $line])}]
        }
        set lines [llength [split $text \n]]
        set line [font metrics $font -linespace]
        set high [expr {$lines * $line + $pad}]
        set wide [expr {max($high, $wide + 2 * $pad)}]
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
        $Canvas create image $x $y -tags $tags -image [$Words picture \
            [my PlateSvg $wide $high $fill $ink] [expr {round($wide + 12)}] \
            [expr {round($high + 12)}]]
        $Canvas create text $x $y -text $text -font $font -justify center \
            -fill [::wargame::theme color $ink] -tags $tags
        return [list [expr {$x - $wide / 2}] [expr {$y - $high / 2}] \
            [expr {$x + $wide / 2}] [expr {$y + $high / 2}]]
    }

    method DrawCaptions {} {
        # What is said of the places offered: above the tokens there.
        $Canvas delete offered
        dict for {key caption} $Offers {
            if {$caption eq "" || ![my OnGround $key]} continue
            lassign [my Pixel {*}[dict get $Space $key middle]] x y
            set y [expr {$y - [my NameSize small]}]
            foreach side [my SidesIn $key] {
                lassign [dict get $Boxes [list $key $side]] x0 y0 x1
                if {$y0 < $y} {
                    set y [expr {$y0 - 2}]
                    set x [expr {($x0 + $x1) / 2}]
                }
            }
            my Plate $x $y s $caption leafLift goldDark {caption offered}
        }
    }

    # A refusal, or the tooltip: one at a time.

    method refuse {text {space ""}} {
        my CloseTip
        if {$space ne "" && [my OnGround $space]} {
            lassign [my Pixel {*}[dict get $Space $space middle]] x y
            set y [expr {$y + [my NameSize medium]}]
        } else {
            lassign [winfo pointerxy $Canvas] x y
            set x [$Canvas canvasx [expr {$x - [winfo rootx $Canvas]}]]
            set y [$Canvas canvasy [expr {$y - [winfo rooty $Canvas]}]]
        }
        set Tip [list $text bad caption $x $y]
        my PlaceCaption
    }

    method Open {} {
        # What the token under the pointer is called.
        set id [lindex $Under 1]
        if {$Held ne "" || $Tip ne "" || ![dict exists $Token $id]
                || [dict get $Token $id title] eq ""} {
            return
        }
        lassign [dict get $Place $id] x y
        set Tip [list [dict get $Token $id title] ink small $x \
            [expr {$y + 0.62 * [my SizeOf $id]}]]
        my PlaceCaption
    }

    method PlaceCaption {} {
        # Inside the window, wherever that looks.
        $Canvas delete tip
        if {$Tip eq ""} {
            return
        }
        lassign $Tip text ink role x y
        set bounds [my Plate $x [expr {$y + 4}] n $text leafLift $ink tip $role]
        lassign $bounds x0 y0 x1 y1
        lassign [my ViewSize] width - height
        $Canvas move tip [expr {[my Inside $x0 [expr {$x1 - $x0}] \
                [$Canvas canvasx 0] $width] - $x0}] \
            [expr {[my Inside $y0 [expr {$y1 - $y0}] \
                [$Canvas canvasy 0] $height] - $y0}]
        $Canvas raise tip
    }

    method CloseTip {} {
        set Tip ""
        $Canvas delete tip
        my Forget Open
    }
}
