# autosave.tcl --
#
#       Keeps a match in a file while it is played.  Every action is on the
#       disk before anybody sees it, and nobody else writes there meanwhile.
#
#       set autosave [::wargame::match::Autosave new PATH TEXT]
#                          TEXT: what the file shall hold now; "" if it does.
#                          Another has the match: error, code WARGAME HELD
#           path
#           keep HOW TEXT  for [$match keep]
#           warn CMDPREFIX if another program changed the file: called with its
#                          path and that of the file in which the match goes on;
#                          both are one if it was gone and is written again
#           forsake        nothing was done in it: it need not be kept
#           destroy        the match was closed
#       set autosave [::wargame::match::LessonAutosave new GAME TEXT]
#                          of a lesson, which nobody goes on with another day:
#                          its file goes when it is closed or was cut off
#       ::wargame::match::autosave newPath GAME    a path for a new match, reserved: see
#                                         holds.tcl
#       ::wargame::match::autosave namedPath NAME  the path of a match with that name
#       ::wargame::match::autosave recent          paths, the last played first: recent.tcl
#       ::wargame::match::autosave cutOff          paths of matches that were never closed:
#                                         marks.tcl
#       ::wargame::match::autosave forget PATH     do not ask about it again

need base/prefs match/dice-kept match/holds match/marks match/recent

namespace eval ::wargame::match::autosave {
    namespace export newPath another namedPath recent cutOff forget played \
            beside mark unmark
    namespace ensemble create
}

if {![info object isa class ::wargame::match::Autosave]} {
    oo::class create ::wargame::match::Autosave
}

oo::define ::wargame::match::Autosave {
    variable Path Mark Warn

    constructor {path text} {
        set Warn ""
        set Path [::wargame::match::holds take $path]
        my Tidy
        if {$text ne ""} {
            ::wargame::match::holds write $Path replace $text
        }
        my Opened
    }

    destructor {
        if {[info exists Path]} {
            my Closed
            ::wargame::match::holds drop $Path
        }
    }

    method path {} {
        return $Path
    }

    method warn {cmdPrefix} {
        set Warn $cmdPrefix
    }

    method Opened {} {
        ::wargame::match::autosave unmark $Path
        set Mark [my MarkOf $Path]
        ::wargame::match::autosave played $Path
    }

    method MarkOf {path} {
        # A match is played even where no mark can be made.
        try {
            return [::wargame::match::autosave mark $path]
        } trap {WARGAME DISK} {} {}
    }

    method Closed {} {
        if {[info exists Mark] && $Mark ne ""} {
            file delete $Mark
        }
    }

    method Tidy {} {
        # What a program left that was ended while it wrote, the match or what
        # lies beside it; what else has such a name is somebody's.
        foreach part [::wargame::match::autosave beside $Path \
                "{,.post,.dice,.notes}.part-*"] {
            if {[file type $part] eq "file"
                    && [regexp {\.part-\d+-\d+$} $part]} {
                catch {file delete $part}
            }
        }
    }

    method forsake {} {
        # Nothing was played: a file of our own is not worth keeping, unless
        # somebody was invited.
        if {![file exists $Path.post] && [file dirname $Path]
                eq [::wargame::match::autosave::Place matches]} {
            # It is not ours if another program changed it: nothing is added
            # then.
            if {![catch {::wargame::match::holds write $Path append ""}]} {
                file delete $Path
                ::wargame::match::diceKept drop $Path
            }
        }
    }

    method keep {how text} {
        # how - append or replace; elsewhere: another program changed the file,
        #     and text is the whole match
        if {$how eq "elsewhere"} {
            my Move $text
        } else {
            ::wargame::match::holds write $Path $how $text
        }
    }

    method Move {text} {
        # The match goes on in a new file.  Letters stay beside theirs, so there
        # the other program's text goes into a new one.  What fails is tried
        # again with the next action, and leaves no name held.
        set new [::wargame::match::autosave another $Path]
        try {
            if {[file exists $Path.post]} {
                my PutAside $new $text
            } else {
                my GoOnIn $new $text
            }
        } trap POSIX {message} {
            return -code error -errorcode {WARGAME DISK} $message
        } finally {
            ::wargame::match::holds drop $new
        }
    }

    method Moved {from to} {
        if {$Warn ne ""} {
            after 0 [list {*}$Warn $from $to]
        }
    }

    method PutAside {new text} {
        # There is a file of the match's name at every instant, if that can be.
        set there [expr {![catch {file type $Path}]}]
        if {$there && [catch {file link -hard $new $Path}]} {
            file rename -force $Path $new
        }
        my Moved [expr {$there ? $new : $Path}] $Path
        ::wargame::match::holds renew $Path
        ::wargame::match::holds write $Path replace $text
    }

    method GoOnIn {new text} {
        # Once more than for this call, if all goes well.
        ::wargame::match::holds take $new
        set mark ""
        try {
            set mark [my MarkOf $new]
            ::wargame::match::diceKept copy $Path $new
            if {[file exists $Path.notes]} {
                file copy $Path.notes $new.notes
            }
            ::wargame::match::holds write $new replace $text
        } on error {message options} {
            catch {file delete $mark}
            if {![file exists $new]} {
                catch {file delete $new.dice $new.notes}
            }
            return -options $options $message
        }
        ::wargame::match::holds take $new
        my Closed
        ::wargame::match::holds drop $Path
        my Moved $Path $new
        set Path $new
        set Mark $mark
        ::wargame::match::autosave played $Path
    }
}

