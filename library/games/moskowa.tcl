# moskowa.tcl --
#
#       How La Bataille de la Moskowa looks and speaks: the contracts of
#       present/ in moskowa/reader.tcl, words.tcl, look.tcl, events.tcl,
#       panels.tcl and advice.tcl.  None of them decides a rule.

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
        EventWords EventWords {Words}
        Fires Fires           {Reader}
        Words Words           {Reader Events EventWords Fires}
        Formations Formations {Reader Words}
        Look Look             {Reader Words Formations}
        Prices Prices         {Fires Words}
        CardParts CardParts   {Reader Words Look}
        FireCard FireCard     {Reader Fires Words CardParts}
        PhaseRest PhaseRest   {Fires}
        MeleeCard MeleeCard   {Reader Fires Words CardParts PhaseRest}
        AskCard AskCard       {Reader Words CardParts MeleeCard}
        Cards Cards           {Words Formations FireCard MeleeCard AskCard}
        Ledger Ledger         {Reader Words Look}
        Panels Panels         {Reader Words Cards Ledger}
        Advice Advice         {Reader Fires Words PhaseRest Panels}
    }
}

foreach part {
    ground reader fires prices words words-events look formations events panels
    advice cards-parts cards-fire cards-melee cards-asks cards ledger rest
} {
    ::wargame::base::need games/moskowa/$part
}
