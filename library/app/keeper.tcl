# keeper.tcl --
#
#       Keeps a match in a file while it is played.  Every action is on the
#       disk before anybody sees it.
#
#       set keeper [::wargame::Keeper new PATH TEXT]
#                          TEXT: what the file shall hold now; "" if it does
#           path
#           keep HOW TEXT  for [$match keep]
#           forsake        nothing was done in it: it need not be kept
#           destroy        the match was closed
#       set keeper [::wargame::LessonKeeper new GAME TEXT]
#                          of a lesson, which nobody goes on with another day:
#                          its file goes when it is closed or was cut off
#       ::wargame::keeper newPath GAME    a path for a new match
#       ::wargame::keeper namedPath NAME  the path of a match with that name
#       ::wargame::keeper recent          paths, the last played first
#       ::wargame::keeper cutOff          paths of matches that were never closed
#       ::wargame::keeper forget PATH     do not ask about it again
#
#       While a match is open there is a mark in the folder "open": a file
#       that holds the path, named by the number of the process.

namespace eval ::wargame::keeper {
    namespace export newPath namedPath recent cutOff forget played
    namespace ensemble create
    variable Longest 24         ;# paths in the list of recent matches
}

if {![info object isa class ::wargame::Keeper]} {
    oo::class create ::wargame::Keeper
}

oo::define ::wargame::Keeper {
    variable Path Mark

    constructor {path text} {
        set Path [file normalize $path]
        if {$text ne ""} {
            ::wargame::replace $Path $text
        }
        set Mark [::wargame::keeper::Mark $Path]
        ::wargame::keeper played $Path
    }

    destructor {
        if {[info exists Mark]} {
            file delete $Mark
        }
    }

    method path {} {
        return $Path
    }

    method forsake {} {
        # Nothing was played: a file of our own is not worth keeping, unless
        # somebody was invited.
        if {![file exists $Path.post] && [file dirname $Path]
                eq [::wargame::keeper::Folder matches]} {
            file delete $Path
        }
    }

    method keep {how text} {
        switch -- $how {
            append { ::wargame::append $Path $text }
            replace { ::wargame::replace $Path $text }
        }
    }
}

if {![info object isa class ::wargame::LessonKeeper]} {
    oo::class create ::wargame::LessonKeeper {
        superclass ::wargame::Keeper
    }
}

oo::define ::wargame::LessonKeeper {
    variable Path

    constructor {game text} {
        set folder [::wargame::keeper::Folder lessons]
        foreach old [glob -nocomplain -directory $folder *] {
            if {![regexp {^(\d+)-} [file tail $old] - process]
                    || ![::wargame::keeper::Lives $process]} {
                file delete $old
            }
        }
        set n 1
        while {[file exists [set Path \
                [file join $folder [pid]-$game-$n.game]]]} {
            incr n
        }
        ::wargame::replace $Path $text
    }

    destructor {
        if {[info exists Path]} {
            file delete $Path
        }
    }

    method forsake {} {
        file delete $Path
    }
}

proc ::wargame::keeper::Folder {name} {
    set folder [file join [::wargame::prefs folder data] $name]
    file mkdir $folder
    return [file normalize $folder]
}

proc ::wargame::keeper::newPath {game} {
    set stem $game-[clock format [clock seconds] -format %Y%m%d-%H%M%S]
    set path [file join [Folder matches] $stem.game]
    # A match by file has letters before it has a position.
    for {set n 2} {[file exists $path] || [file exists $path.post]} {incr n} {
        set path [file join [Folder matches] $stem-$n.game]
    }
    return $path
}

proc ::wargame::keeper::namedPath {name} {
    return [file join [Folder matches] $name.game]
}

proc ::wargame::keeper::Mark {path} {
    set n 1
    while {[file exists [set mark [file join [Folder open] [pid]-$n]]]} {
        incr n
    }
    ::wargame::replace $mark $path\n
    return $mark
}

proc ::wargame::keeper::cutOff {} {
    set paths {}
    foreach mark [lsort [glob -nocomplain -directory [Folder open] *]] {
        if {![regexp {^(\d+)-\d+$} [file tail $mark] - process]
                || [Lives $process]} {
            continue
        }
        set path [string trim [::wargame::readText $mark]]
        if {[file exists $path] && $path ni $paths} {
            lappend paths $path
        }
    }
    return $paths
}

proc ::wargame::keeper::forget {path} {
    foreach mark [glob -nocomplain -directory [Folder open] *] {
        regexp {^(\d+)-} [file tail $mark] - process
        if {![Lives $process]
                && [string trim [::wargame::readText $mark]] eq $path} {
            file delete $mark
        }
    }
}

# Lives --
#
#       Is a process with this number running?
proc ::wargame::keeper::Lives {process} {
    if {$process == [pid]} {
        return 1
    } elseif {[file isdirectory /proc/self]} {
        # One that is dead but not yet buried does not live.
        return [expr {![catch {::wargame::readText /proc/$process/stat} stat]
            && ![regexp {^.*\) [ZX]} $stat]}]
    }
    return [expr {![catch {exec kill -0 $process 2>@1}]}]
}

proc ::wargame::keeper::recent {} {
    if {[catch {::wargame::readText [RecentPath]} text]} {
        return {}
    }
    return [lmap path [split [string trim $text] \n] {
        if {![file exists $path]} continue
        set path
    }]
}

proc ::wargame::keeper::RecentPath {} {
    return [file join [::wargame::prefs folder data] recent]
}

# played --
#
#       A match was begun or opened.
proc ::wargame::keeper::played {path} {
    variable Longest
    set paths [linsert [lsearch -all -inline -not -exact [recent] $path] 0 $path]
    ::wargame::replace [RecentPath] \
            [join [lrange $paths 0 $Longest-1] \n]\n
}
