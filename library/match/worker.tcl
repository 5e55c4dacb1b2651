# worker.tcl --
#
#       A second process of the program, which answers questions about matches
#       that take long, so that no window waits.  It gets each match and each
#       question by a pipe and writes nothing to the disk; it ends with whoever
#       began it.
#
#   set worker [::wargame::match::Worker new]
#       ask MATCH VIEWER TOPIC CMDPREFIX ?MEANWHILECMD?
#                            what [MATCH query VIEWER TOPIC] says of the match
#                            as it is now, later, as the last argument of
#                            CMDPREFIX; "" if there was no answer.  MEANWHILECMD
#                            is told the best answers before.  One question at
#                            a time
#       hear                 what the worker has told by now is told at once
#       drop                 ends the work on a question, for its answer is not
#                            wanted any more
#       isBusy               is an answer awaited?
#       process              the process id of the worker; "" while it is not
#                            needed

if {![info object isa class ::wargame::match::Worker]} {
    oo::class create ::wargame::match::Worker
}

oo::define ::wargame::match::Worker {
    variable Pipe Told Buffer Cmd MeanwhileCmd Asked Tries Due

    constructor {} {
        set Pipe ""
        set Cmd ""
        set MeanwhileCmd ""
        set Due ""
    }

    destructor {
        if {[info exists Pipe]} {
            my End
        }
    }

    method isBusy {} {
        return [expr {$Cmd ne ""}]
    }

    method process {} {
        return [expr {$Pipe eq "" ? "" : [pid $Pipe]}]
    }

    method ask {match viewer topic cmdPrefix {meanwhileCmd ""}} {
        set Cmd $cmdPrefix
        set MeanwhileCmd $meanwhileCmd
        set Asked [list $match $viewer $topic]
        set Tries 2
        my Pose
    }

    method Pose {} {
        # A process that died is begun again, once.
        while {$Tries > 0} {
            incr Tries -1
            if {($Pipe ne "" || [my Begin]) && ![catch {my Tell {*}$Asked}]} {
                return
            }
            my Close
        }
        set Due [after idle [namespace code {my Answer ""}]]
    }

    method Tell {match viewer topic} {
        set stamp [$match stamp]
        if {$stamp ne $Told} {
            my Send match [$match save]
            set Told $stamp
        }
        my Send ask [list $viewer $topic]
    }

    method drop {} {
        # It may be in the middle of it, and cannot hear.
        if {$Cmd ne ""} {
            my End
        }
    }

    # ---- the process ----

    method Begin {} {
        if {[catch {
            set Pipe [open |[list [info nameofexecutable] \
                    [file join $::wargame::directory library match \
                        worker-child.tcl] \
                    $::wargame::directory] r+]
        }]} {
            set Pipe ""
            return 0
        }
        fconfigure $Pipe -blocking 0 -encoding utf-8 -translation lf
        fileevent $Pipe readable [namespace code {my Hear}]
        set Told ""
        set Buffer ""
        return 1
    }

    method End {} {
        after cancel $Due
        set Cmd ""
        my Close
    }

    method Close {} {
        # Not asked politely, for it would finish its sums first.
        if {$Pipe ne ""} {
            set pipe $Pipe
            set Pipe ""
            ::wargame::match::endProcess $pipe
        }
    }

    method Send {what text} {
        puts -nonewline $Pipe "$what [string length $text]\n$text"
        flush $Pipe
    }

    method hear {} {
        if {$Pipe ne ""} {
            my Hear
        }
    }

    method Hear {} {
        # What is told may be the end of this object.
        append Buffer [read $Pipe]
        set me [self]
        while {[my Next what text]} {
            my Heard $what $text
            if {![info object isa object $me] || $Pipe eq ""} {
                return
            }
        }
        if {[eof $Pipe]} {
            my Close
            if {$Cmd ne ""} {
                my Pose
            }
        }
    }

    method Next {whatVar textVar} {
        # "WHAT LENGTH\nTEXT", in pieces.
        upvar 1 $whatVar what $textVar text
        set at [string first \n $Buffer]
        lassign [string range $Buffer 0 $at] what length
        if {$at < 0 || [string length $Buffer] < $at + 1 + $length} {
            return 0
        }
        set text [string range $Buffer $at+1 $at+$length]
        set Buffer [string range $Buffer [expr {$at + 1 + $length}] end]
        return 1
    }

    method Heard {what text} {
        if {$what eq "answer"} {
            my Answer $text
        } elseif {$Cmd ne "" && $MeanwhileCmd ne ""} {
            uplevel #0 [list {*}$MeanwhileCmd $text]
        }
    }

    method Answer {answer} {
        set cmd $Cmd
        set Cmd ""
        if {$cmd ne ""} {
            uplevel #0 [list {*}$cmd $answer]
        }
    }
}

# killProcess --
#
#       That at the other end of a pipe, whatever it does.
proc ::wargame::match::killProcess {pipe} {
    foreach process [pid $pipe] {
        ::wargame::kill $process
    }
}

# endProcess --
#
#       The same, and waited for, so that nothing of it is left.
proc ::wargame::match::endProcess {pipe} {
    killProcess $pipe
    catch {fconfigure $pipe -blocking 1}
    catch {close $pipe}
}

# firstLine --
#
#       What a process says first, by a pipe that does not block; "" if it ends,
#       or says nothing for so many milliseconds.  Meanwhile all else goes on.
proc ::wargame::match::firstLine {pipe ms} {
    variable Said
    set Said($pipe) ""
    fileevent $pipe readable [list ::wargame::match::Heard $pipe]
    set due [after $ms [list set ::wargame::match::Said($pipe) ""]]
    vwait ::wargame::match::Said($pipe)
    after cancel $due
    fileevent $pipe readable {}
    set said $Said($pipe)
    unset Said($pipe)
    return $said
}

proc ::wargame::match::Heard {pipe} {
    variable Said
    if {[gets $pipe line] >= 0 || [eof $pipe]} {
        set Said($pipe) $line
    }
}
