# quiet.tcl --
#
#       Waiting for what the application has put off, however long that takes.

# What comes at its own time: play goes on by itself when a result has been seen
# for long enough, and what is deaf for a moment hears again.
set lasting {*LookedAt* *timer*Do*}

# quiet --
#
#       Until every event is handled and nothing is put off any more: no script
#       waits for its time, or for idleness, but those that match one of these
#       patterns.
proc quiet {args} {
    update
    while {[llength [pending {*}$args]]} {
        after 2 {set ::tick 1}
        vwait ::tick
        update
    }
}

proc pending {args} {
    # The scripts that wait.
    return [lmap id [after info] {
        if {[catch {after info $id} about]} continue
        set script [lindex $about 0]
        if {[lsearch -exact [lmap pattern [concat $::lasting $args] {
            string match $pattern $script
        }] 1] >= 0} continue
        set script
    }]
}
