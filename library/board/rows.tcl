# rows.tcl --
#
#       How the blocks of a stack stand on a board: side by side, each over the
#       right half of that before it; of more than four, in two rows.
#
#   set rows [::wargame::board::Rows new VIEWPORT ?LONGEST?]    of more than so
#                            many, 4, there are two.  Or, of counters,
#   set piles [::wargame::board::Piles new VIEWPORT PIECE]
#       size                 of a token now, in pixels: one of a few sizes, so
#                            that pictures can be kept
#       sizes                in which tokens may stand in a row now, the
#                            largest first; of rows only
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
    # Steps: sizes on an ordinary screen; the first two only where there is no
    # room for more.
    variable Viewport Longest Steps

    constructor {viewport {longest 4}} {
        set Viewport $viewport
        set Longest $longest
        set Steps {22 28 34 40 48 58 70 82 96}
    }

    method size {} {
        set density [::wargame::look::theme density]
        lassign [lmap name {blockPerMetre blockSmallest blockLargest} {
            expr {[::wargame::look::theme size $name] / $density}
        }] perMetre least most
        set want [expr {$perMetre * [$Viewport scale]}]
        set size $least
        foreach step $Steps {
            if {$step >= $least && $step <= $most && $step <= $want} {
                set size $step
            }
        }
        return [expr {round($size * $density)}]
    }

    method sizes {} {
        set size [my size]
        return [lrange [lsort -integer -decreasing [lmap step $Steps {
            set step [::wargame::look::theme px $step]
            if {$step > $size} continue
            set step
        }]] 0 2]
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
        return [expr {$n <= $Longest ? $n : ($n + 1) / 2}]
    }

    method Step {n size} {
        # From a block to the one over it: what is left bare shows its strength.
        set columns [my Columns $n]
        return [expr {$columns <= 5 ? 0.48 * $size
            : 1.92 * $size / ($columns - 1)}]
    }
}
