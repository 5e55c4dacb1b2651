# correspondences.tcl --
#
#       Where the matches by file are.
#
#   ::wargame::mail::correspondences
#       all             paths of all, sorted
#       of TEXT         path of the one that a letter is for, of several of
#                       one match that of whom it is to; "" for an invitation
#                       not yet accepted, else an error if there is none
#       isDone TEXT     was that letter written here, or opened before?
#       newPath GAME    for a match of that game, reserved

need base/doors base/files match/match-paths mail/envelope mail/kept-state \
        mail/sealed-letter

namespace eval ::wargame::mail::correspondences {
    namespace export all of isDone newPath
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
    set others {}
    foreach path [all] {
        if {[catch {::wargame::mail::keptState read $path} kept]} {
            lappend lost [::wargame::match::matchPaths letters $path]
        } elseif {[dict get $kept id] eq [dict get $head match]} {
            if {[Seat $kept] eq [dict get $head to]} {
                return $path
            }
            # An invitation may be for another commander here.
            if {[dict get $head letter] ne "invitation"
                    || [dict get $kept role] eq "host"} {
                lappend others $path
            }
        }
    }
    if {[llength $others]} {
        return [lindex $others 0]
    } elseif {[dict get $head letter] ne "invitation"} {
        LostOf [dict get $head match] $lost
        ::wargame::mail::letterFault foreign
    }
    return ""
}

proc ::wargame::mail::correspondences::isDone {text} {
    if {[catch {::wargame::mail::envelope read $text} head]} {
        return 0
    }
    set own 0
    foreach path [all] {
        if {[catch {::wargame::mail::keptState all $path} guests]} continue
        foreach kept $guests {
            if {[dict get $kept id] ne [dict get $head match]} continue
            set seat [Seat $kept]
            if {$seat eq [dict get $head to]} {
                return [IsOpened $kept $head]
            }
            set own [expr {$own || $seat eq [dict get $head from]}]
        }
    }
    return $own
}

# IsOpened --
#
#       Of a letter to who plays here, by its kind and number.
proc ::wargame::mail::correspondences::IsOpened {kept head} {
    set number [lindex [dict get $head letter] end]
    return [expr {$number eq "invitation" ? 1
        : $number eq "acceptance" ? [dict get $kept other] ne ""
        : [dict get $kept role] eq "host"
            ? $number <= [dict get $kept answered]
        : $number <= [dict get $kept number]}]
}

# Seat --
#
#       Who plays here, as the head of a letter names them.
proc ::wargame::mail::correspondences::Seat {kept} {
    return [lindex [::wargame::mail::sealedLetter seats $kept] \
            [expr {[dict get $kept role] eq "guest"}]]
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
