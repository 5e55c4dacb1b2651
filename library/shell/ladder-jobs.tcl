# ladder-jobs.tcl --
#
#       A ladder by several processes of this program.  Each is told its seeds
#       by a line, and tells what came of them by lines of JSON, each a ladder.
#
#   ladderJob
#       share GAME GIVEN LEVELS SEEDS JOBS GOT    has them played by so many;
#                              GIVEN: the options of this process; GOT is given
#                              tallies, as of contests play
#       is                     is this one of them?
#       play GAME GIVEN        then it does its part

need base/files base/words match/worker shell/contests shell/json \
        shell/ladder shell/ladder-doors shell/ladder-words

namespace eval ::wargame::shell::ladderJob {
    namespace export share is play
    namespace ensemble create
    namespace path {::wargame::base ::wargame::match ::wargame::shell}
}

# ---- who has them ----

proc ::wargame::shell::ladderJob::share {game given levels seeds jobs got} {
    set pipes {}
    try {
        set ::env(WARGAME_LADDER_JOB) 1
        for {set job 0} {$job < min($jobs, [llength $seeds])} {incr job} {
            lappend pipes [open |[list {*}[Program] ladder $game \
                    {*}[Words $given] -levels [join [lreverse $levels] ,]] r+]
            Send [lindex $pipes end] $seeds $job $jobs
        }
        Hear $pipes $got
    } trap {WARGAME} {message options} {
        End $pipes
        return -options $options $message
    } on error {} {
        # There was no room for one, or somebody ended it.
        End $pipes
        failed cli.ladder.stopped
    } finally {
        unset -nocomplain ::env(WARGAME_LADDER_JOB)
    }
}

proc ::wargame::shell::ladderJob::Program {} {
    return [list [info nameofexecutable] $::argv0]
}

proc ::wargame::shell::ladderJob::Words {given} {
    set words {}
    if {[dict get $given -scenario] ne ""} {
        lappend words -scenario [dict get $given -scenario]
    }
    foreach option [dict get $given -option] {
        lappend words -option $option
    }
    return $words
}

proc ::wargame::shell::ladderJob::Send {pipe seeds job jobs} {
    # Every so many its own, so that all have about as many.
    set own {}
    for {set i $job} {$i < [llength $seeds]} {incr i $jobs} {
        lappend own [lindex $seeds $i]
    }
    puts $pipe $own
    flush $pipe
    fconfigure $pipe -blocking 0
}

proc ::wargame::shell::ladderJob::Hear {pipes got} {
    # Until all have ended.
    while {[llength $pipes]} {
        set pipes [lmap pipe $pipes {
            while {[gets $pipe line] >= 0} {
                {*}$got [lindex [dict get [asResult [readJson $line]] pairs] 0]
            }
            if {[eof $pipe]} {
                # An error if it did not end well.
                fconfigure $pipe -blocking 1
                close $pipe
                continue
            }
            set pipe
        }]
        after 20
    }
}

proc ::wargame::shell::ladderJob::End {pipes} {
    foreach pipe $pipes {
        if {$pipe in [chan names]} {
            killProcess $pipe
            catch {close $pipe}
        }
    }
}

# ---- who does a part ----

proc ::wargame::shell::ladderJob::is {} {
    return [info exists ::env(WARGAME_LADDER_JOB)]
}

proc ::wargame::shell::ladderJob::play {game given} {
    set about [LadderAbout $game $given]
    set levels [lindex [LadderPairs \
            [LadderLevels $game [dict get $given -levels]]] 0]
    set seeds [gets stdin]
    if {![AreSeeds $seeds]} {
        failed cli.ladder.stopped
    }
    fconfigure stdin -blocking 0
    dict with about {
        contests play $game $scenario $options $levels $seeds \
                [list [namespace current]::Tell $about] \
                [namespace current]::Mind
    }
}

proc ::wargame::shell::ladderJob::Tell {about tally} {
    puts [string map {\n " "} [ladderJson [dict replace $about \
            pairs [list $tally]]]]
    flush stdout
}

proc ::wargame::shell::ladderJob::Mind {} {
    # When the process that began it is gone, so is the other end of its input.
    if {[read stdin] eq "" && [eof stdin]} {
        exit 1
    }
}
