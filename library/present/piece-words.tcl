# piece-words.tcl --
#
#       The contract Words of a game of pieces in slots.
#
#       pieceTitle SLOT VIEW   the piece as a tooltip calls it; its name

need present/words

if {![info object isa class ::wargame::present::PieceWords]} {
    oo::class create ::wargame::present::PieceWords {
        superclass ::wargame::present::Words
    }
}

oo::define ::wargame::present::PieceWords {
    variable Reader

    method pieceTitle {slot view} {
        return [my unitName [$Reader keyIn $view $slot]]
    }
}