if {![info object isa class ::wargame::match::LessonAutosave]} {
    oo::class create ::wargame::match::LessonAutosave {
        superclass ::wargame::match::Autosave
    }
}

oo::define ::wargame::match::LessonAutosave {
    variable Path

    constructor {game text} {
        set folder [::wargame::match::autosave::folder lessons]
        foreach old [glob -nocomplain -directory $folder *] {
            # Of a lesson, or of what is beside it.
            set lesson [regsub {(\.game)\.[^/]*$} $old {\1}]
            if {![catch {file type $old} type] && $type eq "file"
                    && [::wargame::match::holds holder $lesson] eq ""} {
                # Another program may begin one now; its lock goes with its hold.
                catch {::wargame::match::holds during $lesson {
                    if {$old ne "$lesson.lock"} {
                        file delete $old
                    }
                }}
            }
        }
        next [::wargame::match::autosave newPath $game lessons] $text
    }

    destructor {
        if {[info exists Path]} {
            file delete $Path
            ::wargame::match::diceKept drop $Path
        }
        next
    }

    # Nobody goes on with it.
    method Opened {} {}

    method MarkOf {path} {}

    method forsake {} {
        file delete $Path
    }
}

proc ::wargame::match::autosave::Place {name} {
    return \
            [file normalize [file join [::wargame::base::prefs place data] \
            $name]]
}

# folder --
#
#       That one, which is there from now on.
proc ::wargame::match::autosave::folder {name} {
    ::wargame::base::prefs folder data
    set folder [Place $name]
    ::wargame::base::prefs make $folder
    return $folder
}

proc ::wargame::match::autosave::newPath {game {kind matches}} {
    set stem $game-[clock format [clock seconds] -format %Y%m%d-%H%M%S]
    return [Free [file join [folder $kind] $stem.game]]
}

# another --
#
#       A path beside that one for the same match, reserved; elsewhere if
#       nothing can be written there.
proc ::wargame::match::autosave::another {path} {
    if {![catch {Free $path} new]} {
        return $new
    }
    return [Free [file join [folder matches] [file tail $path]]]
}

# Free --
#
#       That path, or the first with a number that nobody has, reserved.  After
#       a-2 comes a-3.
proc ::wargame::match::autosave::Free {path} {
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

proc ::wargame::match::autosave::namedPath {name} {
    return [file join [folder matches] $name.game]
}

# beside --
#
#       The files whose names are that path's with such an end.
proc ::wargame::match::autosave::beside {path pattern} {
    # A tilde that stands first is one, which [file tail] would say otherwise.
    set tail [string map {\\ \\\\ * \\* ? \\? \[ \\[ \] \\] \{ \\{ \} \\}} \
            [string range $path [string last / $path]+1 end]]
    # There may be a folder in which one may write, but not read.
    if {[catch {glob -nocomplain -directory [file dirname $path] -- \
            $tail$pattern} found]} {
        return {}
    }
    return $found
}
