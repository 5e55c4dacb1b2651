# board-stacks.tcl --
#
#       What a Board does with stacks: the shelf along the lower edge, a stack
#       spread apart, the crossed swords where two stacks meet, the focus' ring.

oo::define ::wargame::Board {
    # The shelf.

    method LayShelf {} {
        # Each shelf that holds something gets its share of the strip, which
        # stays where it is in the window.
        $Canvas delete shelf
        set full {}
        foreach key $Shelves {
            set ids [my ShelfIds $key]
            if {[llength $ids]} {
                lappend full $key $ids
            }
        }
        set before $ShelfTop
        set ShelfTop Inf
        lassign [my ViewSize] width - height
        if {[llength $full]} {
            my LayStrip $full $width $height
        }
        if {$before != $ShelfTop && $Fitted} {
            my Later fit 1
        }
    }

    method ShelfIds {key} {
        set ids {}
        foreach side [my SidesIn $key] {
            lappend ids {*}[dict get $Stack [list $key $side]]
        }
        return $ids
    }

    method LayStrip {full width height} {
        set size [::wargame::theme size shelfBlock]
        set pad [::wargame::theme px 10]
        set head [font metrics [::wargame::theme font italic] -linespace]
        set pitch [expr {1.1 * $size}]
        # Rows enough for the blocks, two at most; then they overlap.
        set count 0
        foreach {key ids} $full {
            incr count [llength $ids]
        }
        set room [expr {$width - $pad * (1 + [llength $full] / 2)}]
        set rows [expr {$count * $pitch > $room ? 2 : 1}]
        set ShelfTop [expr {$height - $head - $rows * $pitch - 1.4 * $pad}]
        set x0 [$Canvas canvasx 0]
        set y0 [expr {[$Canvas canvasy 0] + $ShelfTop}]
        $Canvas create rectangle $x0 $y0 [expr {$x0 + $width}] \
            [expr {[$Canvas canvasy 0] + $height}] -width 0 \
            -fill [::wargame::theme color leaf] -tags shelf
        $Canvas create line $x0 $y0 [expr {$x0 + $width}] $y0 \
            -width [::wargame::theme px 2] \
            -fill [::wargame::theme color goldDark] -tags shelf
        set x [expr {$x0 + $pad}]
        foreach {key ids} $full {
            set share [expr {$room * [llength $ids] / double($count)}]
            my LayTray $key $ids $x [expr {$y0 + 0.5 * $pad}] $share $rows \
                    $head $pitch
            set x [expr {$x + $share + $pad}]
        }
        $Canvas raise shelf
        $Canvas raise shelved
    }

    method LayTray {key ids x y share rows head pitch} {
        # One shelf: its name, and its tokens from the left.
        $Canvas create text $x $y -anchor nw -tags shelf \
            -text [dict get $Space $key name] \
            -font [::wargame::theme font italic] \
            -fill [::wargame::theme color inkSoft]
        set offered [dict exists $Offers $key]
        set columns [expr {max(1, ([llength $ids] + $rows - 1) / $rows)}]
        set step [expr {min($pitch, ($share - $pitch) / max(1.0, $columns - 1))}]
        set i 0
        foreach id $ids {
            my Put $id [expr {$x + $pitch / 2 + $step * ($i % $columns)}] \
                [expr {$y + $head + $pitch / 2 + $pitch * ($i / $columns)}] \
                shelved 0
            incr i
        }
        if {$offered} {
            $Canvas create rectangle $x [expr {$y + $head}] \
                [expr {$x + $share}] [expr {$y + $head + $rows * $pitch}] \
                -tags shelf -outline [::wargame::theme color offerEdge] \
                -width [::wargame::theme px 2] \
                -fill [::wargame::theme tint offer leaf 0.4]
        }
    }

    method ShelfUnder {x} {
        # The shelf at a place of the strip: that of the nearest token.
        set best Inf
        set found ""
        set x [$Canvas canvasx $x]
        foreach key $Shelves {
            foreach id [my ShelfIds $key] {
                set d [expr {abs([lindex [dict get $Place $id] 0] - $x)}]
                if {$d < $best} {
                    set best $d
                    set found $key
                }
            }
        }
        return $found
    }

    # A stack spread apart.

    method spread {space {side ""}} {
        set was [my Spreaded]
        set Spread ""
        if {$side eq ""} {
            set side [lindex [my SidesIn $space] 0]
        }
        if {[dict exists $Stack [list $space $side]]
                && [llength [dict get $Stack [list $space $side]]] > 1} {
            set Spread [list $space $side]
        }
        foreach id [concat $was [my Spreaded]] {
            if {[dict exists $Token $id]} {
                my Paint $id
            }
        }
        my Layout 1
    }

    method LaySpread {glide} {
        # Side by side on a leaf of paper, inside the window.
        $Canvas delete panel
        set ids [my Spreaded]
        if {![llength $ids] || ![dict exists $Boxes $Spread]} {
            return
        }
        lassign [dict get $Boxes $Spread] x0 y0 x1 y1
        set size [expr {max($Size, [::wargame::theme size spread])}]
        set pitch [expr {1.1 * $size}]
        set n [llength $ids]
        set columns [expr {$n <= 4 ? $n : min(6, ($n + 1) / 2)}]
        set rows [expr {($n + $columns - 1) / $columns}]
        set pad [::wargame::theme px 6]
        set wide [expr {$columns * $pitch + 2 * $pad}]
        set high [expr {$rows * $pitch + 2 * $pad}]
        lassign [my ViewSize] width height
        set left [my Inside [expr {($x0 + $x1 - $wide) / 2}] $wide \
                [$Canvas canvasx 0] $width]
        set top [my Inside [expr {($y0 + $y1 - $high) / 2}] $high \
                [$Canvas canvasy 0] $height]
        set photo [$Words picture [my PlateSvg $wide $high leafLift goldDark] \
            [expr {round($wide + 12)}] [expr {round($high + 12)}]]
        $Canvas create image [expr {round($left) - 6}] [expr {round($top) - 6}] \
            -anchor nw -image $photo -tags panel
        set i 0
        foreach id $ids {
            my Put $id \
                [expr {$left + $pad + $pitch * ($i % $columns + 0.5)}] \
                [expr {$top + $pad + $pitch * ($i / $columns + 0.5)}] \
                spread $glide
            incr i
        }
    }

    method Inside {start length from span} {
        return [expr {max($from + 4, min($from + $span - $length - 4, $start))}]
    }

    method PlateSvg {wide high fill edge} {
        # A leaf with a soft shadow, in a margin of 6.
        set svg [format {<svg xmlns="http://www.w3.org/2000/svg" width="%s"
            height="%s">} [expr {round($wide + 12)}] [expr {round($high + 12)}]]
        foreach grow {5 3.5 2 0.5} {
            append svg [format {<rect x="%s" y="%s" width="%s" height="%s"
                rx="8" fill="%s" fill-opacity="0.09"/>} [expr {6.5 - $grow}] \
                [expr {8 - $grow}] [expr {$wide + 2 * $grow - 1}] \
                [expr {$high + 2 * $grow - 2}] [::wargame::theme color shadow]]
        }
        append svg [format {<rect x="6.5" y="6.5" width="%s" height="%s" rx="6"
            fill="%s" fill-opacity="0.95" stroke="%s"/></svg>} \
            [expr {round($wide) - 1}] [expr {round($high) - 1}] \
            [::wargame::theme color $fill] [::wargame::theme color $edge]]
        return $svg
    }

    # Where two stacks meet.

    method Swords {} {
        # At the end of the gap between two stacks of one space.
        $Canvas delete swords
        set seen [dict create]
        dict for {key box} $Boxes {
            lassign $key space side
            if {[dict exists $seen $space]} {
                lassign [dict get $seen $space] a0 b0 a1 b1
                lassign $box c0 d0 c1 d1
                if {min($b1, $d1) < max($b0, $d0)} {
                    my Sword [expr {min($a1, $c1)}] \
                        [expr {(min($b1, $d1) + max($b0, $d0)) / 2}]
                } else {
                    my Sword [expr {(min($a1, $c1) + max($a0, $c0)) / 2}] \
                        [expr {min($b1, $d1)}]
                }
            }
            dict set seen $space $box
        }
    }

    method Sword {x y} {
        set side [::wargame::theme px 22]
        set ink [::wargame::theme color bad]
        set photo [$Words picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" viewBox="-15 -15 30 30"><circle
            r="13" fill="%1$s" stroke="%2$s" stroke-width="1.6"/><g stroke="%2$s"
            fill="none" stroke-linecap="round"><path stroke-width="2.4"
            d="M-7,-7.5 L6.5,6.5 M7,-7.5 L-6.5,6.5"/><path stroke-width="2"
            d="M2,7.5 L7.5,2 M-2,7.5 L-7.5,2"/></g></svg>} \
            [::wargame::theme color leafLift] $ink] $side]
        $Canvas create image $x $y -image $photo -tags swords \
            -state [expr {$Hidden ? "hidden" : "normal"}]
    }

    # The focus.

    method focus {token} {
        set Focus [expr {[dict exists $Token $token] ? $token : ""}]
        if {$Focus ne ""} {
            my Show {*}[dict get $Place $Focus]
            set Under [list [dict get $Token $Focus space] $Focus]
            my Tell hover {*}$Under
        }
        my Ring
    }

    method Ring {} {
        # Round the token, or round the place chosen, that has the focus.
        $Canvas delete ring
        if {$Focus eq "" || ![dict exists $Place $Focus] || $Held ne ""} {
            return
        }
        set side [expr {round(1.2 * [my SizeOf $Focus])}]
        set photo [$Words picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect x="5"
            y="4" width="110" height="110" rx="14" fill="none" stroke="%s"
            stroke-width="9"/><rect x="5" y="4" width="110" height="110" rx="14"
            fill="none" stroke="%s" stroke-width="5"/></svg>} \
            [::wargame::theme color leafLift] [::wargame::theme color focus]] \
            $side]
        $Canvas create image {*}[dict get $Place $Focus] -image $photo -tags ring
        $Canvas raise ring
    }

    method Show {x y} {
        # Pan so far that a point of the canvas is well inside the window.
        lassign [my ViewSize] width height
        set margin [expr {1.2 * $Size}]
        set dx [my Off $x [$Canvas canvasx 0] $width $margin]
        set dy [my Off $y [$Canvas canvasy 0] $height $margin]
        if {($dx || $dy) && $y - [$Canvas canvasy 0] < $ShelfTop} {
            my Pan $dx $dy
        }
    }

    method Off {at from span margin} {
        if {$at < $from + $margin} {
            return [expr {$at - $from - $margin}]
        }
        return [expr {max(0, $at - $from - $span + $margin)}]
    }
}
