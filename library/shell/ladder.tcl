# ladder.tcl --
#
#       What came of a ladder so far, kept in a file if it is to be: a program
#       that is ended loses what was played since it last wrote there, and goes
#       on from there when it is started again.
#
#   Ladder new ABOUT PATH    ABOUT: game, scenario, options, version, players;
#                            PATH "": not kept.  An error if the file there is
#                            none, of another ladder, cannot be written, or
#                            another program keeps its own there; until the
#                            object goes no other may
#   missing LEVELS SEEDS     of these seeds those that are still to be played
#   got TALLY                adds it, a tally of contests.tcl; then all of it is
#                            in the file
#   result LEVELS            the ladder, with the pairs of these levels

need base/files base/words match/holds shell/contests shell/ladder-doors \
        shell/ladder-merge

::oo::class create ::wargame::shell::Ladder {
    variable About Path Tallies

    constructor {about path} {
        namespace path {::wargame::base ::wargame::shell}
        set About $about
        set Path $path
        set Tallies [dict create]
        if {$Path ne ""} {
            my Take
            my Begin
        }
    }

    destructor {
        if {$Path ne ""} {
            ::wargame::match::holds drop $Path
        }
    }

    method Take {} {
        # Of a link the file to which it leads.
        set path $Path
        set Path ""
        try {
            set Path [::wargame::match::holds take $path]
        } trap {WARGAME HELD} {message} {
            return -code error -errorcode {WARGAME EXIT 1} $message
        } on error {} {
            failed cli.ladder.unkept $path
        }
    }

    method Begin {} {
        # A program that was killed when it had just begun left an empty one.
        if {![file exists $Path] || ([file isfile $Path]
                && [file size $Path] == 0)} {
            # That it cannot be written is not to be said after an hour.
            my Write ""
            file delete $Path
            return
        }
        set kept [LadderRead $Path]
        foreach {key value} $About {
            if {[dict get $kept $key] ne $value} {
                failed cli.ladder.keptOther $Path
            }
        }
        foreach tally [dict get $kept pairs] {
            set Tallies [LadderAdd $Tallies $tally]
        }
    }

    method Write {text} {
        try {
            ::wargame::replace $Path $text
        } on error {} {
            failed cli.ladder.unkept $Path
        }
    }

    method Of {levels} {
        # The tally of them, told of the first of them first; "" if none is.
        set other [lreverse $levels]
        if {[dict exists $Tallies $levels]} {
            return [dict get $Tallies $levels]
        } elseif {[dict exists $Tallies $other]} {
            return [contests swapped [dict get $Tallies $other]]
        }
        return ""
    }

    method missing {levels seeds} {
        set tally [my Of $levels]
        if {$tally eq ""} {
            return $seeds
        }
        foreach seed [dict get $tally seeds] {
            set known($seed) ""
        }
        return [lmap seed $seeds {
            if {[info exists known($seed)]} continue
            set seed
        }]
    }

    method got {tally} {
        set Tallies [LadderAdd $Tallies $tally]
        if {$Path ne ""} {
            my Write [ladderJson [dict replace $About \
                    pairs [dict values $Tallies]]]\n
        }
    }

    method result {pairs} {
        return [dict replace $About pairs [lmap levels $pairs {
            contests sort [my Of $levels]
        }]]
    }
}

# ladderJson --
#
#       A ladder as -json tells it.
proc ::wargame::shell::ladderJson {ladder} {
    dict with ladder {}
    return "{\"game\": \"$game\", \"scenario\": \"$scenario\",\
            \"options\": \"$options\", \"version\": \"$version\",\
            \"players\": $players,\n\"pairs\": \[[join [lmap pair $pairs {
        contests json $pair
    }] ",\n"]\]}"
}
