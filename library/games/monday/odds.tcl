# odds.tcl --
#
#       Bloody Monday: what can be asked about odds; see present/advice.tcl
#       and the head of generic/core/odds/odds.h.

namespace eval ::wargame::monday {
    variable OddsThrows {commit commit aim aim ambush fire}
    variable OddsAttacks {move}
    variable OddsInBattle {volley {odds round} battle {odds battle}}
}
