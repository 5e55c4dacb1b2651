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

if {![info object isa class ::wargame::match::Memory]} {
    oo::class create ::wargame::match::Memory
}

oo::define ::wargame::match::Memory {
    # At: after how many actions.  Pieces, States, Places: what was seen then,
    # by slot; {}: not known.  Hidden: what stands for a piece that is hidden.
    variable Match Reader Events Viewer At Stamps Pieces States Places Hidden \
            Notes History Turns

    constructor {match presenter viewer} {
        set Match $match
        set Reader [$presenter reader]
        set Events [$presenter events]
        set Viewer $viewer
        my Forget
    }

    method Forget {} {
        set At -1
        set Stamps {}                   ;# by the number of the action
        set History [dict create]       ;# by slot: N NOTE N NOTE...
        set Notes [dict create]         ;# by slot, after At actions
        set Turns {-1 {}}               ;# N EVENT N EVENT...
        set Pieces {}
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
        if {$At == $last - 1 && [llength $Pieces]} {
            my LookNow
        } elseif {$At < $last} {
            my LookBack [expr {int(min($last, $At + $most))}]
        }
        return [expr {$At == $last}]
    }

    method LookNow {} {
        # One action more, as the match is now.
        lassign [$Reader sightings [[$Match moment $Viewer] view]] pieces \
                states places Hidden
        set changed {}
        set slot -1
        foreach piece $pieces was $Pieces state $states stateWas $States \
                place $places placeWas $Places {
            incr slot
            if {$piece != $was || $state != $stateWas || $place != $placeWas} {
                lappend changed $slot $piece $state $place
            }
        }
        set n [expr {$At + 1}]
        my Step $n $changed [$Match events $Viewer $n]
    }

    method LookBack {until} {
        # As far as that, as it was.
        set seen [::wargame::match_sightings [$Match handle] $Viewer \
                [$Reader members] [expr {max(0, $At)}] $until]
        set changes [dict create]
        foreach changed $seen {
            dict set changes [lindex $changed 0] \
                    [my Sighted [lrange $changed 1 end]]
        }
        set heard [dict create]
        foreach event [$Match events $Viewer [expr {$At + 1}]] {
            dict lappend heard [dict get $event n] $event
        }
        # Of a remote seat all before it was taken is as the first of these.
        set first [lindex $seen 0 0]
        if {$first == $At} {
            set Pieces {}
            my See [dict get $changes $first]
        }
        for {set n [expr {$At + 1}]} {$n <= $until} {incr n} {
            my Step $n {*}[lmap of [list $changes $heard] {
                expr {[dict exists $of $n] ? [dict get $of $n] : {}}
            }]
        }
    }

    method Sighted {rows} {
        # {SLOT PIECE STATE PLACE...} of members of a view, as the game reads
        # them.
        foreach {slot piece state place} $rows {
            lappend slots $slot
            lappend pieces $piece
            lappend states $state
            lappend places $place
        }
        lassign [$Reader sightings [my Viewed $pieces $states $places]] \
                pieces states places Hidden
        return [concat {*}[lmap slot $slots piece $pieces state $states \
                place $places { list $slot $piece $state $place }]]
    }

    method Viewed {pieces states places} {
        return [concat {*}[lmap member [$Reader members] \
                values [list $pieces $states $places] {
            list $member $values
        }]]
    }

    method Step {n changed events} {
        # From one action to the next: whose slots are others now, and what was
        # told.
        set At $n
        lappend Stamps [$Match stamp $n]
        set turn [lindex $Turns end]
        set harmed [my Hear $events]
        if {[llength $Pieces]} {
            foreach {slot piece state place} $changed {
                my Compare $slot $piece $place [my HarmTo $slot $harmed] $turn
                dict unset harmed $slot
            }
            dict for {slot steps} $harmed {
                my Compare $slot [lindex $Pieces $slot] \
                        [lindex $Places $slot] $steps $turn
            }
        }
        my See $changed
    }

    method HarmTo {slot harmed} {
        return [expr {[dict exists $harmed $slot] ? [dict get $harmed $slot]
            : 0}]
    }

    method See {changed} {
        # The first time that is all of them, from slot 0 on.
        if {![llength $Pieces]} {
            set States [set Places {}]
            foreach {slot piece state place} $changed {
                lappend Pieces $piece
                lappend States $state
                lappend Places $place
            }
            return
        }
        foreach {slot piece state place} $changed {
            lset Pieces $slot $piece
            lset States $slot $state
            lset Places $slot $place
        }
    }

    method Hear {events} {
        # By slot, how many steps it was heard to lose.
        set harmed [dict create]
        set view ""
        foreach event $events {
            if {[$Events isTurn $event]} {
                lappend Turns $At $event
            }
            if {![llength $Pieces]} continue
            if {$view eq ""} {
                set view [my Viewed $Pieces $States $Places]
            }
            lassign [$Events harm $view $event] slot steps
            if {$slot ne ""} {
                dict incr harmed $slot $steps
            }
        }
        return $harmed
    }

    method Compare {slot now placeNow steps turn} {
        set piece [lindex $Pieces $slot]
        if {$now != $Hidden || ![$Reader isFollowed $placeNow]} {
            my Note $slot ""
        } elseif {$piece != $Hidden} {
            my Note $slot [my Harmed $steps [dict create piece $piece \
                    state [lindex $States $slot] place [lindex $Places $slot] \
                    seen [expr {$At - 1}] turn $turn]]
        } elseif {$steps != 0 && [dict exists $Notes $slot]} {
            my Note $slot [my Harmed $steps [dict get $Notes $slot]]
        }
    }

    method Harmed {steps note} {
        dict set note state [expr {max(0, [dict get $note state] + $steps)}]
        return $note
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
        set Pieces {}
    }

    method UpTo {n entries} {
        return [concat {*}[lmap {when entry} $entries {
            if {$when > $n} break
            list $when $entry
        }]]
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
