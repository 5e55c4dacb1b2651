# memory.tcl --
#
#       What a viewer remembers of tokens whose faces they have seen: the last
#       that they knew of each, for as long as they could follow it by eye.  It
#       is read from what the match shows and tells them, action by action, and
#       from nothing else; so it is the same however the match is wound or
#       loaded.
#
#   set memory [::wargame::match::Memory new MATCH PRESENTER VIEWER]    both
#   outlive it
#       notes ?N?          by slot, of each token that is not seen after N
#                          actions (all of them): piece, state and place, as in
#                          a view when it was; seen, after which action; turn,
#                          the event with which that turn began, or ""
#       readOn MOST        reads so many actions more at most, before anybody
#                          asks; is all read?
#
#   What is in a match, and in whose turn: the presenter's sightings, isFollowed
#   and harm; see present/reader.tcl.

need match/replay-cursor

if {![info object isa class ::wargame::match::Memory]} {
    oo::class create ::wargame::match::Memory
}

oo::define ::wargame::match::Memory {
    # Cursor: where it is read, "" when all is.
    variable Match Reader Events Viewer At Stamps View Seen Notes History \
            Turns Cursor

    constructor {match presenter viewer} {
        set Match $match
        set Reader [$presenter reader]
        set Events [$presenter events]
        set Viewer $viewer
        set Cursor ""
        my Forget
    }

    destructor {
        my Shut
    }

    method Forget {} {
        set At -1
        set Stamps {}                   ;# by the number of the action
        set History [dict create]       ;# by slot: N NOTE N NOTE...
        set Notes [dict create]         ;# by slot, after At actions
        set Turns {-1 {}}               ;# N EVENT N EVENT...
        set Seen {}
    }

    method notes {{n ""}} {
        my readOn
        set notes [expr {$n eq "" || $n >= $At ? $Notes : [my NotesAt $n]}]
        return [lsort -stride 2 -integer $notes]
    }

    method NotesAt {n} {
        set notes [dict create]
        dict for {slot entries} $History {
            set note [lindex [my UpTo $n $entries] end]
            if {$note ne ""} {
                dict set notes $slot $note
            }
        }
        return $notes
    }

    # ---- the match, action by action ----

    method readOn {{most Inf}} {
        set last [$Match length]
        my TakeBack
        if {$At == $last - 1 && $Cursor eq ""} {
            my Look $Match
        }
        try {
            while {$At < $last && $most > 0} {
                set most [expr {$most - 1}]
                [my Cursor] go [expr {$At + 1}]
                my Look $Cursor
            }
        } on error {message options} {
            my Shut
            return -options $options $message
        }
        if {$At == $last} {
            my Shut
        }
        return [expr {$At == $last}]
    }

    method Cursor {} {
        if {$Cursor eq ""} {
            set Cursor [::wargame::match::ReplayCursor new $Match]
        }
        if {![llength $Seen] && $At >= 0} {
            # What is seen where the match was taken back to.
            $Cursor go $At
            my Open [$Cursor view $Viewer]
        }
        return $Cursor
    }

    method Shut {} {
        if {$Cursor ne ""} {
            $Cursor destroy
            set Cursor ""
        }
    }

    method TakeBack {} {
        # Forget what is no longer in the match, and begin from there.
        set n [expr {min($At, [$Match length])}]
        while {$n >= 0 && [$Match stamp $n] ne [lindex $Stamps $n]} {
            incr n -1
        }
        if {$n == $At} {
            return
        }
        set At $n
        set Stamps [lrange $Stamps 0 $n]
        set Notes [my NotesAt $n]
        dict for {slot entries} $History {
            dict set History $slot [my UpTo $n $entries]
        }
        set Turns [my UpTo $n $Turns]
        set Seen {}
    }

    method UpTo {n entries} {
        return [concat {*}[lmap {when entry} $entries {
            if {$when > $n} break
            list $when $entry
        }]]
    }

    method Open {view} {
        set View $view
        set Seen [$Reader sightings $view]
    }

    method Look {match} {
        # One action more.
        incr At
        lappend Stamps [$Match stamp $At]
        set before $Seen
        set turn [lindex $Turns end]
        set harmed [my Hear $match]
        my Open [[$match moment $Viewer] view]
        if {[llength $before] && ([my IsNew $before] || [dict size $harmed])} {
            my Compare $before $harmed $turn
        }
    }

    method IsNew {before} {
        # What did not change is the same object, which is seen at once.
        foreach was $before now $Seen {
            if {$was ne $now} {
                return 1
            }
        }
        return 0
    }

    method Hear {match} {
        # By slot, how many steps it was heard to lose.
        set harmed [dict create]
        foreach event [$match events $Viewer $At] {
            if {[$Events isTurn $event]} {
                lappend Turns $At $event
            }
            if {![llength $Seen]} continue
            lassign [$Events harm $View $event] slot steps
            if {$slot ne ""} {
                dict incr harmed $slot $steps
            }
        }
        return $harmed
    }

    method Compare {before harmed turn} {
        lassign $before pieces states places
        lassign $Seen piecesNow - placesNow hidden
        set slot -1
        foreach piece $pieces now $piecesNow state $states place $places \
                placeNow $placesNow {
            incr slot
            # Of nearly all, nothing is new.
            if {$now != $hidden ? ![dict exists $Notes $slot]
                    : $piece == $hidden && $place == $placeNow
                    && ![dict exists $harmed $slot]} {
                continue
            }
            if {$now != $hidden} {
                my Note $slot ""
            } elseif {![$Reader isFollowed $placeNow]} {
                my Note $slot ""
            } elseif {$piece != $hidden} {
                my Note $slot [my Harm $slot $harmed [dict create \
                        piece $piece state $state place $place \
                        seen [expr {$At - 1}] turn $turn]]
            } elseif {[dict exists $harmed $slot]
                    && [dict exists $Notes $slot]} {
                my Note $slot [my Harm $slot $harmed [dict get $Notes $slot]]
            }
        }
    }

    method Harm {slot harmed note} {
        if {[dict exists $harmed $slot]} {
            dict set note state [expr {max(0, [dict get $note state]
                + [dict get $harmed $slot])}]
        }
        return $note
    }

    method Note {slot note} {
        if {$note ne ""} {
            dict set Notes $slot $note
        } elseif {[dict exists $Notes $slot]} {
            dict unset Notes $slot
        } else {
            return
        }
        dict lappend History $slot $At $note
    }
}
