# doubts.tcl --
#
#       Why an attack that nothing takes back might better not be made, as its
#       odds say that were shown while the piece was held.
#
#   set doubts [::wargame::seat::Doubts new SEAT PARTS]
#       about STEPS        of those that bring a piece to a place: a sentence
#                          each.  None where odds are not wanted or not known
#                          yet, and none of several pieces

need seat/seat-part

if {![info object isa class ::wargame::seat::Doubts]} {
    oo::class create ::wargame::seat::Doubts {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Doubts {
    variable Table Viewer Presenter Found

    method about {steps} {
        lassign [lindex $steps end] verb piece place
        if {$Viewer ni {0 1} || $place eq "" || ![my AreOf $piece $steps]} {
            return {}
        }
        set query [$Table oddsQuery $Viewer]
        set Found {}
        try {
            set advice [$Presenter advice]
            set moment [$query moment]
            set topic [expr {[$query isWanted]
                ? [$advice oddsOfDrop $moment $piece $place $steps] : ""}]
            if {$topic ne ""} {
                $query ask $topic [namespace code {my Answered}]
            }
            return [expr {[llength $Found]
                ? [$advice doubts $moment $place $Found] : {}}]
        } finally {
            $query destroy
        }
    }

    method AreOf {piece steps} {
        # The odds are of one piece alone: of a group they say nothing.
        foreach step $steps {
            if {[llength $step] > 2 && [lindex $step 1] ne $piece} {
                return 0
            }
        }
        return 1
    }

    method Answered {answer} {
        set Found $answer
    }
}
