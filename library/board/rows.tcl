# rows.tcl --
#
#       How the blocks of a stack stand on a board: side by side, each over the
#       right half of that before it; of more than four, in two rows.
#
#   set rows [::wargame::board::Rows new VIEWPORT]          or, of counters,
#   set piles [::wargame::board::Piles new VIEWPORT PIECE]
#       size                 of a token now, in pixels: one of a few sizes, so
#                            that pictures can be kept
#       extent N SIZE        {WIDTH HEIGHT} of a stack of N
#       places N SIZE BOX    {x y} of each, the lowest first, in the stack's
#                            box, {left top right low}
#       covered N I          does the next cover the right half of that, from 0?
#       areApart             do stacks keep apart of each other?

need look/theme

if {![info object isa class ::wargame::board::Rows]} {
    oo::class create ::wargame::board::Rows
}

oo::define ::wargame::board::Rows {
    variable Viewport

    constructor {viewport} {
        set Viewport $viewport
    }

    method size {} {
        set density [::wargame::look::theme density]
        lassign [lmap name {blockPerMetre blockSmallest blockLargest} {
            expr {[::wargame::look::theme size $name] / $density}
        }] perMetre least most
        set want [expr {$perMetre * [$Viewport scale]}]
        set size $least
        foreach step {40 48 58 70 82 96} {
            if {$step >= $least && $step <= $most && $step <= $want} {
                set size $step
            }
        }
        return [expr {round($size * $density)}]
    }

    method extent {n size} {
        set columns [my Columns $n]
        return [list [expr {$size + ($columns - 1) * [my Step $n $size]}] \
            [expr {$n > $columns ? 1.6 * $size : 1.0 * $size}]]
    }

    method places {n size box} {
        lassign $box x y
        set columns [my Columns $n]
        set across [my Step $n $size]
        set places {}
        for {set i 0} {$i < $n} {incr i} {
            lappend places [list \
                [expr {$x + $size / 2.0 + $across * ($i % $columns)}] \
                [expr {$y + $size / 2.0 + 0.6 * $size * ($i / $columns)}]]
        }
        return $places
    }

    method covered {n i} {
        return [expr {$i < $n - 1 && ($i + 1) % [my Columns $n] != 0}]
    }

    method areApart {} {
        return 1
    }

    method Columns {n} {
        return [expr {$n <= 4 ? $n : ($n + 1) / 2}]
    }

    method Step {n size} {
        # From a block to the one over it: what is left bare shows its strength.
        set columns [my Columns $n]
        return [expr {$columns <= 5 ? 0.48 * $size
            : 1.92 * $size / ($columns - 1)}]
    }
}
