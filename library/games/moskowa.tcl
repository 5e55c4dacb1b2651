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
#       What its presenter has beyond the contracts.
proc ::wargame::moskowa::parts {} {
    return {
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
