# gradual.tcl --
#
#       What a board draws a few at a time, so that a turning wheel does not
#       wait: first what is in sight, then, at leisure, the rest.
#
#   set gradual [::wargame::board::Gradual new JOBS DONECMD]
#       DONECMD   called when all is drawn
#       begin SEEN OTHERS    two lists of commands, in place of those that are
#                            left; the first of SEEN now
#       stop                 drops the commands that are left

need board/jobs

if {![info object isa class ::wargame::board::Gradual]} {
    oo::class create ::wargame::board::Gradual
}

oo::define ::wargame::board::Gradual {
    variable Jobs DoneCmd Seen Others Drawing Leisure

    constructor {jobs doneCmd} {
        set Jobs $jobs
        set DoneCmd $doneCmd
        set Drawing [namespace code {my Draw}]
        set Leisure [namespace code {my Rest}]
        lassign {} Seen Others
    }

    method begin {seen others} {
        my stop
        set Seen $seen
        set Others $others
        my Draw
    }

    method stop {} {
        lassign {} Seen Others
        $Jobs forget $Drawing $Leisure
    }

    method Draw {} {
        set Seen [my Some $Seen [$Jobs share]]
        if {[llength $Seen]} {
            $Jobs slice $Drawing
        } else {
            my Later
        }
    }

    method Rest {} {
        # One, and what takes no time.
        set Others [my Some $Others 0]
        my Later
    }

    method Later {} {
        if {[llength $Others]} {
            $Jobs leisure $Leisure
        } else {
            uplevel #0 $DoneCmd
        }
    }

    method Some {commands ms} {
        # Those that are left after so long.
        set until [expr {[clock milliseconds] + $ms}]
        while {[llength $commands] && [clock milliseconds] <= $until} {
            set commands [lassign $commands command]
            uplevel #0 $command
        }
        return $commands
    }
}
