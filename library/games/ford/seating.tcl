# seating.tcl --
#
#       See present/seating.tcl.

proc ::wargame::ford::isToy {} {
    return 1
}
