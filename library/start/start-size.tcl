# start-size.tcl --
#
#       How long and how large the scenarios of a game are, for its card in the
#       start window: from the rules, as they set it up.
#
#   set size [::wargame::start::StartSize new GAME]
#       named SCENARIO     its name, with that where the rules tell it
#       told SCENARIO      a sentence of it, and whether to play it first: where
#                          fewest pieces begin; ""
#
#   A game has both for all of its scenarios, or for none.

need base/files base/words

if {![info object isa class ::wargame::start::StartSize]} {
    oo::class create ::wargame::start::StartSize
}

oo::define ::wargame::start::StartSize {
    # Extents: scenario -> turns pieces.
    variable Game Extents

    constructor {game} {
        set Game $game
        set Extents [::wargame::extents $game]
    }

    method Pieces {scenario} {
        return [::tcl::mathop::+ {*}[dict get $Extents $scenario pieces]]
    }

    method named {scenario} {
        set name [::wargame::base::say $Game.scenario.$scenario]
        return [expr {[dict exists $Extents $scenario]
            ? [::wargame::base::say start.sized $name \
                [dict get $Extents $scenario turns] [my Pieces $scenario]]
            : $name}]
    }

    method told {scenario} {
        if {![dict exists $Extents $scenario]} {
            return ""
        }
        set numbers [dict get $Extents $scenario turns]
        set sides [dict get [::wargame::base::aboutGame $Game] sides]
        foreach side $sides many [dict get $Extents $scenario pieces] {
            lappend numbers [::wargame::base::say side.$side] $many
        }
        return [join [list [::wargame::base::say start.size {*}$numbers] \
                {*}[expr {[my IsSmallest $scenario]
                    ? [list [::wargame::base::say start.smallest]] : {}}]]]
    }

    method IsSmallest {scenario} {
        foreach other [dict keys $Extents] {
            if {[my Pieces $other] < [my Pieces $scenario]} {
                return 0
            }
        }
        return [expr {[dict size $Extents] > 1}]
    }
}
