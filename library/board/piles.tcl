# piles.tcl --
#
#       How the counters of a stack lie on a board whose ground says how wide
#       they are: they are as large as it looks from here, and lie upon one
#       another, each a little to the right of that beneath it and higher.  The
#       contract is that of rows.tcl.

need look/theme

if {![info object isa class ::wargame::board::Piles]} {
    oo::class create ::wargame::board::Piles
}

oo::define ::wargame::board::Piles {
    variable Viewport Piece

    constructor {viewport piece} {
        set Viewport $viewport
        set Piece $piece
    }

    method size {} {
        set want [expr {$Piece * [$Viewport scale]}]
        set density [::wargame::look::theme density]
        set size 9
        foreach step {12 15 18 22 26 31 37 44 52 62 74 88 104} {
            if {$step * $density <= 1.06 * $want} {
                set size $step
            }
        }
        return [expr {round($size * $density)}]
    }

    method extent {n size} {
        set side [expr {$size + ($n - 1) * [my Step $n $size]}]
        return [list $side $side]
    }

    method places {n size box} {
        # From the lower left corner to the upper right one.
        lassign $box x - - y
        set step [my Step $n $size]
        set middle [expr {$size / 2.0}]
        set places {}
        for {set i 0} {$i < $n} {incr i} {
            lappend places [list [expr {$x + $middle}] [expr {$y - $middle}]]
            set x [expr {$x + $step}]
            set y [expr {$y - $step}]
        }
        return $places
    }

    method covered {n i} {
        return 0
    }

    method areApart {} {
        return 0
    }

    method Step {n size} {
        # From a counter to that upon it; of many, less.
        return [expr {$size * min(0.16, 0.4 / max(1, $n - 1))}]
    }
}
