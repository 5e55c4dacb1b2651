# moves.tcl --
#
#       The contract Moves: the moves that the rules have made for a side, as
#       panels/moves.tcl plays them; of a game whose rules move pieces.
#
#       scene MOMENT           the moves, in their order
#       before VIEW MOVES      the view with these moves not yet made
#
#   A scene:
#       side     word, for the colour
#       heading  TEXT
#       moves    dictionaries
#           n        the number of the action that told it; 0: long ago
#           unit     the key of the piece
#           group    heading above those that move together
#           title line rule
#           way      for the board's lines, {x y ...}
#           places   first and last

need present/part

if {![info object isa class ::wargame::present::Moves]} {
    oo::class create ::wargame::present::Moves {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Moves {
    method scene {moment} {
        return [dict create side "" heading "" moves {}]
    }

    method before {view moves} {
        return $view
    }
}
