# moskowa.tcl --
#
#       How La Bataille de la Moskowa looks and speaks: the objects of its
#       presenter, each in a file of moskowa/.  None of them decides a rule.

::wargame::base::need base/files

namespace eval ::wargame::moskowa {
    variable MinutesATurn \
            [::wargame::base::constantOf moskowa minutes_a_turn]
}

# parts --
#
#       What its presenter is made of: see present/presenter.tcl.
proc ::wargame::moskowa::parts {} {
    return {
        Reader Reader         {}
        Events Events         {Reader}
        HexNames HexNames     {}
        Words Words           {Reader HexNames}
        EventWords EventWords {HexNames Words}
        Fires Fires           {Reader}
        Commanders Commanders {Reader Words}
        Sentences Sentences   {Reader Events Words EventWords Fires Commanders}
        Formations Formations {Reader Words}
        Prices Prices         {Reader Words Fires}
        Look Look             {Reader Words Sentences Formations Prices}
        CardParts CardParts   {Reader Words Look}
        Accounts Accounts     {Reader Words Fires}
        FireCard FireCard     {Reader Words Fires Sentences CardParts}
        MeleeCard MeleeCard   {Reader Words Fires CardParts}
        AskCard AskCard       {Reader Words CardParts MeleeCard Fires
                               Prices}
        Cards Cards           {Sentences Formations CardParts FireCard MeleeCard
                               AskCard Events Accounts}
        Ledger Ledger         {Reader Words Look}
        Victory Victory       {Words Sentences Ledger}
        Panels Panels         {Reader Words Commanders Cards Ledger}
        Hints Hints           {Reader Words Fires CardParts}
        Advice Advice         {Reader Words Hints}
        AutoAnswers AutoAnswers {Panels Fires}
        Gestures Gestures     {Reader Words}
    }
}

foreach part {
    ground reader fires prices hex-names words words-events words-commanders
    sentences look formations events panels hints advice auto-answers gestures
    accounts cards-parts cards-fire cards-melee cards-asks cards ledger victory
} {
    ::wargame::base::need games/moskowa/$part
}
