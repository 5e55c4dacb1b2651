# loader.tcl --
#
#       Loads the program's scripts as they are needed.  They stand in rooms,
#       the folders of library/, one upon another: a script uses what is in its
#       own room or in one before it in Floors.
#
#       need ROOM/NAME...        sources library/ROOM/NAME.tcl, once, within the
#                                namespace ::wargame::ROOM, where the commands
#                                of the rooms before it are found by their
#                                names; games/GAME and games/GAME/NAME within
#                                ::wargame::GAME
#       again                    sources what was needed so far once more

namespace eval ::wargame::base {
    variable Floors {
        base ground match look present board panels seat table rules report
        replay mail own tutorial start shell
    }
    variable Needed {}          ;# in the order in which they were asked for
    foreach floor $Floors {
        namespace eval ::wargame::$floor {}
    }
    unset floor
}

proc ::wargame::base::need {args} {
    variable Needed
    foreach name $args {
        if {$name ni $Needed} {
            lappend Needed $name
            Source $name
        }
    }
}

proc ::wargame::base::again {} {
    variable Needed
    foreach name [lsort $Needed] {
        Source $name
    }
}

proc ::wargame::base::Source {name} {
    namespace eval [Room $name] [list source -encoding utf-8 \
            [file join $::wargame::directory library $name.tcl]]
}

# Room --
#
#       The namespace of a script; it finds what is below.
proc ::wargame::base::Room {name} {
    variable Floors
    lassign [file split $name] room game
    if {$room eq "games"} {
        set room $game
        set below $Floors
    } elseif {$room in $Floors} {
        set below [lrange $Floors 0 [lsearch -exact $Floors $room]-1]
    } else {
        error "no room \"$room\" in library/"
    }
    set path [lmap floor $below { string cat ::wargame:: $floor }]
    if {$room in $Floors} {
        # The engine's commands; a game calls them by their whole names, as
        # [append] and [replace] among them mean files.
        lappend path ::wargame
    }
    namespace eval ::wargame::$room [list namespace path $path]
    return ::wargame::$room
}
