# keeper.tcl --
#
#       Keeps a match in a file while it is played.  Every action is on the
#       disk before anybody sees it, and nobody else writes there meanwhile.
#
#       set keeper [::wargame::Keeper new PATH TEXT]
#                          TEXT: what the file shall hold now; "" if it does.
#                          Another has the match: error, code WARGAME HELD
#           path
#           keep HOW TEXT  for [$match keep]
#           warn CMDPREFIX if another program changed the file: called with its
#                          path and that of the file in which the match goes on
#           forsake        nothing was done in it: it need not be kept
#           destroy        the match was closed
#       set keeper [::wargame::LessonKeeper new GAME TEXT]
#                          of a lesson, which nobody goes on with another day:
#                          its file goes when it is closed or was cut off
#       ::wargame::keeper newPath GAME    a path for a new match, reserved: see
#                                         holds.tcl
#       ::wargame::keeper namedPath NAME  the path of a match with that name
#       ::wargame::keeper recent          paths, the last played first
#       ::wargame::keeper cutOff          paths of matches that were never closed
#       ::wargame::keeper forget PATH     do not ask about it again
#
#       While a match is open there is a mark in the folder "open": a file
#       that holds the path.  If nobody holds the match, it was cut off.

::wargame::need holds dice-kept

namespace eval ::wargame::keeper {
    namespace export newPath another namedPath recent cutOff forget played \
            beside mark unmark
    namespace ensemble create
    variable Longest 24         ;# paths in the list of recent matches
}

if {![info object isa class ::wargame::Keeper]} {
    oo::class create ::wargame::Keeper
}

oo::define ::wargame::Keeper {
    variable Path Mark Warn

    constructor {path text} {
        set Warn ""
        set Path [::wargame::holds take $path]
        my Tidy
        if {$text ne ""} {
            ::wargame::holds write $Path replace $text
        }
        my Opened
    }

    destructor {
        if {[info exists Path]} {
            my Closed
            ::wargame::holds drop $Path
        }
    }

    method path {} {
        return $Path
    }

    method warn {cmdPrefix} {
        set Warn $cmdPrefix
    }

    method Opened {} {
        ::wargame::keeper unmark $Path
        set Mark [::wargame::keeper mark $Path]
        ::wargame::keeper played $Path
    }

    method Closed {} {
        if {[info exists Mark]} {
            file delete $Mark
        }
    }

    method Tidy {} {
        # What a program left that was ended while it wrote.
        file delete {*}[::wargame::keeper beside $Path .part-*]
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
        # how - append or replace; elsewhere: another program changed the file,
        #     and text is the whole match
        if {$how eq "elsewhere"} {
            my Move $text
        } else {
            ::wargame::holds write $Path $how $text
        }
    }

    method Move {text} {
        # The match goes on in a new file.  Letters stay beside theirs, so there
        # the other program's text goes into a new one.
        set old $Path
        set new [::wargame::keeper another $Path]
        if {[file exists $Path.post]} {
            if {[file exists $Path]} {
                file rename -force $Path $new
            }
            ::wargame::holds drop $new
            ::wargame::holds renew $Path
            ::wargame::holds write $Path replace $text
            set old $new
        } else {
            ::wargame::holds take $new
            ::wargame::holds write $new replace $text
            ::wargame::diceKept copy $old $new
            if {[file exists $old.notes]} {
                file copy $old.notes $new.notes
            }
            my Closed
            ::wargame::holds drop $old
            set Path $new
            my Opened
        }
        if {$Warn ne ""} {
            after 0 [list {*}$Warn $old $Path]
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
            if {[::wargame::holds holder [regsub {\.lock$} $old ""]] eq ""} {
                file delete $old
            }
        }
        next [::wargame::keeper newPath $game lessons] $text
    }

    destructor {
        if {[info exists Path]} {
            file delete $Path
        }
        next
    }

    # Nobody goes on with it.
    method Opened {} {}

    method forsake {} {
        file delete $Path
    }
}

proc ::wargame::keeper::Folder {name} {
    set folder [file join [::wargame::prefs folder data] $name]
    file mkdir $folder
    return [file normalize $folder]
}

proc ::wargame::keeper::newPath {game {kind matches}} {
    set stem $game-[clock format [clock seconds] -format %Y%m%d-%H%M%S]
    return [Free [file join [Folder $kind] $stem.game]]
}

# another --
#
#       A path beside that one for the same match, reserved; elsewhere if
#       nothing can be written there.
proc ::wargame::keeper::another {path} {
    if {![catch {Free $path} new]} {
        return $new
    }
    return [Free [file join [Folder matches] [file tail $path]]]
}

# Free --
#
#       That path, or the first with a number that nobody has, reserved.
proc ::wargame::keeper::Free {path} {
    set stem [file rootname $path]
    set end [file extension $path]
    for {set n 2} {![::wargame::holds reserve $path]} {incr n} {
        set path $stem-$n$end
    }
    return [::wargame::holds real $path]
}

proc ::wargame::keeper::namedPath {name} {
    return [file join [Folder matches] $name.game]
}

# beside --
#
#       The files whose names are that path's with such an end.
proc ::wargame::keeper::beside {path pattern} {
    set tail [string map {\\ \\\\ * \\* ? \\? \[ \\[ \] \\] \{ \\{ \} \\}} \
            [file tail $path]]
    return [glob -nocomplain -directory [file dirname $path] -- \
            $tail$pattern]
}

# ---- marks ----

proc ::wargame::keeper::mark {path} {
    # One that was left may have the number of this process.
    set n 1
    while {[file exists [set mark [file join [Folder open] [pid]-$n]]]} {
        incr n
    }
    ::wargame::replace $mark $path\n
    return $mark
}

# Marks --
#
#       {MARK PATH...}
proc ::wargame::keeper::Marks {} {
    return [concat {*}[lmap mark [lsort [glob -nocomplain -directory \
            [Folder open] *]] {
        if {[catch {string trim [::wargame::readText $mark]} path]} continue
        list $mark $path
    }]]
}

proc ::wargame::keeper::unmark {path} {
    foreach {mark marked} [Marks] {
        if {$marked eq $path} {
            file delete $mark
        }
    }
}

proc ::wargame::keeper::cutOff {} {
    return [lsort -unique [lmap {mark path} [Marks] {
        if {![file exists $path]
                || [::wargame::holds holder $path] ne ""} continue
        set path
    }]]
}

proc ::wargame::keeper::forget {path} {
    if {[::wargame::holds holder $path] eq ""} {
        unmark $path
        # And the lock file that was left, if that can be.
        catch {::wargame::holds during $path {}}
    }
}

# ---- those played last ----

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
