# ladder-merge.tcl --
#
#       Results of several ladders added up, as grognard ladder -merge does.
#
#       LadderAlone GIVEN     ends the program if other options were given
#       LadderMerge PATHS     the sum, a ladder in the form of cli-ladder.tcl
#       LadderAdd TALLIES TALLY   the tallies, by levels, with one more
#       LadderRead PATH       what a file says, a ladder; an error if it is none

need base/files base/words shell/contests shell/json shell/ladder-doors

proc ::wargame::shell::LadderAlone {given} {
    # What is played has no meaning for files of what was.
    foreach option {-scenario -option -levels -matches -seed -jobs -keep} {
        if {[dict get $given $option] ne ""} {
            usage cli.ladder.alone $option
        }
    }
}

proc ::wargame::shell::LadderMerge {paths} {
    set tallies [dict create]
    set unknown 0
    foreach path $paths {
        set read [LadderRead $path]
        set what [dict map {key value} {game {} scenario {} options {}} {
            dict get $read $key
        }]
        set players [list [dict get $read version] [dict get $read players]]
        if {[dict size $tallies] == 0} {
            set ladder $what
        } elseif {$ladder ne $what} {
            failed cli.ladder.other $path
        }
        if {$players eq {{} 0}} {
            incr unknown
        } elseif {![info exists known]} {
            set known $players
        } elseif {$known ne $players} {
            failed cli.ladder.players $path {*}$players {*}$known
        }
        foreach tally [dict get $read pairs] {
            set tallies [LadderAdd $tallies $tally]
        }
    }
    # Of some that nobody knows the sum is not of known players, either.
    if {$unknown} {
        set known {{} 0}
        puts stderr "grognard: [say cli.ladder.unknown $unknown]"
    }
    return [dict create {*}$ladder version [lindex $known 0] \
            players [lindex $known 1] pairs [dict values $tallies]]
}

# LadderAdd --
#
#       To tallies by levels, whichever of the two levels is named first.
proc ::wargame::shell::LadderAdd {tallies tally} {
    set levels [dict get $tally levels]
    if {$levels ne [lreverse $levels]
            && [dict exists $tallies [lreverse $levels]]} {
        set levels [lreverse $levels]
        set tally [contests swapped $tally]
    }
    if {[dict exists $tallies $levels]} {
        set tally [contests add [dict get $tallies $levels] $tally]
    }
    dict set tallies $levels $tally
    return $tallies
}

# LadderRead --
#
#       What a file says.  One of 100,000 matches is not so large as to be
#       refused.
proc ::wargame::shell::LadderRead {path} {
    try {
        set read [asResult [readJson [readText $path 1000000]]]
    } trap {POSIX EFBIG} {} {
        failed cli.ladder.tooLarge $path
    } trap {POSIX EINVAL} {} {
        failed cli.ladder.notOne $path
    } trap POSIX {} {
        failed cli.ladder.unread $path
    } on error {} {
        failed cli.ladder.notOne $path
    }
    if {![isLadder $read]} {
        failed cli.ladder.notOne $path
    }
    return $read
}
