# berezina.tcl --
#
#       How Napoleon at the Berezina looks and speaks: the contracts of present/ in
#       berezina/reader.tcl, words.tcl, look.tcl, events.tcl, panels.tcl and
#       advice.tcl, and the objects that they are composed of (Parts).  None of them
#       decides a rule.

namespace eval ::wargame::berezina {
    # ORDER PHASE, as in generic/berezina/berezina.h
    variable Phases {set_up morale french_movement first_combat
        russian_movement second_combat engineering breakdown finished}
    # ORDER CORPS, as in generic/berezina/forces.h
    variable Corps {ii engineers headquarters old_guard iii young_guard
        guard_cavalry reserve_cavalry viii iv ix i none tchlaplatz langeron
        danube wittgenstein yermaloff avant_garde main_army}
    # What its presenter has besides the contracts: words, marks, pages beside the
    # map, the automaton, cards, hints.
    variable Parts {LogLines Prompts Signs Inspect Ledger Arrivals VictoryPage
        Russians Cards CardParts FireCard FiredCard ChecksCard BuildCard WayCards
        EqualsCard Hints}
}

foreach part {
    steps ground reader words log-lines prompts look signs events panels advice
    inspect ledger ledger-arrivals ledger-victory russians hints
    cards cards-parts cards-combat cards-fired cards-room cards-morale cards-build
    cards-equals
} {
    ::wargame::base::need games/berezina/$part
}
