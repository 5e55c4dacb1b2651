# board-shelf.tcl --
#
#       The shelf of a Board: a strip along the lower edge of the window for
#       tokens that are not on the ground.  It stays when the map moves.

need look/theme

oo::define ::wargame::board::Board {
    method LayShelf {} {
        # Each shelf that holds something gets its share of the strip, which
        # stays where it is in the window.
        $Canvas delete shelf
        set full {}
        foreach key [$Spaces shelves] {
            set ids [my ShelfIds $key]
            if {[llength $ids]} {
                lappend full $key $ids
            }
        }
        lassign [$Viewport size] width - height
        $Camera coverBelow [expr {[llength $full]
            ? [my LayStrip $full $width $height] : Inf}]
    }

    method ShelfIds {key} {
        set ids {}
        foreach side [my SidesIn $key] {
            lappend ids {*}[dict get $Stack [list $key $side]]
        }
        return $ids
    }

    method LayStrip {full width height} {
        set pad [::wargame::look::theme px 10]
        set head [font metrics [::wargame::look::theme font italic] -linespace]
        # In one row or, where that leaves most of the window to the map, two;
        # smaller if need be; then they overlap.
        set count 0
        foreach {key ids} $full {
            incr count [llength $ids]
        }
        set room [expr {$width - $pad * (1 + [llength $full] / 2)}]
        set size [::wargame::look::theme size shelfBlock]
        set rows [expr {$count * 1.1 * $size > $room
            && $height > [::wargame::look::theme px 520] ? 2 : 1}]
        set fit [expr {int($room / 1.1 / (($count + $rows - 1) / $rows))}]
        set size [expr {max(min($size, $fit), round(0.75 * $size))}]
        set pitch [expr {1.1 * $size}]
        if {$size != $ShelfSize} {
            set ShelfSize $size
            set Unpainted {}
            my Later Repaint 1
        }
        set top [expr {$height - $head - $rows * $pitch - 1.4 * $pad}]
        set x0 [$Canvas canvasx 0]
        set y0 [expr {[$Canvas canvasy 0] + $top}]
        $Canvas create rectangle $x0 $y0 [expr {$x0 + $width}] \
            [expr {[$Canvas canvasy 0] + $height}] -width 0 \
            -fill [::wargame::look::theme color leaf] -tags shelf
        $Canvas create line $x0 $y0 [expr {$x0 + $width}] $y0 \
            -width [::wargame::look::theme px 2] \
            -fill [::wargame::look::theme color goldDark] -tags shelf
        set x [expr {$x0 + $pad}]
        foreach {key ids} $full share [my Shares $full $room $rows $pitch] {
            my LayTray $key $ids $x [expr {$y0 + 0.5 * $pad}] $share $rows \
                    $head $pitch
            set x [expr {$x + $share + $pad}]
        }
        $Canvas raise shelf
        $Canvas raise shelved
        return $top
    }

    method Shares {full room rows pitch} {
        # How wide each is: none is narrower than its name or one token; the
        # rest of the room goes to those that need more.
        lassign {0 0} narrow wide
        foreach {key ids} $full {
            set least [expr {max($pitch, [font measure \
                [::wargame::look::theme font italic] [$Spaces get $key name]])}]
            set columns [expr {([llength $ids] + $rows - 1) / $rows}]
            set more [expr {max(0.01, $columns * $pitch - $least)}]
            lappend needs $least $more
            set narrow [expr {$narrow + $least}]
            set wide [expr {$wide + $more}]
        }
        return [lmap {least more} $needs {
            expr {$least + max(0, $room - $narrow) * $more / $wide}
        }]
    }

    method LayTray {key ids x y share rows head pitch} {
        # One shelf: its name, and its tokens from the left.
        $Canvas create text $x $y -anchor nw -tags shelf \
            -text [$Spaces get $key name] \
            -font [::wargame::look::theme font italic] \
            -fill [::wargame::look::theme color inkSoft]
        set offered [$Offers has $key]
        set columns [expr {max(1, ([llength $ids] + $rows - 1) / $rows)}]
        set step [expr {min($pitch,
            ($share - $pitch) / max(1.0, $columns - 1))}]
        set i 0
        foreach id $ids over [lrange $ids 1 end] {
            if {[incr i] % $columns && $over ne "" && $step < 0.85 * $pitch} {
                dict set ShelfCovered $id 1
            } else {
                dict unset ShelfCovered $id
            }
            my PaintIfThere $id
        }
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
                -tags shelf -outline [::wargame::look::theme color offerEdge] \
                -width [::wargame::look::theme px 2] \
                -fill [::wargame::look::theme tint offer leaf 0.4]
        }
    }

    method ShelfUnder {x} {
        # The shelf at a place of the strip: that of the nearest token.
        set best Inf
        set found ""
        set x [$Canvas canvasx $x]
        foreach key [$Spaces shelves] {
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
}
