# ringed.tcl --
#
#       What Return does with the piece that the keyboard is at, said in the
#       line below the map.
#
#   set ringed [::wargame::seat::Ringed new SEAT PARTS]
#       at PIECE           says it when the keyboard comes to that piece; "": to
#                          none
#       say PIECE          says it now, or nothing where there is nothing to say
#       does PIECE         the actions that a click on it means at once

need base/words match/choices seat/seat-part

if {![info object isa class ::wargame::seat::Ringed]} {
    oo::class create ::wargame::seat::Ringed {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Ringed {
    # Last: the piece, when it was last looked.  Said: what was said last.
    variable Seat Presenter Last Said

    constructor {seat parts} {
        next $seat $parts
        set Last ""
        set Said ""
    }

    method at {piece} {
        if {$piece eq $Last} {
            return
        }
        set Last $piece
        if {$piece eq "" || [$Seat waits]} {
            return
        }
        # What was said of another is not left there.
        set words [my Words $piece]
        if {$words ne "" || $Said ne ""
                && [string first $Said [[my of status] told]] == 0} {
            my Say $words
        }
    }

    method say {piece} {
        my Say [my Words $piece]
    }

    method Say {words} {
        set Said $words
        [my of status] say $words
    }

    method does {piece} {
        return [[$Presenter gestures] clickDoes [dict get \
            [::wargame::match::choices of [$Seat choices] $piece] alone]]
    }

    method Words {piece} {
        set part [::wargame::match::choices of [$Seat choices] $piece]
        set does [my does $piece]
        set alone [concat [dict get $part alone] [dict get $part other]]
        if {![llength $does] && [my IsTaken $piece $part]} {
            return [::wargame::base::say ringed.takes \
                    [[$Presenter words] unitName $piece]]
        } elseif {![llength $does]} {
            set does $alone
        }
        if {[llength $does] > 1} {
            return [::wargame::base::say ringed.asks \
                    [[$Presenter words] unitName $piece]]
        }
        return [expr {[llength $does] ? [::wargame::base::say ringed.does \
            [[$Presenter words] deed [lindex $does 0]]] : ""}]
    }

    method IsTaken {piece part} {
        # Does Return take it up?
        return [expr {[dict size [dict get $part to]]
            || [[my of steps] mayLead $piece]
            || [[my of poses] mayHold $piece]
            || [dict size [[$Presenter gestures] pieceTargets [$Seat moment] \
                [dict get $part other]]]}]
    }
}
