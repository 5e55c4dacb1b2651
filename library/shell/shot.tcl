# shot.tcl --
#
#       A picture of one window of a match that nobody plays.
#
#       shoot MATCH WINDOW VIEWER SIZE FILE
#           WINDOW: table, board, handover, role, start, aftermath, rules (at
#                   the paragraph of what is asked), tutorial (of the game, at
#                   its first task), ledger or its page, ledger:KEY, or a panel
#                   of the game that the moment has
#           VIEWER: "" for the one whose view the table would show

need base/files base/leisure base/system table/match-windows

proc ::wargame::shell::shoot {match window viewer size file} {
    need shell/windows base/prefs look/theme match/autosave match/match-paths \
            match/chance table/table start/start tutorial/offered \
            rules/rules-window
    # Nothing of the person who takes the picture, and nothing kept.
    set folder [ShotFolder]
    set ::env(XDG_DATA_HOME) $folder
    set ::env(XDG_CONFIG_HOME) $folder
    try {
        prefs set motion 0
        prefs set pace one
        prefs set size $size
        theme use engraved
        set shown [ShotWindow $match $window $viewer]
        wm geometry [winfo toplevel $shown] $size+0+0
        Settle
        if {$window eq "board"} {
            [[lindex [matchWindows all] 0] seat] perform fit
            Settle
        }
        set photo [image create photo]
        try {
            svgphoto::grab $photo $shown
        } trap {SVGPHOTO FILE} {} {
            failed cli.noGrab
        }
        ::wargame::base::replacing $file into {
            $photo write $into -format png
        }
    } finally {
        file delete -force $folder
    }
}

# ShotFolder --
#
#       One of its own among the system's temporary ones.  A program that was
#       stopped could not remove its own: those of an hour ago go now.
proc ::wargame::shell::ShotFolder {} {
    try {
        close [file tempfile folder grognard-shot]
        file delete $folder
        file mkdir $folder
        system private $folder
        foreach old [glob -nocomplain -types d -directory \
                [file dirname $folder] grognard-shot*] {
            if {[file owned $old]
                    && [file mtime $old] < [clock seconds] - 3600} {
                file delete -force $old
            }
        }
    } on error {message} {
        failed cli.notWritten $message
    }
    return $folder
}

# ShotWindow --
#
#       Opens what is asked for and returns the path of its widget.
proc ::wargame::shell::ShotWindow {match window viewer} {
    if {$window eq "start"} {
        Start create ::wargame::shell::TheStart .start
        return .start
    } elseif {$window eq "tutorial"} {
        return [ShotTutorial [dict get [$match about] game]]
    }
    set table [ShotTable $match]
    if {$window eq "handover"} {
        return [$table handoverFor [expr {$viewer in {0 1} ? $viewer : 0}]]
    }
    if {$viewer eq ""} {
        set viewer [$table viewer]
    }
    # Where the table itself answers nobody sits at it.
    $table seatFor [expr {$viewer eq "" ? "public" : $viewer}]
    return [ShotSeat $match $table $window]
}

proc ::wargame::shell::ShotTable {match} {
    set autosave [Autosave new [matchPaths new shot] [$match save]]
    set table [matchWindows add [Table new .table1 $match $autosave \
            [Chance new 1]]]
    .table1 configure -menu ""
    return $table
}

# ShotSeat --
#
#       What the seat of that table opens.
proc ::wargame::shell::ShotSeat {match table window} {
    switch -glob -- $window {
        table {}
        role {
            return [ShotRole $table]
        }
        rules {
            set about [$match about]
            if {![openRules [dict get $about game] [$match rule] $about]} {
                usage cli.noWindow $window
            }
            return .rules
        }
        board {
            [$table seat] panel enter ""
            return [[$table seat] part board]
        }
        aftermath {
            [$table seat] perform report
            return [[$table seat] part aftermath]
        }
        ledger* {
            if {![[[$table presenter] panels] hasLedger]} {
                usage cli.noWindow $window
            }
            [$table seat] perform ledger [lindex [split $window :] 1]
            return [[$table seat] part ledger]
        }
        default {
            if {![ShotHas $table $window]
                    || [catch {[$table seat] panel enter $window}]
                    || [[$table seat] panel asking] eq ""} {
                usage cli.noWindow $window
            }
        }
    }
    return .table1
}

# ShotHas --
#
#       Does the seat's moment have that panel?  Another has no words for it.
proc ::wargame::shell::ShotHas {table window} {
    set panels [[$table presenter] panels]
    set moment [[$table match] moment [$table viewer]]
    return [expr {$window eq "victory" || $window in [list \
            [$panels panel $moment] [$panels pastPanel $moment]]}]
}

proc ::wargame::shell::ShotRole {table} {
    set role [$table openRole [$table viewer]]
    [$role window] configure -menu ""
    if {[$role seat] eq ""} {
        [$role turn] event turned
    }
    return [$role window]
}

proc ::wargame::shell::ShotTutorial {game} {
    if {![hasTutorial $game]} {
        usage cli.noWindow tutorial
    }
    set table [openTutorial $game]
    [[$table mode] guide] nextStep
    [$table window] configure -menu ""
    return [$table window]
}

# Settle --
#
#       Until every tile is painted, nothing moves, and all odds are computed:
#       nothing is put off any more, or for so long that it never will be.
proc ::wargame::shell::Settle {} {
    variable Settled
    update
    for {set rounds 0} {$rounds < 6000 && [IsUnsettled]} {incr rounds} {
        after 10 {set ::wargame::shell::Settled 1}
        vwait ::wargame::shell::Settled
        update
    }
}

proc ::wargame::shell::IsUnsettled {} {
    # What the clock of the match does at its own time is not waited for.
    foreach table [matchWindows all] {
        if {[[$table odds] isBusy]} {
            return 1
        }
    }
    foreach id [after info] {
        if {![catch {after info $id} about]
                && ![string match *timer*Do* [lindex $about 0]]} {
            return 1
        }
    }
    return 0
}
