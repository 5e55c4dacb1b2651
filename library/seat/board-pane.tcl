# board-pane.tcl --
#
#       Where a seat has its map, or where a game has none its view in words.
#
#   set pane [::wargame::seat::BoardPane new PATH SKIN CMD]    a new frame
#       CMD            is called with what the board tells; see board.tcl
#       board          the Board, or ""
#       describe LINES   in the place of one

need base/prefs look/theme

if {![info object isa class ::wargame::seat::BoardPane]} {
    oo::class create ::wargame::seat::BoardPane
}

oo::define ::wargame::seat::BoardPane {
    variable Path Board

    constructor {path presenter cmd} {
        set Path $path
        set Board ""
        set ground [[$presenter look] ground]
        if {$ground eq ""} {
            my BuildText
            return
        }
        ::wargame::base::need board/board look/dice
        set Board [::wargame::board::Board new $path $ground \
                [list [$presenter look] draw] $cmd]
        set motion [::wargame::base::prefs get motion]
        ::wargame::look::dice motion $motion
        $Board motion $motion
        $Board names [::wargame::base::prefs get names]
    }

    destructor {
        if {$Board ne "" && [info object isa object $Board]} {
            $Board destroy
        }
    }

    method BuildText {} {
        set theme ::wargame::look::theme
        ttk::frame $Path
        text $Path.text -wrap word -state disabled -borderwidth 0 \
                -highlightthickness 0 -takefocus 0 -width 1 -height 1 \
                -background [$theme color leafSunk] \
                -foreground [$theme color ink] \
                -font [$theme font mono] -padx 20 -pady 20
        pack $Path.text -fill both -expand 1
    }

    method board {} {
        return $Board
    }

    method describe {lines} {
        $Path.text configure -state normal
        $Path.text delete 1.0 end
        $Path.text insert end [join $lines \n]
        $Path.text configure -state disabled
    }
}
