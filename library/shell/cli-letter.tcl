# cli-letter.tcl --
#
#       grognard letter: a match by file without a display.

need base/files base/words shell/options

proc ::wargame::shell::cli-letter {words} {
    set words [options letter $words]
    set given [lindex $words end]
    set words [lassign [lrange $words 0 end-1] what]
    LetterWords $what $words
    set argument [lindex $words 0]
    need mail/acceptance mail/correspondence mail/correspondences \
            mail/envelope mail/invitation mail/letter-words mail/partner
    try {
        switch -- $what {
            invite { LetterInvite $argument $given }
            accept { LetterAccept $argument $given }
            write { LetterWrite $argument $given }
            open { LetterOpen $argument }
            list { LetterList }
            answer { LetterAnswer $argument $given }
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
    set all {invite accept write open list answer}
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
    set side [expr {${-side} eq "" ? "" : [knownViewer $game ${-side}]}]
    if {$side ni {"" 0 1}} {
        usage cli.noSide ${-side} [join [dict get [aboutGame $game] sides] ", "]
    }
    set options [knownOptions $game ${-option}]
    set all [lmap seat [invitation seats $game $scenario $options] {
        lrange $seat 0 1
    }]
    set seats [Invited $game $all ${-to}]
    LetterOut [invitation begin $game $scenario $options \
            [HostSide $all $seats $side] ${-losses} "" $seats] $given
}

# Invited --
#
#       Who of all is invited, by words as "russian" or "french.2".
proc ::wargame::shell::Invited {game all words} {
    set seats [lmap word $words {
        set seat [lsearch -inline -exact $all [list \
                [lindex [set role [knownRole $game $word]] 0] \
                [lindex $role 2]]]
        if {$seat eq ""} {
            usage cli.noCommander $word
        }
        set seat
    }]
    return [lsort -unique $seats]
}

# HostSide --
#
#       The side that the host plays, or a part of it: the one asked for, or the
#       first of which somebody is not invited.
proc ::wargame::shell::HostSide {all seats side} {
    set here [lmap seat $all {
        if {$seat in $seats} continue
        lindex $seat 0
    }]
    if {![llength $here] || $side ni [list "" {*}$here]} {
        usage cli.nobodyHere
    }
    return [expr {$side eq "" ? [lindex $here 0] : $side}]
}

proc ::wargame::shell::LetterAccept {file given} {
    LetterOut [acceptance begin [LetterText $file]] $given
}

# LetterAnswer --
#
#       What a computer partner answers.
proc ::wargame::shell::LetterAnswer {file given} {
    set text [LetterText $file]
    set levels [levels [dict get [envelope read $text] game]]
    set level [dict get $given -level]
    set plays [expr {$level eq "" ? "officer" : $level}]
    if {$plays ni $levels} {
        usage cli.ladder.noLevel $plays [join $levels ", "]
    }
    set letter [partner answer $text $level]
    set out [dict get $given -out]
    if {$letter eq ""} {
        tell [say letters.partner.over]
    } elseif {$out eq ""} {
        tell [string trimright $letter]
    } else {
        LetterFile $out $letter
    }
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
#       Our letters of that match, mostly one, each into a file, or to be read
#       here.  A pipe or a device is written into, not replaced.
proc ::wargame::shell::LetterOut {path given} {
    set letters [Correspondence new $path]
    $letters write
    set all [$letters letters]
    set out [dict get $given -out]
    foreach one $all {
        lassign $one seat letter
        if {$out eq ""} {
            tell [string trimright $letter]
        } else {
            LetterFile [expr {[llength $all] == 1 ? $out
                : "[file rootname $out]-$seat[file extension $out]"}] $letter
        }
    }
    if {$out ne ""} {
        tell [LetterState $path $letters]
    }
    $letters destroy
}

proc ::wargame::shell::LetterFile {out letter} {
    try {
        if {[file exists $out] && ![file isfile $out]} {
            writeText $out $letter
        } else {
            replace $out $letter
        }
    } trap {WARGAME DISK} {} - trap POSIX {} {
        failed cli.notWritten $out
    }
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
