# odds.tcl --
#
#       Borodino 1812: what can be asked about odds; see present/advice.tcl
#       and the head of generic/core/odds/odds.h.

namespace eval ::wargame::borodino {
    variable OddsThrows {
        bombard bombard     fire fire       charge charge
        fire_at_line fire_at_line           fire_at_squares fire_at_squares
    }
    variable OddsAttacks {move}
    variable OddsInBattle {
        round {odds round} leave {odds battle policy break_off}
        battle {odds battle}
    }
}
