# board-view.tcl --
#
#       Where a Board looks: scale, zoom about a point, panning.
#
#       A point of the canvas is metres times Scale, from the frame's north-west
#       corner.  The window shows the canvas from its canvasx 0, canvasy 0 on.

need look/theme

oo::define ::wargame::board::Board {
    method BindView {} {
        bind $Canvas <Configure> [namespace code {my Resized}]
        bind $Canvas <MouseWheel> [namespace code {my Wheel %D %x %y}]
        bind $Canvas <Button-4> [namespace code {my Wheel 120 %x %y}]
        bind $Canvas <Button-5> [namespace code {my Wheel -120 %x %y}]
    }

    method Resized {} {
        # A map that was fitted still is.  Those framed are amid the window, as
        # near as they were if that can be read: not all is drawn anew whenever
        # a card opens.
        lassign [my Readable] least most
        if {$Fitted} {
            my fit
        } elseif {[llength $Framed] && [my IsCardboard]
                && $Scale >= $least && $Scale <= $most} {
            my AimAmid $Framed
        } elseif {[llength $Framed]} {
            my frame $Framed
        } else {
            my Refill
        }
        lassign [my ViewSize] Filled
    }

    method Refill {} {
        # A window that grew shows more map, not desk, while there is some.
        lassign [my ViewSize] width
        set left [$Canvas canvasx 0]
        if {$width > $Filled} {
            set left [expr {max(min($left, 0),
                min($left, $Width * $Scale - $width))}]
        }
        my ScrollTo $left [$Canvas canvasy 0]
    }

    method ViewSize {} {
        # Of the window, without the shelf; before it is mapped, as asked for.
        set width [winfo width $Canvas]
        set height [winfo height $Canvas]
        if {$width <= 1} {
            set width [winfo reqwidth $Canvas]
            set height [winfo reqheight $Canvas]
        }
        return [list $width [expr {int(min($height, $ShelfTop))}] $height]
    }

    method Smallest {} {
        # The scale at which the whole frame is seen.
        lassign [my ViewSize] width height
        set margin [::wargame::look::theme px 8]
        return [expr {max(0.01, min(($width - 2.0 * $margin) / $Width,
            ($height - 2.0 * $margin) / $Height))}]
    }

    method Limited {scale} {
        return \
                [expr \
                {max(min([my Smallest], 0.08 * [::wargame::look::theme \
                density]),
            min(0.5 * [::wargame::look::theme density], $scale))}]
    }

    method fit {} {
        my Rescale [my Smallest]
        set Fitted 1
        set Framed {}
        my Aim [expr {$Width / 2.0}] [expr {$Height / 2.0}]
    }

    method zoomTo {scale {x ""} {y ""}} {
        # The ground under the point x,y of the window stays there.
        lassign [my ViewSize] width height
        if {$x eq ""} {
            set x [expr {$width / 2.0}]
            set y [expr {$height / 2.0}]
        }
        set scale [my Limited $scale]
        if {abs($scale / $Scale - 1) < 1e-6} {
            return
        }
        set ratio [expr {$scale / $Scale}]
        set left [expr {[$Canvas canvasx $x] * $ratio - $x}]
        set top [expr {[$Canvas canvasy $y] * $ratio - $y}]
        my Rescale $scale
        my Loosen
        my ScrollTo $left $top
    }

    method zoomBy {factor} {
        my zoomTo [expr {$Scale * $factor}]
    }

    method Wheel {delta x y} {
        # Six clicks double; a fine wheel turns finely.  What is turned before
        # the map is drawn adds up.
        lassign $Turned turned
        set Turned [list [expr {$turned + $delta / 720.0}] $x $y]
        my Later Turn idle
    }

    method Turn {} {
        lassign $Turned turned x y
        set Turned 0
        my CloseTip
        my zoomTo [expr {$Scale * 2.0 ** $turned}] $x $y
        my Moved $x $y
    }

    method Aim {mx my} {
        # Bring a point of the ground to the middle.
        lassign [my ViewSize] width height
        lassign [my Pixel $mx $my] x y
        my ScrollTo [expr {$x - $width / 2.0}] [expr {$y - $height / 2.0}]
    }

    method frame {spaces} {
        # So near that tokens can be read, even if that is too near for all of
        # these; and no nearer than is of use.
        lassign [my Around $spaces] left low right high
        lassign [my ViewSize] width height
        lassign [my Readable] least most
        my Rescale [my Limited [expr {max($least, min($most,
            ($width - 1.0) / ($right - $left),
            ($height - 1.0) / ($high - $low)))}]]
        set Fitted 0
        set Framed $spaces
        my AimAmid $spaces
    }

    method AimAmid {spaces} {
        lassign [my Around $spaces] left low right high
        lassign [my ViewSize] width height
        my Aim [my Amid $left $right $width $Width] \
                [my Amid $low $high $height $Height]
    }

    method Amid {from to window whole} {
        # The middle, but so that no more than the map is seen.
        set half [expr {min($window / $Scale, $whole) / 2.0}]
        return [expr {max($half, min($whole - $half, ($from + $to) / 2.0))}]
    }

    method reveal {spaces} {
        # Only if they are not in sight, and no farther off: another scale would
        # draw every token anew.  What is too wide is begun with the first.
        lassign [my ViewSize] width height
        set x [$Canvas canvasx 0]
        set y [$Canvas canvasy 0]
        foreach those [list $spaces [lindex $spaces 0]] {
            lassign [my Around $those] left low right high
            lassign [my Pixel $left $high] x0 y0
            lassign [my Pixel $right $low] x1 y1
            if {$x0 >= $x && $y0 >= $y && $x1 <= $x + $width
                    && $y1 <= $y + $height} {
                return
            } elseif {$x1 - $x0 < $width && $y1 - $y0 < $height} {
                break
            }
        }
        my Loosen
        my Aim [my Amid $left $right $width $Width] \
                [my Amid $low $high $height $Height]
    }

    method Loosen {} {
        # Somebody chose where to look.
        set Fitted 0
        set Framed {}
    }

    method Around {spaces} {
        # The bounds of all of these.
        foreach name {xs0 ys0 xs1 ys1} {
            set $name {}
        }
        foreach key $spaces {
            foreach name {xs0 ys0 xs1 ys1} at [dict get $Space $key bounds] {
                lappend $name $at
            }
        }
        return [list [tcl::mathfunc::min {*}$xs0] [tcl::mathfunc::min {*}$ys0] \
                [tcl::mathfunc::max {*}$xs1] [tcl::mathfunc::max {*}$ys1]]
    }

    method Readable {} {
        # The scales between which what a token says can be read well.
        if {[my IsCardboard]} {
            return [lmap size {44 62} {
                expr {[::wargame::look::theme px $size]
                    / double([dict get $Ground piece])}
            }]
        }
        return [list [my Smallest] Inf]
    }

    method centre {space} {
        if {$space ni $Shelves} {
            my Aim {*}[dict get $Space $space middle]
            my Loosen
        }
    }

    method Pan {dx dy} {
        my ScrollTo [expr {[$Canvas canvasx 0] + $dx}] \
                [expr {[$Canvas canvasy 0] + $dy}]
        my Loosen
    }

    method ScrollTo {left top} {
        # The map cannot be lost: most of the window shows some of it, and
        # a map smaller than the window in its middle.
        lassign [my ViewSize] width height
        set left [my Within $left $width [expr {$Width * $Scale}]]
        set top [my Within $top $height [expr {$Height * $Scale}]]
        $Canvas xview scroll [expr {int(round($left - [$Canvas canvasx 0]))}] \
                units
        $Canvas yview scroll [expr {int(round($top - [$Canvas canvasy 0]))}] \
                units
        my Look
    }

    method Within {start window whole} {
        if {$whole <= $window} {
            return [expr {($whole - $window) / 2.0}]
        }
        set slack [expr {0.2 * $window}]
        return [expr {max(-$slack, min($whole - $window + $slack, $start))}]
    }

    method Look {} {
        # Paint what is seen.  What is fixed to the window follows it.
        lassign [my ViewSize] width - height
        set x [expr {int([$Canvas canvasx 0])}]
        set y [expr {int([$Canvas canvasy 0])}]
        $Tiles look $Scale $x $y [expr {$x + $width}] [expr {$y + $height}] \
                [dict exists $Jobs Settle]
        my LayShelf
        my Ring
        my PlaceCaption
    }

    method Rescale {scale} {
        # Everything on the ground has another place now.  Tokens and lines go
        # there; what must be drawn anew waits until the wheel stops.
        my StopGlides
        set ratio [expr {$scale / $Scale}]
        set Scale $scale
        foreach tag {inscription name sign over line} {
            $Canvas scale $tag 0 0 $ratio $ratio
        }
        $Canvas delete glow caption
        set SheetsDue {}
        $Canvas delete neatline
        $Canvas create rectangle 0 0 [expr {$Width * $Scale}] \
            [expr {$Height * $Scale}] -width [::wargame::look::theme px 2] \
            -outline [::wargame::look::theme color ink] -tags neatline
        my Layout
        my Soon Settle 60
    }

    method Settle {} {
        my DrawGround
        my DrawWords
        my Look
    }

    method Pixel {mx my} {
        # The point of the canvas for one of the ground.
        return [list [expr {$mx * $Scale}] [expr {($Height - $my) * $Scale}]]
    }

    method Metre {x y} {
        return [list [expr {$x / $Scale}] [expr {$Height - $y / $Scale}]]
    }

    method saveView {} {
        lassign [my ViewSize] width height
        lassign [my Metre [$Canvas canvasx [expr {$width / 2}]] \
            [$Canvas canvasy [expr {$height / 2}]]] x y
        return [dict create scale $Scale x $x y $y fitted $Fitted names $Named]
    }

    method restoreView {view} {
        set Named [dict get $view names]
        if {[dict get $view fitted]} {
            my fit
            return
        }
        my Rescale [my Limited [dict get $view scale]]
        my Loosen
        my Aim [dict get $view x] [dict get $view y]
    }

    method retheme {} {
        # Nothing drawn before is as it should be.
        $Canvas configure -background [::wargame::look::theme color desk]
        $Canvas delete inscription name sign over swords caption tip panel ring glow
        foreach tag {token shelved spread held} {
            $Canvas itemconfigure $tag -image {}
        }
        $Pictures empty
        $Words empty
        $Glows empty
        set Shown [dict create]
        set NameArt [dict create]
        set Inscribed ""
        my Rescale $Scale
        my Now Settle
        set Unpainted {}
        my Now Repaint
        my Look
    }
}
