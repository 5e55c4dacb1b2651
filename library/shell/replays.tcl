# replays.tcl --
#
#       Matches looked at again.
#
#       openReplay TABLE ?N? ?DECISION?   -> the Replay of its match, as it was
#                                seen by who sits there, or "" at the handover
#                                screen; with a DECISION of choice-words.tcl, by
#                                all when the match is over
#       openPast PATH VIEWER N   -> that of a saved match; VIEWER "": all may
#                                look if it is over, else the public

need base/files base/objects base/words match/known-steps match/saved \
        match/umpire-password shell/menus-able table/match-windows

# openReplay --
#
#       While a match is played nobody sees what another seat may, and when
#       another takes the seat the window is gone.
proc ::wargame::shell::openReplay {table {n ""} {decision {}}} {
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
    set viewers [::wargame::match::replayViewers $viewer]
    set commander [$table commander]
    if {[llength $decision] && [[$table match] side] eq "nobody"} {
        lassign {umpire ""} viewer commander
        set viewers [::wargame::match::replayViewers umpire]
    }
    set replay [OpenedIn $window]
    if {$replay ne "" && $viewer ni [$replay viewers]} {
        $replay destroy
        set replay ""
    }
    if {$replay ne ""} {
        raise $window
        if {$n ne ""} {
            $replay go $n
        }
    } else {
        set replay [Replay new $window [$table match] \
                [[$table autosave] path] $viewers $viewer \
                [expr {$n eq "" ? [[$table match] length] : $n}] $commander]
        bind [$table window] <<WargameLeave>> \
                [list ::wargame::base::destroyIf $replay]
        matchWindows add $replay
    }
    if {[llength $decision]} {
        $replay look $viewer
        $replay decide $n $decision
    }
    return $replay
}

proc ::wargame::shell::OpenedIn {window} {
    # The Replay there; "": there is none.
    if {[winfo exists $window]} {
        foreach replay [matchWindows all] {
            if {[$replay window] eq $window} {
                return $replay
            }
        }
    }
    return ""
}

proc ::wargame::shell::MayReplay {play args} {
    return [expr {[$play seat] ne ""
        && [[[$play match] remote] seat] eq "nobody"}]
}

::wargame::shell::entryDoes openReplay ::wargame::shell::MayReplay

proc ::wargame::shell::openPast {path viewer n} {
    need replay/replay
    set match [readMatch $path]
    if {[[$match remote] seat] ne "nobody"} {
        failed letters.noReplay
    }
    if {[umpirePassword bars $match $viewer]} {
        failed umpire.barred
    }
    if {$viewer eq "umpire"
            || [$match side] eq "nobody" && [$match fault] eq ""} {
        set viewers {umpire 0 1 public}
    } else {
        set viewers [::wargame::match::replayViewers $viewer]
    }
    if {$viewer eq ""} {
        set viewer [lindex $viewers 0]
    }
    set w 1
    while {[winfo exists .past$w]} {
        incr w
    }
    set replay [Replay new .past$w $match $path $viewers $viewer \
            [expr {$n eq "" ? 0 : $n}]]
    matchWindows add $replay
    goesWith $replay $match
    return $replay
}
