# fight-record.tcl --
#
#       The record of a battle, line by line, of events: what games of blocks
#       have in common.  Each has its record.tcl with the words and the dice.
#
#       fightRecord start EVENTS BEGIN     where in them the last fight began;
#                                    an event of BEGIN begins one
#       fightRecord throw EVENTS THROWN BEGIN   the last event of dice, THROWN,
#                                    if none of BEGIN came after it; or ""
#       fightRecord lines EVENTS LINECMD   what LINECMD, with an event added,
#                                    makes of each, {STYLE TEXT DICE}; none
#                                    without text
#       fightRecord sentence PRESENTER EVENT KEY ?COUNT?   the message KEY, or
#                                    of COUNT so many; the line of the log if
#                                    there is none

need base/words

namespace eval ::wargame::present::fightRecord {
    namespace export start throw lines sentence
    namespace ensemble create
}

proc ::wargame::present::fightRecord::start {events begin} {
    for {set i [expr {[llength $events] - 1}]} {$i > 0} {incr i -1} {
        if {[dict get [lindex $events $i] what] in $begin} {
            break
        }
    }
    return [expr {max($i, 0)}]
}

proc ::wargame::present::fightRecord::throw {events thrown begin} {
    foreach event [lreverse $events] {
        set what [dict get $event what]
        if {$what in $thrown} {
            return $event
        } elseif {$what in $begin} {
            break
        }
    }
    return ""
}

proc ::wargame::present::fightRecord::lines {events lineCmd} {
    return [lmap event $events {
        set line [uplevel #0 $lineCmd [list $event]]
        if {[lindex $line 1] eq ""} continue
        set line
    }]
}

proc ::wargame::present::fightRecord::sentence {
    presenter event key {count ""}
} {
    set words [$presenter words]
    if {$count eq "" && ![::wargame::base::said $key]} {
        return [[$presenter sentences] event $event]
    }
    set named [lmap word [dict get $event about] { $words named $word }]
    return [expr {$count eq "" ? [::wargame::base::say $key {*}$named]
        : [::wargame::base::sayCount $key $count {*}$named]}]
}
