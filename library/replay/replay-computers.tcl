# replay-computers.tcl --
#
#       Why the computers of a match did what they did, when it is looked at
#       again.
#
#   set computers [::wargame::replay::ReplayComputers new MATCH FILE]
#       reason N VIEWER    see match/reasons.tcl; "" if a person did it, by what
#                          is kept beside FILE

need match/reasons match/who-played

if {![info object isa class ::wargame::replay::ReplayComputers]} {
    oo::class create ::wargame::replay::ReplayComputers
}

oo::define ::wargame::replay::ReplayComputers {
    variable Match Who

    constructor {match file} {
        set Match $match
        set Who [::wargame::match::WhoPlayed new $match]
        $Who recall $file
    }

    destructor {
        if {[info exists Who]} {
            $Who destroy
        }
    }

    method reason {n viewer} {
        return [expr {[$Who at $n] ne ""
                && [::wargame::match::areReasonsTold $Match]
            ? [::wargame::match::reasonOf $Match $n $viewer] : ""}]
    }
}
