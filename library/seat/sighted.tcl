# sighted.tcl --
#
#       What a side saw of another's deeds, in steps as an eye takes them in: a
#       piece that goes on, or several that go to one place one after another,
#       or come from one, are one step, as the order by which they go is one; so
#       are those of one formation, where it marches as one.
#
#       sightedSteps PRESENTER EVENTS   lists of events.  They follow from what
#                              the events say and their order alone, never from
#                              what else was done between them, nor from who was
#                              sent by one gesture: that is not seen
#       sightedLines PRESENTER STEP     what a card says of one, in lines; what
#                              would be said several times is said once

need base/words

namespace eval ::wargame::seat {
    variable SightedMost 6      ;# lines for which there is room
}

proc ::wargame::seat::sightedSteps {presenter events} {
    set steps [SightedActions $events]
    foreach way {way place from march} {
        # First the way of each piece, then those that end in one place, those
        # that come from one, and those that march together.
        set joined {}
        set before ""
        foreach step $steps {
            set going [SightedGoing $presenter $step]
            if {[SightedJoin $presenter $way $before $going]} {
                lset joined end [concat [lindex $joined end] $step]
                lset going 4 [concat [lindex $before 4] [lindex $going 4]]
            } else {
                lappend joined $step
            }
            set before $going
        }
        set steps $joined
    }
    return $steps
}

proc ::wargame::seat::SightedActions {events} {
    # Those of one action together, no more than there is room for.
    variable SightedMost
    set steps {}
    set last -1
    foreach event $events {
        set n [dict get $event n]
        if {$n == $last && [llength [lindex $steps end]] < $SightedMost} {
            lset steps end [linsert [lindex $steps end] end $event]
        } else {
            lappend steps [list $event]
        }
        set last $n
    }
    return $steps
}

proc ::wargame::seat::SightedGoing {presenter step} {
    # {SIDE WHAT PIECE PLACE PIECES FROM} of one that only tells where a piece
    # went; PIECE is "" of several, FROM if it is not one place or not told; ""
    # of what tells anything else, and of dice.
    set reader [$presenter reader]
    set going ""
    foreach event $step {
        set about [dict get $event about]
        set piece [lindex $about 0]
        if {[llength $about] < 2 || [$reader isPlace $piece]
                || ![$reader isPlace [lindex $about end]]
                || [llength [[$presenter events] throw $event]]} {
            return ""
        }
        set before $going
        set from [expr {[llength $about] > 2
            && [$reader isPlace [lindex $about 1]] ? [lindex $about 1] : ""}]
        set going [list [dict get $event side] [dict get $event what] $piece \
                [lindex $about end] [concat [lindex $before 4] [list $piece]] \
                $from]
        if {$before ne "" && [lrange $before 0 1] ne [lrange $going 0 1]} {
            return ""
        } elseif {$before ne "" && [lindex $before 2] ne $piece} {
            lset going 2 ""
            if {[lindex $before 5] ne $from} {
                lset going 5 ""
            }
        } elseif {$before ne ""} {
            # It went on: from where it set out.
            lset going 5 [lindex $before 5]
        }
    }
    return $going
}

proc ::wargame::seat::SightedJoin {presenter way before going} {
    if {$before eq "" || $going eq ""
            || [lrange $before 0 1] ne [lrange $going 0 1]} {
        return 0
    }
    switch -- $way {
        way {
            return [expr {[lindex $going 2] ne ""
                && [lindex $before 2] eq [lindex $going 2]}]
        }
        place {
            return [expr {[lindex $before 3] eq [lindex $going 3]}]
        }
        from {
            return [expr {[lindex $going 5] ne ""
                && [lindex $before 5] eq [lindex $going 5]}]
        }
    }
    set all [[$presenter reader] marchesWith [lindex $before 4 0]]
    return [expr {0 ni [lmap piece [concat [lindex $before 4] \
            [lindex $going 4]] { expr {$piece in $all} }]}]
}

proc ::wargame::seat::sightedLines {presenter step} {
    # A way is told by its end, as in the log.
    variable SightedMost
    set told {}
    foreach event $step {
        if {[llength $told]
                && [[$presenter events] goesOn [lindex $told end] $event]} {
            lset told end $event
        } else {
            lappend told $event
        }
    }
    set count [dict create]
    foreach event $told {
        dict incr count [[$presenter sentences] eventText $event]
    }
    set lines [lmap {line times} $count {
        expr {$times == 1 ? $line
            : [::wargame::base::say meanwhile.times $line $times]}
    }]
    set more [expr {[llength $lines] - $SightedMost}]
    if {$more > 0} {
        set lines [list {*}[lrange $lines 0 $SightedMost-2] \
                [::wargame::base::sayCount replay.more [expr {$more + 1}]]]
    }
    return $lines
}
