# spoken.tcl --
#
#       The places of the map that a card speaks of.
#
#       spokenOf SCENE MOMENT PRESENTER    of the rows of a card's scene, see
#       spokenOf SCENE MOMENT PRESENTER   of the rows of a card's scene, see
#                            stand that they are about

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
        concat [dict get $row places] \
            [expr {[$reader isPlace $place] ? [list $place] : {}}]
    }]]]
}
