# players-kept.tcl --
#
#       Which sides of a match computers play: kept beside it, in FILE.players,
#       so that they go on when it is opened again.
#
#       playersKept read FILE GAME    a dictionary: side, level; of what the
#                                     file says only what there is in the game
#       playersKept areAlone FILE     have they played both sides of it all the
#                                     time?
#       playersKept played FILE GAME  which actions they decided, as a WhoPlayed
#                                     has it: of sides of which nothing else is
#                                     kept, all
#       playersKept isThere FILE      is anything kept beside it?
#       playersKept sound PLAYED GAME    of the sides of PLAYED, which somebody
#                                     else may have written, those that can be
#       playersKept write FILE KEPT ?ALONE? ?PLAYED?
#                                     writes KEPT, and that; removes the file if
#                                     no side is in it and none was ever played

need base/files

namespace eval ::wargame::match::playersKept {
    namespace export read areAlone played isThere sound write
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

proc ::wargame::match::playersKept::played {path game} {
    set played [dict map {side level} [read $path $game] { list 1 $level }]
    set text [Text $path]
    if {[dict exists $text played]
            && ![catch {dict size [dict get $text played]}]} {
        set played [dict merge $played [sound [dict get $text played] $game]]
    }
    return $played
}

proc ::wargame::match::playersKept::isThere {path} {
    return [file exists $path.players]
}

proc ::wargame::match::playersKept::sound {played game} {
    return [dict filter $played script {side stretch} {
        expr {$side in {0 1} && [AreStretches $stretch $game]}
    }]
}

# AreStretches --
#
#       Is that {FROM LEVEL...}, one after another, by levels of the game?
proc ::wargame::match::playersKept::AreStretches {list game} {
    set last 0
    if {![string is list $list] || [llength $list] % 2} {
        return 0
    }
    foreach {from level} $list {
        if {![regexp {^[1-9]\d{0,8}$} $from] || $from <= $last
                || $level ni [concat {{}} [::wargame::levels $game]]} {
            return 0
        }
        set last $from
    }
    return 1
}

proc ::wargame::match::playersKept::Text {path} {
    if {![file exists $path.players] || [catch {dict size [set text \
            [string trim [::wargame::base::readText $path.players]]]}]} {
        return ""
    }
    return $text
}

proc ::wargame::match::playersKept::write {path kept {alone 0} {played {}}} {
    # What is so without being told is not.
    set played [dict filter $played script {side stretch} {
        expr {![dict exists $kept $side]
            || $stretch ne [list 1 [dict get $kept $side]]}
    }]
    if {[dict size $kept] || [dict size $played]} {
        if {$alone} {
            dict set kept alone 1
        }
        if {[dict size $played]} {
            dict set kept played $played
        }
        ::wargame::replace $path.players $kept\n
    } else {
        file delete $path.players
    }
}
