# board-words.tcl --
#
#       What is written on a Board besides names: signs, captions, refusals and
#       the tooltip.

need look/theme

oo::define ::wargame::board::Board {
    method DrawWords {} {
        my DrawNames
        my DrawSigns
        my DrawCaptions
        $Layers sort
    }

    # Signs.

    method signs {signs} {
        if {$signs ne $Signs} {
            set Signs $signs
            my DrawSigns
        }
    }

    method DrawSigns {} {
        $Canvas delete mark
        foreach sign $Signs {
            lassign $sign mx my style text
            if {$style in {picture marker}} {
                my [string totitle $style] {*}$sign
                continue
            }
            lassign [switch -- $style {
                supply {list leafLift lightSupply}
                burnt - overBad {list bad leafLift}
                used {list leafLift ink}
                default {list leafLift goldDark}
            }] fill ink
            set tags {sign mark}
            if {$style in {over overBad}} {
                # Where it would hide what lies around it, it is left out.
                if {[my IsCardboard] && [$Viewport scale] < 0.6 * [lindex \
                        [$Viewport readable] 0]} continue
                set tags {over mark}
            }
            my Plate {*}[$Viewport pixel $mx $my] center $text $fill $ink $tags
        }
        $Layers place sign
        $Layers place over
    }

    method Picture {mx my style svg size dx dy} {
        # Below and right of a point of the ground.
        lassign [$Viewport pixel $mx $my] x y
        $Canvas create image [expr {$x + [::wargame::look::theme px $dx]}] \
            [expr {$y + [::wargame::look::theme px $dy]}] -tags {sign mark} \
            -image [$Words picture $svg [::wargame::look::theme px $size]]
    }

    method Marker {mx my style svg metres} {
        # As large as the ground that it covers.
        set side [expr {max(4, round($metres * [$Viewport scale]))}]
        $Canvas create image {*}[$Viewport pixel $mx $my] -tags {sign mark} \
            -image [$Words picture $svg $side]
    }

    # Plates: a few words on a small leaf.

    method Plate {x y anchor text fill ink tags {role smallBold}} {
        # -> the bounds of what was drawn
        set font [::wargame::look::theme font $role]
        set pad [::wargame::look::theme px 5]
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
            -fill [::wargame::look::theme color $ink] -tags $tags
        return [list [expr {$x - $wide / 2}] [expr {$y - $high / 2}] \
            [expr {$x + $wide / 2}] [expr {$y + $high / 2}]]
    }

    method DrawCaptions {} {
        # What is said of the places offered.
        $Canvas delete offered
        set last {}
        dict for {key caption} $Offers {
            if {$key in [list $Hot $Chosen] && [dict exists $Longer $key]} {
                lappend last $key [dict get $Longer $key]
            } else {
                my DrawCaption $key $caption
            }
        }
        foreach {key caption} $last {
            my DrawCaption $key $caption
        }
        $Layers place caption
    }

    method DrawCaption {key caption} {
        # Above the tokens there; on cardboard's bare ground, in its middle.
        if {$caption eq "" || ![$Spaces isOnGround $key]} {
            return
        }
        lassign [$Viewport pixel {*}[$Spaces middle $key]] x y
        if {[my IsCardboard] && $key ne $Hot
                && [llength [my SidesIn $key]] == 0} {
            my PlainCaption $key $caption $x $y
            return
        }
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

    method PlainCaption {key caption x y} {
        # If there is room for it.
        lassign [$Spaces get $key bounds] x0 y0 x1 y1
        set font [::wargame::look::theme font bodyBold]
        if {[font measure $font $caption] < 0.9 * [$Viewport scale] * ($x1 - $x0)} {
            $Canvas create text $x $y -text $caption -font $font \
                    -fill [::wargame::look::theme color ink] -tags \
                    {caption offered}
        }
    }

    # A refusal, or the tooltip: one at a time.

    method refuse {text {space ""}} {
        my CloseTip
        if {$text eq ""} {
            return
        }
        if {$space ne "" && [$Spaces isOnGround $space]} {
            lassign [$Viewport pixel {*}[$Spaces middle $space]] x y
            set y [expr {$y + [my NameSize medium]}]
        } else {
            lassign [winfo pointerxy $Canvas] x y
            set x [$Canvas canvasx [expr {$x - [winfo rootx $Canvas]}]]
            set y [$Canvas canvasy [expr {$y - [winfo rooty $Canvas]}]]
        }
        set Refused 1
        set Tip [list [my Wrapped $text caption] bad caption $x $y]
        my PlaceCaption
    }

    method Wrapped {text role} {
        # In lines not too long to take in at a glance.
        set font [::wargame::look::theme font $role]
        set room [::wargame::look::theme px 300]
        set lines {}
        foreach part [split $text \n] {
            set line ""
            foreach word [split $part " "] {
                set longer [string trimleft "$line $word"]
                if {$line ne "" && [font measure $font $longer] > $room} {
                    lappend lines $line
                    set longer $word
                }
                set line $longer
            }
            lappend lines $line
        }
        return [join $lines \n]
    }

    method Open {} {
        # What the token under the pointer is called.
        set id [lindex $Under 1]
        if {$Held ne "" || $Tip ne "" || ![dict exists $Token $id]} {
            return
        }
        set title [uplevel #0 [dict get $Token $id title]]
        if {$title eq ""} {
            return
        }
        lassign [dict get $Place $id] x y
        set Tip [list [my Wrapped $title small] ink small $x \
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
        lassign [$Viewport inside $x0 $y0 [expr {$x1 - $x0}] \
                [expr {$y1 - $y0}] 1] left top
        $Canvas move tip [expr {$left - $x0}] [expr {$top - $y0}]
        $Canvas raise tip
    }

    method CloseHint {} {
        # The pointer went on.  A refusal is not for where it is: that stays
        # until something is done.
        if {!$Refused} {
            my CloseTip
        }
    }

    method CloseTip {} {
        set Tip ""
        set Refused 0
        $Canvas delete tip
        my Forget Open
    }
}
