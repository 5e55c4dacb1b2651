# moskowa.tcl --
#
#       How La Bataille de la Moskowa looks and speaks: the contracts of
#       present/ in moskowa/reader.tcl, words.tcl, look.tcl, events.tcl,
#       panels.tcl and advice.tcl.  None of them decides a rule.

namespace eval ::wargame::moskowa {
    variable Parts {
        Formations EventWords CardParts FireCard MeleeCard AskCard Cards
        Ledger PhaseRest
    }
}

foreach part {
    ground reader words words-events look formations events panels advice
    cards-parts cards-fire cards-melee cards-asks cards ledger
    rest
} {
    ::wargame::base::need games/moskowa/$part
}
