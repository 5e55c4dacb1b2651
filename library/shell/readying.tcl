# readying.tcl --
#
#       What the program does at leisure while somebody looks at the start
#       window, so that a table opens sooner, or at the table.
#
#       readyTables      asks for all of it: scripts are loaded, and of each
#                        game that people play the map is read and its coarsest
#                        picture decoded; fonts are opened
#       readyPanels      loads the scripts of all panels, one at a time: for a
#                        table too, which may be the first thing opened
#
#   Pictures that no table has used are forgotten when the first table is drawn:
#   `ahead` in board/pieces.tcl.

need base/leisure look/theme present/seating

proc ::wargame::shell::readyTables {} {
    foreach script {seat/mouse seat/parts seat/seat table/table board/parts
            board/board present/presenter shell/table-menus panels/panels} {
        leisure later [list ::wargame::base::need $script]
    }
    set games [lmap about [games] {
        set game [dict get $about game]
        if {[::wargame::present::isToy $game]} continue
        set game
    }]
    foreach game $games {
        leisure later [list ::wargame::present::presentGame $game]
    }
    leisure later ::wargame::shell::readyPanels
    leisure later {::wargame::look::theme hold}
    foreach game $games {
        leisure later [list ::wargame::shell::ReadyMap $game]
    }
}

proc ::wargame::shell::readyPanels {} {
    need panels/panels
    foreach name [::wargame::panels::panels names] {
        leisure later [list ::wargame::base::need panels/$name]
    }
}

proc ::wargame::shell::ReadyMap {game} {
    need board/levels present/presenter
    set presenter [::wargame::present::presenterOf $game]
    try {
        set look [$presenter look]
        $look loadArt
        set ground [$look ground]
    } finally {
        $presenter destroy
    }
    if {$ground ne ""} {
        leisure later [list ::wargame::board::decodeAhead \
                [dict get $ground frame] [dict get $ground levels]]
    }
}
