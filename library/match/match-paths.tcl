# match-paths.tcl --
#
#       Where matches are kept, and what their files are called.
#
#   ::wargame::match::matchPaths
#       place NAME        a folder of a person's data: matches, lessons or open
#       folder NAME       the folder that place names, made if it is not there
#       new GAME ?NAME?   a path for a new match in that folder, reserved: see
#                         holds.tcl
#       another PATH      a path beside that one for the same match, reserved;
#                         in the folder matches if nothing can be written there
#       named NAME        the path of a match of that name
#       letters PATH      beside it: the letters of a match by file, which an
#                         older program called PATH.post
#       isOwn PATH        is it in the folder matches, with nobody invited?  It
#                         is not worth keeping then before something is done

need base/prefs match/holds

namespace eval ::wargame::match::matchPaths {
    namespace export place folder new another named letters isOwn
    namespace ensemble create
}

proc ::wargame::match::matchPaths::place {name} {
    return [file normalize \
            [file join [::wargame::base::prefs place data] $name]]
}

proc ::wargame::match::matchPaths::folder {name} {
    ::wargame::base::prefs folder data
    set folder [place $name]
    ::wargame::base::prefs make $folder
    return $folder
}

proc ::wargame::match::matchPaths::new {game {kind matches}} {
    set stem $game-[clock format [clock seconds] -format %Y%m%d-%H%M%S]
    return [Free [file join [folder $kind] $stem.game]]
}

proc ::wargame::match::matchPaths::another {path} {
    if {![catch {Free $path} new]} {
        return $new
    }
    return [Free [file join [folder matches] [file tail $path]]]
}

# Free --
#
#       That path, or the first with a number that nobody has, reserved.  After
#       a-2 comes a-3.
proc ::wargame::match::matchPaths::Free {path} {
    set end [file extension $path]
    set n 1
    regexp {^(.*?[^/])(?:-([1-9]\d?))?$} [file rootname $path] - stem n
    if {$n eq ""} {
        set n 1
    }
    for {incr n} {![::wargame::match::holds reserve $path]} {incr n} {
        set path $stem-$n$end
    }
    return [::wargame::match::holds real $path]
}

proc ::wargame::match::matchPaths::named {name} {
    return [file join [folder matches] $name.game]
}

proc ::wargame::match::matchPaths::letters {path} {
    if {[IsPost $path]} {
        # Another program may have it, or have done so in the meantime.
        catch {::wargame::match::holds during $path {
            if {[IsPost $path]} {
                file rename $path.post $path.letters
            }
        }}
    }
    return $path[expr {[IsPost $path] ? ".post" : ".letters"}]
}

proc ::wargame::match::matchPaths::isOwn {path} {
    return [expr {[file dirname $path] eq [place matches]
        && ![file exists [letters $path]]}]
}

proc ::wargame::match::matchPaths::IsPost {path} {
    return [expr {[file exists $path.post] && ![file exists $path.letters]}]
}
