# price-harm.tcl --
#
#       How much the prices of an answer hurt, for the order of answers.
#
#       priceHarm PRICES ACTION   0 nothing, 1 little, 2 as a step or the disc,
#                                 ... 4 a piece.  PRICES: as Advice has them

namespace eval ::wargame::present {
    # The others, as a step or the disc, are 2.
    variable PriceHarm {
        fire 0  fast 0  shield 0  half 1  bridge 1  room 1  reach 2
        risk 3  full 3  ground 3  gone 3  stranded 4  nowhere 4  lost 4
    }
}

proc ::wargame::present::priceHarm {prices action} {
    variable PriceHarm
    if {![dict exists $prices $action]} {
        return 0
    }
    return [::tcl::mathfunc::max 0 {*}[lmap word [dict get $prices $action] {
        set word [lindex $word 0]
        expr {[dict exists $PriceHarm $word] ? [dict get $PriceHarm $word] : 2}
    }]]
}
