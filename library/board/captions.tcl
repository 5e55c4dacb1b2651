# captions.tcl --
#
#       What is said of spaces of a board, over their tokens.
#
#   set captions [::wargame::board::Captions new CANVAS VIEWPORT SPACES PLATES
#           LETTERING LAYERS JOBS STACKS SIGNS DROPTAG MANY]
#       DROPTAG   says what a drop does: where it does, the words are there
#       MANY      1: the spaces are many and small; on bare ground the words
#                 stand alone in the middle, if there is room for them; none
#                 lie on others or on names of signs, but those pointed at:
#                 who finds no room above or below its tokens waits until then
#
#       show CAPTIONS WARM   dictionary space -> words, "" for none; the later
#                            lie over the earlier.  WARM is pointed at.  They
#                            are drawn when what was done is answered; those of
#                            other spaces are gone at once
#       warm SPACE           the pointer is over it, or over none
#       deed SPACE TEXT INK  what a drop there would do: drop-tag.tcl
#       off BOX              keeps the words of the space pointed at off a box
#                            of the canvas, in which something is carried; ""
#                            for none
#       draw                 draws the captions in the present scale
#       rescaled             deletes the captions, drawn in another scale

need board/overlap look/theme

package require Tk

if {![info object isa class ::wargame::board::Captions]} {
    oo::class create ::wargame::board::Captions
}

