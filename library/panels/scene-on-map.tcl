# scene-on-map.tcl --
#
#       What a card beside the map shows on it: lines, signs, lit places, and
#       where the piece or the place of a row is.
#
#   set map [::wargame::panels::SceneOnMap new MATCH VIEWER PRESENTER]
#                      all three outlive it; at its end the board is cleared
#       board BOARD    shows all on that map from now on; before that nothing
#       show SCENE     shows the scene's lines, signs and lights: see supply.tcl
#       sight SCENE    the places that must be seen come into sight
#       lines LINES    shows lines beside a scene's own
#       trace WHAT     lights the place of that piece, or that place
#       reveal WHAT    brings the place of that piece, or that place, into sight

if {![info object isa class ::wargame::panels::SceneOnMap]} {
    oo::class create ::wargame::panels::SceneOnMap
}

oo::define ::wargame::panels::SceneOnMap {
    variable Match Viewer Presenter Board Lines

    constructor {match viewer presenter} {
        set Match $match
        set Viewer $viewer
        set Presenter $presenter
        set Board ""
        set Lines {}
    }

    destructor {
        if {[my IsThere]} {
            $Board lines {}
            $Board signs [[$Presenter look] signs [$Match moment $Viewer]]
            foreach style {warn trace supply} {
                $Board light $style {}
            }
        }
    }

    method board {board} {
        set Board $board
    }

    method IsThere {} {
        return [info object isa object $Board]
    }

    method show {scene} {
        if {$scene ne {} && [my IsThere]} {
            set Lines [dict get $scene lines]
            $Board lines $Lines
            $Board signs [dict get $scene signs]
            foreach {style places} [dict get $scene lights] {
                $Board light $style $places
            }
        }
    }

    method sight {scene} {
        # What is on the map at all.
        if {![dict exists $scene sight] || ![my IsThere]} {
            return
        }
        set places [lmap place [dict get $scene sight] {
            if {![llength [$Board middles [list $place]]]} continue
            set place
        }]
        if {[llength $places]} {
            [$Board camera] reveal $places
        }
    }

    method lines {lines} {
        if {[my IsThere]} {
            $Board lines [concat $Lines $lines]
        }
    }

    method trace {what} {
        set place [my PlaceOf $what]
        if {$place ne "" && [my IsThere]} {
            $Board light trace [list $place]
        }
    }

    method reveal {what} {
        if {[my IsThere]} {
            set place [my PlaceOf $what]
            if {[$Board where $place] ne ""} {
                [$Board camera] reveal [list $place]
            }
        }
    }

    method PlaceOf {what} {
        if {[[$Presenter reader] isUnit $what]} {
            return [[$Presenter reader] placeOf \
                    [[$Match moment $Viewer] view] $what]
        }
        return $what
    }
}
