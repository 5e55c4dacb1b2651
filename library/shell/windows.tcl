# windows.tcl --
#
#       The windows of the program: which are open, and how to open one.
#
#       openWindows start | new GAME SCENARIO OPTIONS SEED DICE WINDOWS |
#               file PATH WINDOWS | replay PATH VIEWER N
#       startWindow              shows the start window
#       newTable GAME SCENARIO OPTIONS ?SEED? ?DICE? ?WINDOWS?
#                                -> the Table, a new match; DICE fair: "", both
#                                sides get their secrets, or it could not be
#                                kept, which is said.  WINDOWS beside it:
#                                {VIEWER DISPLAY} each
#       openTable PATH ?WINDOWS?   -> see opening.tcl
#       openReplay TABLE ?N?     -> the Replay of its match, from the eyes of
#                                who sits there, or "" at the handover screen
#       openPast PATH VIEWER N   -> that of a saved match; VIEWER "": all may
#                                look if it is over, else the public
#       windowGone WINDOW        that one was closed; without any left the
#                                program ends

need base/files base/words match/agreed match/dice-kept match/holds \
        look/boxes look/theme-own present/presenter

proc ::wargame::shell::openWindows {what args} {
    wm withdraw .
    need base/prefs look/theme match/autosave match/match-paths
    need own/own
    speak [prefs get language]
    useLook
    loadOwnScripts
    interp bgerror {} ::wargame::own::backgroundFault
    switch -- $what {
        start { startWindow }
        new {
            if {[newTable {*}$args] eq "" && ![winfo exists .secrets]} {
                exit 1
            }
        }
        file {
            if {[openTable {*}$args] eq ""} {
                exit 1
            }
        }
        replay { openPast {*}$args }
    }
    tellFaults
}

proc ::wargame::shell::startWindow {} {
    need start/start
    if {[winfo exists .start]} {
        raise .start
        return
    }
    Start create ::wargame::shell::TheStart .start
}

proc ::wargame::shell::newTable {game scenario chosen {seed ""} {dice program}
        {windows {}}} {
    need table/table match/chance table/secrets
    if {$dice eq "fair"} {
        if {![winfo exists .secrets]} {
            set presenter [presenterOf $game]
            Secrets new .secrets $presenter [list ::wargame::shell::NewMatch \
                    $game \
                    $scenario $chosen $seed $dice $windows] \
                    [[$presenter reader] seats $scenario]
        }
        raise .secrets
        return ""
    }
    return [NewMatch $game $scenario $chosen $seed $dice $windows]
}

proc ::wargame::shell::NewMatch {game scenario chosen seed dice windows args} {
    # args - of fair dice, both secrets
    set chance [Chance new $seed]
    set match [Match start $game $scenario $chosen [$chance secret]]
    set path ""
    try {
        set path [matchPaths new $game]
        set autosave [KeepNew $path $match $dice $args]
    } trap {WARGAME DISK} {message} {
        diceKept drop $path
        holds drop $path
        $match destroy
        $chance destroy
        errorBox [say file.unkept $message]
        return ""
    }
    return [AddTable $match $autosave $chance $windows]
}

# KeepNew --
#
#       The Autosave of a new match, and beside it where its dice come from.
proc ::wargame::shell::KeepNew {path match dice secrets} {
    if {$dice eq "fair"} {
        [$match fairDice] commit {*}[lmap secret $secrets {commitment $secret}]
        diceKept write $path [dict create kind fair secrets $secrets]
    } elseif {$dice ne "program"} {
        diceKept write $path [dict create kind $dice]
    }
    set about [$match about]
    if {![isForOne [dict get $about game] [dict get $about scenario]]} {
        agreeAtFirst $match
    }
    return [Autosave new $path [$match save]]
}

