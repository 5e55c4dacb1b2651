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

# parts --
#
#       What its presenter is made of: see present/presenter.tcl.
proc ::wargame::borodino::parts {} {
    return {
        Reader Reader   {}
        Events Events   {Reader}
        Words Words     {Reader Events}
        Look Look       {Reader Words}
        Prices Prices   {Words}
        Victory Victory {Reader Words}
        Ledger Ledger   {Reader Words Victory}
        Panels Panels   {Reader Words Look Ledger}
        Advice Advice   {Reader Words Prices Panels}
    }
}

foreach part {reader words look events panels advice victory ledger} {
    ::wargame::base::need games/borodino/$part
}
