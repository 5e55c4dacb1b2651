# glides.tcl --
#
#       Items of a board's canvas that move by themselves, for less than 300 ms.
#
#   set glides [::wargame::board::Glides new CANVAS JOBS]
#       motion BOOL          may anything move by itself?  At first it may
#       bring ITEM X Y SLOWLY
#                            brings an item to that point: it moves from where
#                            it is, or is there at once, but for one that is
#                            under way to it
#       stop ITEM            stops an item where it is
#       finish               brings all to where they go, at once

package require Tk

if {![info object isa class ::wargame::board::Glides]} {
    oo::class create ::wargame::board::Glides
}

oo::define ::wargame::board::Glides {
    # Ways: ITEM -> {x0 y0 x1 y1 BEGAN}, ms.
    variable Canvas Jobs Ways Step Motion

    constructor {canvas jobs} {
        set Canvas $canvas
        set Jobs $jobs
        set Ways [dict create]
        set Motion 1
        set Step [namespace code {my Glide}]
    }

    method motion {on} {
        set Motion $on
    }

    method bring {item x y slowly} {
        if {$slowly && $Motion} {
            dict set Ways $item [list {*}[$Canvas coords $item] $x $y \
                    [clock milliseconds]]
            $Jobs wait $Step 12
            return
        }
        if {[dict exists $Ways $item]} {
            if {[lrange [dict get $Ways $item] 2 3] eq [list $x $y]} {
                return
            }
            dict unset Ways $item
        }
        lassign [$Canvas coords $item] x0 y0
        if {$x != $x0 || $y != $y0} {
            $Canvas coords $item $x $y
        }
    }

    method stop {item} {
        dict unset Ways $item
    }

    method finish {} {
        dict for {item way} $Ways {
            $Canvas coords $item {*}[lrange $way 2 3]
        }
        set Ways [dict create]
    }

    method Glide {} {
        # Bring each a bit nearer.
        set now [clock milliseconds]
        dict for {item way} $Ways {
            lassign $way x0 y0 x1 y1 began
            set t [expr {min(1.0, ($now - $began) / 180.0)}]
            set s [expr {1 - (1 - $t) ** 3}]
            $Canvas coords $item \
                [expr {$x0 + $s * ($x1 - $x0)}] [expr {$y0 + $s * ($y1 - $y0)}]
            if {$t >= 1} {
                dict unset Ways $item
            }
        }
        if {[dict size $Ways]} {
            $Jobs wait $Step 12
        }
    }
}
