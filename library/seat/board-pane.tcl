# board-pane.tcl --
#
#       Where a seat has its map, or where a game has none its view in words.
#
#   set pane [::wargame::seat::BoardPane new PATH PRESENTER CMD]    a new frame
#       CMD            is called with what the board tells; see input.tcl
#       board          the Board, or ""
#       describe LINES   shows lines of text in the place of a board

need base/prefs look/key-press look/paper

if {![info object isa class ::wargame::seat::BoardPane]} {
    oo::class create ::wargame::seat::BoardPane
}

oo::define ::wargame::seat::BoardPane {
    variable Path Board Page

    constructor {path presenter cmd} {
        set Path $path
        set Board ""
        set ground [[$presenter look] ground]
        if {$ground eq ""} {
            set Page [::wargame::look::Paper new $Path -ground paperSunk \
                    -face mono -padx 20 -pady 20]
            return
        }
        ::wargame::base::need board/board look/dice
        set Board [::wargame::board::Board new $path $ground \
                [list [$presenter look] draw] $cmd]
        ::wargame::look::heedStray [$Board canvas]
        set motion [::wargame::base::prefs get motion]
        ::wargame::look::dice motion $motion
        $Board motion $motion
        $Board names [::wargame::base::prefs get names]
        $Board minimap [::wargame::base::prefs get minimap]
    }

    destructor {
        if {$Board ne "" && [info object isa object $Board]} {
            $Board destroy
        }
    }

    method board {} {
        return $Board
    }

    method describe {lines} {
        $Page write [join $lines \n] {}
    }
}
