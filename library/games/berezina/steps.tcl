# steps.tcl --
#
#       Napoleon at the Berezina: the steps of a combat unit (7.3), as its
#       counter is made: it is turned over when half of them are lost.
#
#       steps all          how many it has
#       steps left LOSSES  how many are left
#       steps worn LOSSES  is a piece with LOSSES turned over?
#       steps next LOSSES  what another does: turns, ends or ""

need base/files

namespace eval ::wargame::berezina::steps {
    namespace export all left worn next
    namespace ensemble create

    variable All [::wargame::base::constantOf berezina steps]
}

proc ::wargame::berezina::steps::all {} {
    variable All
    return $All
}

proc ::wargame::berezina::steps::left {losses} {
    variable All
    return [expr {$All - $losses}]
}

proc ::wargame::berezina::steps::worn {losses} {
    variable All
    return [expr {2 * $losses >= $All}]
}

proc ::wargame::berezina::steps::next {losses} {
    set then [expr {$losses + 1}]
    return [expr {[left $then] == 0 ? "ends"
        : [worn $then] && ![worn $losses] ? "turns" : ""}]
}
