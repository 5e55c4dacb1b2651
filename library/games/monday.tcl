# monday.tcl --
#
#       How Bloody Monday looks and speaks: the objects of its presenter,
#       each in a file of monday/.  None of them decides a rule.

# map --
#
#       The map's file.
proc ::wargame::monday::map {} {
    ::wargame::base::need ground/mapready
    return [::wargame::ground::mapOf bloody-monday]
}

# parts --
#
#       What its presenter is made of: see present/presenter.tcl.
proc ::wargame::monday::parts {} {
    return {
        Reader Reader             {}
        Events Events             {Reader}
        Words Words               {Reader}
        BattleParts BattleParts   {Reader}
        Sentences Sentences       {Reader Events Words BattleParts}
        Look Look                 {Reader Words Sentences}
        Prices Prices             {Words}
        Record Record             {Reader Events Words Sentences}
        BattleUnits BattleUnits   {Reader Words Sentences Look BattleParts}
        BattleAsks BattleAsks     {Reader Words Prices BattleParts}
        Battle Battle             {Reader Words Record BattleParts BattleUnits
                                   BattleAsks}
        ImpulseCards ImpulseCards {Reader Words}
        Cards Cards               {Reader Words Look ImpulseCards}
        SupplyRows SupplyRows     {Reader Words Look}
        Supply Supply             {Reader Words Look Prices SupplyRows}
        Victory Victory           {Words Sentences}
        Tracks Tracks             {Reader Look}
        Panels Panels             {Reader Words Sentences Look Cards Tracks}
        Advice Advice             {Reader Sentences}
        AutoAnswers AutoAnswers   {BattleParts Sentences Panels}
        Gestures Gestures         {Reader}
    }
}

foreach part {
    reader words battle-parts sentences look events panels prices advice
    auto-answers gestures tracks record battle-units battle-asks battle
    cards-impulse cards supply-rows supply victory
} {
    ::wargame::base::need games/monday/$part
}
