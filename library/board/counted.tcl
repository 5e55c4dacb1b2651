# counted.tcl --
#
#       How the blocks of a stack lie on a board where rows have no room: upon
#       one another, and their number is told.  The contract is that of
#       rows.tcl, and
#
#   set counted [::wargame::board::Counted new]
#       sizes LARGEST        in which blocks may lie so, the largest first

need look/theme

if {![info object isa class ::wargame::board::Counted]} {
    oo::class create ::wargame::board::Counted
}

oo::define ::wargame::board::Counted {
    method sizes {largest} {
        # In small steps: where there is room for a little more, it is taken.
        return [lmap size {48 40 34 30 26 23 20 18 16 14 13} {
            set size [::wargame::look::theme px $size]
            if {$size > $largest} continue
            set size
        }]
    }

    method extent {n size} {
        set side [expr {$size + [my Step] * min($n - 1, 2)}]
        return [list $side $side]
    }

    method places {n size box} {
        # The uppermost in the lower right corner; of those under it two edges
        # are seen.
        lassign $box - - x y
        set places {}
        for {set i 0} {$i < $n} {incr i} {
            set off [expr {$size / 2.0 + [my Step] * min($n - 1 - $i, 2)}]
            lappend places [list [expr {$x - $off}] [expr {$y - $off}]]
        }
        return $places
    }

    method covered {n i} {
        return [expr {$i < $n - 1}]
    }

    method Step {} {
        return [::wargame::look::theme px 2]
    }
}
