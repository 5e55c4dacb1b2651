# berezina.tcl --
#
#       How Napoleon at the Berezina looks and speaks: the objects of its
#       presenter, each in a file of berezina/.  None of them decides a rule.

::wargame::base::need base/files

namespace eval ::wargame::berezina {
    # 4.0 A turn, in its order.
    variable Phases [::wargame::base::orderOf berezina morale]
    variable Corps [::wargame::base::valuesOf berezina corps]
    variable TurnsADay [::wargame::base::constantOf berezina turns_a_day]
    variable FirstDay [::wargame::base::constantOf berezina first_day]
    variable NightFrom [::wargame::base::constantOf berezina night_from]
}

# parts --
#
#       What its presenter is made of: see present/presenter.tcl.
proc ::wargame::berezina::parts {} {
    return {
        Reader Reader           {}
        Reach Reach             {Reader}
        Events Events           {Reader}
        Calendar Calendar       {}
        Words Words             {Reader}
        LogLines LogLines       {Calendar Words}
        Prompts Prompts         {Reader Words}
        Sentences Sentences     {Reader Events Calendar Words LogLines Prompts}
        Signs Signs             {Reader Words}
        Look Look               {Reader Words Sentences Signs}
        CardParts CardParts     {Reader Words Sentences Look}
        Prices Prices           {Words CardParts}
        Russians Russians       {Reader Words Look}
        Inspect Inspect         {Reader Words Sentences Look Russians}
        Arrivals Arrivals       {Reader Calendar Words Look}
        VictoryPage VictoryPage {Reader Words Look}
        Ledger Ledger           {Reader Words Arrivals VictoryPage}
        FiredCard FiredCard     {Reader Words CardParts}
        FireCard FireCard       {Reader Words Sentences Look CardParts
                                 FiredCard}
        BuildCard BuildCard     {Reader Words Sentences FiredCard CardParts}
        ChecksCard ChecksCard   {Reader Events Words LogLines Sentences
                                 FiredCard BuildCard CardParts}
        WayCards WayCards       {Reader Words Prompts Look CardParts Prices
                                 Inspect FireCard}
        EqualsCard EqualsCard   {Reader Words}
        Cards Cards             {Reader Signs Prices FiredCard FireCard
                                 ChecksCard BuildCard WayCards EqualsCard}
        Victory Victory         {Reader Words Sentences Look}
        Moves Moves             {Reader Russians}
        Panels Panels           {Reader Words Inspect Ledger Cards}
        Hints Hints             {Reader Words CardParts WayCards}
        Advice Advice           {Reader Words Hints}
        AutoAnswers AutoAnswers {Panels}
        Gestures Gestures       {Reader Reach EqualsCard}
    }
}

foreach part {
    steps bridges ground reader reach words calendar log-lines prompts
    sentences look signs events panels prices advice gestures inspect ledger
    ledger-arrivals ledger-victory russians hints cards cards-parts
    cards-combat cards-fired cards-way cards-morale cards-build cards-equals
    victory moves
} {
    ::wargame::base::need games/berezina/$part
}
