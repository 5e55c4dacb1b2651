# meant.tcl --
#
#       What is spoken of on a board, while it is: the spaces, the stacks that
#       stand there, and the arrows.  Words about it, and the minimap, keep off.
#
#   set meant [::wargame::board::Meant new VIEWPORT SPACES STACKS LINES]
#       about SPACES         speaks of SPACES from now on, of the first most of
#                            all; {}: of none
#       follow CMD           CMD is called when it is about others
#       first                the box of the first: {left top right low} on the
#                            canvas; {} if nothing is spoken of
#       boxes                of all that is meant
#       others BOXES         the boxes of the other stacks
#       near X Y             the boxes that words said at that point keep off:
#                            what is carried there, stacks, and one spread out
#       isUnder BOX          is some of it in that box of the window, {LEFT TOP
#                            WIDTH HEIGHT}?

need look/theme board/overlap

if {![info object isa class ::wargame::board::Meant]} {
    oo::class create ::wargame::board::Meant
}

oo::define ::wargame::board::Meant {
    variable Viewport Spaces Stacks Lines About FollowCmd

    constructor {viewport spaces stacks lines} {
        set Viewport $viewport
        set Spaces $spaces
        set Stacks $stacks
        set Lines $lines
        set About {}
        set FollowCmd list
    }

    method follow {cmd} {
        set FollowCmd $cmd
    }

    method about {spaces} {
        set spaces [$Spaces grounded $spaces]
        if {$spaces ne $About} {
            set About $spaces
            {*}$FollowCmd
        }
    }

    method first {} {
        if {![llength $About]} {
            return {}
        }
        lassign [my Middle [lindex $About 0]] left top right low
        foreach box [$Stacks boxesIn [lindex $About 0]] {
            lassign $box x0 y0 x1 y1
            set left [expr {min($left, $x0)}]
            set top [expr {min($top, $y0)}]
            set right [expr {max($right, $x1)}]
            set low [expr {max($low, $y1)}]
        }
        return [list $left $top $right $low]
    }

    method boxes {} {
        if {![llength $About]} {
            return {}
        }
        return [concat [lmap space $About { my Middle $space }] \
            {*}[lmap space $About { $Stacks boxesIn $space }] [my Arrows]]
    }

    method others {boxes} {
        return [lmap box [dict values [$Stacks boxes]] {
            if {$box in $boxes} continue
            set box
        }]
    }

    method near {x y} {
        set size [expr {1.24 * [$Stacks size]}]
        return [linsert [my others {}] 0 [$Viewport box $x $y $size $size]]
    }

    method isUnder {box} {
        lassign $box left top wide high
        lassign [$Viewport origin] x y
        return [expr {[::wargame::board::overlap area \
            [expr {$x + $left + $wide / 2.0}] [expr {$y + $top + $high / 2.0}] \
            $wide $high [my boxes]] > 0}]
    }

    method Middle {space} {
        # A hex, or where the name of an area stands.
        lassign [$Spaces get $space bounds] west south east north
        lassign [$Viewport pixel {*}[$Spaces middle $space]] x y
        lassign [$Viewport pixel $west $north] left top
        lassign [$Viewport pixel $east $south] right low
        set wide [::wargame::look::theme px 48]
        set high [::wargame::look::theme px 32]
        return [list [expr {max($left, $x - $wide)}] \
            [expr {max($top, $y - $high)}] [expr {min($right, $x + $wide)}] \
            [expr {min($low, $y + $high)}]]
    }

    method Arrows {} {
        # As boxes all along them.
        set wide [::wargame::look::theme px 12]
        set boxes {}
        foreach way [$Lines arrows] {
            foreach {x0 y0} [lrange $way 0 end-2] {x1 y1} [lrange $way 2 end] {
                set n [expr {int(hypot($x1 - $x0, $y1 - $y0) / $wide) + 1}]
                for {set i 0} {$i <= $n} {incr i} {
                    lappend boxes [$Viewport box \
                        [expr {$x0 + ($x1 - $x0) * $i / double($n)}] \
                        [expr {$y0 + ($y1 - $y0) * $i / double($n)}] \
                        $wide $wide]
                }
            }
        }
        return $boxes
    }
}
