# cli-letter.tcl --
#
#       grognard letter: a match by file without a display.

need base/files shell/options

proc ::wargame::shell::cli-letter {words} {
    set words [options letter $words]
    set given [lindex $words end]
    set words [lassign [lrange $words 0 end-1] what]
    LetterWords $what $words
    set argument [lindex $words 0]
    need mail/acceptance mail/correspondence mail/correspondences \
            mail/envelope mail/invitation mail/letter-words
    try {
        switch -- $what {
            invite { LetterInvite $argument $given }
            accept { LetterAccept $argument $given }
            write { LetterWrite $argument $given }
            open { LetterOpen $argument }
            list { LetterList }
        }
    } trap {WARGAME EXIT} {message options} {
        return -options $options $message
    } trap WARGAME {message} {
        return -code error -errorcode {WARGAME EXIT 1} $message
    }
}

# LetterWords --
#
#       Ends the program unless there is such an action, and as many words after
#       it as it takes: a list none, all else one.
proc ::wargame::shell::LetterWords {what words} {
    set all {invite accept write open list}
    if {$what ni $all} {
        usage cli.noLetter $what [join $all ", "]
    } elseif {$what ne "list" && ![llength $words]} {
        missing letter
    } elseif {$what eq "list" && [llength $words]} {
        usage cli.tooMany [lindex $words 0]
    }
}

proc ::wargame::shell::LetterInvite {game given} {
    dict with given {}
    set scenario [knownScenario [knownGame $game] ${-scenario}]
    set side [expr {${-side} eq "" ? 0 : [knownViewer $game ${-side}]}]
    if {$side ni {0 1}} {
        usage cli.noSide ${-side} [join [dict get [aboutGame $game] sides] ", "]
    }
    LetterOut [invitation begin $game $scenario \
            [knownOptions $game ${-option}] $side ${-losses}] $given
}

proc ::wargame::shell::LetterAccept {file given} {
    LetterOut [acceptance begin [LetterText $file]] $given
}

proc ::wargame::shell::LetterWrite {path given} {
    LetterOut $path $given
}

proc ::wargame::shell::LetterText {file} {
    if {[catch {readText $file} text]} {
        failed cli.unreadable $file
    }
    return $text
}

# LetterOut --
#
#       Our letter of that match into a file, or to be read here.  A pipe or a
#       device is written into, not replaced.
proc ::wargame::shell::LetterOut {path given} {
    set letters [Correspondence new $path]
    set letter [$letters write]
    set out [dict get $given -out]
    if {$out eq ""} {
        tell [string trimright $letter]
    } else {
        if {[file exists $out] && ![file isfile $out]} {
            writeText $out $letter
        } else {
            replace $out $letter
        }
        tell [LetterState $path $letters]
    }
    $letters destroy
}

proc ::wargame::shell::LetterOpen {file} {
    set text [LetterText $file]
    set path [correspondences of $text]
    if {$path eq ""} {
        letterFault unaccepted $file
    }
    set letters [Correspondence new $path]
    try {
        set said [$letters open $text]
        if {$said ne ""} {
            tell $said
        }
        tell [LetterState $path $letters]
    } finally {
        $letters destroy
    }
}

proc ::wargame::shell::LetterState {path letters} {
    return "$path: [letterState $letters]"
}

# LetterList --
#
#       Each match by file, and what is due; then those that cannot be read.
proc ::wargame::shell::LetterList {} {
    set bad {}
    foreach path [correspondences all] {
        try {
            set letters [Correspondence new $path]
            tell [LetterState $path $letters]
            $letters destroy
        } trap WARGAME {message} {
            lappend bad $message
        } on error {message} {
            lappend bad [letterLostFor $path $message]
        }
    }
    if {[llength $bad]} {
        return -code error -errorcode {WARGAME EXIT 1} \
                [join $bad "\ngrognard: "]
    }
}
