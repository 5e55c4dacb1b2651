# start-sides.tcl --
#
#       Who plays which side, on a game's card in the start window: the side of
#       a person alone and the level against it, or a level for each side; how a
#       computer of that level plays; and how the scenario stands between the
#       sides.
#
#   set sides [::wargame::start::StartSides new GRID GAME PICKS ROW ABOVE]
#                          in a frame, with which it goes, from that row on,
#                          below ABOVE, the list of scenarios
#       show               what is to be picked by the players and the scenario
#                          that are picked now
#       computers          {SIDE LEVEL} of those that computers play
#       fit WIDTH          as the frame may be so wide: two lists stand beside
#                          each other where both have room
#       spare              pixels that the frame would be higher with the lists
#                          of other players: kept below it, Play and the cards
#                          below stay where they are
#
#   Its lists are bmine, blevel, bside0 and bside1, and the sentences are told,
#   of the level that is picked (of two: that was picked last), and stands.

need base/files base/objects base/prefs base/words look/theme start/start-picks

if {![info object isa class ::wargame::start::StartSides]} {
    oo::class create ::wargame::start::StartSides
}

oo::define ::wargame::start::StartSides {
    # Lists: by what is picked, for which players, label and box; Row: of the
    # first of them; Room: how wide the frame may be; Spare: as of spare;
    # Latest: of two levels, which was picked last.
    variable Grid Game Picks Above Lists Sides Names Row Room Spare Latest

    constructor {grid game picks row above} {
        set Grid $grid
        set Game $game
        set Picks $picks
        set Above $above
        set Lists [dict create]
        set Row $row
        lassign {0 0 side0} Room Spare Latest
        set Sides [dict get [::wargame::base::aboutGame $game] sides]
        set Names [lmap side $Sides { ::wargame::base::say side.$side }]
        foreach sentence {told stands} below {2 3} {
            ttk::label $Grid.$sentence -style Lift.TLabel -justify left \
                    -font [::wargame::look::theme font small]
            grid $Grid.$sentence -row [expr {$row + $below}] -column 0 \
                    -columnspan 4 -sticky w
        }
        ::wargame::base::goesWith $Grid.stands [self]
        grid columnconfigure $Grid 3 -weight 1  ;# sentences are wider
        if {"officer" in [::wargame::levels $Game]} {
            my Alone
            my Both
        }
    }

    method Alone {} {
        # Side and level are kept from day to day; a beginner's is there at
        # first.
        $Picks among chose {0 1}
        my TakeKept
        my List mine computer [::wargame::base::say start.mine] {0 1} $Names
        my List level computer [::wargame::base::say start.against] \
                {*}[my Levels]
    }

    method Both {} {
        foreach side {0 1} {
            my TakeLevel side$side both $side
            my List side$side computers [lindex $Names $side] \
                    {*}[my Levels]
        }
    }

    method Levels {} {
        set levels [::wargame::levels $Game]
        return [list $levels [lmap level $levels {
            ::wargame::base::say computer.level.$level
        }]]
    }

    method List {what players label values texts} {
        lassign [$Picks list $Grid $what $what $label $values $texts \
                [namespace code {my Chose}]] label box
        dict set Lists $what [list $players $label $box]
    }

    method Chose {what} {
        if {$what eq "mine"} {
            $Picks pick chose 1
            my Keep mine [lindex $Sides [$Picks get mine]]
        } elseif {$what eq "level"} {
            my Keep against [$Picks get level]
        } else {
            set Latest $what
            my Keep both [lmap side {0 1} { $Picks get side$side }]
        }
        my Lay [$Picks get players]
    }

    method Keep {key value} {
        # What was chosen last in the game: KEY is mine, the side; against, the
        # level of the other; or both, the levels of two.
        ::wargame::base::prefs setFor $key $Game $value
    }

    method TakeKept {} {
        my TakeLevel level against 0
        set kept [::wargame::base::prefs byGame mine]
        if {![$Picks get chose] && [dict exists $kept $Game]
                && [dict get $kept $Game] in $Sides} {
            $Picks pick mine [lsearch -exact $Sides [dict get $kept $Game]]
            $Picks pick chose 1
        }
    }

    method TakeLevel {what key n} {
        # The Nth of those kept.
        set levels [::wargame::levels $Game]
        if {![$Picks has $what $levels]} {
            set kept [dict get [dict merge [list $Game officer] \
                    [::wargame::base::prefs byGame $key]] $Game]
            set level [expr {[string is list $kept] ? [lindex $kept $n] : ""}]
            $Picks pick $what [expr {$level in $levels ? $level : "officer"}]
        }
    }

    method show {} {
        set players [$Picks get players]
        my Lay $players
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

    method Lay {players} {
        # Those of such players, in one row or in two.
        lassign {{0 0} {0 0}} room here
        foreach {first second} {mine level   side0 side1} {
            if {![dict exists $Lists $first]} continue
            lassign [dict get $Lists $first] for label box
            set cells [list $label $box \
                    {*}[lrange [dict get $Lists $second] 1 2]]
            set beside [expr {[my Needs $cells] <= $Room}]
            set room [my Larger $room $box [expr {!$beside}]]
            if {$players eq $for} {
                set here [my Larger $here $box [expr {!$beside}]]
            }
            if {$players ne $for} {
                grid remove {*}$cells
            } elseif {$beside} {
                my Place [lrange $cells 0 1] $Row 0 1
                my Place [lrange $cells 2 3] $Row 2 1
            } else {
                my Place [lrange $cells 0 1] $Row 0 3
                my Place [lrange $cells 2 3] [expr {$Row + 1}] 0 3
            }
        }
        lappend room [my Tell $players]
        set Spare [expr {$players eq "alone" ? 0
            : [::tcl::mathop::+ {*}$room] - [::tcl::mathop::+ {*}$here]}]
    }

    method Tell {players} {
        # How the level plays; -> by how much the longest sentence is higher.
        set levels [expr {[dict size $Lists] ? [::wargame::levels $Game] : ""}]
        set most [::tcl::mathfunc::max 0 {*}[lmap level $levels {
            my Sentence $level
        }]]
        switch $players {
            computer { set level [$Picks get level] }
            computers { set level [$Picks get $Latest] }
            default {
                grid remove $Grid.told
                return $most
            }
        }
        grid configure $Grid.told
        return [expr {$most - [my Sentence $level]}]
    }

    method Sentence {level} {
        # -> how high it is
        $Grid.told configure -text [::wargame::base::sayOf $Game \
                computer.told.$level]
        return [winfo reqheight $Grid.told]
    }

    method spare {} {
        return $Spare
    }

    method Larger {room box both} {
        # The rows' heights with such a box in the first, or in each.
        set high [expr {[winfo reqheight $box]
            + 2 * [::wargame::look::theme px 2]}]
        lassign $room first second
        return [list [expr {max($first, $high)}] \
                [expr {$both ? max($second, $high) : $second}]]
    }

    method Needs {cells} {
        # Side by side.
        lassign [lmap cell $cells { winfo reqwidth $cell }] label box other long
        return [expr {$label + max($box, [winfo reqwidth $Above])
            + $other + $long + [::wargame::look::theme px 30]}]
    }

    method Place {cells row column span} {
        # A box alone is longer than the list of scenarios, beside which players
        # may stand.
        set theme ::wargame::look::theme
        lassign $cells label box
        grid $label -row $row -column $column -sticky w -pady [$theme px 2] \
                -padx [list [expr {$column ? [$theme px 12] : 0}] [$theme px 8]]
        grid $box -row $row -column [expr {$column + 1}] -columnspan $span \
                -sticky w -pady [$theme px 2]
    }

    method Stands {matches first second general asFirst asSecond} {
        set easier [expr {$first < $second}]
        lassign [lmap won [list $first $second] {
            expr {round(100.0 * $won / $matches)}
        }] one other
        set key [expr {$first + $second == $matches
            ? "start.stands" : "start.standsDrawn"}]
        set told [list [::wargame::base::say $key [lindex $Names 0] $one \
                $matches [lindex $Names $easier] [lindex $Names 1] $other]]
        if {$general} {
            lappend told [::wargame::base::say start.general \
                    {*}[concat {*}[lmap name $Names won [list $asFirst \
                        $asSecond] {
                list $name [expr {round(100.0 * $won / $general)}]
            }]]]
        }
        $Grid.stands configure -text [join $told]
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
        foreach sentence {told stands} {
            $Grid.$sentence configure -wraplength $width
        }
        set Room $width
        my Lay [$Picks get players]
    }
}
