# words-commanders.tcl --
#
#       What La Bataille de la Moskowa says of several commanders a side.
#
#       told MOMENT            ": Ney", of who is asked; "" where there is one
#       under MOMENT ROW       under whom a piece of the viewer's own side is, a
#                              list of one; {} of none.  ROW: of the roster

need base/words present/part

if {![info object isa class ::wargame::moskowa::Commanders]} {
    oo::class create ::wargame::moskowa::Commanders {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::Commanders {
    variable Reader Words

    method told {moment} {
        # ": Ney", of several, who is asked.
        set asked [$Reader commander $moment]
        foreach row [expr {$asked eq "" ? {}
                : [$Reader commanders $moment [$moment side]]}] {
            dict with row {}
            if {$number eq $asked && $leader ne ""} {
                return [::wargame::base::say moskowa.turn.commander \
                        [$Words unitName $leader]]
            }
        }
        return ""
    }

    method under {moment row} {
        # Under which of several commanders of one's own side.
        set side [dict get $row side]
        foreach commander [$Reader commanders $moment $side] {
            dict with commander {}
            if {$leader ne "" && [dict get $row key] in [$Reader commanded \
                    $moment $side $number]} {
                return [list [::wargame::base::say moskowa.under \
                        [$Words unitName $leader]]]
            }
        }
        return {}
    }
}
