# aside.tcl --
#
#       A card of choices that stands beside the map, as the supply room does,
#       where the map should be looked at before one chooses.
#
#   set room [::wargame::AsideRoom new PATH MATCH VIEWER DOCMD]    see card.tcl
#
#   games/GAME/cards.tcl makes the scene, with what supply.tcl needs besides.

::wargame::need supply

if {![info object isa class ::wargame::AsideRoom]} {
    oo::class create ::wargame::AsideRoom {
        superclass ::wargame::SupplyRoom
    }
}

oo::define ::wargame::AsideRoom {
    variable Match Viewer Skin

    method Ask {} {
        return [my Part cards scene $Match $Viewer $Skin]
    }
}
