# shelf.tcl --
#
#       The shelf of a board: a strip along the lower edge of the window for
#       tokens that are not on the ground, and for what is told of others that
#       are still to come.  It stays when the map moves.
#
#   set shelf [::wargame::board::Shelf new CANVAS VIEWPORT CAMERA SPACES STACKS
#           TOKENS OFFERS LAYERS COMING]
#       lay                  each shelf that holds a token gets its share of the
#                            strip; the camera is told what that covers
#       tell GROUPS          who is still to come, in a line of their own: see
#                            coming.tcl; {}: no line.  Lay draws it
#       at X                 the shelf there in the window: that of the nearest
#                            token, or ""

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Shelf]} {
    oo::class create ::wargame::board::Shelf
}

oo::define ::wargame::board::Shelf {
    # Size: of a token here, pixels.  Laid: what the strip was laid for.
    variable Canvas Viewport Camera Spaces Stacks Tokens Offers Layers Coming \
            Size Laid Told

    constructor {canvas viewport camera spaces stacks tokens offers layers \
            coming} {
        foreach name {canvas viewport camera spaces stacks tokens offers
                layers coming} {
            set [string totitle $name] [set $name]
        }
        set Size [::wargame::look::theme size shelfBlock]
        set Laid ""
        set Told {}
    }

    method tell {groups} {
        set Told $groups
    }

    method lay {} {
        set full {}
        foreach key [$Spaces shelves] {
            set ids [$Stacks in $key]
            if {[llength $ids]} {
                lappend full $key $ids
            }
        }
        lassign [$Viewport size] width - height
        set some [expr {[llength $full] || [llength $Told]}]
        set lay [expr {$some ? [list $full $Told $width $height \
            [$Viewport origin] [$Tokens lifted] [lmap key [$Spaces shelves] {
                $Offers has $key
            }]] : ""}]
        if {$lay eq $Laid && [my Lie $full]} {
            return
        }
        set Laid $lay
        $Canvas delete shelf
        set low [expr {$height - [$Coming lay $Told $width $height]}]
        $Camera coverBelow [expr {[llength $full]
            ? [my LayStrip $full $width $low] : $some ? $low : Inf}]
        $Layers place shelf
    }

    method Lie {full} {
        # Has each of them its place?  What was in the hand has none.
        foreach {- ids} $full {
            foreach id $ids {
                if {![llength [$Tokens place $id]]} {
                    return 0
                }
            }
        }
        return 1
    }

    method at {x} {
        set best Inf
        set found ""
        set x [$Canvas canvasx $x]
        foreach key [$Spaces shelves] {
            foreach id [$Stacks in $key] {
                # One that was just let go is laid a moment later.
                set at [lindex [$Tokens place $id] 0]
                set d [expr {$at eq "" ? Inf : abs($at - $x)}]
                if {$d < $best} {
                    set best $d
                    set found $key
                }
            }
        }
        return $found
    }

    method LayStrip {full width height} {
        # -> where in the window it begins
        set pad [::wargame::look::theme px 10]
        # Below the words there is room for the light border of what can act.
        set head [expr {[::wargame::look::theme px 4]
            + [font metrics [::wargame::look::theme font italic] -linespace]}]
        set room [expr {$width - $pad * (1 + [llength $full] / 2)}]
        set rows [my Fit $full $room $height]
        set pitch [expr {1.1 * $Size}]
        set top [expr {$height - $head - $rows * $pitch - 1.4 * $pad}]
        lassign [$Viewport origin] x0 y0
        my DrawStrip $x0 [expr {$y0 + $top}] [expr {$x0 + $width}] \
                [expr {$y0 + $height}]
        set x [expr {$x0 + $pad}]
        foreach {key ids} $full share [my Shares $full $room $rows $pitch] {
            my LayTray $key $ids $x [expr {$y0 + $top + 0.5 * $pad}] $share \
                    $rows $head $pitch
            set x [expr {$x + $share + $pad}]
        }
        $Layers place shelved
        return $top
    }

    method Fit {full room height} {
        # In one row or, where that leaves most of the window to the map, two;
        # smaller if need be; then they overlap.  -> how many rows
        set count 0
        foreach {key ids} $full {
            incr count [llength $ids]
        }
        set size [::wargame::look::theme size shelfBlock]
        set rows [expr {$count * 1.1 * $size > $room
            && $height > [::wargame::look::theme px 520] ? 2 : 1}]
        set fit [expr {int($room / 1.1 / (($count + $rows - 1) / $rows))}]
        set Size [expr {max(min($size, $fit), round(0.75 * $size))}]
        return $rows
    }

    method DrawStrip {x0 y0 x1 y1} {
        $Canvas create rectangle $x0 $y0 $x1 $y1 -width 0 \
            -fill [::wargame::look::theme color paper] -tags shelf
        $Canvas create line $x0 $y0 $x1 $y0 \
            -width [::wargame::look::theme px 2] \
            -fill [::wargame::look::theme color goldDark] -tags shelf
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
        set columns [expr {max(1, ([llength $ids] + $rows - 1) / $rows)}]
        set step [expr {min($pitch,
            ($share - $pitch) / max(1.0, $columns - 1))}]
        set i 0
        foreach id $ids over [lrange $ids 1 end] {
            $Tokens put $id [expr {$x + $pitch / 2 + $step * ($i % $columns)}] \
                [expr {$y + $head + $pitch / 2 + $pitch * ($i / $columns)}] \
                $Size shelved 0
            incr i
            $Tokens cover $id [expr {$i % $columns && $over ne ""
                && $step < 0.85 * $pitch}]
        }
        $Tokens order $ids
        if {[$Offers has $key]} {
            $Canvas create rectangle $x [expr {$y + $head}] \
                [expr {$x + $share}] [expr {$y + $head + $rows * $pitch}] \
                -tags shelf -outline [::wargame::look::theme color offerEdge] \
                -width [::wargame::look::theme px 2] \
                -fill [::wargame::look::theme tint offer paper 0.4]
        }
    }
}
