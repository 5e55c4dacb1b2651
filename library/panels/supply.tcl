# supply.tcl --
#
#       The supply panel: who is supplied, on a card beside the map.
#
#   set panel [::wargame::panels::SupplyPanel new PATH MATCH VIEWER DOCMD]
#                 see card.tcl

need panels/card-beside

if {![info object isa class ::wargame::panels::SupplyPanel]} {
    oo::class create ::wargame::panels::SupplyPanel {
        superclass ::wargame::panels::CardBeside
    }
}

oo::define ::wargame::panels::SupplyPanel {
    variable Match Viewer Presenter

    method Ask {} {
        return [[$Presenter supply] scene [$Match moment $Viewer]]
    }
}
