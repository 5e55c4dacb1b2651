# berezina.tcl --
#
#       How Napoleon at the Berezina looks and speaks: the contracts of present/
#       in berezina/reader.tcl, words.tcl, look.tcl, events.tcl, panels.tcl and
#       advice.tcl, and the objects that they are composed of (parts).  None of
#       them decides a rule.

::wargame::base::need base/files

namespace eval ::wargame::berezina {
    variable Phases [::wargame::base::valuesOf berezina phase]
    variable Corps [::wargame::base::valuesOf berezina corps]
    variable TurnsADay [::wargame::base::constantOf berezina turns_a_day]
    variable FirstDay [::wargame::base::constantOf berezina first_day]
    variable NightFrom [::wargame::base::constantOf berezina night_from]
}

# parts --
#
#       What its presenter has beyond the contracts: words, marks, pages beside
#       the map, the automaton, cards, hints.
proc ::wargame::berezina::parts {} {
    return {
        LogLines Prompts Signs Inspect Ledger Arrivals VictoryPage Russians
        Cards CardParts FireCard FiredCard ChecksCard BuildCard WayCards
        EqualsCard Hints MoveHints Calendar
    }
}

foreach part {
    steps bridges ground reader words calendar log-lines prompts look signs
    events panels advice inspect ledger ledger-arrivals ledger-victory russians
    hints hints-move cards cards-parts cards-combat cards-fired cards-way
    cards-morale cards-build cards-equals
} {
    ::wargame::base::need games/berezina/$part
}
