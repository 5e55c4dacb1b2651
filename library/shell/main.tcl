# main.tcl --
#
#       The command line: finds the command, and says in one sentence what is
#       wrong with it.  Nothing here needs a display.
#
#       ::wargame::shell::main ARGV    does what the command line asks for

need base/files shell/commands shell/to-windows

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
            toWindows start
        } elseif {$command in [commands names]} {
            set asked [lrange $argv 1 end]
            if {"-h" in $asked || "--help" in $asked} {
                tell [say cli.help.$command]
            } elseif {$command eq "new"} {
                toWindows new {*}$asked
            } else {
                need shell/cli-$command
                cli-$command $asked
            }
        } elseif {[string match -* $command]} {
            usage cli.noOption $command
        } elseif {[IsLetter $command]} {
            toWindows letter {*}$argv
        } elseif {[file exists $command]} {
            toWindows file {*}$argv
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
