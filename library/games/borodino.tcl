# borodino.tcl --
#
#       How Borodino 1812 looks and speaks: the objects of its presenter,
#       each in a file of borodino/.  None of them decides a rule.

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
        Reader Reader       {}
        Events Events       {Reader}
        Words Words         {Reader}
        Victory Victory     {Reader Words}
        Sentences Sentences {Reader Events Words}
        Look Look           {Reader Words Sentences}
        Prices Prices       {Words}
        Ledger Ledger       {Reader Words Victory}
        Panels Panels       {Reader Words Look Ledger}
        Advice Advice       {Reader Words Sentences Prices Panels}
    }
}

foreach part {reader words sentences look events panels advice victory ledger} {
    ::wargame::base::need games/borodino/$part
}
