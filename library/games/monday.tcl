# monday.tcl --
#
#       How Bloody Monday looks and speaks: the contracts of present/ in
#       monday/reader.tcl, words.tcl, look.tcl, events.tcl, panels.tcl and
#       advice.tcl, and the Tracks beside the map.  None of them decides a rule.

# parts --
#
#       What its presenter is made of: see present/presenter.tcl.
proc ::wargame::monday::parts {} {
    return {
        Reader Reader {}
        Events Events {Reader}
        Words Words   {Reader Events}
        Look Look     {Reader Words}
        Prices Prices {Words}
        Tracks Tracks {Reader Look}
        Panels Panels {Reader Words Look Tracks}
        Advice Advice {Reader Words Panels}
    }
}

foreach part {reader words look events panels advice tracks} {
    ::wargame::base::need games/monday/$part
}
