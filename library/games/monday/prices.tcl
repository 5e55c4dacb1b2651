# prices.tcl --
#
#       Bloody Monday: how much what an answer costs hurts, and what Done
#       gives up.

need present/prices

if {![info object isa class ::wargame::monday::Prices]} {
    oo::class create ::wargame::monday::Prices {
        superclass ::wargame::present::Prices
    }
}

oo::define ::wargame::monday::Prices {
    method Harms {} {
        return {shield 0  ground 3  stranded 4  lost 4}
    }

    method Points {} {
        return {points logistics}
    }
}
