# players-kept.tcl --
#
#       Which sides of a match computers play: kept beside it, in FILE.players,
#       so that they go on when it is opened again.
#
#       playersKept read FILE GAME    a dictionary: side, level; of what the
#                                     file says only what there is in the game
#       playersKept write FILE KEPT   writes KEPT; removes the file if no side
#                                     is in it
#       playersKept copy FILE TO      copies it for a copy of the match
#       playersKept drop FILE         removes it, if there is no match any more

need base/files

namespace eval ::wargame::match::playersKept {
    namespace export read write copy drop
    namespace ensemble create
}

proc ::wargame::match::playersKept::read {path game} {
    set kept [dict create]
    if {![file exists $path.players] || [catch {dict size [set text \
            [string trim [::wargame::base::readText $path.players]]]}]} {
        return $kept
    }
    foreach side {0 1} {
        if {[dict exists $text $side]
                && [dict get $text $side] in [::wargame::levels $game]} {
            dict set kept $side [dict get $text $side]
        }
    }
    return $kept
}

proc ::wargame::match::playersKept::write {path kept} {
    if {[dict size $kept]} {
        ::wargame::replace $path.players $kept\n
    } else {
        file delete $path.players
    }
}

proc ::wargame::match::playersKept::copy {path to} {
    if {[file exists $path.players]} {
        ::wargame::replace $to.players [::wargame::base::readText \
                $path.players]
    } else {
        file delete $to.players
    }
}

proc ::wargame::match::playersKept::drop {path} {
    if {![file exists $path]} {
        file delete $path.players
    }
}
