# prices.tcl --
#
#       Borodino 1812: how much what an answer costs hurts.

need present/prices

if {![info object isa class ::wargame::borodino::Prices]} {
    oo::class create ::wargame::borodino::Prices {
        superclass ::wargame::present::Prices
    }
}

oo::define ::wargame::borodino::Prices {
    method Harms {} {
        return {
            fast 0  half 1  sure 1  burns 1  risk 3  full 3  gone 3
            nowhere 4  lost 4
        }
    }

    method Points {} {
        return {points corps}
    }
}
