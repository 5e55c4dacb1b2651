# stops.tcl --
#
#       Where actions lead pieces.
#
#   stops READER STEPS     {PIECE PLACE} of each of these actions that leads to
#                          a place.  One that names no piece is of the one named
#                          last

proc ::wargame::seat::stops {reader steps} {
    set unit ""
    set stops {}
    foreach step $steps {
        set words [lrange $step 1 end]
        if {[$reader isUnit [lindex $words 0]]} {
            set words [lassign $words unit]
        }
        if {[$reader isPlace [lindex $words 0]]} {
            lappend stops [list $unit [lindex $words 0]]
        }
    }
    return $stops
}
