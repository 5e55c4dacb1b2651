# refusals.tcl --
#
#       Why a piece cannot be put at a place; or whether it would go a part of
#       the way.
#
#   set refusals [::wargame::seat::Refusals new SEAT PARTS]
#       reason PIECE PLACE     PARAGRAPH KEY; "short": it goes as far as it can;
#                              "": nothing is known of it
#       refuse PIECE PLACE     sends it as far as it can, if the way was seen,
#                              or says why not -> 0 if neither
#       drags                  the verbs for which a piece is put somewhere

need match/choices seat/seat-part

if {![info object isa class ::wargame::seat::Refusals]} {
    oo::class create ::wargame::seat::Refusals {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Refusals {
    variable Seat Match

    method reason {piece place} {
        set plan [[my of foreseen] plan [list $piece] $place]
        if {[dict size $plan]} {
            set why [lrange [lindex [dict get $plan stay] 0] 1 end]
            if {[dict get $plan short] eq [list $piece]} {
                return short
            } elseif {[lindex $why 0] ni {"" -}} {
                return $why
            }
        }
        set why [[my of waiting] whyNot $piece $place]
        foreach verb [my drags] {
            if {$why ne ""} break
            set why [$Match why [list $verb $piece $place]]
        }
        return $why
    }

    method refuse {piece place} {
        set came [[my of plans] sendAlone $piece $place]
        if {$came eq "went"} {
            return 1
        }
        set tries [lmap verb [my drags] { list $verb $piece $place }]
        return [expr {$came ne "" || [[my of status] whyNot $tries \
                [[my of waiting] whyNot $piece $place]]}]
    }

    method drags {} {
        return [::wargame::match::choices drags [$Seat choices]]
    }
}
