# spoken.tcl --
#
#       The places of the map that a card speaks of.
#
#       spokenOf SCENE MOMENT PRESENTER   the places that the rows of a card's
#                            scene name, see card.tcl, and where the pieces are
#                            that the rows are about; each once

proc ::wargame::panels::spokenOf {scene moment presenter} {
    if {![dict exists $scene rows]} {
        return {}
    }
    set reader [$presenter reader]
    return [lsort -unique [concat {*}[lmap row [dict get $scene rows] {
        set row [dict merge {focus {} places {}} $row]
        set place [dict get $row focus]
        if {[$reader isUnit $place]} {
            set place [$reader placeOf [$moment view] $place]
        }
        # No expr gives one back: 05444 would be a number.
        set places [dict get $row places]
        if {[$reader isPlace $place]} {
            lappend places $place
        }
        set places
    }]]]
}
