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
#                            meanwhile the others stay as they are.  Those that
#                            found no room choose first a second time.  Nothing
#                            is drawn while stacks are laid: ask again then
#       looked               the window shows another part: draw if inscriptions
#                            have come near that are not written
#       signs SIGNS          show them, as signs.tcl has it, and draw what is in
#                            their way again
#       boxes                SPACE -> {left top right low}, the letters of each
#                            that is drawn
#       rescale RATIO        bring them to where they belong, until they are
#                            drawn

need board/gradual look/theme

package require Tk
package require svgphoto

if {![info object isa class ::wargame::board::Names]} {
    oo::class create ::wargame::board::Names
}

oo::define ::wargame::board::Names {
    # Taken: boxes.  Boxes: what is told.  Tight: spaces whose names lie on
    # others, this time; First: that did so the first time.
    variable Canvas Viewport Spaces Lettering Layers Jobs Inscriptions Stacks \
            Swords Signs Named Taken Boxes Tight First Times Drawing Gradual

    constructor {canvas viewport spaces lettering layers jobs inscriptions
            stacks swords signs} {
        foreach name {canvas viewport spaces lettering layers jobs inscriptions
                stacks swords signs} {
            set [string totitle $name] [set $name]
        }
        set Named 1
        set Taken {}
        set Boxes [dict create]
        set Drawing [namespace code {my Draw}]
        set Gradual [::wargame::board::Gradual create \
                [self namespace]::Gradual $jobs [namespace code {my Drawn}]]
        lassign {} Tight First
        set Times 0
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

    method looked {} {
        if {[$Inscriptions lacks]} {
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
        set First {}
        set Times 0
        $Jobs slice $Drawing
    }

    method Drawn {} {
        set others [lmap key $Tight { if {$key in $First} continue; set key }]
        if {[llength $others] && [incr Times] < 3} {
            set First [concat $others $First]
            my Draw
        } else {
            $Lettering trim
        }
    }

    method Draw {} {
        if {![$Stacks isLaid]} {
            return
        }
        set Taken [concat [dict values [$Stacks boxes]] [$Swords boxes] \
                [$Signs boxes]]
        set Tight {}
        lassign {{} {}} seen others
        if {$Named} {
            # A name is written near where it belongs.
            set near [expr {8 * [$Lettering size large]}]
            foreach key [my Ordered] {
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

    method Ordered {} {
        return [concat $First [lmap key [$Spaces lettered] {
            if {$key in $First} continue
            set key
        }]]
    }

    method Write {key} {
        # As the map would have it, else in another form that has room, at the
        # best place, and that is taken then: with room on both sides, so that
        # no name reads on into another, if there is such a place.  If none has
        # room: where a mark tells the space, too, its name is left out rather
        # than written over others, or so near.
        set best ""
        foreach gap [expr {[$Spaces get $key marks] eq {} ? {12 0} : 12}] {
            foreach form [$Lettering forms $key] {
                lassign [$Lettering extent {*}$form] wide high
                set place [my Place $key [expr {$wide
                    + [::wargame::look::theme px $gap]}] $high $Taken]
                lassign $place x y covered
                if {$best eq "" || $covered < [lindex $best 2]} {
                    set best $place
                    set written $form
                }
                if {$covered == 0} break
            }
            if {$covered == 0} break
        }
        lassign $best x y covered
        if {$covered > 0 && [$Spaces get $key marks] ne {}} {
            $Canvas delete name.$key
            dict unset Boxes $key
            return
        } elseif {$covered > 0} {
            lappend Tight $key
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
        lassign [svgphoto::room {*}[my Best $key] $wide $high [$Spaces frame] \
                [$Viewport scale] $taken [$Spaces get $key shape]] \
                x y covered astray
        # Outside a space that a mark tells no name would be understood.
        return [list $x $y [expr {$astray && [$Spaces get $key marks] ne {}
            ? 2 : $covered}]]
    }

    method Best {key} {
        # Where stacks leave it room; else where the map would have it.
        set at [$Stacks name $key]
        return [expr {[llength $at] ? $at
            : [$Viewport pixel {*}[$Spaces named $key]]}]
    }
}
