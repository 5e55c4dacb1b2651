# main.tcl --
#
#       The command line: finds the command, and says in one sentence what is
#       wrong with it.  Nothing here needs a display.
#
#       ::wargame::main ARGV    does what the command line asks for
#       ::wargame::need NAME... sources those scripts of this folder, once
#       ::wargame::needFile games/NAME    and those of another

namespace eval ::wargame {
    variable Loaded
    # What the command line can do, in the order that its help names them.
    variable Commands {new replay games simulate verify show report shot letter}
    variable Headless {games simulate verify show report shot letter}
}

# need, needFile --
#
#       The scripts that came so far can be loaded again: see reload.tcl.
proc ::wargame::need {args} {
    foreach name $args {
        needFile app/$name
    }
}

proc ::wargame::needFile {name} {
    variable Loaded
    variable directory
    if {![info exists Loaded($name)]} {
        set Loaded($name) [file join $directory $name.tcl]
        uplevel #0 [list source -encoding utf-8 $Loaded($name)]
    }
}

proc ::wargame::main {argv} {
    variable Commands
    need words options versions
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
        } elseif {$command in $Commands} {
            set asked [lrange $argv 1 end]
            if {"-h" in $asked || "--help" in $asked} {
                tell [say cli.help.$command]
            } elseif {$command eq "new"} {
                OpenWindows new {*}$asked
            } else {
                need cli-$command
                cli-$command $asked
            }
        } elseif {[string match -* $command]} {
            usage cli.noOption $command
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
    } trap {POSIX EPIPE} {} {
        exit 1
    }
}

# FileWord --
#
#       A shell has already replaced a tilde that means a home: one that is left
#       begins the name of a file.
proc ::wargame::FileWord {word} {
    if {[string index $word 0] eq "~"} {
        return ./$word
    }
    return $word
}

# usage, failed --
#
#       End the program with a sentence: exit status 2 for a command line that
#       cannot be understood, 1 for what cannot be done.
proc ::wargame::usage {key args} {
    return -code error -errorcode {WARGAME EXIT 2} [say $key {*}$args]
}

proc ::wargame::failed {key args} {
    return -code error -errorcode {WARGAME EXIT 1} [say $key {*}$args]
}

proc ::wargame::tell {text} {
    fconfigure stdout -encoding utf-8
    puts stdout $text
    flush stdout
}

# readText --
#
#       The text of a file, whatever its name: a bar is no command.  A pipe or a
#       device is no file, and nothing waits for one.
proc ::wargame::readText {path} {
    if {[file exists $path] && ![file isfile $path]} {
        return -code error -errorcode {POSIX EINVAL {not a file}} \
                "not a file: $path"
    }
    set channel [open [file normalize $path] {RDONLY NONBLOCK}]
    try {
        fconfigure $channel -encoding utf-8 -translation lf
        return [read $channel]
    } finally {
        close $channel
    }
}

# writeText --
#
#       The other way round.  What an umpire sees is for the eyes of who writes
#       it: VIEWER umpire.  Into a pipe only if somebody reads there.
proc ::wargame::writeText {path text {viewer public}} {
    try {
        set path [file normalize $path]
        if {$viewer eq "umpire" && [file isfile $path]} {
            file attributes $path -permissions 0600
        }
        set channel [open [file normalize $path] \
                {WRONLY CREAT TRUNC NONBLOCK} [expr {
            $viewer eq "umpire" ? 0600 : 0666}]]
        try {
            fconfigure $channel -encoding utf-8 -translation lf -blocking 1
            puts -nonewline $channel $text
        } finally {
            close $channel
        }
    } trap POSIX {} {
        failed cli.notWritten $path
    }
}

# OpenWindows --
#
#       The only way from here to Tk.
proc ::wargame::OpenWindows {what args} {
    variable Headless
    need windows
    if {$what eq "new"} {
        set args [NewArguments $args]
    } elseif {$what eq "file"} {
        set args [FileArguments $args]
    }
    if {[catch {package require Tk}]} {
        usage cli.noDisplay [join $Headless ", "]
    }
    openWindows $what {*}$args
}

# NewArguments --
#
#       GAME SCENARIO OPTIONS SEED DICE WINDOWS, from the words after "new".
proc ::wargame::NewArguments {words} {
    lassign [options new {
        -scenario {} -option {list} -seed {integer} -dice {} -window {list}
    } $words 1] game given
    set dice [dict get $given -dice]
    if {$dice eq ""} {
        set dice program
    } elseif {$dice ni {program typed fair}} {
        usage cli.noDice $dice "program, typed, fair"
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
proc ::wargame::FileArguments {words} {
    lassign [options new {-window {list}} $words 1] path given
    need holds
    set holder [holds holder $path]
    if {$holder ne ""} {
        failed file.held [file tail $path] $holder
    }
    set match [ReadMatch $path]
    try {
        return [list $path [knownRoles [dict get [$match about] game] \
                [dict get $given -window]]]
    } finally {
        $match destroy
    }
}

# ReadMatch --
#
#       A Match of a file that may be damaged; its fault says where.
proc ::wargame::ReadMatch {path} {
    if {[catch {readText $path} text]} {
        failed cli.unreadable $path
    }
    try {
        return [Match load $text]
    } trap WARGAME {message} {
        need versions
        failed cli.notMatch $path [sayFault $message]
    }
}
