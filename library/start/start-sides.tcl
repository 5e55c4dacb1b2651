# start-sides.tcl --
#
#       Who plays which side, on a game's card in the start window: the side of
#       a person alone and the level against it, or a level for each side; and
#       how the scenario stands between the sides.
#
#   set sides [::wargame::start::StartSides new GRID GAME PICKS ROW]
#                          in a frame, with which it goes, from that row on
#       show               what is to be picked by the players and the scenario
#                          that are picked now
#       computers          {SIDE LEVEL} of those that computers play
#       fit WIDTH          as the frame may be so wide
#
#   Its lists are bmine, blevel, bside0 and bside1, and the sentence is stands.

need base/files base/objects base/words look/theme start/start-picks

if {![info object isa class ::wargame::start::StartSides]} {
    oo::class create ::wargame::start::StartSides
}

oo::define ::wargame::start::StartSides {
    # Lists: by what is picked, for which players, label and box.
    variable Grid Game Picks Lists Names

    constructor {grid game picks row} {
        set Grid $grid
        set Game $game
        set Picks $picks
        set Lists [dict create]
        set Names [lmap side [dict get [::wargame::base::aboutGame $game] \
                sides] {
            ::wargame::base::say side.$side
        }]
        ttk::label $Grid.stands -style Lift.TLabel -justify left \
                -font [::wargame::look::theme font small]
        ::wargame::base::goesWith $Grid.stands [self]
        grid $Grid.stands -row [expr {$row + 2}] -column 0 -columnspan 4 \
                -sticky w
        grid columnconfigure $Grid 3 -weight 1  ;# the sentence is wider
        if {"officer" in [::wargame::levels $Game]} {
            my Alone $row
            my Both $row
        }
    }

    method Alone {row} {
        # Side and level are remembered while the window is open; a beginner's
        # level is there at first.
        $Picks among chose {0 1}
        if {![$Picks has level [::wargame::levels $Game]]} {
            $Picks pick level officer
        }
        my List $row mine computer [::wargame::base::say start.mine] {0 1} \
                $Names
        my List [incr row] level computer \
                [::wargame::base::say start.against] {*}[my Levels]
    }

    method Both {row} {
        foreach side {0 1} {
            if {![$Picks has side$side [::wargame::levels $Game]]} {
                $Picks pick side$side officer
            }
            my List [expr {$row + $side}] side$side computers \
                    [lindex $Names $side] {*}[my Levels]
        }
    }

    method Levels {} {
        set levels [::wargame::levels $Game]
        return [list $levels [lmap level $levels {
            ::wargame::base::say computer.level.$level
        }]]
    }

    method List {row what players label values texts} {
        set theme ::wargame::look::theme
        lassign [$Picks list $Grid $what $what $label $values $texts \
                [namespace code {my Chose}]] label box
        dict set Lists $what [list $players $label $box]
        grid $label -row $row -column 0 -sticky w \
                -padx [list 0 [$theme px 10]] -pady [$theme px 2]
        # Longer than the list of scenarios, beside which players stand.
        grid $box -row $row -column 1 -columnspan 3 -sticky w \
                -pady [$theme px 2]
    }

    method Chose {what} {
        if {$what eq "mine"} {
            $Picks pick chose 1
        }
    }

    method show {} {
        set players [$Picks get players]
        dict for {what list} $Lists {
            lassign $list for label box
            grid [expr {$players eq $for ? "configure" : "remove"}] $label $box
        }
        set balance [expr {$players eq "alone" ? "" : [::wargame::balance \
                $Game [$Picks get scenario]]}]
        if {$balance eq ""} {
            grid remove $Grid.stands
            my Mine 0
        } else {
            my Stands {*}[dict values $balance]
            grid configure $Grid.stands
        }
    }

    method Stands {matches first} {
        set easier [expr {2 * $first < $matches}]
        $Grid.stands configure -text [::wargame::base::say start.stands \
                [lindex $Names 0] [expr {round(100.0 * $first / $matches)}] \
                $matches [lindex $Names $easier]]
        my Mine $easier
    }

    method Mine {side} {
        # Who begins has the easier side, until another is picked.
        if {[dict exists $Lists mine] && ![$Picks get chose]} {
            $Picks pick mine $side
            [lindex [dict get $Lists mine] 2] current $side
        }
    }

    method computers {} {
        switch [$Picks get players] {
            computer {
                return [list [list [expr {![$Picks get mine]}] \
                        [$Picks get level]]]
            }
            computers {
                return [lmap side {0 1} { list $side [$Picks get side$side] }]
            }
        }
    }

    method fit {width} {
        $Grid.stands configure -wraplength $width
    }
}
