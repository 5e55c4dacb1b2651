# monday.tcl --
#
#       How Bloody Monday looks and speaks: the objects of its presenter,
#       each in a file of monday/.  None of them decides a rule.

# parts --
#
#       What its presenter is made of: see present/presenter.tcl.
proc ::wargame::monday::parts {} {
    return {
        Reader Reader       {}
        Events Events       {Reader}
        Words Words         {Reader}
        Sentences Sentences {Reader Events Words}
        Look Look           {Reader Words Sentences}
        Prices Prices       {Words}
        Tracks Tracks       {Reader Look}
        Panels Panels       {Reader Words Sentences Look Tracks}
        Advice Advice       {Reader Words Sentences Panels}
    }
}

foreach part {reader words sentences look events panels advice tracks} {
    ::wargame::base::need games/monday/$part
}
