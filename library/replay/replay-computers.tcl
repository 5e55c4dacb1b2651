# replay-computers.tcl --
#
#       Why the computers of a match did what they did, when it is looked at
#       again.
#
#   set computers [::wargame::replay::ReplayComputers new MATCH FILE]
#       reason N VIEWER    see match/reasons.tcl; "" if a person played that
#                          side last, by what is kept beside FILE

need match/players-kept match/reasons

if {![info object isa class ::wargame::replay::ReplayComputers]} {
    oo::class create ::wargame::replay::ReplayComputers
}

oo::define ::wargame::replay::ReplayComputers {
    variable Match Sides

    constructor {match file} {
        set Match $match
        set Sides [dict keys [::wargame::match::playersKept read $file \
                [dict get [$match about] game]]]
    }

    method reason {n viewer} {
        return [expr {[dict get [$Match entry $n] side] in $Sides
            ? [::wargame::match::reasonOf $Match $n $viewer] : ""}]
    }
}
