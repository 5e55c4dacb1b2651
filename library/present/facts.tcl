# facts.tcl --
#
#       What the engine says of a game, read once, for every panel has a
#       presenter of its own.  What it says of places only when somebody asks:
#       La Bataille has eleven thousand, and a start window shows none.
#
#       facts of GAME           -> NAME VALUE ..., as at the head of part.tcl
#       facts number GAME KEY   the number of a piece; "" if there is none
#       facts give GAME VARIABLES
#                               those in variables, NAME {its full name} ...

need base/files

namespace eval ::wargame::present::facts {
    namespace path {::wargame::present ::wargame::base}
    namespace export of number give
    namespace ensemble create
    variable Pieces             ;# by game: NAME VALUE ...
    variable Numbers            ;# by game: KEY -> number
    variable Places             ;# the same, when they have been asked for
}

proc ::wargame::present::facts::of {game} {
    return [concat [PiecesOf $game] [PlacesOf $game]]
}

proc ::wargame::present::facts::number {game key} {
    variable Numbers
    PiecesOf $game
    return [expr {[dict exists $Numbers($game) $key]
        ? [dict get $Numbers($game) $key] : ""}]
}

proc ::wargame::present::facts::give {game variables} {
    foreach name {Places PlaceKeys} {
        set variable [dict get $variables $name]
        trace add variable $variable read [list [namespace current]::Read \
                $game $name $variable]
    }
    dict for {name value} [PiecesOf $game] {
        set [dict get $variables $name] $value
    }
}

proc ::wargame::present::facts::Read {game name variable args} {
    # Before it is read for the first time.
    trace remove variable $variable read [list [namespace current]::Read \
            $game $name $variable]
    set $variable [dict get [PlacesOf $game] $name]
}

proc ::wargame::present::facts::PiecesOf {game} {
    variable Numbers
    variable Pieces
    if {![info exists Pieces($game)]} {
        set rows [::wargame::roster $game]
        set byKey [dict create]
        set Numbers($game) [dict create]
        set n -1
        foreach row $rows {
            dict set byKey [dict get $row key] $row
            dict set Numbers($game) [dict get $row key] [incr n]
        }
        set first [lsearch -all -exact [lmap row $rows {dict get $row side}] 0]
        set Pieces($game) [dict create Game $game Roster $byKey Rows $rows \
                Sides [dict get [aboutGame $game] sides] \
                Second [llength $first]]
    }
    return $Pieces($game)
}

proc ::wargame::present::facts::PlacesOf {game} {
    variable Places
    if {![info exists Places($game)]} {
        set byKey [dict create]
        foreach place [::wargame::places $game] {
            # The key is first in its row, which stays the text that it is until
            # somebody asks: thousands of dictionaries take tens of megabytes.
            scan $place {key %s} key
            dict set byKey $key $place
        }
        set Places($game) [dict create Places $byKey \
                PlaceKeys [dict keys $byKey]]
    }
    return $Places($game)
}
