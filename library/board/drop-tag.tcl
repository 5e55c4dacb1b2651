# drop-tag.tcl --
#
#       What a drop of that which is held would do, said beside it: at the side
#       on which it lies over neither the name of the space nor its stacks, nor
#       over what is said of other spaces, and not under the minimap.
#
#   set tag [::wargame::board::DropTag new CANVAS VIEWPORT PLATES LAYERS STACKS]
#       say SPACE TEXT INK   a drop on that space does TEXT; "" says nothing.
#                            INK is a colour of the theme
#       more SPACE TEXT      what else is said of that space, below that, until
#                            nothing is held; "": no more
#       off BOX              what is held lies in that box of the canvas; "":
#                            nothing is, and nothing is said
#       hide                 says nothing until what is held has moved
#       space                the space of which it is said now, or ""

need look/theme

package require Tk

if {![info object isa class ::wargame::board::DropTag]} {
    oo::class create ::wargame::board::DropTag
}

oo::define ::wargame::board::DropTag {
    # Said: {SPACE TEXT INK}; More: SPACE -> TEXT; Drawn: what is drawn, and
    # where: {TEXT INK LEFT TOP RIGHT LOW}.
    variable Canvas Viewport Plates Layers Stacks Said More Carried Drawn

    constructor {canvas viewport plates layers stacks} {
        set Canvas $canvas
        set Viewport $viewport
        set Plates $plates
        set Layers $layers
        set Stacks $stacks
        set Said {{} {} ink}
        set More [dict create]
        set Carried ""
        set Drawn ""
    }

    method say {space text ink} {
        set Said [list $space $text $ink]
        my Draw
    }

    method more {space text} {
        dict set More $space $text
        my Draw
    }

    method off {box} {
        set Carried $box
        if {$box eq ""} {
            set Said {{} {} ink}
            set More [dict create]
        }
        my Draw
    }

    method hide {} {
        $Canvas delete deed
        set Drawn ""
    }

    method space {} {
        return [expr {$Drawn eq "" ? "" : [lindex $Said 0]}]
    }

    method Draw {} {
        lassign $Said space text ink
        if {$Carried eq "" || $text eq ""} {
            my hide
            return
        }
        if {[dict exists $More $space] && [dict get $More $space] ne ""} {
            append text \n [dict get $More $space]
        }
        set text [$Plates wrap $text smallBold]
        if {[lrange $Drawn 0 1] ne [list $text $ink]} {
            $Canvas delete deed
            set Drawn [list $text $ink {*}[$Plates plate 0 0 nw $text \
                    paperLift $ink deed]]
            $Layers place deed
        }
        my Place $space
    }

    method Place {space} {
        lassign $Drawn text ink left top right low
        set wide [expr {$right - $left}]
        set high [expr {$low - $top}]
        lassign [my Best $wide $high [concat [my InTheWay $space] \
                [my Said $space $wide $high]]] x y
        $Canvas move deed [expr {$x - $left}] [expr {$y - $top}]
        set Drawn [list $text $ink $x $y [expr {$x + $right - $left}] \
                [expr {$y + $low - $top}]]
    }

    method InTheWay {space} {
        # Boxes: the name of the space, its stacks, and windows on the map.
        set name [$Canvas bbox name.$space]
        return [concat [$Stacks boxesIn $space] \
                [expr {[llength $name] ? [list $name] : {}}] [my Windows]]
    }

    method Said {space wide high} {
        # Boxes of what is said of others, so near that it could lie on them.
        lassign $Carried left top right low
        set far [expr {12 + 3 * $high}]
        return [lmap item [$Canvas find overlapping \
                [expr {$left - $far - $wide}] [expr {$top - $far}] \
                [expr {$right + $far + $wide}] [expr {$low + $far}]] {
            set tags [$Canvas gettags $item]
            if {"offered" ni $tags || "of:$space" in $tags
                    || [$Canvas type $item] eq "text"} continue
            $Canvas bbox $item
        }]
    }

    method Windows {} {
        return [lmap window [winfo children $Canvas] {
            if {![winfo ismapped $window]} continue
            set left [$Canvas canvasx [winfo x $window]]
            set top [$Canvas canvasy [winfo y $window]]
            list $left $top [expr {$left + [winfo width $window]}] \
                    [expr {$top + [winfo height $window]}]
        }]
    }

    method Best {wide high boxes} {
        # The first side that is free, or that where least is covered.
        set least Inf
        foreach place [my Sides $wide $high] {
            lassign [$Viewport inside {*}$place $wide $high 1] x y
            set covered [my Covered $x $y $wide $high [linsert $boxes end \
                    $Carried]]
            if {$covered < $least} {
                set least $covered
                set best [list [expr {round($x)}] [expr {round($y)}]]
            }
        }
        return $best
    }

    method Sides {wide high} {
        # Corners of the sheet: below, above, right and left of what is held,
        # and then farther off.
        lassign $Carried left top right low
        set middle [expr {($left + $right - $wide) / 2.0}]
        set level [expr {($top + $low - $high) / 2.0}]
        set places {}
        foreach gap [list 6 [expr {6 + $high}] [expr {12 + 2 * $high}]] {
            set after [expr {$right + $gap}]
            set before [expr {$left - $gap - $wide}]
            set above [expr {$top - $gap - $high}]
            set below [expr {$low + $gap}]
            lappend places [list $middle $below] [list $middle $above] \
                    [list $after $level] [list $before $level] \
                    [list $after $below] [list $after $above] \
                    [list $before $below] [list $before $above]
        }
        return $places
    }

    method Covered {x y wide high boxes} {
        # How much of the boxes, in pixels.
        set sum 0
        foreach box $boxes {
            lassign $box left top right low
            set across [expr {min($x + $wide, $right) - max($x, $left)}]
            set down [expr {min($y + $high, $low) - max($y, $top)}]
            if {$across > 0 && $down > 0} {
                set sum [expr {$sum + $across * $down}]
            }
        }
        return $sum
    }
}
