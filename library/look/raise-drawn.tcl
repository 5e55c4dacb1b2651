# raise-drawn.tcl --
#
#       A window over others that is seen when it is drawn, not before: until
#       then it would be a blank sheet over what was there.
#
#       raiseDrawn PATH    raises PATH, which has just been placed, once it and
#                          what is in it have their sizes; lowers it until then

package require Tk

proc ::wargame::look::raiseDrawn {path} {
    # Sizes are given when idle, those inside others a round later.
    lower $path
    after idle [list after 0 [list after idle \
            [list ::wargame::look::RaiseNow $path]]]
}

proc ::wargame::look::RaiseNow {path} {
    if {[winfo exists $path]} {
        raise $path
    }
}
