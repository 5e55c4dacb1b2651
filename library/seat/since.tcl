# since.tcl --
#
#       What others have done since a player's last action, as far as it was
#       seen: on whatever screen they sit, and whoever plays the other side.
#
#   set since [::wargame::seat::Since new SEAT PARTS]
#       note               the match has changed: the mark in the log stands
#                          before it, until others act again
#       asked              puts the mark in sight, with all that follows, if
#                          there is news for who is asked
#       news               what happened since, if the player who is asked has
#                          not acted or read it since; else {}
#       again              what happened since, however often it was read and
#                          whatever the player has done
#       read               notes that it has been read
#       mark               marks on the map where it happened, until somebody
#                          acts again; where it cost their own pieces in sight
#       harm               what it cost their own pieces, as a sentence, or ""
#
#   A turn that begins belongs to it, with the dice that follow.  What the
#   program answered for the player is no action of theirs.

need base/words look/theme seat/seat-part seat/sighted

namespace eval ::wargame::seat {
    variable SinceMost 3        ;# losses told on a card; one
    variable SinceRoom 36       ;# in a window of fewer lines of its letters
}

if {![info object isa class ::wargame::seat::Since]} {
    oo::class create ::wargame::seat::Since {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Since {
    # Begin: the mark.  Fresh: has the player not acted since it?  Read: up to
    # which action it has been read.  Own: the last action of the player's own,
    # Looked: {N STAMP}, until where it was looked for.  Again: {WHICH EVENTS}.
    # Marked: the stamp when it was marked on the map.
    variable Seat Table Turn Viewer Match Presenter Board Begin Fresh Read Own \
            Looked Again Marked

    constructor {seat parts} {
        next $seat $parts
        set Begin ""
        set Fresh 0
        set Read 0
        set Own -1
        set Looked {0 ""}
        set Again {}
        set Marked ""
    }

    method note {} {
        if {$Viewer ni {0 1} || [$Turn is replaying]} {
            return
        }
        if {$Marked ni [list "" [$Match stamp]]} {
            set Marked ""
            [my of lights] light trace {}
        }
        # What was taken back is not read, nor marked.
        set Read [expr {min($Read, [$Match length])}]
        if {$Begin ne "" && $Begin > [$Match length]} {
            set Begin ""
        }
        set own [my LastOwn]
        if {!$Fresh || $own ne $Own} {
            set Own $own
            set events [my Begun $own]
            set Fresh [expr {[llength $events] > 0}]
            if {$Fresh} {
                set Begin [dict get [lindex $events 0] n]
            }
        }
        my asked
    }

    method asked {} {
        [$Seat log] since $Begin [my IsNews]
    }

    method LastOwn {} {
        # Of a long turn of others only what is new is looked at.
        set n [$Match length]
        lassign $Looked upto stamp
        if {$upto > $n || [$Match stamp $upto] ne $stamp} {
            set upto 0
            set Own -1
        }
        set Looked [list $n [$Match stamp]]
        while {$n > $upto && ![my IsOwn $n]} {
            if {[dict get [$Match entry $n] side] eq "nobody"} {
                return [my LastHeard $n]
            }
            incr n -1
        }
        return [expr {$n > $upto ? $n : max(0, $Own)}]
    }

    method LastHeard {n} {
        # At a remote seat: of actions before the snapshot there is no more than
        # what was told of them.
        return [::tcl::mathfunc::max 0 {*}[lmap event [$Match events $Viewer] {
            if {[dict get $event side] ne $Viewer
                    || [dict get $event n] > $n} continue
            dict get $event n
        }]]
    }

    method IsOwn {n} {
        set entry [$Match entry $n]
        return [expr {[dict get $entry side] eq $Viewer
            && ![dict get $entry ordered] && ![dict get $entry aside]
            && ![[$Table programAnswers] isTaken $n]}]
    }

    method Begun {n} {
        # The events after action N from the first that others did, or that
        # begins a turn in which more has happened.
        set events [$Match events $Viewer [expr {$n + 1}]]
        set i 0
        set from ""
        set tells 0
        foreach event $events {
            set begins [[$Presenter events] isTurn $event]
            if {$from eq "" && ($begins
                    || [dict get $event side] eq 1 - $Viewer)} {
                set from $i
            }
            incr i
            incr tells [expr {$from ne "" && !$begins
                && ([dict get $event side] eq 1 - $Viewer
                    || [llength [[$Presenter events] throw $event]])}]
        }
        return [expr {$tells ? [lrange $events $from end] : {}}]
    }

    method news {} {
        return [expr {[my IsNews] ? [my again] : {}}]
    }

    method IsNews {} {
        return [expr {$Fresh && $Begin > $Read && [llength [$Seat offered]]}]
    }

    method again {} {
        # None of the player's own actions after it.
        if {$Begin eq ""} {
            return {}
        }
        set which [list [$Match stamp] $Begin]
        if {[lindex $Again 0] ne $which} {
            set Again [list $which [lmap event \
                    [$Match events $Viewer $Begin] {
                if {[dict get $event side] eq $Viewer
                        && [my IsOwn [dict get $event n]]} continue
                set event
            }]]
        }
        return [lindex $Again 1]
    }

    method read {} {
        set Read [$Match length]
    }

    method mark {} {
        set found [expr {$Board eq "" ? {} : [my Places]}]
        set places [my Unlike [concat {*}$found]]
        if {[llength $places]} {
            set Marked [$Match stamp]
            [my of lights] light trace $places
            if {[llength [lindex $found 0]]} {
                [$Board camera] reveal [my Unlike [lindex $found 0]]
            }
            [my of status] say [::wargame::base::say meanwhile.missed \
                    [::wargame::base::sayList [lmap place $places {
                        [$Presenter words] placeName $place
                    }] $::wargame::seat::SinceMost]]
        }
    }

    method Places {} {
        # Three lists: where their own pieces were lost or hit, where dice fell,
        # and the others; of what went somewhere where it ended.
        set worst [dict create 0 {} 1 {} 2 {}]
        foreach step [::wargame::seat::sightedSteps $Presenter [my news]] {
            set ends [dict create]
            foreach event $step {
                set places [[$Presenter events] places $event]
                if {[llength $places] && [$Board where [lindex $places end]]
                        ne ""} {
                    dict set ends [lindex [dict get $event about] 0] \
                            [lindex $places end]
                }
            }
            dict lappend worst [::tcl::mathfunc::min {*}[lmap event $step {
                my Rank $event
            }]] {*}[dict values $ends]
        }
        return [dict values $worst]
    }

    method Unlike {places} {
        # Each once, in this order.
        return [dict keys [dict create {*}[concat {*}[lmap place $places {
            list $place 1
        }]]]]
    }

    method Rank {event} {
        if {[my Harm $event] ne ""} {
            return 0
        }
        return [expr {[llength [[$Presenter events] throw $event]] ? 1 : 2}]
    }

    method Harm {event} {
        # Of a piece of their own that is lost, or hit: which; else "".
        if {![[$Presenter reader] ownedBy [lindex [dict get $event about] 0] \
                $Viewer]} {
            return ""
        } elseif {[[$Presenter events] isLoss $event]} {
            return loss
        }
        return [expr {[llength [[$Presenter events] harm [$Seat view] $event]]
            ? "hit" : ""}]
    }

    method harm {} {
        # Who is gone first, in place of the hits; what was told several times
        # is one line.
        set gone [dict create]
        set hurt {}
        foreach event [my news] {
            set unit [lindex [dict get $event about] 0]
            set harm [my Harm $event]
            if {$harm eq ""} {
                continue
            }
            set line [[$Presenter sentences] eventText $event]
            if {$harm eq "loss"} {
                dict set gone $unit $line
            } else {
                lappend hurt $unit $line
            }
        }
        set times [dict create]
        foreach line [dict values $gone] {
            dict incr times $line
        }
        foreach {unit line} $hurt {
            if {![dict exists $gone $unit]} {
                dict incr times $line
            }
        }
        return [my Told $times]
    }

    method Told {times} {
        # LINE -> how many times.  A card below needs its room, too.
        set room [expr {[winfo height [$Table window]] / [font metrics \
            [::wargame::look::theme font prompt] -linespace]}]
        set most [expr {$room < $::wargame::seat::SinceRoom ? 1
            : $::wargame::seat::SinceMost}]
        set lines {}
        set more 0
        dict for {line count} $times {
            if {[llength $lines] == $most} {
                incr more $count
            } else {
                lappend lines [expr {$count == 1 ? $line
                    : [::wargame::base::say meanwhile.times $line $count]}]
            }
        }
        if {$more > 0} {
            lappend lines [::wargame::base::sayCount replay.more $more]
        }
        return [expr {[llength $lines] ? [::wargame::base::say \
            meanwhile.harm [::wargame::base::sayApart $lines]] : ""}]
    }
}
