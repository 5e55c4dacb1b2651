# board-ground.tcl --
#
#       The spaces of a Board, and what lights them: offers, tints, lines.

need ground/mapfile look/theme

oo::define ::wargame::board::Board {
    method AddSpace {key space} {
        # Fill in what the space does not say.
        set space [dict merge {name "" shape {} style plain label {} shelf 0
            stands {} marks {}} $space]
        if {[dict get $space shelf]} {
            lappend Shelves $key
        } else {
            set xs {}
            set ys {}
            foreach {x y} [dict get $space shape] {
                lappend xs $x
                lappend ys $y
            }
            dict set space bounds [list \
                [tcl::mathfunc::min {*}$xs] [tcl::mathfunc::min {*}$ys] \
                [tcl::mathfunc::max {*}$xs] [tcl::mathfunc::max {*}$ys]]
            dict set space middle [my Middle $space]
            if {[dict get $space name] ne "" || [dict get $space marks] ne ""} {
                lappend Lettered $key
            }
        }
        dict set Space $key $space
    }

    method Middle {space} {
        # Where the name is, or the middle of the middlemost row inside.
        if {[llength [dict get $space label]]} {
            return [lrange [dict get $space label] 1 2]
        }
        lassign [dict get $space bounds] left low right high
        set y [expr {($low + $high) / 2.0 + 0.01}]
        set crossings {}
        lassign [lrange [dict get $space shape] end-1 end] x0 y0
        foreach {x1 y1} [dict get $space shape] {
            if {($y1 > $y) != ($y0 > $y)} {
                lappend crossings [expr {
                    double($x0 - $x1) * ($y - $y1) / ($y0 - $y1) + $x1}]
            }
            set x0 $x1
            set y0 $y1
        }
        set best 0
        set middle [expr {($left + $right) / 2.0}]
        foreach {from to} [lsort -real $crossings] {
            if {$to - $from > $best} {
                set best [expr {$to - $from}]
                set middle [expr {($from + $to) / 2.0}]
            }
        }
        return [list $middle $y]
    }

    method Holds {key mx my} {
        # Is a point of the ground within the space?
        set space [dict get $Space $key]
        if {[dict get $space shelf]} {
            return 0
        }
        lassign [dict get $space bounds] left low right high
        if {$mx < $left || $mx > $right || $my < $low || $my > $high} {
            return 0
        }
        return [::wargame::ground::mapfile inside [dict get $space shape] $mx \
                $my]
    }

    method SpaceUnder {x y} {
        # The space at a point of the window, or "".
        if {$y >= $ShelfTop} {
            return [my ShelfUnder $x]
        }
        lassign [my Metre [$Canvas canvasx $x] [$Canvas canvasy $y]] mx my
        if {[dict exists $Ground at]} {
            return [{*}[dict get $Ground at] $mx $my]
        }
        foreach key [dict keys $Space] {
            if {[my Holds $key $mx $my]} {
                return $key
            }
        }
        return ""
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
        my Layer lit
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
        my Stacking
    }

    method DrawStyle {style} {
        my Unlit lit.$style
        set color [::wargame::look::theme color light[string totitle $style]]
        my GlowAll [my Grounded [dict get $Lit $style]] $color $color 0.2 \
                [list lit lit.$style] $style
        $Glows trim
    }

    method Grounded {spaces} {
        return [lmap key $spaces {
            if {![my OnGround $key]} continue
            set key
        }]
    }

    method DrawOffers {} {
        my Unlit offer
        set OfferItem [dict create]
        set keys [my Grounded [dict keys $Offers]]
        if {[my IsCardboard]} {
            if {2 * [llength $keys] > [dict size $Space]} {
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
        my Stacking
    }

    method OnGround {key} {
        return [expr {[dict exists $Space $key]
                && ![dict get $Space $key shelf]}]
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
        if {[dict exists $Offers $key] && [my OnGround $key]} {
            if {![my IsCardboard] || $key in [list $Hot $Chosen]} {
                dict set OfferItem $key [my GlowOffer $key]
                my Layer offer [dict get $OfferItem $key]
            }
            if {[dict exists $Longer $key]} {
                my DrawCaptions
                my Layer caption
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
        set space [dict get $Space $key]
        lassign [dict get $space bounds] left low right high
        set pad 4
        lassign [my Pixel $left $high] x0 y0
        set width [expr {int(ceil(($right - $left) * $Scale)) + 2 * $pad}]
        set height [expr {int(ceil(($high - $low) * $Scale)) + 2 * $pad}]
        set points {}
        foreach {x y} [dict get $space shape] {
            lappend points [format %.1f,%.1f \
                [expr {($x - $left) * $Scale + $pad}] \
                [expr {($high - $y) * $Scale + $pad}]]
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

    method Levels {} {
        # What lies over what.
        return {neatline lit offer reading path line inscription name sign token
            swords over caption shelf shelved panel spread ring held tip}
    }

    method Stacking {} {
        # From the first that lies wrong on, all of higher levels are raised, and
        # no others: whatever is raised is drawn again.
        set items [lmap tag [my Levels] { $Canvas find withtag $tag }]
        set want [concat {*}$items]
        set have [lrange [$Canvas find all] end-[expr {[llength $want] - 1}] end]
        if {$have eq $want} {
            return
        }
        set right 0
        while {[lindex $have $right] == [lindex $want $right]} {
            incr right
        }
        set wrong 0
        foreach tag [my Levels] level $items {
            if {$wrong} {
                $Canvas raise $tag
            }
            set right [expr {$right - [llength $level]}]
            set wrong [expr {$right < 0}]
        }
    }

    method Layer {tag {item ""}} {
        # Those with this tag, or only one of them, go where they belong; all
        # else lies right, and is not drawn again.
        set what [expr {$item eq "" ? $tag : $item}]
        set levels [my Levels]
        foreach over [lrange $levels [lsearch -exact $levels $tag]+1 end] {
            if {[llength [$Canvas find withtag $over]]} {
                $Canvas lower $what $over
                return
            }
        }
        $Canvas raise $what
    }
}
