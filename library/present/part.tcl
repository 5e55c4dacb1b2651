# part.tcl --
#
#       What every object that a Presenter holds has in common: it knows the
#       facts of its game and those objects that it may ask.
#
#       oo::class create ::wargame::GAME::NAME {
#           superclass ::wargame::present::Part
#       }
#
#   A class finds in variables, if it declares them:
#       Game               the game's name
#       Sides              the words of side 0 and side 1
#       Roster             KEY -> row, of each piece; see [wargame::roster]
#       Rows               the rows of Roster, by the number of the piece
#       Second             the number of the first piece of side 1
#       Places             KEY -> row, of each place; see [wargame::places]
#       PlaceKeys          the keys of Places, by the number of the place
#       NAME               each object that the game's parts give it to ask,
#                          such as Words; see presenter.tcl

need present/facts

if {![info object isa class ::wargame::present::Part]} {
    oo::class create ::wargame::present::Part
}

oo::define ::wargame::present::Part {
    constructor {game known} {
        # KNOWN: NAME -> the object.
        ::wargame::present::facts give $game [concat \
                {*}[lmap name {Game Sides Roster Rows Second Places PlaceKeys} {
            list $name [my varname $name]
        }]]
        dict for {name object} $known {
            my variable $name
            set $name $object
        }
    }
}
