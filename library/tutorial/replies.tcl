# replies.tcl --
#
#       What the other side of a tutorial has done since the pupil last acted.
#
#   set replies [::wargame::tutorial::Replies new MATCH PRESENTER]
#       unread             the events of it that are about places, each once;
#                          none if it was not more than one action
#       seen               all until now was seen elsewhere

need base/files

if {![info object isa class ::wargame::tutorial::Replies]} {
    oo::class create ::wargame::tutorial::Replies
}

oo::define ::wargame::tutorial::Replies {
    # Told: how long the match was then.
    variable Match Presenter Told

    constructor {match presenter} {
        set Match $match
        set Presenter $presenter
        my seen
    }

    method seen {} {
        set Told [$Match length]
    }

    method unread {} {
        set from [expr {max([my First], min($Told, [$Match length]) + 1)}]
        my seen
        set actions [dict create]
        set events [lmap event [$Match events 0 $from] {
            if {[my Who [dict get $event n]] eq "umpire"
                    || ![llength [[$Presenter events] places $event]]} continue
            dict set actions [dict get $event n] 1
            set event
        }]
        return [expr {[dict size $actions] > 1 ? $events : {}}]
    }

    method First {} {
        # After the last action of the pupil, who plays the first side.
        for {set n [$Match length]} {$n > 0} {incr n -1} {
            if {[my Who $n] eq "0"} break
        }
        return [expr {$n + 1}]
    }

    method Who {n} {
        return [dict get [$Match entry $n] side]
    }
}
