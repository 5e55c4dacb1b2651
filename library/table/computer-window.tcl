# computer-window.tcl --
#
#       Computer players in a window in which a match is played.  The table
#       alone has them answer, for all its windows: table-computers.tcl.
#
#   A PlayWindow is one; for its Turn it has
#       Is_computer          does a computer player answer what is asked here?
#       Do_think, Do_play, Do_hurry    see turn.tcl

need table/ordered-window

if {![info object isa class ::wargame::table::ComputerWindow]} {
    oo::class create ::wargame::table::ComputerWindow {
        superclass ::wargame::table::OrderedWindow
    }
}

oo::define ::wargame::table::ComputerWindow {
    method Is_computer {} {
        return [expr {[my table] eq [self]
            && [[my computers] areAsked]}]
    }

    foreach word {think play hurry} {
        method Do_$word {} [format {
            [[my table] computers] %s
        } $word]
    }
}
