# words.tcl --
#
#       What is said to players: only sentences of msgs/, and of msgs/GAME/.
#
#       say KEY ARGUMENT...          the message, its %1$s... filled in
#       said KEY                     is there one?
#       sayOf GAME KEY ARGUMENT...   the game's own message, GAME.KEY, or
#                                    else that of all games, KEY

package require msgcat

proc ::wargame::say {key args} {
    return [::msgcat::mc $key {*}$args]
}

proc ::wargame::said {key} {
    return [::msgcat::mcexists $key]
}

proc ::wargame::sayOf {game key args} {
    if {[said $game.$key]} {
        return [say $game.$key {*}$args]
    }
    return [say $key {*}$args]
}

proc ::wargame::LoadWords {} {
    # In the language of the surroundings where there is a catalog for it.
    variable directory
    set folder [file join $directory msgs]
    foreach locale [concat [::msgcat::mcpreferences] en] {
        if {$locale ne "" && [file exists [file join $folder $locale.msg]]} {
            ::msgcat::mclocale $locale
            break
        }
    }
    ::msgcat::mcload $folder
    foreach game [glob -nocomplain -type d -directory $folder *] {
        ::msgcat::mcload $game
    }
}

::wargame::LoadWords
