# opening.tcl --
#
#       A saved match taken up again at a table.
#
#       openTable PATH ?WINDOWS?   -> its Table; that which has it already, in
#                                  front; or "" if it cannot be opened, another
#                                  program has it, or nobody wants to

need base/objects base/words match/autosave match/beside match/holds \
        match/match-paths match/saved match/versions \
        look/boxes look/modal table/match-windows shell/tables

proc ::wargame::shell::openTable {path {windows {}}} {
    need table/table match/chance
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

proc ::wargame::shell::ShowTable {table} {
    set window [$table window]
    wm deiconify $window
    raise $window
    closeStart $window
    $table home
}

# OpenMatch --
#
#       ours - may it be written where it is?
proc ::wargame::shell::OpenMatch {path ours windows} {
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
    try {
        set autosave [KeepOpened $path $match $ours]
    } trap {WARGAME DISK} {message} {
        $match destroy
        errorBox [say file.unkept $message]
        return ""
    }
    set chance [Chance new]
    try {
        return [AddTable $match $autosave $chance $windows]
    } trap {WARGAME LETTER} {message} {
        foreach object [list $autosave $match $chance] {
            destroyIf $object
        }
        errorBox [say file.bad $message]
        return ""
    }
}

# KeepOpened --
#
#       The Autosave of a match from that file, which may be damaged or no place
#       to write; then it goes on in a new one.
proc ::wargame::shell::KeepOpened {path match ours} {
    set fault [$match fault]
    set keep $path
    set text ""
    if {$fault ne "" && [file exists [matchPaths letters $path]]} {
        # Its letters are beside it; what is not sound of it is put aside.
        set text [$match save]
        set aside [matchPaths another $path]
        try {
            file copy -force $path $aside
        } trap POSIX {message} {
            return -code error -errorcode {WARGAME DISK} $message
        } finally {
            holds drop $aside
        }
    } elseif {$fault ne "" || !$ours || ![file writable $path]} {
        set keep [matchPaths new [dict get [$match about] game]]
        set text [$match save]
    }
    try {
        if {$keep ne $path} {
            keptBeside copy $path $keep
        }
        return [Autosave new $keep $text]
    } on error {message options} {
        if {$keep ne $path} {
            holds drop $keep
            keptBeside drop $keep
        }
        return -options $options $message
    }
}

proc ::wargame::shell::WantsSound {match path} {
    return [expr {[modal tk_messageBox -icon warning -type okcancel \
            -title [say app.title] -message [sayCount file.faulty \
                [$match length] [file tail $path] [faultOf $match]]] eq "ok"}]
}
