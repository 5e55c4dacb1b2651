# borodino.tcl --
#
#       How Borodino 1812 looks and speaks: the objects of its presenter,
#       each in a file of borodino/.  None of them decides a rule.

namespace eval ::wargame::borodino {}

# map --
#
#       The map's file.
proc ::wargame::borodino::map {} {
    ::wargame::base::need ground/mapready
    return [::wargame::ground::mapOf borodino-1812]
}

# parts --
#
#       What its presenter is made of: see present/presenter.tcl.
proc ::wargame::borodino::parts {} {
    return {
        Reader Reader         {}
        Events Events         {Reader}
        Words Words           {Reader}
        Sentences Sentences   {Reader Events Words}
        Look Look             {Reader Words Sentences}
        Prices Prices         {Words}
        Record Record         {Events Words Sentences}
        BattleAsks BattleAsks {Reader Words Prices}
        Battle Battle         {Reader Words BattleAsks}
        Cards Cards           {Reader Words Look Prices Record}
        Supply Supply         {Reader Words Cards}
        Victory Victory       {Reader Events Words Sentences}
        Ledger Ledger         {Reader Words Victory}
        Panels Panels         {Reader Words Look Cards Ledger}
        Advice Advice         {Reader Sentences Words}
        AutoAnswers AutoAnswers {Reader Panels}
        Gestures Gestures     {Reader Prices}
    }
}

foreach part {
    reader words sentences look events panels prices advice auto-answers
    gestures victory ledger record battle-asks battle cards supply
} {
    ::wargame::base::need games/borodino/$part
}
