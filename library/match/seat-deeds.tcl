# seat-deeds.tcl --
#
#       What one viewer's seat may ask of a match's deeds: of the side that must
#       act, while the viewer may answer for it, and else nothing.
#
#   set deeds [::wargame::match::SeatDeeds new MATCH MAYCMD]
#                  the MATCH outlives it; MAYCMD: true while they may answer
#       reach PIECES            as of Deeds, see there, without the side; {}
#       arrivals PIECES PLACES  unless they may answer
#       ways PIECE
#       later PIECE WAITING
#       plan PIECES TO          march, shift
#       ends STEPS
#       still
#       waiting                 moves that wait for Done, or ""
#       whyUndo LENGTH          as of Deeds; other, unless they may answer

need match/deeds

if {![info object isa class ::wargame::match::SeatDeeds]} {
    oo::class create ::wargame::match::SeatDeeds
}

oo::define ::wargame::match::SeatDeeds {
    variable Match MayCmd

    constructor {match mayCmd} {
        set Match $match
        set MayCmd $mayCmd
    }

    foreach what {reach arrivals ways later plan march shift ends still} {
        method $what args [format {
            return [expr {[{*}$MayCmd]
                ? [[$Match deeds] %s [$Match side] {*}$args] : {}}]
        } $what]
    }

    method waiting {} {
        return [expr {[{*}$MayCmd] ? [[$Match deeds] waiting] : ""}]
    }

    method whyUndo {length} {
        return [expr {[{*}$MayCmd] ? [[$Match deeds] whyUndo $length]
            : "other"}]
    }
}
