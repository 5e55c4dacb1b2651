# autosave.tcl --
#
#       Keeps a match in a file while it is played.  Every action is on the
#       disk before anybody sees it, and nobody else writes there meanwhile.
#
#       set autosave [::wargame::match::Autosave new PATH TEXT]
#                          TEXT: what the file is to hold now; "" if it does.
#                          Another has the match: error, code WARGAME HELD
#           path
#           keep HOW TEXT  for [$match saver] to
#           warn CMDPREFIX if another program changed the file: called with its
#                          path and that of the file in which the match goes on;
#                          both are one if it was gone and is written again
#           forsake        drops the file of a match in which nothing was done
#           destroy        the match was closed
#
#   Where it lies, match-paths.tcl says; what lies beside it, beside.tcl; which
#   are open, open-marks.tcl; which were played last, recent-matches.tcl.  Of a
#   lesson, see lesson-autosave.tcl.

need match/beside match/holds match/match-paths match/open-marks \
        match/recent-matches

if {![info object isa class ::wargame::match::Autosave]} {
    oo::class create ::wargame::match::Autosave
}

oo::define ::wargame::match::Autosave {
    variable Path Mark Warn

    constructor {path text} {
        set Warn ""
        set Path [::wargame::match::holds take $path]
        ::wargame::match::keptBeside tidy $Path
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
        ::wargame::match::openMarks remove $Path
        set Mark [my MarkOf $Path]
        ::wargame::match::recentMatches played $Path
    }

    method MarkOf {path} {
        # A match is played even where no mark can be made.
        try {
            return [::wargame::match::openMarks add $path]
        } trap {WARGAME DISK} {} {}
    }

    method Closed {} {
        if {[info exists Mark] && $Mark ne ""} {
            file delete $Mark
        }
    }

    method forsake {} {
        # Nothing was played: a file of our own is not worth keeping, unless
        # somebody was invited.
        if {[::wargame::match::matchPaths isOwn $Path]} {
            # It is not ours if another program changed it: nothing is added
            # then.
            if {![catch {::wargame::match::holds write $Path append ""}]} {
                file delete $Path
                ::wargame::match::keptBeside drop $Path
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
        set new [::wargame::match::matchPaths another $Path]
        try {
            if {[file exists [::wargame::match::matchPaths letters $Path]]} {
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
            ::wargame::match::keptBeside move $Path $new
            ::wargame::match::holds write $new replace $text
        } on error {message options} {
            catch {file delete $mark}
            catch {::wargame::match::keptBeside drop $new}
            return -options $options $message
        }
        ::wargame::match::holds take $new
        my Closed
        ::wargame::match::holds drop $Path
        my Moved $Path $new
        set Path $new
        set Mark $mark
        ::wargame::match::recentMatches played $Path
    }
}
