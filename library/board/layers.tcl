# layers.tcl --
#
#       What lies over what on the canvas of a board.
#
#   set layers [::wargame::board::Layers new CANVAS]
#       sort                 every item to where it belongs
#       place TAG ?ITEM?     lays the items with this tag, or only one of them,
#                            where they belong; all else is taken to lie right
#       hide BOOL            what is drawn on the tokens: signs, swords, counts
#       isOn TAG X Y         is a point of the window on what has this tag?
#
#   An item is drawn again when it is raised or lowered, so only those that lie
#   wrong are.  Tiles have no layer: they stay below all.

package require Tk

if {![info object isa class ::wargame::board::Layers]} {
    oo::class create ::wargame::board::Layers
}

oo::define ::wargame::board::Layers {
    variable Canvas Tags

    constructor {canvas} {
        set Canvas $canvas
        # The tags of all that lies on the ground, lowest first.
        set Tags {neatline lit offer reading path line inscription name sign
            leader token short tally swords over ghost caption shelf shelved
            panel spread flash ring held selected deed label band tip}
    }

    method sort {} {
        # From the first that lies wrong on, all of higher layers are raised.
        set items [lmap tag $Tags { $Canvas find withtag $tag }]
        set want [concat {*}$items]
        set have [lrange [$Canvas find all] \
                end-[expr {[llength $want] - 1}] end]
        if {$have eq $want} {
            return
        }
        set right 0
        while {[lindex $have $right] == [lindex $want $right]} {
            incr right
        }
        set wrong 0
        foreach tag $Tags layer $items {
            if {$wrong} {
                $Canvas raise $tag
            }
            set right [expr {$right - [llength $layer]}]
            set wrong [expr {$right < 0}]
        }
    }

    method place {tag {item ""}} {
        if {$item eq ""} {
            set what $tag
        } else {
            # Beside another that lies right: all higher tags are many to look
            # for.
            set what [$Canvas find withtag $item]
            set last [lindex [lsearch -all -inline -exact -not -integer \
                    [$Canvas find withtag $tag] $what] end]
            if {$last ne ""} {
                $Canvas raise $what $last
                return
            }
        }
        foreach over [lrange $Tags [lsearch -exact $Tags $tag]+1 end] {
            if {[llength [$Canvas find withtag $over]]} {
                $Canvas lower $what $over
                return
            }
        }
        $Canvas raise $what
    }

    method hide {on} {
        foreach tag {left swords tally leader over short} {
            $Canvas itemconfigure $tag \
                    -state [expr {$on ? "hidden" : "normal"}]
        }
    }

    method isOn {tag x y} {
        set box [$Canvas bbox $tag]
        set x [$Canvas canvasx $x]
        set y [$Canvas canvasy $y]
        return [expr {[llength $box] && $x > [lindex $box 0]
                && $x < [lindex $box 2] && $y > [lindex $box 1]
                && $y < [lindex $box 3]}]
    }
}
