# tables.tcl --
#
#       A table for a new match, and the windows beside a table.
#
#       newTable GAME SCENARIO OPTIONS ?SEED? ?DICE? ?WINDOWS? ?COMPUTERS?
#                                -> the Table, a new match; DICE fair: "", both
#                                sides get their secrets, or it could not be
#                                kept, which is said.  WINDOWS beside it:
#                                {VIEWER DISPLAY} each; COMPUTERS who play:
#                                {SIDE LEVEL} each
#       AddTable MATCH AUTOSAVE CHANCE WINDOWS ?COMPUTERS?   -> a Table of
#                                theirs
#       OpenRoles TABLE WINDOWS  opens those windows beside a table

need base/leisure base/objects base/words match/agreed match/autosave \
        match/beside match/chance match/dice-kept match/holds match/match \
        match/match-paths match/umpire-password look/boxes \
        look/focus look/modal present/seating shell/readying \
        table/agreed-choices table/match-windows

proc ::wargame::shell::newTable {game scenario chosen {seed ""} {dice program}
        {windows {}} {computers {}}} {
    need table/table match/chance table/secrets present/presenter
    if {$dice eq "fair"} {
        if {![winfo exists .secrets]} {
            set presenter [presenterOf $game]
            Secrets new .secrets $presenter [list ::wargame::shell::NewMatch \
                    $game \
                    $scenario $chosen $seed $dice $windows $computers] \
                    [[$presenter reader] seats $scenario]
        }
        raise .secrets
        return ""
    }
    return [NewMatch $game $scenario $chosen $seed $dice $windows $computers]
}

# playNew --
#
#       A new match as newTable makes it, begun at the screen: whoever pressed
#       Play may not be the side that begins, so its seat is behind a handover
#       screen if both sides play here.
proc ::wargame::shell::playNew {args} {
    set table [newTable {*}$args]
    if {$table ne "" && [llength [$table here]] == 2
            && [[$table mode] handsOver] && [$table viewer] in {0 1}} {
        $table handoverFor [$table viewer]
    }
    return $table
}

proc ::wargame::shell::NewMatch {game scenario chosen seed dice windows
        computers args} {
    # args - of fair dice, both secrets
    set chance [Chance new $seed]
    set match [Match start $game $scenario $chosen [$chance secret]]
    set path ""
    try {
        set path [matchPaths new $game]
        set autosave [KeepNew $path $match $dice $args]
    } trap {WARGAME DISK} {message} {
        if {$path ne ""} {
            keptBeside drop $path
            holds drop $path
        }
        $match destroy
        $chance destroy
        errorBox [say file.unkept $message]
        return ""
    }
    return [AddTable $match $autosave $chance $windows $computers]
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
        umpirePassword atFirst $match [newUmpirePassword]
    }
    return [Autosave new $path [$match save]]
}

proc ::wargame::shell::AddTable {match autosave chance windows {computers {}}} {
    set mode ""
    if {[file exists [matchPaths letters [$autosave path]]]} {
        need mail/correspondence mail/correspondence-mode
        set mode [CorrespondenceMode new \
                [Correspondence new [$autosave path] $match]]
    }
    set n 1
    while {[winfo exists .table$n]} {
        incr n
    }
    set table [matchWindows add [Table new .table$n $match $autosave $chance \
            $mode]]
    closeStart [$table window]
    try {
        [$table computers] takeUp
        foreach computer $computers {
            [$table computers] seat {*}$computer
        }
        OpenRoles $table $windows
        # A card that comes first after a deed is waited for.
        leisure later ::wargame::shell::readyPanels
    } trap {WARGAME EXIT} {message options} {
        # While a display is waited for it may be closed.
        destroyIf $table
        return -options $options $message
    }
    return $table
}

proc ::wargame::shell::OpenRoles {table windows} {
    foreach window $windows {
        if {[info object isa object $table]} {
            $table openRole {*}$window
        }
    }
}

# closeStart --
#
#       The start window makes room for that one.  It may have the keyboard by
#       force, after a list of it dropped down; when it goes nobody has, where
#       no window manager passes it on.
proc ::wargame::shell::closeStart {window} {
    if {![winfo exists .start]} {
        return
    }
    set had [expr {[focus -displayof .start] ne ""}]
    destroy .start
    if {$had && [winfo viewable $window]} {
        TakeKeyboard $window
    } elseif {$had} {
        bind $window <Visibility> [list ::wargame::shell::TakeKeyboard $window]
    }
}

proc ::wargame::shell::TakeKeyboard {window} {
    bind $window <Visibility> {}
    ::wargame::look::takeKeyboard [focus -lastfor $window]
}
