# files.tcl --
#
#       Text in and out, and the end of a program that cannot go on.
#
#       tell TEXT                writes TEXT to the standard output, a line
#       usage KEY ARG...         ends the program: an error of class WARGAME
#                                EXIT
#       failed KEY ARG...        ends the program, too; see below
#       readText PATH ?MOST?     the text of a file of at most MOST bytes
#       oneLine TEXT             a name as it is said: what would end its line,
#                                or is no sign, as \n, \x1b
#       writeText PATH TEXT ?VIEWER?   makes TEXT the text of a file, private if
#                                VIEWER is umpire
#       replacing PATH VARIABLE SCRIPT ?VIEWER?   runs the SCRIPT, which writes
#                                the file whose name VARIABLE has; then that is
#                                PATH.  If it cannot be, what was there stays,
#                                and the program is ended as by failed
#       partsGone FOLDER NAMES   removes what programs that were killed an hour
#                                ago or longer left there of files whose names
#                                are like NAMES, a regular expression
#       aboutGame GAME           what [games] says of a game

need base/system base/words

# usage, failed --
#
#       End the program with a sentence: exit status 2 for a command line that
#       cannot be understood, 1 for what cannot be done.
proc ::wargame::base::usage {key args} {
    return -code error -errorcode {WARGAME EXIT 2} [Said $key $args]
}

proc ::wargame::base::failed {key args} {
    return -code error -errorcode {WARGAME EXIT 1} [Said $key $args]
}

proc ::wargame::base::Said {key names} {
    return [say $key {*}[lmap name $names { oneLine $name }]]
}

proc ::wargame::base::oneLine {text} {
    return [join [lmap sign [split $text ""] {
        expr {![string is control $sign] ? $sign
            : $sign eq "\n" ? "\\n" : [format {\x%02x} [scan $sign %c]]}
    }] ""]
}

proc ::wargame::base::tell {text} {
    fconfigure stdout -encoding utf-8
    try {
        puts stdout $text
        flush stdout
    } trap {POSIX ENOSPC} {} - trap {POSIX EIO} {} - trap {POSIX EFBIG} {} {
        failed cli.notWritten stdout
    }
}

# readText --
#
#       The text of a file, whatever its name: a bar is no command.  A pipe or a
#       device is no file, and nothing waits for one.  What is longer than
#       anything of ours is not read: it would be the end of the program.
proc ::wargame::base::readText {path {most 100000000}} {
    if {[file exists $path] && ![file isfile $path]} {
        return -code error -errorcode {POSIX EINVAL {not a file}} \
                "not a file: $path"
    } elseif {[file exists $path] && [file size $path] > $most} {
        return -code error -errorcode {POSIX EFBIG {file too large}} \
                "too large: $path"
    }
    set channel [open [file normalize $path] [system flags RDONLY]]
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
proc ::wargame::base::writeText {path text {viewer public}} {
    replacing $path into {
        set channel [open [file normalize $into] \
                [system flags WRONLY CREAT TRUNC]]
        try {
            fconfigure $channel -encoding utf-8 -translation lf -blocking 1
            puts -nonewline $channel $text
        } finally {
            close $channel
        }
    } $viewer
}

proc ::wargame::base::partsGone {folder names} {
    # As open_beside() in core/disk/disk.c calls them.
    foreach part [glob -nocomplain -directory $folder -types f *.part-*] {
        catch {
            if {[regexp "^(?:$names)\\.part-\\d+-\\d+\$" [file tail $part]]
                    && [file type $part] eq "file"
                    && [clock seconds] - [file mtime $part] > 3600} {
                file delete $part
            }
        }
    }
}

# replacing --
#
#       A file is written under another name beside its own first, with the
#       rights that the old one has.  A pipe or a device is written as it is,
#       and so is a file beside which nothing can be made.
proc ::wargame::base::replacing {path variable script {viewer public}} {
    upvar 1 $variable into
    set into [file normalize $path]
    try {
        set made [Beside $into $viewer]
        if {$made ne ""} {
            set into $made
        }
        uplevel 1 $script
        if {$made ne ""} {
            file rename -force $made [Real $path]
        }
    } on error {} {
        if {[info exists made] && $made ne ""} {
            catch {file delete $made}
        }
        failed cli.notWritten [file normalize $path]
    }
}

proc ::wargame::base::Real {path} {
    # Without links, that of a link which stands last, too.
    return [file dirname [file normalize [file join $path -]]]
}

proc ::wargame::base::Beside {path viewer} {
    # A new file that nobody had; "" where there is to be none.
    if {[file exists $path] && ![file isfile $path]} {
        return ""
    }
    set n 0
    while {[file exists [set beside [Real $path].part-[pid]-$n]]} {
        incr n
    }
    try {
        close [open [file normalize $beside] {WRONLY CREAT EXCL} \
                [expr {$viewer eq "umpire" ? 0o600 : 0o666}]]
    } trap {POSIX EACCES} {} - trap {POSIX ENAMETOOLONG} {} {
        # Its own name may be short enough.
        if {[file isfile $path] && $viewer eq "umpire"} {
            system private $path
        }
        return ""
    }
    if {[file isfile $path] && $viewer ne "umpire"
            && [system kind] ne "windows"} {
        file attributes $beside -permissions \
                [file attributes $path -permissions]
    }
    return $beside
}

# valuesOf --
#
#       The words of an enumeration of a game's rules, such as phase, in order.
proc ::wargame::base::valuesOf {game name} {
    return [dict get [words $game] values $name]
}

# constantOf --
#
#       A number of a game's rules by its name, such as last_round.
proc ::wargame::base::constantOf {game name} {
    return [dict get [words $game] constants $name]
}

# orderOf --
#
#       The order of play, a list of stages, that has this one.
proc ::wargame::base::orderOf {game stage} {
    foreach order [dict get [words $game] stages] {
        if {$stage in $order} {
            return $order
        }
    }
}

# rulesOf --
#
#       The paragraphs of a game's verbs or events: a dictionary by name.
proc ::wargame::base::rulesOf {game kind} {
    return [dict get [words $game] rules $kind]
}

# argumentsOf --
#
#       The types of what a game's amendments or events are about: a dictionary
#       by name, a letter each; see [wargame::words].
proc ::wargame::base::argumentsOf {game kind} {
    return [dict get [words $game] arguments $kind]
}

# aboutGame --
#
#       What [games] says of a game, or an empty dictionary.
proc ::wargame::base::aboutGame {game} {
    foreach about [games] {
        if {[dict get $about game] eq $game} {
            return $about
        }
    }
    return {}
}
