# prices.tcl --
#
#       Napoleon at the Berezina: what an answer costs, in words.

need base/words present/prices games/berezina

if {![info object isa class ::wargame::berezina::Prices]} {
    oo::class create ::wargame::berezina::Prices {
        superclass ::wargame::present::Prices
    }
}

oo::define ::wargame::berezina::Prices {
    variable CardParts

    method Harms {} {
        return {fire 0  room 1  bridge 1  reach 2}
    }

    method PriceWord {word args} {
        # Chances come in millionths; that of a fire may be unknown.
        if {$word in {fire reach} && [llength $args]} {
            return [::wargame::base::say berezina.price.$word.n \
                    [$CardParts percent {*}$args]]
        }
        return [next $word {*}$args]
    }
}
