# monday.tcl --
#
#       How Bloody Monday looks and speaks: the contracts of present/ in
#       monday/reader.tcl, words.tcl, look.tcl, events.tcl, panels.tcl and
#       advice.tcl, and the Tracks beside the map.  None of them decides a rule.

# parts --
#
#       What its presenter has beyond the contracts.
proc ::wargame::monday::parts {} {
    return {Tracks}
}

foreach part {reader words look events panels advice tracks} {
    ::wargame::base::need games/monday/$part
}
