# main.tcl --
#
#       The command line: finds the command, and says in one sentence what is
#       wrong with it.  Nothing here needs a display.
#
#       ::wargame::shell::main ARGV    does what the command line asks for

need base/files match/saved shell/commands

proc ::wargame::shell::main {argv} {
    need base/words shell/options match/versions
    set argv [lmap word $argv {FileWord $word}]
    set command [lindex $argv 0]
    fconfigure stderr -encoding utf-8
    try {
        if {$command in {-h -help --help help}} {
            tell [say cli.help]
        } elseif {$command in {-v -version --version}} {
            tell "Grognard [package require wargame]"
        } elseif {$command eq ""} {
            OpenWindows start
        } elseif {$command in [commands names]} {
            set asked [lrange $argv 1 end]
            if {"-h" in $asked || "--help" in $asked} {
                tell [say cli.help.$command]
            } elseif {$command eq "new"} {
                OpenWindows new {*}$asked
            } else {
                need shell/cli-$command
                cli-$command $asked
            }
        } elseif {[string match -* $command]} {
            usage cli.noOption $command
        } elseif {[IsLetter $command]} {
            OpenWindows letter {*}$argv
        } elseif {[file exists $command]} {
            OpenWindows file {*}$argv
        } else {
            usage cli.noCommand $command
        }
    } trap {WARGAME EXIT} {message options} {
        if {$message ne ""} {
            puts stderr "grognard: $message"
        }
        exit [lindex [dict get $options -errorcode] 2]
    } trap {WARGAME DISK} {message} {
        puts stderr "grognard: [say cli.notWritten $message]"
        exit 1
    } trap {POSIX EPIPE} {} {
        exit 1
    }
}

# FileWord --
#
#       A shell has already replaced a tilde that means a home: one that is left
#       begins the name of a file.
proc ::wargame::shell::FileWord {word} {
    if {[string index $word 0] eq "~"} {
        return ./$word
    }
    return $word
}

# IsLetter --
#
#       Is that a file with a letter in it, whatever its name?
proc ::wargame::shell::IsLetter {path} {
    need mail/envelope
    return [expr {[file isfile $path] && ![catch {readText $path} text]
        && [envelope in $text]}]
}

# OpenWindows --
#
#       The only way from here to Tk.
proc ::wargame::shell::OpenWindows {what args} {
    if {$what eq "new"} {
        set args [NewArguments $args]
    } elseif {$what eq "file"} {
        set args [FileArguments $args]
    } elseif {$what eq "letter"} {
        set args [lrange [readWords new {} $args 1 1] 0 0]
    }
    if {[catch {package require Tk}]} {
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
