# correspondences.tcl --
#
#       Where the matches by file are.
#
#   ::wargame::mail::correspondences
#       all             paths of all, sorted
#       of TEXT         path of the one that a letter is for; "" for an
#                       invitation not yet accepted, else an error if there is
#                       none
#       newPath GAME    for a match of that game, reserved

need base/doors base/files match/match-paths mail/envelope mail/kept-state

namespace eval ::wargame::mail::correspondences {
    namespace export all of newPath
    namespace ensemble create
}

proc ::wargame::mail::correspondences::all {} {
    set files [glob -nocomplain -directory \
            [::wargame::match::matchPaths folder matches] *.letters *.post]
    return [lsort -unique [lmap path $files { file rootname $path }]]
}

proc ::wargame::mail::correspondences::of {text} {
    set head [::wargame::mail::envelope read $text]
    set lost {}
    foreach path [all] {
        if {[catch {::wargame::mail::keptState read $path} kept]} {
            lappend lost [::wargame::match::matchPaths letters $path]
        } elseif {[dict get $kept id] eq [dict get $head match]} {
            return $path
        }
    }
    if {[dict get $head letter] ne "invitation"} {
        LostOf [dict get $head match] $lost
        ::wargame::mail::letterFault foreign
    }
    return ""
}

# LostOf --
#
#       An error, if the match with that id may be one of those files that
#       cannot be read; the one that names it, if any does.
proc ::wargame::mail::correspondences::LostOf {id lost} {
    foreach file $lost {
        if {![catch {::wargame::base::readText $file} text]
                && [string first $id $text] >= 0} {
            ::wargame::mail::letterFault lost $file
        }
    }
    if {[llength $lost]} {
        ::wargame::mail::letterFault unknown [join $lost ", "]
    }
}

proc ::wargame::mail::correspondences::newPath {game} {
    # A name in the folder of matches, whatever the game is called.
    if {![::wargame::base::door file $game.game]} {
        ::wargame::mail::letterFault damaged
    }
    return [::wargame::match::matchPaths new $game]
}
