# minimap.tcl --
#
#       The minimap of a board: where it does not fit its window, a small
#       picture of the whole map in a corner, with the part that is seen
#       in a frame, and a dot for each side's tokens in a space.  A click or a
#       drag there looks at that place.
#
#   set minimap [::wargame::board::Minimap new CANVAS PARTS LEVELS]
#       PARTS     a dictionary of viewport camera spaces jobs tokens ring held
#                 offers lights meant tip
#       LEVELS    the files of the picture
#
#       wanted BOOL          may it be there at all?
#       look                 another part is seen: it comes or goes, its frame
#                            moves
#       dots                 the tokens may be others
#       path                 its window
#
#   It goes to another corner when what is held, chosen or has the ring is
#   under it, or what is spoken of, and goes where all corners have of that;
#   and when another part is seen, or tokens have moved, if much more
#   of them and of what is offered is under it than there: once for the same
#   part, so that it stays where it is while pieces are taken up.  It shows the
#   tokens that the board shows, and no more.

need base/windowing board/beneath board/corner board/levels board/minimap-dots \
        look/theme

package require Tk

if {![info object isa class ::wargame::board::Minimap]} {
    oo::class create ::wargame::board::Minimap
}

oo::define ::wargame::board::Minimap {
    # Box: {LEFT TOP WIDTH HEIGHT} in the board's window, or "" while it is not
    # seen.  Painted: the width that the photo has.  Inside: the pointer is in
    # it.  Cleared: the part for which it has made room, and what was asked.
    variable Canvas Viewport Camera Spaces Jobs Held Tip Path Levels Beneath \
            Corner Photo Painting Painted Dots Dotting Wanted Box Inside \
            Cleared Seeking

    constructor {canvas parts levels} {
        set Canvas $canvas
        foreach name {Viewport Camera Spaces Jobs Held Tip} {
            set $name [dict get $parts [string tolower $name]]
        }
        set Beneath [::wargame::board::Beneath create \
                [self namespace]::Beneath $canvas $parts]
        set Corner [::wargame::board::Corner create \
                [self namespace]::Corner $Viewport $Beneath]
        [dict get $parts meant] follow [namespace code {my look}]
        set Seeking [dict get $parts seeking]
        $Seeking follow [list $Jobs soon [namespace code {my MakeRoom}] 300]
        set Levels [::wargame::board::Levels new [$Spaces frame] $levels]
        set Photo [image create photo]
        set Painting [namespace code {my Paint}]
        set Dotting [namespace code {my Dot}]
        lassign {0 1 0} Painted Wanted Inside
        lassign {} Box Cleared
        set theme ::wargame::look::theme
        set Path [canvas $Canvas.minimap -takefocus 0 -borderwidth 0 \
            -highlightthickness [$theme px 2] -background [$theme color desk] \
            -highlightbackground [$theme color goldDark]]
        $Path create image 0 0 -anchor nw -image $Photo -tags ground
        set Dots [::wargame::board::MinimapDots create \
                [self namespace]::Dots $Path $Spaces [dict get $parts tokens]]
        foreach {event script} {
            <ButtonPress-1> {my Aim %x %y}   <B1-Motion> {my Aim %x %y}
            <MouseWheel> {$Camera zoomBy [expr {2.0 **
                ([::wargame::base::windowing turn %D] / 3)}]}
            <Button-4> {$Camera zoomBy 1.2599}
            <Button-5> {$Camera zoomBy 0.7937}
            <Enter> {my Entered}        <Leave> {set Inside 0}
        } {
            bind $Path $event [namespace code $script]
        }
        # Before what mouse and keys do there, which may be the board's end.
        bindtags $Canvas [linsert [bindtags $Canvas] 0 Minimap$Canvas]
        foreach {event script} {
            <Motion> {my Carried %x %y}   <B1-Motion> {my Carried %x %y}
            <Key> {my Later}
        } {
            bind Minimap$Canvas $event [namespace code $script]
        }
    }

    destructor {
        $Levels destroy
        image delete $Photo
        if {[winfo exists $Path]} {
            destroy $Path
        }
    }

    method path {} {
        return $Path
    }

    method wanted {on} {
        set Wanted $on
        my look
    }

    # ---- where it is ----

    method look {} {
        set box [my Place]
        if {$box ne $Box} {
            set Box $box
            $Tip keepOff $Box
            if {$Box eq ""} {
                place forget $Path
                return
            }
            lassign $Box left top width height
            place $Path -x $left -y $top -width $width -height $height
            if {$Painted != [lindex [my Size] 0]} {
                $Jobs soon $Painting idle
            }
            my Dot
        }
        if {$Box ne ""} {
            my Frame
            $Jobs later [namespace code {my StepAside}] idle
            $Jobs soon [namespace code {my MakeRoom}] 300
        } elseif {[my Size] ne ""} {
            # The wheel, which brings it, need not wait for what is on it.
            if {[lindex [my Size] 0] != $Painted} {
                $Jobs leisure $Painting
            }
            $Jobs leisure $Dotting
        }
    }

    method Size {} {
        # Of its picture, or "": not asked for, or no room.
        lassign [$Viewport size] width height
        lassign [$Spaces frame] across along
        set own [expr {min([::wargame::look::theme size minimap],
            0.28 * $width, 0.3 * $height * $across / $along)}]
        if {!$Wanted || $own < [::wargame::look::theme px 90]} {
            return ""
        }
        return [list [expr {int($own)}] [expr {
            int(int($own) * $along / $across)}]]
    }

    method Place {} {
        # Where it is to be, or "".
        lassign [$Viewport size] width height
        lassign [$Viewport extent] wide high
        lassign [my Size] own tall
        if {$own eq "" || ($wide <= $width + 1 && $high <= $height + 1)} {
            return ""
        }
        set rim [expr {2 * [$Path cget -highlightthickness]}]
        return [$Corner box [expr {$own + $rim}] [expr {$tall + $rim}]]
    }

    method Scale {} {
        # Its pixels a metre.
        return [expr {double([lindex [my Size] 0])
            / [lindex [$Spaces frame] 0]}]
    }

    method Paint {} {
        # The smallest picture that there is, which the board has decoded
        # to be coarse with.
        lassign [my Size] own tall
        if {$own eq ""} {
            return
        }
        set box [list 0 0 $own $tall]
        set Painted $own
        $Levels paint $Photo $box [$Levels coarse $box [my Scale]] [my Scale]
        $Path coords ground {*}[lrepeat 2 [$Path cget -highlightthickness]]
    }

    method Point {x y} {
        # Of the ground, there.
        return [$Dots point [my Size] $x $y]
    }

    method Frame {} {
        # Of the part that is seen, twice, to be seen on any ground.
        lassign [$Viewport size] width height
        $Path delete frame
        set at [concat [my Point {*}[$Viewport ground 0 0]] \
                [my Point {*}[$Viewport ground $width $height]]]
        foreach {color pixels} {ink 4 glow 2} {
            $Path create rectangle $at -tags frame \
                    -width [::wargame::look::theme px $pixels] \
                    -outline [::wargame::look::theme color $color]
        }
    }

    # ---- what is on it ----

    method dots {} {
        $Dots others
        if {$Box ne ""} {
            my Dot
        } elseif {[my Size] ne ""} {
            $Jobs leisure $Dotting
        }
    }

    method Dot {} {
        set size [my Size]
        if {$size ne "" && [$Dots draw $size]} {
            $Jobs soon [namespace code {my MakeRoom}] 300
        }
    }

    # ---- done there ----

    method Aim {x y} {
        set Inside 1
        set rim [$Path cget -highlightthickness]
        set scale [my Scale]
        $Camera lookAt [expr {($x - $rim) / $scale}] \
                [expr {[lindex [$Spaces frame] 1] - ($y - $rim) / $scale}]
    }

    # ---- out of the way ----

    method Entered {} {
        # With something in the hand one wants what is beneath.
        set Inside 1
        if {[$Held token] ne ""} {
            my Swap
        }
    }

    method Carried {x y} {
        if {$Box ne "" && [$Held token] ne "" && [$Beneath has $Box $x $y]} {
            my Swap
        }
    }

    method Later {} {
        $Jobs later [namespace code {my StepAside}] idle
    }

    method StepAside {} {
        # From what keys have come to.
        if {$Box ne "" && [$Corner stepAside]} {
            my look
        }
    }

    method MakeRoom {} {
        # When all stands still, for what is asked: where much more of it lies
        # under this corner than under another.
        set part [concat [$Viewport origin] [$Viewport extent] \
                [$Viewport size] [list [$Seeking wanted]]]
        if {$Box eq "" || $Inside || [$Held token] ne ""
                || $part eq $Cleared} {
            return
        }
        if {[$Corner makeRoom]} {
            set Cleared $part
            my look
        }
    }

    method Swap {} {
        $Corner swap
        my look
    }
}
