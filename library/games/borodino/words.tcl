# words.tcl --
#
#       Borodino 1812: what blocks are called.
#
#       crowded MOMENT         the names of areas with too many blocks, and how
#                              many that is
#       areas PLACES           the names of these
#       called ROW             a row of the roster: "2nd Division (Friant)"

need base/words present/piece-words games/borodino games/borodino/reader

if {![info object isa class ::wargame::borodino::Words]} {
    oo::class create ::wargame::borodino::Words {
        superclass ::wargame::present::PieceWords
    }
}

oo::define ::wargame::borodino::Words {
    variable Sides Rows Reader

    method crowded {moment} {
        return [::wargame::base::sayList [lmap place \
                [$Reader crowded $moment] {
            ::wargame::base::say borodino.crowded.by [my placeName $place] \
                    [$Reader excess $moment $place]
        }]]
    }

    method areas {places} {
        return [::wargame::base::sayList [lmap place $places {
            my placeName $place
        }]]
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
        set who [my called $row]
        dict with row {
            return [::wargame::base::say borodino.block $who \
                    [::wargame::base::say borodino.kind.$kind] $now \
                    $letter$fire [::wargame::base::say \
                        borodino.corps.[lindex [dict get $view unit.corps] \
                            $slot]]]
        }
    }

    method called {row} {
        # A unit as a general would name it: "2nd Division (Friant)".
        set name [::wargame::base::nameOf borodino unit $row]
        set commander [dict get $row commander]
        if {$commander in [list "" [dict get $row name]]} {
            return $name
        }
        return "$name ([::wargame::base::generalOf borodino $row])"
    }
}
