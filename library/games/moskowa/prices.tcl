# prices.tcl --
#
#       La Bataille de la Moskowa: what an answer costs: of each target the odds
#       and the mean of the points lost.

need present/prices

if {![info object isa class ::wargame::moskowa::Prices]} {
    oo::class create ::wargame::moskowa::Prices {
        superclass ::wargame::present::Prices
    }
}

oo::define ::wargame::moskowa::Prices {
    variable Fires

    method of {moment} {
        if {[$moment decision] ne "target"} {
            return [next $moment]
        }
        set prices [dict create]
        foreach fire [$Fires fires $moment] {
            dict with fire {}
            dict set prices [list aim $hex] \
                    [list fire [list $odds [$Fires mean $mean]]]
        }
        return $prices
    }
}
