# scene-on-map.tcl --
#
#       What a card beside the map shows on it: lines, signs, lit places, and
#       where the piece or the place of a row is.
#
#   set map [::wargame::panels::SceneOnMap new MATCH VIEWER PRESENTER]
#                      all three outlive it; at its end the board is cleared
#       board BOARD    shows all on that map from now on; before that nothing
#       show SCENE     shows the scene's lines, signs and lights: see supply.tcl
#       sight SCENE    the places that must be seen come into sight: those that
#                      the scene has as `sight`, or what is asked about
#       lines LINES    shows lines beside a scene's own
#       trace WHAT     lights the place of that piece, or that place
#       reveal WHAT    brings the place of that piece, or that place, into sight

need match/choices

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
        # Once for a question about these places.
        if {$scene eq {} || ![my IsThere]} {
            return
        }
        set places [dict get [dict merge {sight {}} $scene] sight]
        if {![llength [$Board middles $places]]} {
            set places [my Asked]
        }
        $Board seek [list [$Match side] [$Match decision] $places] $places
    }

    method Asked {} {
        # What can be clicked; or where one fights, or what was done last.
        set moment [$Match moment $Viewer]
        if {[$Match side] in {0 1}} {
            set places [::wargame::match::choices where $Presenter \
                    [$moment view] [::wargame::match::choices sort $Presenter \
                    [$Match actions]]]
            if {[llength $places]} {
                return $places
            }
        }
        set places [[$Presenter look] battles $moment]
        if {[llength $places]} {
            return $places
        }
        return [my PlacesOf [$moment events [$Match length]]]
    }

    method PlacesOf {events} {
        return [lsort -unique [concat {*}[lmap event $events {
            [$Presenter events] places $event
        }]]]
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
