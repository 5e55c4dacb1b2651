# ringed.tcl --
#
#       What Return does with the piece that the keyboard is at, said in the
#       line below the map.
#
#   set ringed [::wargame::seat::Ringed new SEAT PARTS]
#       at PIECE           says it when the keyboard comes to that piece; "": to
#                          none
#       say PIECE          says it now, or nothing where there is nothing to say

need base/words match/choices seat/seat-part

if {![info object isa class ::wargame::seat::Ringed]} {
    oo::class create ::wargame::seat::Ringed {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Ringed {
    # Last: the piece, when it was last looked.  Said: what was said last.
    variable Seat Presenter Board Last Said

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
        set told [[my of status] told]
        if {[my Words $piece] ne ""
                || $Said ne "" && [string first $Said $told] == 0} {
            my say $piece
        }
    }

    method say {piece} {
        set Said [my Words $piece]
        [my of status] say $Said
    }

    method Words {piece} {
        set part [::wargame::match::choices of [$Seat choices] $piece]
        set does [[$Presenter gestures] clickDoes [dict get $part alone]]
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
