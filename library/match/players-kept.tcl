# players-kept.tcl --
#
#       Which sides of a match computers play: kept beside it, in FILE.players,
#       so that they go on when it is opened again.
#
#       playersKept read FILE GAME    a dictionary: side, level; of what the
#                                     file says only what there is in the game
#       playersKept areAlone FILE     have they played both sides of it all the
#                                     time?
#       playersKept write FILE KEPT ?ALONE?
#                                     writes KEPT, and that; removes the file if
#                                     no side is in it

need base/files

namespace eval ::wargame::match::playersKept {
    namespace export read areAlone write
    namespace ensemble create
}

proc ::wargame::match::playersKept::read {path game} {
    set kept [dict create]
    set text [Text $path]
    foreach side {0 1} {
        if {[dict exists $text $side]
                && [dict get $text $side] in [::wargame::levels $game]} {
            dict set kept $side [dict get $text $side]
        }
    }
    return $kept
}

proc ::wargame::match::playersKept::areAlone {path} {
    set text [Text $path]
    return [expr {[dict exists $text alone] && [dict get $text alone] eq "1"}]
}

proc ::wargame::match::playersKept::Text {path} {
    if {![file exists $path.players] || [catch {dict size [set text \
            [string trim [::wargame::base::readText $path.players]]]}]} {
        return ""
    }
    return $text
}

proc ::wargame::match::playersKept::write {path kept {alone 0}} {
    if {[dict size $kept]} {
        if {$alone} {
            dict set kept alone 1
        }
        ::wargame::replace $path.players $kept\n
    } else {
        file delete $path.players
    }
}
