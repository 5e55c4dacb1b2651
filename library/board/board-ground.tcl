# board-ground.tcl --
#
#       The spaces of a Board, and what lights them: offers, tints, lines.

need ground/mapfile look/theme

oo::define ::wargame::board::Board {
    method SpaceUnder {x y} {
        # The space at a point of the window, or "".
        if {$y >= [$Viewport floor]} {
            return [my ShelfUnder $x]
        }
        return [$Spaces at {*}[$Viewport ground $x $y]]
    }

    method spaceAt {x y} {
        set x [expr {$x - [winfo rootx $Canvas]}]
        set y [expr {$y - [winfo rooty $Canvas]}]
        if {$x < 0 || $y < 0 || $x >= [winfo width $Canvas]
                || $y >= [winfo height $Canvas]} {
            return ""
        }
        return [my SpaceUnder $x $y]
    }

    method offer {spaces} {
        set Offers $spaces
        set Longer [dict create]
        set Hot ""
        if {![dict exists $Offers $Chosen]} {
            set Chosen ""
        }
        my DrawOffers
    }

    method caption {space text longer} {
        if {[dict exists $Offers $space]} {
            dict set Offers $space $text
            dict set Longer $space $longer
            my Slice DrawCaptions
        }
    }

    method light {style spaces} {
        if {[dict exists $Lit $style] && [dict get $Lit $style] eq $spaces} {
            return
        }
        dict set Lit $style $spaces
        my DrawStyle $style
        $Layers place lit
    }

    method DrawGround {} {
        my DrawLit
        my DrawOffers
        my DrawReading
        my DrawPaths
        my DrawLines
    }

    method DrawLit {} {
        foreach style [dict keys $Lit] {
            my DrawStyle $style
        }
        $Layers sort
    }

    method DrawStyle {style} {
        my Unlit lit.$style
        set color [::wargame::look::theme color light[string totitle $style]]
        my GlowAll [$Spaces grounded [dict get $Lit $style]] $color $color 0.2 \
                [list lit lit.$style] $style
        $Glows trim
    }

    method DrawOffers {} {
        my Unlit offer
        set OfferItem [dict create]
        set keys [$Spaces grounded [dict keys $Offers]]
        if {[my IsCardboard]} {
            if {2 * [llength $keys] > [llength [$Spaces keys]]} {
                # Where nearly all is offered, light would tell nothing.
                set keys {}
            }
            my GlowAll $keys [::wargame::look::theme color offer] \
                    [::wargame::look::theme color offerEdge] 0.36 offer offer
            set keys [lmap key $keys {
                if {$key ni [list $Hot $Chosen]} continue
                set key
            }]
        }
        foreach key $keys {
            dict set OfferItem $key [my GlowOffer $key]
        }
        $Glows trim
        $Canvas delete offered
        my Slice DrawCaptions
        $Layers sort
    }

    method GlowOffer {key} {
        # The one under the hand, or chosen by key, is brighter.
        return [my Glow $key [::wargame::look::theme color offer] \
            [::wargame::look::theme color offerEdge] \
            [expr {$key in [list $Hot $Chosen] && $key ne "" ? 0.66 : 0.36}] \
            offer offer]
    }

    method Warm {key} {
        # The hand is over this space, or "".
        if {$key eq $Hot} {
            return
        }
        set were [list $Hot $key]
        set Hot $key
        foreach each $were {
            my GlowAnew $each
        }
    }

    method GlowAnew {key} {
        # In a sheet that all have in common only those that are brighter have
        # something of their own.
        if {[dict exists $OfferItem $key]} {
            $Canvas delete [dict get $OfferItem $key]
            dict unset OfferItem $key
        }
        if {[dict exists $Offers $key] && [$Spaces isOnGround $key]} {
            if {![my IsCardboard] || $key in [list $Hot $Chosen]} {
                dict set OfferItem $key [my GlowOffer $key]
                $Layers place offer [dict get $OfferItem $key]
            }
            if {[dict exists $Longer $key]} {
                my DrawCaptions
                $Layers place caption
            }
        }
    }

    method Glow {key fill edge share tags style} {
        lassign [my GlowPhoto $key $fill $edge $share $style] photo x y
        return [$Canvas create image $x $y -anchor nw -image $photo \
                -tags [list glow {*}$tags]]
    }

    method GlowPhoto {key fill edge share style} {
        # A translucent picture of the space, its rim brighter from within, and
        # where it belongs.  Besides its colour each style has an edge of its
        # own.
        set dash [dict get {
            offer none      range none      held {7 4}      zone {2 4}
            battle none     trace {1.5 5}   supply {9 5}    warn {9 4 2 4}
        } $style]
        set hatch [expr {$style eq "battle" ? 0.3 : 0}]
        lassign [$Spaces get $key bounds] left low right high
        set scale [$Viewport scale]
        set pad 4
        lassign [$Viewport pixel $left $high] x0 y0
        set width [expr {int(ceil(($right - $left) * $scale)) + 2 * $pad}]
        set height [expr {int(ceil(($high - $low) * $scale)) + 2 * $pad}]
        set points {}
        foreach {x y} [$Spaces get $key shape] {
            lappend points [format %.1f,%.1f \
                [expr {($x - $left) * $scale + $pad}] \
                [expr {($high - $y) * $scale + $pad}]]
        }
        set rim [::wargame::look::theme px 5]
        set photo [$Glows picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d">
            <clipPath id="c"><polygon points="%3$s"/></clipPath>
            <pattern id="h" width="9" height="9" patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"><path d="M0,0 V9" stroke="%4$s"
            stroke-width="3" stroke-opacity="%11$s"/></pattern>
            <g clip-path="url(#c)" stroke="%4$s" stroke-linejoin="round"
            stroke-opacity="%5$s"><polygon points="%3$s" fill="%4$s"
            fill-opacity="%10$s" stroke-width="%6$s"/><polygon points="%3$s"
            fill="url(#h)" stroke-width="%7$s"/></g><polygon points="%3$s"
            fill="none" stroke="%8$s" stroke-width="%9$s" stroke-opacity="0.9"
            stroke-dasharray="%12$s" stroke-linecap="round"
            stroke-linejoin="round"/></svg>} $width $height [join $points] \
            $fill $share [expr {4.4 * $rim}] [expr {2 * $rim}] $edge \
            [::wargame::look::theme px 2] [expr {0.55 * $share}] $hatch $dash] \
            $width $height]
        return [list $photo [expr {round($x0) - $pad}] \
                [expr {round($y0) - $pad}]]
    }
}
