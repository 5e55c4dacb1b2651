# part.tcl --
#
#       What every object that a Presenter holds has in common: it knows the
#       facts of its game and the other objects.
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
#       Words Look Events Panels Advice Reader     the contracts
#       NAME               each other object that the game's parts names
#
#   The others may not be made yet in a constructor.

need present/facts

if {![info object isa class ::wargame::present::Part]} {
    oo::class create ::wargame::present::Part
}

oo::define ::wargame::present::Part {
    constructor {presenter} {
        ::wargame::present::facts give [$presenter game] [concat \
                {*}[lmap name {Game Sides Roster Rows Second Places PlaceKeys} {
            list $name [my varname $name]
        }]]
        foreach name [$presenter names] {
            my variable $name
            set $name [$presenter part $name]
        }
    }
}
