# borodino.tcl --
#
#       How Borodino 1812 looks and speaks: the contracts of present/ in
#       borodino/reader.tcl, words.tcl, look.tcl, events.tcl, panels.tcl and
#       advice.tcl.  None of them decides a rule.

namespace eval ::wargame::borodino {}

# map --
#
#       The map's file, read once.
proc ::wargame::borodino::map {} {
    variable Map
    if {![info exists Map]} {
        ::wargame::base::need ground/mapready
        set Map [::wargame::ground::readMap [file join $::wargame::directory \
                maps borodino-1812.map]]
    }
    return $Map
}

proc ::wargame::borodino::parts {} {
    return Ledger
}

foreach part {reader words look events panels advice ledger} {
    ::wargame::base::need games/borodino/$part
}
