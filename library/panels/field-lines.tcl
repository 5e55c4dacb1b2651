# field-lines.tcl --
#
#       The two lines of a field: their blocks, and those that stand apart.
#
#   set lines [::wargame::panels::FieldLines new CANVAS PICTURES PRESENTER
#           CHOSENCMD]            as of field.tcl
#       show SCENE M PICKED    draws both on the canvas.  M: see fieldRows in
#                              field-measures.tcl; PICKED: the slot whose block
#                              is a step forward, or ""
#       spot SLOT              -> middle of its block on the canvas, or ""

need look/theme panels/field-measures

if {![info object isa class ::wargame::panels::FieldLines]} {
    oo::class create ::wargame::panels::FieldLines
}

oo::define ::wargame::panels::FieldLines {
    variable Canvas Pictures Presenter Chosen Scene Picked M Spots

    constructor {canvas pictures presenter chosenCmd} {
        set Canvas $canvas
        set Pictures $pictures
        set Presenter $presenter
        set Chosen $chosenCmd
        set Spots [dict create]
    }

    method spot {slot} {
        return [expr {[dict exists $Spots $slot]
            ? [dict get $Spots $slot] : ""}]
    }

    method show {scene m picked} {
        set Scene $scene
        set M $m
        set Picked $picked
        set Spots [dict create]
        my Line [dict get $scene attacker] 0
        my Line [dict get $scene defender] 1
        my Forward
    }

    method Line {side below} {
        # One army: its name at the left, its blocks, and who is still to come.
        dict with M {}
        set top [expr {$below ? $band + $row + $middle : $band}]
        set y [expr {$top + ($row - $under) / 2.0}]
        $Canvas create rectangle 0 $top [expr {$pad / 2}] [expr {$top + $row}] \
                -width 0 -fill [::wargame::look::theme color $side]
        my Army $side $below $top $y
        set waiting [::wargame::panels::fieldSlots $Scene $side 1]
        set right [expr {$width - $pad}]
        if {$waiting ne {}} {
            set pace [my Pace $waiting [expr {($right - $left) / 2.0}]]
            set right [expr {$right - $pace * ([llength $waiting] + 0.5)}]
            set right [expr {$right - [my Apart $side $waiting \
                    [expr {$right + $pace * 0.5}] $top $y $below $pace]}]
        }
        set here [::wargame::panels::fieldSlots $Scene $side 0]
        set pace [my Pace $here [expr {$right - $left}]]
        set x [expr {($left + $right - $pace * [llength $here]) / 2.0
                + $pace / 2}]
        foreach slot $here {
            my Unit $slot $x $y $below 1
            set x [expr {$x + $pace}]
        }
    }

    method Forward {} {
        # Who is chosen stands before its neighbours, which would cut its glow,
        # and behind what they are called.
        if {[dict exists $Spots $Picked]} {
            $Canvas raise halo
            $Canvas raise unit:$Picked
            $Canvas raise caption
        }
    }

    method Army {side below top y} {
        # What it is called, does and has lost, at the left.
        dict with M {}
        set name [$Canvas create text $pad $y -anchor sw \
            -text [[$Presenter words] sideName $side] \
            -font [::wargame::look::theme font area] \
            -fill [::wargame::look::theme color ${side}Dark]]
        set said [list $name]
        # A row that is too low for more has only the name.
        set all [expr {$row >= $area + $italic}]
        set told [expr {$all ? $y + $italic : $y}]
        if {$all} {
            lappend said [$Canvas create text $pad $y -anchor nw \
                -text [dict get $Scene roles $side] \
                -font [::wargame::look::theme font italic] \
                -fill [::wargame::look::theme color inkSoft]]
        } else {
            $Canvas itemconfigure $name -anchor w
        }
        foreach line [expr {$all ? [dict get $Scene told $side] : {}}] {
            lassign $line text color
            set item [$Canvas create text $pad $told -anchor nw -text $text \
                -width [expr {$left - $pad}] \
                -font [::wargame::look::theme font small] \
                -fill [::wargame::look::theme color $color]]
            lappend said $item
            set told [lindex [$Canvas bbox $item] 3]
        }
        # What would run over the lower edge stands higher, and over the upper
        # one lower.
        lassign [$Canvas bbox {*}$said] - high
        set over [expr {$below ? max(0, $told - $top - $row)
            : min(0, $high - $top)}]
        foreach item $said {
            $Canvas move $item 0 [expr {-$over}]
        }
        # What is drawn at the sides reaches no row that is high enough.
        if {$row < 3 * $area + $italic && 1 in [lmap word {
            woods village redoubt
        } { expr {$word in [dict get $Scene ground]} }]} {
            my Plate $said
        }
    }

    method Plate {items} {
        # Words on trees, houses or earthworks cannot be read: these fade out
        # into the ground there.
        lassign [$Canvas bbox {*}$items] x0 y0 x1 y1
        set soft [::wargame::look::theme px 8]
        set wide [expr {$x1 - $x0 + 2 * $soft}]
        set high [expr {$y1 - $y0 + 2 * $soft}]
        $Canvas lower [$Canvas create image [expr {$x0 - $soft}] \
                [expr {$y0 - $soft}] -anchor nw -image [$Pictures picture \
                [my Faded $wide $high $soft] $wide $high]] [lindex $items 0]
    }

    method Faded {wide high soft} {
        # One pale sheet upon another, each a little smaller.
        set sheets ""
        for {set i 0} {$i < 6} {incr i} {
            set in [expr {$i * $soft / 6.0}]
            append sheets [format {<rect x="%g" y="%g" width="%g" height="%g"
                rx="%g"/>} $in $in [expr {$wide - 2 * $in}] \
                [expr {$high - 2 * $in}] $soft]
        }
        return [format {<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0
            %g %g"><g fill="%s" fill-opacity="0.36">%s</g></svg>} $wide $high \
            [::wargame::look::theme tint ground paper 0.45] $sheets]
    }

    method Pace {slots room} {
        # From block to block: no caption over the next, where there is room.
        set wide [expr {[dict get $M block] * 1.12}]
        foreach slot $slots {
            foreach line [::wargame::panels::fieldWords \
                    [dict get $Scene units $slot]] {
                set wide [expr {max($wide, 8 + [font measure \
                        [::wargame::look::theme font small] $line])}]
            }
        }
        return [expr {min($wide, max([dict get $M block] * 1.12,
            $room / double(max(1, [llength $slots]))))}]
    }

    method Apart {side slots x top y below pace} {
        # -> how much room what they are called has left of their line.
        dict with M {}
        $Canvas create line [expr {$x - $pad / 2}] [expr {$top + 10}] \
            [expr {$x - $pad / 2}] [expr {$top + $row - 10}] -dash {4 4} \
            -fill [::wargame::look::theme color inkSoft]
        set left [expr {$x + 4}]
        set x [expr {$x + $pace / 2}]
        foreach slot $slots {
            my Unit $slot $x [expr {$y + $small / 2}] $below 0.9
            set x [expr {$x + $pace}]
        }
        # Above them or, where that would touch a block or its digit, left of
        # their line, in lines as long as its words are.
        set text [dict get $Scene apart $side]
        set at [list $left [expr {$top + 4}] -anchor nw]
        set wide 0
        if {$top + 4 + $small > $y + $small / 2 - 0.5 * $block - 0.7 * $small} {
            set wide [::tcl::mathfunc::max {*}[lmap word [split $text] {
                font measure [::wargame::look::theme font small] $word
            }]]
            set at [list [expr {$left - $pad}] $y -anchor e -justify right \
                    -width [expr {$wide + 2}]]
        }
        $Canvas create text {*}$at -text $text \
            -tags caption -font [::wargame::look::theme font small] \
            -fill [::wargame::look::theme color inkSoft]
        return [expr {$wide ? $wide + 2 * $pad : 0}]
    }

    method Unit {slot x y below share} {
        # A block, a step forward when it is the one chosen.
        dict with M {}
        set unit [dict get $Scene units $slot]
        set able [expr {$slot in [my Able]}]
        set chosen [expr {$slot eq $Picked}]
        if {$chosen} {
            set y [expr {$y + ($below ? -1 : 1) * 8}]
        }
        if {$chosen} {
            $Canvas create image $x $y -tags halo -image [$Pictures picture \
                    [my Halo] [expr {round($block * 1.44)}]]
        }
        my Picture $slot $x $y [concat [expr {$able ? "movable" : ""}] \
                [expr {$chosen ? "held" : ""}]] $share
        # Below the light border of one that can act.
        my Words $unit $x [expr {$y + ($able ? 0.59 : 0.5) * $block + 4}]
        dict set Spots $slot [list $x $y]
        if {[dict exists $unit digit] && [dict get $unit digit] ne ""} {
            my Digit $slot [expr {$x - 0.5 * $share * $block}] \
                    [expr {$y - 0.55 * $share * $block}]
        }
        if {$able} {
            $Canvas bind unit:$slot <Button-1> [list {*}$Chosen $slot]
            $Canvas bind unit:$slot <Enter> [list $Canvas configure \
                    -cursor hand2]
            $Canvas bind unit:$slot <Leave> [list $Canvas configure -cursor {}]
        }
    }

    method Words {unit x y} {
        # What it does or has done, and red what has befallen it.
        set plain [llength [split [dict get $unit caption] \n]]
        foreach line [::wargame::panels::fieldWords $unit] {
            set item [$Canvas create text $x $y -anchor n -text $line \
                -tags caption -font [::wargame::look::theme font small] \
                -fill [::wargame::look::theme color [expr {
                    [incr plain -1] < 0 ? "bad" : "ink"}]]]
            set y [lindex [$Canvas bbox $item] 3]
        }
    }

    method Digit {slot x y} {
        # The one that answers for it, at its corner.
        set font [::wargame::look::theme font smallBold]
        set r [expr {0.62 * [font metrics $font -linespace]}]
        $Canvas create oval [expr {$x - $r}] [expr {$y - $r}] [expr {$x + $r}] \
                [expr {$y + $r}] -tags [list unit:$slot digit:$slot] \
                -fill [::wargame::look::theme color paperLift] \
                -outline [::wargame::look::theme color goldDark]
        $Canvas create text $x $y -font $font -tags [list unit:$slot \
                digit:$slot] -text [dict get $Scene units $slot digit] \
                -fill [::wargame::look::theme color ink]
    }

    method Able {} {
        return [lsort -unique [lmap choice [dict get $Scene choices] {
            dict get $choice unit
        }]]
    }

    method Halo {} {
        # A glow, by leaves, behind a block of 100 units of its 144.
        set svg {<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 144">}
        foreach grow {15 12 9 6} {
            append svg [format {<rect x="%s" y="%s" width="%s" height="%s"
                rx="%s" fill="%s" fill-opacity="0.36"/>} [expr {22 - $grow}] \
                [expr {21 - $grow}] [expr {100 + 2 * $grow}] \
                [expr {98 + 2 * $grow}] [expr {8 + $grow}] \
                [::wargame::look::theme color glow]]
        }
        if {[focus] eq $Canvas} {
            append svg [format {<rect x="11" y="10" width="122" height="120"
                rx="16" fill="none" stroke="%s" stroke-width="4"/>} \
                [::wargame::look::theme color focus]]
        }
        return $svg</svg>
    }

    method Picture {slot x y marks share} {
        set unit [dict get $Scene units $slot]
        set px [expr {round([dict get $M block] * $share)}]
        set size [expr {$px / [::wargame::look::theme density]}]
        $Canvas create image $x $y -tags unit:$slot -image [$Pictures picture \
            [[$Presenter look] draw [dict get $unit face] \
                [concat [dict get $unit marks] $marks] $size] \
            [expr {round($px * 1.2)}]]
    }
}
