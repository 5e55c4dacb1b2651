# opening.tcl --
#
#       A saved match taken up again at a table.
#
#       openTable PATH ?WINDOWS?   -> its Table; that which has it already, in
#                                  front; or "" if it cannot be opened, another
#                                  program has it, or nobody wants to

::wargame::need boxes holds keeper match-windows saved versions

proc ::wargame::openTable {path {windows {}}} {
    need table chance
    set table [matchWindows tableOf $path]
    if {$table ne ""} {
        OpenRoles $table $windows
        ShowTable $table
        return $table
    }
    try {
        holds take $path
    } trap {WARGAME HELD} {message} {
        errorBox $message
        return ""
    } trap {WARGAME DISK} {} {
        # Nothing can be written there.
        return [OpenMatch $path 0 $windows]
    }
    try {
        return [OpenMatch $path 1 $windows]
    } finally {
        holds drop $path
    }
}

proc ::wargame::ShowTable {table} {
    set window [$table window]
    wm deiconify $window
    raise $window
    if {[winfo exists .start]} {
        destroy .start
    }
    $table home
}

# OpenMatch --
#
#       ours - may it be written where it is?
proc ::wargame::OpenMatch {path ours windows} {
    try {
        set match [readMatch $path]
    } trap {WARGAME EXIT} {message} {
        errorBox [say file.bad $message]
        return ""
    }
    set fault [$match fault]
    if {$fault ne "" && ![WantsSound $match $path]} {
        $match destroy
        return ""
    }
    set keep $path
    set text ""
    if {$fault ne "" && [file exists $path.post]} {
        # Its letters are beside it; what is not sound of it is put aside.
        set text [$match save]
        set aside [keeper another $path]
        file copy -force $path $aside
        holds drop $aside
    } elseif {$fault ne "" || !$ours || ![file writable $path]} {
        set keep [keeper newPath [dict get [$match about] game]]
        set text [$match save]
        diceKept copy $path $keep
    }
    set keeper [Keeper new $keep $text]
    try {
        return [AddTable $match $keeper [Chance new] $windows]
    } trap {WARGAME LETTER} {message} {
        $keeper destroy
        errorBox [say file.bad $message]
        return ""
    }
}

proc ::wargame::WantsSound {match path} {
    return [expr {[tk_messageBox -icon warning -type okcancel \
            -title [say app.title] -message [sayCount file.faulty \
                [$match length] [file tail $path] [faultOf $match]]] eq "ok"}]
}
