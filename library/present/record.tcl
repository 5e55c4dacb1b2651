# record.tcl --
#
#       The contract Record: what happened in a battle, line by line, and what
#       its dice mean.
#
#       lines EVENTS           {STYLE TEXT DICE} of each that is told; STYLE:
#                              round won loss0 loss1 or a side's word; DICE as
#                              the class Dice takes them
#       throw EVENTS           the last dice, the same, of those that no new
#                              round has covered; or ""
#       start EVENTS           where in them the present battle began
#       end EVENTS             where in them one ended; else "end"
#
#   A game says what a line is (Line; by Sentence, the message KEY, or of COUNT
#   so many; the line of the log if there is none), which events begin a battle
#   (Begins) and are its last (Ends; none: all that is told with it belongs to
#   it), which have dice (Thrown) and which cover those (Covers).

need base/words present/part

if {![info object isa class ::wargame::present::Record]} {
    oo::class create ::wargame::present::Record {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Record {
    variable Words Sentences Events

    method Begins {} {
        return battle_began
    }

    method Ends {} {
        return {}
    }

    method Thrown {} {
        return {}
    }

    method Covers {} {
        return [my Begins]
    }

    method Line {event} {
        return [list soft [$Sentences event $event] {}]
    }

    method start {events} {
        set begin [my Begins]
        for {set i [expr {[llength $events] - 1}]} {$i > 0} {incr i -1} {
            if {[dict get [lindex $events $i] what] in $begin} {
                break
            }
        }
        return [expr {max($i, 0)}]
    }

    method end {events} {
        set ends [my Ends]
        set at 0
        foreach event $events {
            if {[dict get $event what] in $ends} {
                return $at
            }
            incr at
        }
        return end
    }

    method throw {events} {
        foreach event [lreverse $events] {
            set what [dict get $event what]
            if {$what in [my Thrown]} {
                return [my Line $event]
            } elseif {$what in [my Covers]} {
                break
            }
        }
        return ""
    }

    method lines {events} {
        return [lmap event $events {
            set line [my Line $event]
            if {[lindex $line 1] eq ""} continue
            set side [$Events side $event]
            if {[lindex $line 0] eq "loss" && $side in {0 1}} {
                # Units of both sides may have one name.
                lset line 0 loss$side
            }
            set line
        }]
    }

    method Sentence {event key {count ""}} {
        if {$count eq "" && ![::wargame::base::said $key]} {
            return [$Sentences event $event]
        }
        set named [lmap word [dict get $event about] { $Words named $word }]
        return [expr {$count eq "" ? [::wargame::base::say $key {*}$named]
            : [::wargame::base::sayCount $key $count {*}$named]}]
    }
}
