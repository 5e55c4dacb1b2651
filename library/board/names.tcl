# names.tcl --
#
#       The names on the map of a board, which keep out of the way of tokens, of
#       signs and of each other: those of its spaces and, before them, its
#       inscriptions.
#
#   set names [::wargame::board::Names new CANVAS VIEWPORT SPACES LETTERING
#           LAYERS JOBS INSCRIPTIONS STACKS SWORDS SIGNS]
#
#       named BOOL           are the spaces' names to be seen?
#       draw                 each at its place, or the nearest one that is free:
#                            a few at a time, those out of sight at leisure, and
#                            meanwhile the others stay as they are
#       signs SIGNS          show them, as signs.tcl has it, and draw what is in
#                            their way again
#       boxes                SPACE -> {left top right low}, the letters of each
#                            that is drawn
#       rescale RATIO        bring them to where they belong, until they are
#                            drawn

need board/gradual board/overlap

package require Tk

if {![info object isa class ::wargame::board::Names]} {
    oo::class create ::wargame::board::Names
}

oo::define ::wargame::board::Names {
    # Taken: boxes.  Boxes: what is told.
    variable Canvas Viewport Spaces Lettering Layers Jobs Inscriptions Stacks \
            Swords Signs Named Taken Boxes Drawing Gradual

    constructor {canvas viewport spaces lettering layers jobs inscriptions
            stacks swords signs} {
        # [overlap] by its short name.
        namespace path [list {*}[namespace path] ::wargame::board]
        foreach name {canvas viewport spaces lettering layers jobs inscriptions
                stacks swords signs} {
            set [string totitle $name] [set $name]
        }
        set Named 1
        set Taken {}
        set Boxes [dict create]
        set Drawing [namespace code {my Draw}]
        set Gradual [::wargame::board::Gradual create \
                [self namespace]::Gradual $jobs [list $lettering trim]]
    }

    method named {on} {
        set Named $on
        my draw
    }

    method signs {signs} {
        set boxes [$Signs boxes]
        $Signs show $signs
        if {[$Signs boxes] ne $boxes} {
            my draw
        }
    }

    method boxes {} {
        return $Boxes
    }

    method rescale {ratio} {
        $Canvas scale name 0 0 $ratio $ratio
        $Inscriptions rescale $ratio
    }

    method draw {} {
        # Once, however often it is asked before it is begun.
        $Gradual stop
        $Jobs slice $Drawing
    }

    method Draw {} {
        set Taken [concat [dict values [$Stacks boxes]] [$Swords boxes] \
                [$Signs boxes]]
        lassign {{} {}} seen others
        if {$Named} {
            # A name is written near where it belongs.
            set near [expr {8 * [$Lettering size large]}]
            foreach key [$Spaces lettered] {
                if {[$Spaces get $key name] ne ""} {
                    lappend [expr {[$Viewport sees {*}[my Best $key] $near]
                        ? "seen" : "others"}] [namespace code \
                        [list my Write $key]]
                }
                foreach box [$Spaces get $key marks] {
                    lassign $box left low right high
                    lappend Taken [concat [$Viewport pixel $left $high] \
                            [$Viewport pixel $right $low]]
                }
            }
        } else {
            $Canvas delete name
            set Boxes [dict create]
        }
        lassign [$Inscriptions due $Taken] first last
        $Gradual begin [concat $first $seen] [concat $last $others]
    }

    method Write {key} {
        # As the map would have it, else in another form that has room, at the
        # best place, and that is taken then.  If none has room: where a mark
        # tells the space, too, its name is left out rather than written over
        # others.
        set best ""
        foreach form [$Lettering forms $key] {
            set place [my Place $key {*}[$Lettering extent {*}$form] $Taken]
            lassign $place x y covered
            if {$best eq "" || $covered < [lindex $best 2]} {
                set best $place
                set written $form
            }
            if {$covered == 0} break
        }
        lassign $best x y covered
        if {$covered > 0 && [$Spaces get $key marks] ne {}} {
            $Canvas delete name.$key
            dict unset Boxes $key
            return
        }
        lassign [$Lettering draw {*}$written] photo wide high
        my Put $key $photo [expr {round($x)}] [expr {round($y)}]
        lappend Taken [my Around $x $y $wide $high]
        dict set Boxes $key [my Letters $x $y $wide $high]
    }

    method Around {x y wide high} {
        return [list [expr {$x - $wide / 2.0}] [expr {$y - $high / 2.0}] \
            [expr {$x + $wide / 2.0}] [expr {$y + $high / 2.0}]]
    }

    method Letters {x y wide high} {
        # Without the room about them.
        return [my Around $x $y [expr {0.9 * $wide}] [expr {0.7 * $high}]]
    }

    method Put {key photo x y} {
        # What is as it was is not touched: it would be drawn again.
        set item [$Canvas find withtag name.$key]
        if {$item eq ""} {
            set item [$Canvas create image $x $y -image $photo \
                    -tags [list name name.$key]]
            $Layers place name $item
            return
        }
        if {[$Canvas itemcget $item -image] ne $photo} {
            $Canvas itemconfigure $item -image $photo
        }
        lassign [$Canvas coords $item] x0 y0
        if {$x0 != $x || $y0 != $y} {
            $Canvas coords $item $x $y
        }
    }

    method Place {key wide high taken} {
        # {X Y COVERED}: the first place that nothing has taken and that lies in
        # the space; else that where least is covered, and how much of the
        # letters is.
        lassign [my Best $key] x y
        set near [overlap near $x $y [expr {3 * $wide}] \
                [expr {10 * $high}] $taken]
        set best {}
        set least Inf
        lassign [$Viewport extent] frameWide frameHigh
        foreach dy {0 -0.5 0.5 -1 1 -1.5 1.5 -2 2 -2.6 2.6 -3.3 3.3} {
            set py [overlap framed [expr {$y + $dy * $high}] $high \
                    $frameHigh]
            # No place of that row is nearer.
            if {abs($py - $y) / (6.0 * $high) >= $least} continue
            foreach dx {0 -0.25 0.25 -0.5 0.5 -0.8 0.8} {
                set px [overlap framed [expr {$x + $dx * $wide}] $wide \
                        $frameWide]
                set far [expr {hypot($px - $x, $py - $y) / (6.0 * $high)}]
                if {$far >= $least} continue
                set covered [my Share $px $py $wide $high $near]
                if {$dx == 0 && $dy == 0 && $covered == 0} {
                    # Where the map would have it.
                    return [list $px $py 0]
                }
                set cost [expr {($covered ? 0.5 + 4.5 * $covered : 0) + $far}]
                if {$cost < $least} {
                    set cost [expr {$cost + [my Outside $key $px $py $wide]}]
                }
                if {$cost < $least} {
                    set least $cost
                    set best [list $px $py]
                }
            }
        }
        # Outside a space that a mark tells no name would be understood.
        set astray [expr {[$Spaces get $key marks] ne {}
            && ![$Spaces holds $key {*}[$Viewport metre {*}$best]]}]
        return [list {*}$best [expr {$astray ? 2
            : [my Share {*}$best $wide $high $near]}]]
    }

    method Share {x y wide high boxes} {
        # How much of the letters is covered.
        return [expr {[overlap area $x $y [expr {0.9 * $wide}] \
                [expr {0.7 * $high}] $boxes] / (0.63 * $wide * $high)}]
    }

    method Best {key} {
        # Where stacks leave it room; else where the map would have it.
        set at [$Stacks name $key]
        return [expr {[llength $at] ? $at
            : [$Viewport pixel {*}[$Spaces middle $key]]}]
    }

    method Outside {key x y wide} {
        # What it costs that part of the words lies in another space: little,
        # but never all of them.
        set cost 0
        foreach at {-0.42 0 0.42} share {0.35 3 0.35} {
            set point [$Viewport metre [expr {$x + $at * $wide}] $y]
            if {![$Spaces holds $key {*}$point]} {
                set cost [expr {$cost + $share}]
            }
        }
        return $cost
    }
}
