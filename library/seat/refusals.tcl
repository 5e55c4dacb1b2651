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
    variable Seat Match Presenter

    method reason {piece place} {
        set plan [[my of foreseen] plan [list $piece] $place]
        if {[my IsShort $plan $piece]} {
            return short
        } elseif {[dict size $plan]} {
            set why [my Waits $piece $place]
            if {$why eq ""} {
                set why [lrange [lindex [dict get $plan stay] 0] 1 end]
            }
            if {[lindex $why 0] ni {"" -}} {
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

    method Waits {piece place} {
        # Why not after Done, by a paragraph, where this question is of others:
        # it refuses the piece wherever it goes, and says less.
        set part [::wargame::match::choices of [$Seat choices] $piece]
        if {[dict size [dict get $part to]] || ![[my of waiting] group]} {
            return ""
        }
        set home [[$Presenter reader] placeOf [$Seat view] $piece]
        foreach verb [my drags] {
            if {[$Match why [list $verb $piece $place]]
                    ne [$Match why [list $verb $piece $home]]} {
                return ""
            }
        }
        set why [[my of waiting] whyNot $piece $place]
        return [expr {[lindex $why 0] eq "-" ? "" : $why}]
    }

    method IsShort {plan piece} {
        return [expr {[dict size $plan]
            && [dict get $plan short] eq [list $piece]}]
    }

    method refuse {piece place} {
        set plan [[my of foreseen] plan [list $piece] $place]
        if {![my IsShort $plan $piece]} {
            set why [my Waits $piece $place]
            if {$why ne ""} {
                [my of status] because $why
                return 1
            }
        }
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
