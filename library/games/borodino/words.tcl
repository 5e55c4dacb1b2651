# words.tcl --
#
#       Borodino 1812: what blocks are called.
#
#       crowded MOMENT         the names of areas with too many blocks

need base/words present/piece-words games/borodino games/borodino/reader

if {![info object isa class ::wargame::borodino::Words]} {
    oo::class create ::wargame::borodino::Words {
        superclass ::wargame::present::PieceWords
    }
}

oo::define ::wargame::borodino::Words {
    variable Sides Rows Reader

    method crowded {moment} {
        return [join [lmap place [$Reader crowded $moment] {
            my placeName $place
        }] ", "]
    }

    method refusal {reason {moment ""}} {
        # Where too many stand is said by name.
        set crowded [expr {$moment ne "" && [lindex $reason 1] eq "overstacked"
            ? [my crowded $moment] : ""}]
        if {$crowded eq ""} {
            return [next $reason]
        }
        return [::wargame::base::say why.says [lindex $reason 0] \
                [::wargame::base::say borodino.why.overstacked.at $crowded]]
    }

    method pieceTitle {slot view} {
        # A block in a tooltip.
        set row [lindex $Rows [lindex [dict get $view unit.block] $slot]]
        if {$row eq ""} {
            return [::wargame::base::say borodino.hidden.[lindex $Sides \
                    [$Reader sideOf $slot]]]
        }
        set now [$Reader strength $view $slot]
        dict with row {
            set who [::wargame::base::nameOf borodino unit $row]
            if {$commander ni [list "" $name]} {
                append who " ([::wargame::base::generalOf borodino $row])"
            }
            return [::wargame::base::say borodino.block $who \
                    [::wargame::base::say borodino.kind.$kind] $now \
                    $letter$fire [::wargame::base::say \
                        borodino.corps.[lindex [dict get $view unit.corps] \
                            $slot]]]
        }
    }
}
