# board-names.tcl --
#
#       The spaces' names on a Board, which keep out of the tokens' way and of
#       each other's.

need look/theme

oo::define ::wargame::board::Board {
    method names {on} {
        set Named $on
        my DrawWords
    }

    method NameSize {class} {
        # Letters grow with the map, but slower.
        set size [::wargame::look::theme size label[string totitle $class]]
        set grow [expr {sqrt([$Viewport scale] / [::wargame::look::theme density] / 0.11)}]
        return [expr {round(min([::wargame::look::theme size labelHighest],
            $size * max(0.85, $grow)))}]
    }

    method NameText {key} {
        # What is written, its lines, and how.
        set lines [lrange [$Spaces get $key label] 4 end]
        set class [lindex [$Spaces get $key label] 0]
        if {![llength $lines]} {
            set lines [list [$Spaces get $key name]]
        }
        if {$class eq ""} {
            set class small
        }
        return [list $lines $class]
    }

    method Near {x y wide high boxes} {
        # Those that touch so large a box about a point.
        return [lmap box $boxes {
            lassign $box x0 y0 x1 y1
            if {abs($x0 + $x1 - 2 * $x) >= $x1 - $x0 + $wide
                    || abs($y0 + $y1 - 2 * $y) >= $y1 - $y0 + $high} continue
            set box
        }]
    }

    method NameDrawn {args} {
        # As NamePhoto, each only once.
        if {![dict exists $NameArt $args]} {
            dict set NameArt $args [my NamePhoto {*}$args]
        }
        return [dict get $NameArt $args]
    }

    method DrawNames {} {
        # Each at its place, or the nearest one that is free: a few at a time,
        # and meanwhile the others stay as they are.
        set NamesTaken [dict values $Boxes]
        set NamesDue [concat [my InscriptionsDue] [my AsidesDue]]
        if {$Named} {
            foreach item [$Canvas find withtag swords] {
                lappend NamesTaken [$Canvas bbox $item]
            }
            foreach key [$Spaces lettered] {
                if {[$Spaces get $key name] ne ""} {
                    lappend NamesDue [list WriteName $key]
                }
                foreach box [$Spaces get $key marks] {
                    lassign $box left low right high
                    lappend NamesTaken [concat [$Viewport pixel $left $high] \
                            [$Viewport pixel $right $low]]
                }
            }
        } else {
            $Canvas delete name
        }
        my SomeNames
    }

    method SomeNames {} {
        set until [expr {[clock milliseconds] + 7}]
        while {[llength $NamesDue]} {
            set NamesDue [lassign $NamesDue name]
            my {*}$name
            if {[llength $NamesDue] && [clock milliseconds] >= $until} {
                my Later SomeNames 3
                return
            }
        }
        if {[$Words trim]} {
            set NameArt [dict create]
        }
    }

    method WriteName {key} {
        lappend NamesTaken [my DrawName $key $NamesTaken]
    }

    method DrawName {key taken} {
        lassign [my NameText $key] lines class
        set style [$Spaces get $key style]
        set size [my NameSize $class]
        if {$style eq "redoubt"} {
            set size [expr {round(0.86 * $size)}]
            set lines [lmap line $lines {string toupper $line}]
        }
        set angle [lindex [$Spaces get $key label] 3]
        lassign [my NameDrawn $lines $size $style \
                [expr {$angle eq "" ? 0 : $angle}]] photo wide high
        set place [my NamePlace $key $wide $high $taken]
        if {$place eq ""} {
            $Canvas delete name.$key
            return {-9 -9 -9 -9}
        }
        lassign $place x y
        set item [$Canvas find withtag name.$key]
        if {$item eq ""} {
            set item [$Canvas create image 0 0 -tags [list name name.$key]]
            $Layers place name $item
        }
        $Canvas itemconfigure $item -image $photo
        $Canvas coords $item [expr {round($x)}] [expr {round($y)}]
        return [list [expr {$x - $wide / 2}] [expr {$y - $high / 2}] \
            [expr {$x + $wide / 2}] [expr {$y + $high / 2}]]
    }

    method NamePlace {key wide high taken} {
        # The first place that nothing has taken and that lies in the space;
        # else that where least is covered.  Where a mark tells the space, too,
        # its name is left out rather than written over others; then "".
        lassign [$Viewport pixel {*}[$Spaces middle $key]] x y
        set near [my Near $x $y [expr {2.4 * $wide}] [expr {10 * $high}] $taken]
        set best {}
        set least Inf
        lassign [$Viewport extent] frameWide frameHigh
        set area [expr {1.0 * $wide * $high}]
        foreach dy {0 -0.5 0.5 -1 1 -1.5 1.5 -2 2 -2.6 2.6 -3.3 3.3} {
            foreach dx {0 -0.25 0.25 -0.5 0.5 -0.8 0.8} {
                set px [my Framed [expr {$x + $dx * $wide}] $wide \
                        $frameWide]
                set py [my Framed [expr {$y + $dy * $high}] $high \
                        $frameHigh]
                set far [expr {hypot($px - $x, $py - $y) / (6.0 * $high)}]
                if {$far >= $least} continue
                set covered [my Covered $px $py $wide $high $near]
                if {$dx == 0 && $dy == 0 && $covered == 0} {
                    # Where the map would have it.
                    return [list $px $py]
                }
                set cost [expr {4.5 * $covered / $area + $far}]
                if {$cost < $least} {
                    set cost [expr {$cost + [my Outside $key $px $py $wide]}]
                }
                if {$cost < $least} {
                    set least $cost
                    set best [list $px $py]
                }
            }
        }
        if {[$Spaces get $key marks] ne {}
                && (![$Spaces holds $key {*}[$Viewport metre {*}$best]]
                    || [my Covered {*}$best $wide $high $near] > 0.3 * $area)} {
            return ""
        }
        return $best
    }

    method Outside {key x y wide} {
        # What it costs that part of the words lies in another space: little,
        # but never all of them.
        set cost 0
        foreach at {-0.42 0 0.42} share {0.35 3 0.35} {
            if {![$Spaces holds $key {*}[$Viewport metre [expr {$x + $at * $wide}] $y]]} {
                set cost [expr {$cost + $share}]
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

    method NamePhoto {lines size style angle} {
        # -> photo, and the width and height of the words.
        set family [::wargame::look::theme family serif]
        set redoubt [expr {$style eq "redoubt"}]
        set spacing [expr {$size
            * [dict get {plain 0 redoubt 0.07 water 0.12} $style]}]
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
                [::wargame::look::theme color labelHalo] \
                [expr {$width * $size}] \
                $share $words]
        }
        append svg [format {<g fill="%s">%s</g></g></svg>} \
            [::wargame::look::theme color \
            [dict get {plain label redoubt labelRedoubt
                water waterLabel} $style]] $words]
        return [list [$Words picture $svg $w $h] \
            [expr {$w - 1.4 * $pad}] [expr {$h - 1.4 * $pad}]]
    }
}