oo::define ::wargame::board::Captions {
    # Carried: the box to keep off.  Drawn: SPACE -> items of a plate; Stepped
    # Aside: the space of that which has, and how far down.  Taken: boxes, while
    # they are drawn; Waiting: SPACE -> 1 of those for which there is no room.
    # Found: {SPACE WITHIN} -> {ASKED {X Y}}, where its words were found last.
    variable Canvas Viewport Spaces Plates Lettering Layers Jobs Stacks Signs \
            Droptag Many Shown Warm Drawing Carried Drawn Stepped Aside Taken \
            Waiting Found

    constructor {canvas viewport spaces plates lettering layers jobs stacks
            signs droptag many} {
        foreach name {canvas viewport spaces plates lettering layers jobs stacks
                signs droptag many} {
            set [string totitle $name] [set $name]
        }
        set Shown [dict create]
        set Warm ""
        set Carried ""
        set Drawn [dict create]
        set Stepped ""
        set Aside 0
        set Taken {}
        set Waiting [dict create]
        set Found [dict create]
        set Drawing [namespace code {my draw}]
    }

    method show {captions warm} {
        if {[dict keys $captions] ne [dict keys $Shown]} {
            my Clear
        }
        set Shown $captions
        set Warm $warm
        $Jobs slice $Drawing
    }

    method rescaled {} {
        set Found [dict create]
        my Clear
        $Droptag hide
    }

    method warm {space} {
        set waits [expr {[dict exists $Waiting $Warm]
            || [dict exists $Waiting $space]}]
        set Warm $space
        if {$waits} {
            my draw
        } else {
            my KeepOff
        }
    }

    method deed {space text ink} {
        $Droptag say $space $text $ink
        my KeepOff
    }

    method off {box} {
        set Carried $box
        $Droptag off $box
        my KeepOff
    }

    method KeepOff {} {
        # What stepped aside comes back; that pointed at steps above what is
        # carried, or below it at the upper edge.
        my Step [expr {-$Aside}]
        my Seen normal
        set Aside 0
        set Stepped $Warm
        if {$Carried eq "" || ![dict exists $Drawn $Warm]} {
            return
        } elseif {[$Droptag space] eq $Warm} {
            my Seen hidden
            return
        }
        lassign [$Canvas bbox {*}[dict get $Drawn $Warm]] x0 y0 x1 y1
        lassign $Carried left top right low
        if {$x0 < $right && $x1 > $left && $y0 < $low && $y1 > $top} {
            set by [expr {$top - 4 - $y1}]
            if {$y0 + $by < [lindex [$Viewport origin] 1]} {
                set by [expr {$low + 4 - $y0}]
            }
            my Step $by
        }
    }

    method Seen {state} {
        if {[dict exists $Drawn $Stepped]} {
            foreach item [dict get $Drawn $Stepped] {
                $Canvas itemconfigure $item -state $state
            }
        }
    }

    method Step {by} {
        set Aside $by
        if {[dict exists $Drawn $Stepped]} {
            foreach item [dict get $Drawn $Stepped] {
                $Canvas move $item 0 $by
            }
        }
    }

    method Clear {} {
        $Canvas delete offered
        set Drawn [dict create]
        set Aside 0
    }

    method draw {} {
        $Jobs forget $Drawing
        my Clear
        set Taken [expr {$Many ? [$Signs names] : {}}]
        set Waiting [dict create]
        set bare {}
        foreach key [my Ordered] {
            set caption [dict get $Shown $key]
            if {$caption eq "" || ![$Spaces isOnGround $key]} continue
            set boxes [$Stacks boxesIn $key]
            if {$Many && $key ne $Warm && ![llength $boxes]} {
                lappend bare $key $caption
            } else {
                my Draw $key $caption $boxes
            }
        }
        foreach {key caption} $bare {
            my DrawBare $key $caption {*}[$Viewport pixel \
                    {*}[$Spaces middle $key]]
        }
        $Layers place caption
        my KeepOff
    }

    method Ordered {} {
        # Where they keep off each other, that pointed at has its place first.
        if {!$Many || ![dict exists $Shown $Warm]} {
            return [dict keys $Shown]
        }
        return [linsert [dict keys [dict remove $Shown $Warm]] 0 $Warm]
    }

    method Draw {key caption boxes} {
        # Above the tokens there.
        lassign [$Viewport pixel {*}[$Spaces middle $key]] x y
        set low [expr {$y + [$Lettering size small]}]
        set y [expr {$y - [$Lettering size small]}]
        foreach box $boxes {
            lassign $box x0 y0 x1 y1
            set low [expr {max($low, $y1 + 2)}]
            if {$y0 < $y} {
                set y [expr {$y0 - 2}]
                set x [expr {($x0 + $x1) / 2}]
            }
        }
        if {$Many} {
            set y [my Room $key $caption $x $y $low]
        } else {
            lassign [my Fit $key $caption $x $y] caption x y
        }
        if {$y eq ""} {
            return
        }
        set before [$Canvas find withtag offered]
        $Plates plate $x $y s $caption paperLift goldDark \
                [list caption offered of:$key]
        dict set Drawn $key [lrange [$Canvas find withtag offered] \
                [llength $before] end]
    }

    method Fit {key caption x y} {
        # As much of it as does not lie on that of another space, but the last
        # line at least, a little outside if need be -> that, and where.
        set last [lindex [split $caption \n] end]
        foreach {said within} [list $caption Holds $last Holds $last Touches] {
            lassign [my Beside $key $said $x $y $within] to under
            if {![my Covers $said $to $under]} break
        }
        return [list $said $to $under]
    }

    method Covers {caption x y} {
        # Shadows may.
        lassign [$Plates extent $caption smallBold] wide high
        return [llength [::wargame::board::overlap near $x [expr {
            $y - $high / 2.0}] [expr {$wide - 12}] [expr {$high - 12}] \
            [my Sheets offered]]]
    }

    method Beside {key caption x y within} {
        # The lower edge, near there and within that space, of a sheet that
        # covers neither names nor tokens, if there is room for it; and rather
        # those than others such.
        lassign [$Plates extent $caption smallBold] wide high
        set keep [::wargame::board::overlap near $x $y [expr {3 * $wide}] \
                [expr {9 * $high}] [concat [dict values [$Stacks boxes]] \
                [my Sheets name] {*}[lrepeat 6 [my Sheets offered]]]]
        lassign [$Viewport origin] left top
        lassign [$Viewport size] across - down
        # Most are looked for again as they were: one more is pointed at.
        set asked [list $x [expr {$y - $high / 2.0}] $wide $high [list $left \
                $top [expr {$left + $across}] [expr {$top + $down}]] $keep]
        set what [list $key $within]
        if {![dict exists $Found $what]
                || [lindex [dict get $Found $what] 0] ne $asked} {
            set may [namespace code [list my $within $key $wide $high]]
            dict set Found $what [list $asked \
                    [::wargame::board::overlap clear {*}$asked {} $may]]
        }
        lassign [lindex [dict get $Found $what] 1] x y
        return [list $x [expr {$y + $high / 2.0}]]
    }

    method Sheets {tag} {
        return [lmap item [$Canvas find withtag $tag] {
            if {[$Canvas type $item] ne "image"} continue
            $Canvas bbox $item
        }]
    }

    method Holds {key wide high x y} {
        return [$Spaces holds $key {*}[$Viewport metre $x $y]]
    }

    method Touches {key wide high x y} {
        # A sheet whose middle is not far outside.
        foreach {right down} {0 0 -0.33 0 0.33 0 0 -0.5 0 0.5} {
            if {[my Holds $key $wide $high [expr {$x + $right * $wide}] \
                    [expr {$y + $down * $high}]]} {
                return 1
            }
        }
        return 0
    }

    method Room {key caption x y low} {
        # The lower edge of a sheet there, or below; "" where others lie.
        lassign [$Plates extent $caption smallBold] wide high
        foreach under [list $y [expr {$low + $high}]] {
            set middle [expr {$under - $high / 2.0}]
            if {$key eq $Warm
                    || [my IsFree $x $middle $wide $high]} {
                lappend Taken [$Viewport box $x $middle $wide $high]
                return $under
            }
        }
        dict set Waiting $key 1
        return ""
    }

    method IsFree {x y wide high} {
        return [expr {![llength \
            [::wargame::board::overlap near $x $y $wide $high $Taken]]}]
    }

    method DrawBare {key caption x y} {
        lassign [$Spaces get $key bounds] x0 y0 x1 y1
        set font [::wargame::look::theme font bodyBold]
        set wide [font measure $font $caption]
        if {$wide < 0.9 * [$Viewport scale] * ($x1 - $x0)
                && [my IsFree $x $y $wide [font metrics $font -ascent]]} {
            $Canvas create text $x $y -text $caption -font $font \
                    -fill [::wargame::look::theme color ink] -tags \
                    {caption offered}
        }
    }
}
