# camera.tcl --
#
#       Where a board looks: its scale, and which part of the map the window
#       shows.
#
#   set camera [::wargame::board::Camera new CANVAS VIEWPORT SPACES JOBS
#           CHANGED]
#       CHANGED   called with "rescaled RATIO" when the scale is another, before
#                 the window shows its part, and with "looked" when it shows
#                 another part, or has another size
#
#       fit                  the whole frame, also in another size of the window
#       frame SPACES         all of these, as near as they allow; yet so near
#                            that tokens can be read, even if that is too near
#       zoomTo SCALE ?X Y?   so many pixels a metre; the point X Y of the window
#                            stays, else its middle
#       zoomBy FACTOR        about the middle
#       centre SPACE         bring it to the middle; a shelf is seen anyway
#       lookAt X Y           bring that point of the ground to the middle
#       reveal SPACES ?EDGE? bring these well into sight, so much of the window
#                            from its edge, if they are not, in the same scale;
#                            the first if that is not all.  They stay so when
#                            the window is made smaller next
#       show X Y MARGIN ?GROUND?   pan until that point of the canvas, of the
#                            GROUND (true) or of a shelf over it, is well inside
#       pan DX DY            moves the map by so many pixels, also beyond its
#                            edge
#       resized              the window may have another size now
#       coverBelow Y         covers the window below Y; see viewport.tcl
#       saveView             -> a dictionary: scale, x and y, the ground at the
#                            upper left corner, fitted and freely, for
#       restoreView VIEW
#
#   A window that grows shows more map, not desk, while there is some.
need look/theme

package require Tk

if {![info object isa class ::wargame::board::Camera]} {
    oo::class create ::wargame::board::Camera
}

