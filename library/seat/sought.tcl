# sought.tcl --
#
#       What is asked comes into sight on a seat's map when the question
#       begins: what has just arrived of one's own, or else the places to be
#       clicked, or where the units are that can act.  A card beside the map
#       does that for its own rows, see panels/scene-on-map.tcl.
#
#   set sought [::wargame::seat::Sought new SEAT PARTS]
#       show           now, if it has not been shown for this question

need match/choices seat/seat-part

if {![info object isa class ::wargame::seat::Sought]} {
    oo::class create ::wargame::seat::Sought {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Sought {
    variable Seat Viewer Match Presenter Board

    method show {} {
        if {$Board eq ""} {
            return
        }
        # A match may be opened at another question, or while others act.
        set side [expr {$Viewer in {0 1} ? "side$Viewer" : ""}]
        $Board comers $side
        if {[$Seat waits] || ![llength [$Seat offered]]
                || ([[my of panelPlace] isBeside]
                    && [[my of panelPlace] tells])} {
            return
        }
        set moment [$Seat moment]
        $Board seek [list [$Match side] [$Match decision] \
                    [[$Presenter panels] clock $moment]] \
                [::wargame::match::choices where $Presenter [$moment view] \
                    [$Seat choices]] $side
    }
}
