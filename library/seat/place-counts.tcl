# place-counts.tcl --
#
#       Places at which something is counted, some at once, the others while
#       nothing else is to be done.
#
#   set counts [::wargame::seat::PlaceCounts new COUNTCMD ?DONECMD?]
#       count PLACES       calls COUNTCMD with each of these, and with no others
#                          any more; then DONECMD
#       point PLACE        counts that place next, if its turn is still to come
#       stop               counts no more

need board/jobs

if {![info object isa class ::wargame::seat::PlaceCounts]} {
    oo::class create ::wargame::seat::PlaceCounts
}

oo::define ::wargame::seat::PlaceCounts {
    # Due: places to be counted.
    variable CountCmd DoneCmd Due Jobs

    constructor {countCmd {doneCmd list}} {
        set CountCmd $countCmd
        set DoneCmd $doneCmd
        set Due {}
        set Jobs [::wargame::board::Jobs new]
    }

    destructor {
        $Jobs destroy
    }

    method stop {} {
        set Due {}
        $Jobs forget [namespace code {my Slice}]
    }

    method count {places} {
        my stop
        set Due $places
        my Slice
    }

    method point {place} {
        set at [lsearch -exact $Due $place]
        if {$at >= 0} {
            set Due [lreplace $Due $at $at]
            {*}$CountCmd $place
        }
    }

    method Slice {} {
        set until [expr {[clock milliseconds] + 10}]
        while {[llength $Due] && [clock milliseconds] <= $until} {
            set Due [lassign $Due place]
            {*}$CountCmd $place
        }
        if {[llength $Due]} {
            $Jobs slice [namespace code {my Slice}]
        } else {
            {*}$DoneCmd
        }
    }
}