oo::define ::wargame::board::Camera {
    # Fitted: the whole frame is to be seen.  Framed: those spaces are.  Sought:
    # those that were revealed in this size.  Filled: how wide the window was.
    # Freely: a small map may lie beside the middle, for it was dragged.
    variable Canvas Viewport Spaces Jobs Changed Width Height Fitted Framed \
            Sought Filled Freely

    constructor {canvas viewport spaces jobs changed} {
        lassign [list $canvas $viewport $spaces $jobs $changed] \
                Canvas Viewport Spaces Jobs Changed
        lassign [$Spaces frame] Width Height
        lassign {1 {} {} 0 0} Fitted Framed Sought Filled Freely
        bind $Canvas <Configure> [namespace code {my resized}]
    }

    method fit {} {
        my Rescale [$Viewport smallest]
        lassign {1 {}} Fitted Framed
        my Aim [expr {$Width / 2.0}] [expr {$Height / 2.0}]
    }

    method frame {spaces} {
        lassign [$Spaces around $spaces] left low right high
        lassign [$Viewport size] width height
        lassign [$Viewport readable] least most
        my Rescale [my Limited [expr {max($least, min($most,
            ($width - 1.0) / ($right - $left),
            ($height - 1.0) / ($high - $low)))}]]
        lassign [list 0 $spaces] Fitted Framed
        my AimAmid $spaces
    }

    method zoomTo {scale {x ""} {y ""}} {
        lassign [$Viewport size] width height
        if {$x eq ""} {
            set x [expr {$width / 2.0}]
            set y [expr {$height / 2.0}]
        }
        set scale [my Limited $scale]
        set ratio [expr {$scale / [$Viewport scale]}]
        if {abs($ratio - 1) < 1e-6} {
            return
        }
        set left [expr {[$Canvas canvasx $x] * $ratio - $x}]
        set top [expr {[$Canvas canvasy $y] * $ratio - $y}]
        my Rescale $scale
        my Loosen
        my ScrollTo $left $top
    }

    method zoomBy {factor} {
        my zoomTo [expr {[$Viewport scale] * $factor}]
    }

    method centre {space} {
        if {[$Spaces isOnGround $space]} {
            my Aim {*}[$Spaces middle $space]
            my Loosen
        }
    }

    method lookAt {x y} {
        my Aim $x $y
        my Loosen
    }

    method reveal {spaces {edge 0.08}} {
        lassign [$Viewport size] width height
        lassign [$Viewport origin] x y
        lassign [$Viewport extent] wide high
        foreach those [list $spaces [lindex $spaces 0]] {
            lassign [$Spaces around $those] left low right top
            lassign [$Viewport pixel $left $top] x0 y0
            lassign [$Viewport pixel $right $low] x1 y1
            if {[my Shows $x0 $x1 $x $width $wide $edge]
                    && [my Shows $y0 $y1 $y $height $high $edge]} {
                set Sought $spaces
                return
            } elseif {$x1 - $x0 < $width && $y1 - $y0 < $height} {
                break
            }
        }
        my Loosen
        my AimAmid $those
        set Sought $spaces
    }

    method Shows {from to start window whole edge} {
        # Not at the edge, if there is more of the map beyond it.
        set margin [expr {min($edge * $window, ($window - $to + $from) / 2.0)}]
        return [expr {$from >= $start + ($start > 0 ? $margin : 0)
            && $to <= $start + $window
                - ($start + $window < $whole ? $margin : 0)}]
    }

    method show {x y margin {ground 0}} {
        lassign [$Viewport size] width height whole
        lassign [$Viewport origin] left top
        set dx [my Off $x $left $width $margin]
        set dy [my Off $y $top $height $margin]
        if {($dx || $dy) && ($ground || $y - $top < [$Viewport floor]
                || $y - $top > $whole)} {
            my ScrollTo [expr {$left + $dx}] [expr {$top + $dy}]
            my Loosen
        }
    }

    method pan {dx dy} {
        lassign [$Viewport origin] left top
        my ScrollTo [expr {$left + $dx}] [expr {$top + $dy}] 1
        my Loosen
    }

    method coverBelow {y} {
        # A row of tokens that goes leaves its room to what may come again: the
        # map stands still.
        if {$y == [$Viewport floor]} return
        set before [lindex [$Viewport size] 1]
        $Viewport coverBelow $y
        set more [expr {[lindex [$Viewport size] 1] - $before}]
        if {($Fitted || [llength $Framed])
                && ($more < 0 || $more > [::wargame::look::theme px 112])} {
            $Jobs later [namespace code {my resized}] 1
        } else {
            set near [expr {$more < 0 && !$Freely}]
            $Jobs later [namespace code [list my Uncover $near]] 1
        }
    }

    method Uncover {{near 0}} {
        # The map's lower edge, if in the window or NEAR it, is above the cover.
        lassign [$Viewport size] - height whole
        lassign [$Viewport origin] left top
        set high [lindex [$Viewport extent] 1]
        if {$high > $height && $high - $top > $height
                && $high - $top <= $whole + 1 + ($near
                    ? max($whole - $height, $whole / 10) : 0)} {
            my ScrollTo $left [expr {$high - $height}] $Freely
        }
    }

    method saveView {} {
        # By its upper left corner: what lies beside or over the map then may be
        # gone when it is looked at again.
        lassign [$Viewport ground 0 0] x y
        return [dict create scale [$Viewport scale] x $x y $y \
                fitted $Fitted freely $Freely]
    }

    method restoreView {view} {
        if {[dict get $view fitted]} {
            my fit
            return
        }
        my Rescale [my Limited [dict get $view scale]]
        my Loosen
        my ScrollTo {*}[$Viewport pixel [dict get $view x] [dict get $view y]] \
                [dict get $view freely]
    }

    # ---- how ----

    method resized {} {
        # A map that was fitted still is.  Those framed are amid the window, as
        # near as they were if that can be read: not all is drawn again whenever
        # a card opens.  Else a window that grew shows more map, not desk, and
        # one that a card has made smaller what the card has revealed.
        lassign [$Viewport readable] least most
        lassign [$Viewport size] width
        set scale [$Viewport scale]
        if {$Fitted} {
            my fit
        } elseif {[llength $Framed] && $most < Inf
                && $scale >= $least && $scale <= $most} {
            my AimAmid $Framed
        } elseif {[llength $Framed]} {
            my frame $Framed
        } else {
            lassign [$Viewport origin] left top
            if {$width > $Filled} {
                set left [expr {max(min($left, 0),
                    min($left, [lindex [$Viewport extent] 0] - $width))}]
            }
            my ScrollTo $left $top $Freely
            if {$width < $Filled && [llength $Sought]} {
                my reveal $Sought
            }
        }
        lassign [$Viewport size] Filled
        set Sought {}
    }

    method Limited {scale} {
        # Tokens whose width the ground tells, as large as they are drawn.
        set density [::wargame::look::theme density]
        set most [lindex [$Viewport readable] 1]
        set most [expr {max(0.5 * $density, $most < Inf ? 1.55 * $most : 0)}]
        return [expr {max(min([$Viewport smallest], 0.08 * $density),
            min($most, $scale))}]
    }

    method Loosen {} {
        # Somebody chose where to look.
        lassign {0 {} {}} Fitted Framed Sought
    }

    method Aim {x y} {
        # Bring a point of the ground to the middle.
        lassign [$Viewport size] width height
        lassign [$Viewport pixel $x $y] x y
        my ScrollTo [expr {$x - $width / 2.0}] [expr {$y - $height / 2.0}]
    }

    method AimAmid {spaces} {
        lassign [$Spaces around $spaces] left low right high
        lassign [$Viewport size] width height
        my Aim [my Amid $left $right $width $Width] \
                [my Amid $low $high $height $Height]
        my Uncover 1
    }

    method Amid {from to window whole} {
        set half [expr {min($window / [$Viewport scale], $whole) / 2.0}]
        return [expr {max($half, min($whole - $half, ($from + $to) / 2.0))}]
    }

    method Off {at from span margin} {
        # How far a point is outside, or too near to the edge.
        return [expr {$at < $from + $margin ? $at - $from - $margin
            : max(0, $at - $from - $span + $margin)}]
    }

    method ScrollTo {left top {freely 0}} {
        # The map cannot be lost; a small one stays amid, unless moved FREELY.
        set Freely $freely
        lassign [$Viewport size] width height
        lassign [$Viewport extent] wide high
        $Viewport scrollTo [my Within $left $width $wide $freely] \
                [my Within $top $height $high $freely]
        {*}$Changed looked
    }

    method Within {start window whole freely} {
        # So far beyond the edge that nothing before the map hides a place.
        set spare [expr {$whole - $window}]
        set slack [expr {0.3 * $window}]
        return [expr {$spare <= 0 && !$freely ? $spare / 2.0
            : max(min(0, $spare) - $slack,
                min(max(0, $spare) + $slack, $start))}]
    }

    method Rescale {scale} {
        set ratio [expr {$scale / [$Viewport scale]}]
        $Viewport rescale $scale
        {*}$Changed rescaled $ratio
    }
}
