# to-windows.tcl --
#
#       The only way from the command line to Tk.
#
#       toWindows WHAT ...   opens the windows that a command line asks for:
#                            start; new, file, letter with the words after it;
#                            replay PATH VIEWER N

need base/files base/windowing match/saved shell/commands shell/options

proc ::wargame::shell::toWindows {what args} {
    if {$what eq "new"} {
        set args [NewArguments $args]
    } elseif {$what eq "file"} {
        set args [FileArguments $args]
    } elseif {$what eq "letter"} {
        set args [lrange [readWords new {} $args 1 1] 0 0]
    }
    if {[catch {windowing begin}]} {
        usage cli.noDisplay [join [commands headless] ", "]
    }
    need shell/windows
    openWindows $what {*}$args
}

# NewArguments --
#
#       GAME SCENARIO OPTIONS SEED DICE WINDOWS, from the words after "new".
proc ::wargame::shell::NewArguments {words} {
    lassign [options new $words] game given
    set dice [dict get $given -dice]
    if {$dice eq ""} {
        set dice program
    } elseif {$dice ni [commands values new -dice]} {
        usage cli.noDice $dice [join [commands values new -dice] ", "]
    }
    return [list [knownGame $game] [knownScenario $game \
            [dict get $given -scenario]] \
            [knownOptions $game [dict get $given -option]] \
            [dict get $given -seed] $dice \
            [knownRoles $game [dict get $given -window]]]
}

# FileArguments --
#
#       PATH WINDOWS, from the words of a command line that begins with a file.
proc ::wargame::shell::FileArguments {words} {
    lassign [readWords new {-window list} $words 1 1] path given
    need match/holds
    set holder [holds holder $path]
    if {$holder ne ""} {
        failed file.held [file tail $path] $holder
    }
    set match [readMatch $path]
    try {
        return [list $path [knownRoles [dict get [$match about] game] \
                [dict get $given -window]]]
    } finally {
        $match destroy
    }
}
