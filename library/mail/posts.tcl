# posts.tcl --
#
#       Where the matches by file are.
#
#   ::wargame::mail::post all       paths of all, sorted
#   ::wargame::mail::post of TEXT   path of the one that a letter is for; "" for
#                                   an invitation not yet accepted, else an
#                                   error if there is none

need base/doors base/files match/autosave mail/envelope mail/post-kept

proc ::wargame::mail::post::all {} {
    return [lmap path [lsort [glob -nocomplain -directory \
            [::wargame::match::autosave::folder matches] *.post]] {
        file rootname $path
    }]
}

proc ::wargame::mail::post::of {text} {
    set head [::wargame::mail::envelope read $text]
    set lost {}
    foreach path [all] {
        if {[catch {Read $path} kept]} {
            lappend lost $path.post
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
proc ::wargame::mail::post::LostOf {id lost} {
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

# NewPath --
#
#       For a match of that game; a name in the folder of matches, whatever the
#       game is called.
proc ::wargame::mail::post::NewPath {game} {
    if {![::wargame::base::door file $game.game]} {
        ::wargame::mail::letterFault damaged
    }
    return [::wargame::match::autosave newPath $game]
}
