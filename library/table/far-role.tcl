# far-role.tcl --
#
#       A window with a role on another display.  It has a process of its own,
#       for a program cannot go on without a display that it has drawn on.  What
#       that process is told and what it may ask is in far-pipe.tcl; what runs
#       there is in far-home.tcl.
#
#   set role [::wargame::table::FarRole new TABLE VIEWER DISPLAY ?COMMANDER?]
#       a display that cannot be opened is a WARGAME EXIT; until it answers all
#       else goes on
#       viewer screen window seat show rebuild paceChanged
#       playersChanged keptIn file only
#                              as of a RoleWindow; "" for what is there
#       process                the process id of the window's process
#       window's end           is that of the object, and the other way round;
#                              if the window was not closed the table says so

need base/doors base/files base/prefs base/words match/worker table/far-lost \
        table/far-pipe table/shown

namespace eval ::wargame::table {
    # A display that has said nothing for so many milliseconds cannot be opened.
    variable DisplayWait 15000
}

if {![info object isa class ::wargame::table::FarRole]} {
    oo::class create ::wargame::table::FarRole
}

oo::define ::wargame::table::FarRole {
    # Orderer: the commander who gave standing orders there last.
    variable Table Match Viewer Display Pipe Buffer Shown Told Only Orderer

    constructor {table viewer display {commander ""}} {
        set Table $table
        set Match [$table match]
        set Viewer $viewer
        set Display $display
        set Only $commander
        set Orderer $commander
        set Buffer ""
        set Told [dict create paused "" repeated {{}} computers {{} {}}]
        my Begin
        set Shown [::wargame::table::Shown new $Match]
        my Send open $Viewer [[$Table autosave] path] \
                [::wargame::base::language] $Only
        my Changed
        bind [$table window] <<WargameTheme>> \
                "+[list ::wargame::table::FarDo [self] rebuild]"
        $Match listen [namespace code {my Changed}]
    }

    destructor {
        if {![info exists Shown]} {
            return
        }
        if {[info object isa object $Match]} {
            $Match deafen [namespace code {my Changed}]
        }
        $Shown destroy
        my Close
        if {[info object isa object $Table]} {
            [$Table programAnswers] holding $Viewer $Orderer 0
            $Table roleGone [self]
        }
    }

    # ---- the process ----

    method Begin {} {
        if {![::wargame::base::door display $Display] || [catch {
            set Pipe [open |[list [info nameofexecutable] \
                    [file join $::wargame::directory library shell \
                        far-child.tcl] \
                    $::wargame::directory $Display 2>@ stderr] r+]
            fconfigure $Pipe -encoding utf-8 -translation lf -blocking 0
            ::wargame::match::firstLine $Pipe $::wargame::table::DisplayWait
        } said] || $said ne "ready" || ![info object isa object $Table]} {
            catch {
                ::wargame::match::killProcess $Pipe
                close $Pipe
            }
            ::wargame::base::failed cli.noSuchDisplay $Display
        }
        fileevent $Pipe readable [namespace code {my Hear}]
    }

    method Close {} {
        # It ends with its input; by force if it has not read that so far.
        my Send end
        if {[catch {chan pending output $Pipe} waiting] || $waiting} {
            ::wargame::match::killProcess $Pipe
        }
        catch {close $Pipe}
    }

    method process {} {
        return [pid $Pipe]
    }

    method Lost {{key role.lost}} {
        after idle [list ::wargame::table::FarLost [self] $Table $Display $key]
        fileevent $Pipe readable {}
    }

    # ---- told ----

    method Send {args} {
        # That it has ended is found by reading.
        catch {::wargame::table::farSend $Pipe $args}
    }

    method keptIn {match path} {
        my Send keptIn $path
    }

    method file {} {
        # The table has it.
        return ""
    }

    method Changed {} {
        # The actions that are new there; a snapshot has none.
        set length [$Match length]
        if {[$Shown isUndone] || [[$Match remote] seat] ne "nobody"} {
            my Send match [$Match save]
        } elseif {$length > [$Shown length]} {
            set actions {}
            for {set n [expr {[$Shown length] + 1}]} {$n <= $length} {incr n} {
                set entry [$Match entry $n]
                lappend actions [list [dict get $entry side] \
                        [dict get $entry did] [$Match stamp $n]]
            }
            my Send actions $actions
        }
        $Shown note
        my Pausing
        # Undo there passes over what would be given again, too.
        my Tell repeated [[$Table programAnswers] repeated]
        my playersChanged
    }

    method Tell {what args} {
        # Where it is another than what was told last.
        if {[dict get $Told $what] ne $args} {
            dict set Told $what $args
            my Send $what {*}$args
        }
    }

    method Pausing {} {
        my Tell paused [[$Table dice] paused] [::wargame::base::prefs get pace]
    }

    method paceChanged {} { my Pausing }

    method playersChanged {} {
        my Tell computers {*}[[$Table computers] whoPlays]
    }

    # ---- asked ----

    method Hear {} {
        # A window waits for each answer.  Who asks on and on is not heard to
        # the end: the table would wait as long.
        append Buffer [read $Pipe $::wargame::table::FarLongest]
        if {[::wargame::table::farWaiting $Buffer]
                > $::wargame::table::FarMost} {
            ::wargame::match::killProcess $Pipe
            return [my Lost role.flooded]
        }
        while {[set asked [::wargame::table::farNext Buffer]] ne ""} {
            if {![::wargame::table::farAsks $asked $Viewer [$Table presenter] \
                    [list [$Match remote] ordersOwn $Only]]} {
                my Lost
                return
            }
            if {$asked eq "gone"} {
                after idle [list ::wargame::table::FarDo [self] destroy]
                return
            }
            my Serve {*}$asked
            if {![info exists Pipe]} {
                # The table was closed meanwhile.
                return
            }
        }
        if {[eof $Pipe] || ![::wargame::table::farMayCome $Buffer]} {
            my Lost
        }
    }

    method Serve {what args} {
        # It waits for this answer.
        set fault [catch {my Asked_$what {*}$args} message options]
        if {[info exists Pipe]} {
            if {$fault} {
                # What could not be kept on the disk has still happened.
                $Table settle
            }
            if {$fault || [$Shown length] < 0} {
                my Changed
            }
            my Pausing
            my Send answer $fault [expr {$fault ? $message : ""}] \
                    [expr {$fault ? [dict get $options -errorcode] : ""}]
        }
    }

    method Asked_do {side action} {
        if {$side in {0 1} && ![string match "standing *" $action]} {
            my OwnTurn
        }
        [$Table programAnswers] acting
        $Match do $side $action
    }

    method Asked_answered {} {
        # As on the way of a group's order in a window here.
        if {![[$Table programAnswers] isOrdering]} {
            [$Match standing] doAnswer
        }
    }

    method Asked_undo {stamp to} {
        # If it is still the match that was shown there.
        my OwnTurn
        if {[$Match stamp] eq $stamp} {
            [$Match deeds] undoTo $to
        }
    }

    foreach what {undoPiece redo} {
        method Asked_$what args [format {
            my OwnTurn
            [$Match deeds] %s {*}$args
        } $what]
    }

    method Asked_restOfPhase {how} {
        if {[my IsAsked]} {
            [$Table programAnswers] restOfPhase $how
            $Table settle
        }
    }

    method Asked_restOfTurn {} {
        if {[my IsAsked]} {
            [$Table programAnswers] restOfTurn
        }
    }

    method Asked_holding {commander on} {
        set whose [expr {$Only eq "" ? $commander : $Only}]
        if {$on} { set Orderer $whose }
        [$Table programAnswers] holding $Viewer $whose $on
        $Table settle
    }

    method Asked_brokeOff {done steps} {
        # Not for what another commander leads.
        if {$Only eq "" || [my IsAsked]} {
            [$Table programAnswers] brokeOff $Viewer $done $steps
        }
    }

    method OwnTurn {} {
        if {![my IsAsked]} {
            return -code error -errorcode {WARGAME NOUNDO} turn
        }
    }

    method IsAsked {} {
        # Of several commanders he alone whose window it is; not for a computer.
        return [expr {[$Match side] eq $Viewer
            && ![[$Table computers] areAsked] && ($Only eq ""
            || $Only eq [[[$Table presenter] reader] commander \
                [$Match moment $Viewer]])}]
    }

    foreach {what does} {open openRole agree agree} {
        method Asked_$what args "\$Table $does {*}\$args"
    }

    foreach what {hurry next pace} {
        method Asked_$what args [format {
            [$Table dice] %s {*}$args
        } $what]
    }

    # ---- as of a RoleWindow ----

    foreach {method value} {
        viewer $Viewer only $Only screen $Display window "" seat ""
    } {
        method $method {} "return $value"
    }
    method show {} { my Send show }
    method rebuild {} { my Send rebuild [::wargame::base::language] }
}
