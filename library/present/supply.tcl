# supply.tcl --
#
#       The contract Supply: the card of who is supplied, beside the map, which
#       shows what supply comes from and what it reaches.
#
#       scene MOMENT           as of Cards (cards.tcl); {} where no side is
#                              about its supply

need present/part

if {![info object isa class ::wargame::present::Supply]} {
    oo::class create ::wargame::present::Supply {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Supply {
    method scene {moment} {
        return {}
    }
}