proc ::wargame::shell::AddTable {match autosave chance windows} {
    set n 1
    while {[winfo exists .table$n]} {
        incr n
    }
    set class Table
    if {[file exists [$autosave path].post]} {
        need mail/correspondence-table
        set class CorrespondenceTable
    }
    set table [matchWindows add [$class new .table$n $match $autosave $chance]]
    if {[winfo exists .start]} {
        destroy .start
    }
    try {
        OpenRoles $table $windows
    } trap {WARGAME EXIT} {message options} {
        $table destroy
        return -options $options $message
    }
    return $table
}

proc ::wargame::shell::OpenRoles {table windows} {
    foreach window $windows {
        $table openRole {*}$window
    }
}

# openReplay --
#
#       While a match is played nobody sees what another seat may, and when
#       another takes the seat the window is gone.
proc ::wargame::shell::openReplay {table {n ""}} {
    need replay/replay
    set viewer [$table viewer]
    if {[$table seat] eq ""} {
        return ""
    }
    if {[[[$table match] remote] seat] ne "nobody"} {
        [$table seat] message [say letters.noReplay]
        return ""
    }
    set window [string map {.table .replay} [$table window]]
    if {[winfo exists $window]} {
        raise $window
        foreach replay [matchWindows all] {
            if {[$replay window] eq $window} break
        }
        if {$n ne ""} {
            $replay go $n
        }
    } else {
        set eyes [expr {$viewer eq "umpire" ? {umpire 0 1 public}
            : [Eyes $viewer]}]
        set replay [Replay new $window [$table match] \
                [[$table autosave] path] $eyes $viewer \
                [expr {$n eq "" ? [[$table match] length] : $n}]]
        bind [$table window] <<WargameLeave>> \
                [list ::wargame::base::destroyIf $replay]
        matchWindows add $replay
    }
    return $replay
}

proc ::wargame::shell::openPast {path viewer n} {
    need replay/replay
    set match [readMatch $path]
    if {[[$match remote] seat] ne "nobody"} {
        failed letters.noReplay
    }
    if {$viewer eq "umpire"
            || [$match side] eq "nobody" && [$match fault] eq ""} {
        set eyes {umpire 0 1 public}
    } else {
        set eyes [Eyes $viewer]
    }
    if {$viewer eq ""} {
        set viewer [lindex $eyes 0]
    }
    set w 1
    while {[winfo exists .past$w]} {
        incr w
    }
    set replay [Replay new .past$w $match $path $eyes $viewer \
            [expr {$n eq "" ? 0 : $n}]]
    matchWindows add $replay
    goesWith $replay $match
    return $replay
}

# Eyes --
#
#       Those of a replay of a match that is still played.
proc ::wargame::shell::Eyes {viewer} {
    return [expr {$viewer in {0 1} ? [list $viewer public] : "public"}]
}

proc ::wargame::shell::CloseTable {table} {
    if {[[$table file] mayClose]} {
        startWindow
        $table close
    }
}

proc ::wargame::shell::quit {} {
    foreach window [matchWindows all] {
        if {"file" in [info object methods $window -all]
                && ![[$window file] mayClose]} {
            return
        }
    }
    foreach window [matchWindows all] {
        if {[info object isa object $window]} {
            $window destroy
        }
    }
    exit 0
}

proc ::wargame::shell::openDialog {window} {
    # Where matches are kept.
    set path [tk_getOpenFile -parent $window -title [say file.open] \
            -initialdir [file dirname [matchPaths named any]] \
            -filetypes [list [list [say file.kind] .game] \
                [list [say file.all] *]]]
    if {$path ne ""} {
        openTable $path
    }
}

proc ::wargame::shell::windowGone {window} {
    if {[namespace which ::wargame::shell::home] ne ""} {
        # The program is another interpreter's.
        return
    }
    foreach child [winfo children .] {
        if {$child ne $window && [winfo class $child]
                in {Table Role Start Replay Secrets Letter}} {
            return
        }
    }
    exit 0
}

need base/objects table/match-windows match/saved shell/opening shell/serves
