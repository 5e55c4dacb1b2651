# players-kept.tcl --
#
#       Which sides of a match computers play: kept beside it, in FILE.players,
#       so that they go on when it is opened again.
#
#       playersKept read FILE GAME    a dictionary: side, level; of what the
#                                     file says only what there is in the game
#       playersKept write FILE KEPT   writes KEPT; removes the file if no side
#                                     is in it

need base/files

namespace eval ::wargame::match::playersKept {
    namespace export read write
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
