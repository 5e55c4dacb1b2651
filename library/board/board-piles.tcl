# board-piles.tcl --
#
#       Counters on a Board whose ground says how wide they are: they are as
#       large as it looks from here, and lie upon one another, each a little to
#       the right of that beneath it and higher.

need look/theme

oo::define ::wargame::board::Board {
    method IsCardboard {} {
        return [dict exists $Ground piece]
    }

    method CounterSize {} {
        # In pixels, of a few sizes only, so that pictures can be kept.
        set want [expr {[dict get $Ground piece] * [$Viewport scale]}]
        set density [::wargame::look::theme density]
        set size 9
        foreach step {12 15 18 22 26 31 37 44 52 62 74 88 104} {
            if {$step * $density <= 1.06 * $want} {
                set size $step
            }
        }
        return [expr {round($size * $density)}]
    }

    method PileStep {n} {
        # From a counter to that upon it; of many, less.
        return [expr {$Size * min(0.16, 0.4 / max(1, $n - 1))}]
    }

    method PileExtent {n} {
        set side [expr {$Size + ($n - 1) * [my PileStep $n]}]
        return [list $side $side]
    }

    method Pile {ids box glide} {
        # From the lower left corner to the upper right one.
        lassign $box x - - y
        set step [my PileStep [llength $ids]]
        set middle [expr {$Size / 2.0}]
        foreach id $ids {
            my Put $id [expr {$x + $middle}] [expr {$y - $middle}] token $glide
            set x [expr {$x + $step}]
            set y [expr {$y - $step}]
        }
    }
}
