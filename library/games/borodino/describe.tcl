# describe.tcl --
#
#       Borodino 1812 in sentences: what stands before the places, and beside a
#       place's name.

need base/words

oo::define ::wargame::Skin_borodino {
    method Preamble {match viewer view} {
        return [list [my When [dict get $view day] [dict get $view hour]] \
                [::wargame::base::say borodino.score [my score $match $viewer \
                0] \
                    [my score $match $viewer 1]]]
    }

    method score {match viewer side} {
        # "7 or more" where eliminated enemies are not identified.
        ::wargame::base::need games/borodino/victory
        set word [lindex {french russian} $side]
        return [::wargame::borodino::victory total \
                [$match query $viewer points] $word]
    }

    method eventThrow {event} {
        ::wargame::base::need games/borodino/record
        return [lmap die [::wargame::borodino::record dice $event] {
            lindex $die 0
        }]
    }

    method PlaceTold {view place} {
        # The supply that is left there.
        set told {}
        foreach side {0 1} {
            set points [lindex [dict get $view points.$side] \
                    [my Number $place]]
            if {[string is integer -strict $points] && $points > 0} {
                lappend told [::wargame::base::say borodino.points \
                        [my sideName $side] $points]
            }
        }
        return [expr {[llength $told] ? " ([join $told {, }])" : ""}]
    }
}
