# skin-prices.tcl --
#
#       What an answer costs, as its button says it, and which of several
#       does least harm.  The rules tell it: the query `prices`.
#
#       prices MATCH VIEWER      of what that viewer may answer now, by action:
#                                {WORD ?NUMBER?}..., see prices.c of the game
#       priced PRICES ACTION LABEL   the label with what it costs
#       harmOf PRICES ACTION     0 for nothing; the more, the more it is
#       offered MATCH VIEWER ACTION  what a single button says, with its price

need base/words

namespace eval ::wargame::present {
    # The others, as a step or the disc, are 2.
    variable PriceHarm {
        fire 0  fast 0  shield 0  half 1  bridge 1  room 1  reach 2
        risk 3  full 3  ground 3  gone 3  stranded 4  nowhere 4  lost 4
    }
}

oo::define ::wargame::present::Skin {
    method prices {match viewer} {
        set prices [dict create]
        foreach price [$match query $viewer prices] {
            dict set prices [lindex $price 0] [lrange $price 1 end]
        }
        return $prices
    }

    method priced {prices action label} {
        set said [expr {[dict exists $prices $action]
            ? [my PriceTold [dict get $prices $action]] : ""}]
        return [expr {$said eq "" ? $label : "$label ($said)"}]
    }

    method PriceTold {words} {
        return [join [lmap word $words { my PriceWord {*}$word }] "; "]
    }

    method PriceWord {word args} {
        return [::wargame::base::say $Game.price.$word {*}$args]
    }

    method harmOf {prices action} {
        if {![dict exists $prices $action]} {
            return 0
        }
        return [::tcl::mathfunc::max 0 {*}[lmap word [dict get $prices $action] {
            set word [lindex $word 0]
            expr {[dict exists $::wargame::present::PriceHarm $word]
                ? [dict get $::wargame::present::PriceHarm $word] : 2}
        }]]
    }

    method offered {match viewer action} {
        return [my priced [my prices $match $viewer] $action [my label $action]]
    }
}
