# card-beside.tcl --
#
#       A card of choices that stands beside the table's own map, where that
#       should be looked at before one chooses; see card.tcl.
#
#   Its frame is sent <<WargameFitted>> when it wants another height.
#
#   What is shown on the map of a scene is told at the end of present/cards.tcl.

need panels/card panels/scene-on-map

if {![info object isa class ::wargame::panels::CardBeside]} {
    oo::class create ::wargame::panels::CardBeside {
        superclass ::wargame::panels::CardPanel
    }
}

oo::define ::wargame::panels::CardBeside {
    # OnMap: "" until all is made.
    variable Path Match Viewer Presenter Scene OnMap

    constructor {args} {
        set OnMap ""
        next {*}$args
        set OnMap [::wargame::panels::SceneOnMap new $Match $Viewer $Presenter]
        my focusCmd [list $OnMap trace]
    }

    destructor {
        if {$OnMap ne ""} {
            $OnMap destroy
            set OnMap ""
        }
        next
    }

    method beside {} {
        return 1
    }

    method placing {} {
        return [list -relx 1.0 -anchor ne -relheight 1.0 -width [my Across]]
    }

    method over {board} {
        $OnMap board $board
        my Shown
    }

    method Build {} {
        next
        pack propagate $Path 0
        grid propagate $Path 0
        $Path configure -width [my Across]
    }

    method Across {} {
        # As wide as it has been made, once it is there.
        return [expr {[winfo ismapped $Path] && [winfo width $Path] > 50
            ? [winfo width $Path] : [next]}]
    }

    method Fit {} {
        # As high as it needs, where the seat leaves that to it.  Tk tells
        # nobody that a window wants more than it has.
        next
        if {[$Path cget -height] != [my Needs]} {
            $Path configure -height [my Needs]
            event generate $Path <<WargameFitted>>
        }
    }

    method refresh {} {
        next
        my Shown
    }

    method Shown {} {
        # One that lingers tells of what is over, while another question is
        # asked on the map: that brings its own places into sight.
        if {$OnMap ne ""} {
            $OnMap show $Scene
            if {![my lingers]} {
                $OnMap sight $Scene
            }
        }
    }

    method light {} {
        $OnMap show $Scene
    }

    method picked {unit {reveals 1}} {
        # Its row comes into sight.  Where it makes no difference from where,
        # that is all; a block that is carried to a source needs no more; any
        # other asks.
        if {$reveals} {
            my reveal $unit
        }
        if {[dict exists $Scene lifts] && [dict get $Scene lifts]} {
            return {}
        }
        set actions [lmap action [$Match actions] {
            if {[lindex $action 1] ne $unit} continue
            set action
        }]
        set same [[$Presenter autoAnswers] sameForAll [$Match moment $Viewer] \
                $unit $actions]
        if {$same ne ""} {
            return [list $same]
        }
        return [expr {[llength $actions] == 1
            || [llength [lindex $actions 0]] > 3 ? $actions : {}}]
    }

    method givesBack {unit} {
        if {![dict exists $Scene again] || ![dict get $Scene again]
                || ![[$Presenter reader] isUnit $unit]
                || $unit in [lmap action [$Match actions] {
                    lindex $action 1
                }]} {
            return 0
        }
        set side ""
        for {set n [$Match lastAction]} {$n > 0} {incr n -1} {
            set entry [$Match entry $n]
            set who [dict get $entry side]
            lassign [dict get $entry action] what piece
            if {($side ne "" && $who ne $side) || $what eq "done"} {
                return 0
            } elseif {$piece eq $unit} {
                return 1
            }
            set side $who
        }
        return 0
    }

    method Pointed {row} {
        if {$Scene ne {} && $OnMap ne ""} {
            $OnMap lines [expr {
                [dict exists $row lines] ? [dict get $row lines] : {}}]
        }
        next $row
    }

    method Focused {row} {
        # Who comes by key has no pointer to look for it.
        next $row
        if {[dict exists $row focus] && $OnMap ne ""} {
            $OnMap reveal [dict get $row focus]
        }
    }
}
