# tab-order.tcl --
#
#       The order in which Tab goes from token to token of a board.
#
#   set order [::wargame::board::TabOrder new STACKS TOKENS RING]
#       inRows TOKENS        in the order in which one reads, row by row
#       movable              the tokens that can be moved, in that order
#       isPast STEP          is the keyboard at the last of these, that way?
#       next STEP            the one after that at which the keyboard is, 1, or
#                            before it, -1.  One that can do no more now is gone
#                            on from where it is; one that is gone, by the order
#                            in which it was found
#       following LIST PRESENT STEP   what follows there, and round

if {![info object isa class ::wargame::board::TabOrder]} {
    oo::class create ::wargame::board::TabOrder
}

oo::define ::wargame::board::TabOrder {
    # Order: the tokens when one of them, Last, was found.
    variable Stacks Tokens Ring Order Last

    constructor {stacks tokens ring} {
        set Stacks $stacks
        set Tokens $tokens
        set Ring $ring
        lassign {{} ""} Order Last
    }

    method movable {} {
        return [my inRows [lmap id [$Tokens ids] {
            if {![$Tokens get $id movable]} continue
            set id
        }]]
    }

    method inRows {ids} {
        set size [$Stacks size]
        set found [lsort -real -index 1 [lmap id $ids {
            lassign [$Tokens place $id] x y
            list [expr {round($y / $size)}] $x $id
        }]]
        return [lmap each [lsort -integer -index 0 $found] {
            lindex $each 2
        }]
    }

    method isPast {step} {
        return [expr {[$Ring token] ne "" && [$Ring token]
            eq [lindex [my movable] [expr {$step > 0 ? "end" : 0}]]}]
    }

    method next {step} {
        set ids [my movable]
        set ring [$Ring token]
        if {$ring ne "" && $ring ni $ids && [llength [$Tokens place $ring]]} {
            set ids [my inRows [linsert $ids 0 $ring]]
        } elseif {$ring eq "" && $Last ne "" && ![$Tokens has $Last]} {
            set left [lmap id $Order {
                if {$id ni $ids && $id ne $Last} continue
                set id
            }]
            # If it alone is left of that order, the present one is gone
            # through from its beginning.
            if {[llength $left] > 1} {
                lassign [list $Last $left] ring ids
            }
        }
        lassign [list [my following $ids $ring $step] $ids] Last Order
        return $Last
    }

    method following {list present step} {
        set n [llength $list]
        if {$n == 0} {
            return ""
        }
        set i [lsearch -exact $list $present]
        if {$i < 0} {
            return [lindex $list [expr {$step > 0 ? 0 : "end"}]]
        }
        return [lindex $list [expr {($i + $step) % $n}]]
    }
}
