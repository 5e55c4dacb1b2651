# describe.tcl --
#
#       Borodino 1812 in sentences: what stands before the places, and beside a
#       place's name.

oo::define ::wargame::Skin_borodino {
    method Preamble {match viewer view} {
        set points [$match query $viewer points]
        return [list [my When [dict get $view day] [dict get $view hour]] \
                [::wargame::say borodino.score [dict get $points french] \
                    [dict get $points russian]]]
    }

    method eventThrow {event} {
        ::wargame::needFile games/borodino/record
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
                lappend told [::wargame::say borodino.points \
                        [my sideName $side] $points]
            }
        }
        return [expr {[llength $told] ? " ([join $told {, }])" : ""}]
    }
}
