# record.tcl --
#
#       What happened in a battle, line by line, and what its dice mean.
#
#       record lines EVENTS PRESENTER   a list of {STYLE TEXT DICE}; STYLE:
#                                  round won loss or a side's word; DICE as the
#                                  class Dice takes them
#       record throw EVENTS PRESENTER   the last dice of this round, or that the
#                                  battle was won; or ""
#       record start EVENTS        where in them the present battle began
#       record pairs EVENT         the pairs of a throw for initiative: those of
#                                  the French, those of the Russians

need base/files present/fight-record

namespace eval ::wargame::borodino::record {
    namespace export lines throw start pairs
    namespace ensemble create

    variable Styles {
        round_began round   reserves_came soft  roles_changed soft
        battle_won won      lost_step loss      half_hit loss
        eliminated lost     succeeded soft      overstacked soft
    }
}

proc ::wargame::borodino::record::start {events} {
    return [::wargame::present::fightRecord start $events battle_began]
}

proc ::wargame::borodino::record::lines {events presenter} {
    return [::wargame::present::fightRecord lines $events \
            [list [namespace which Line] $presenter]]
}

proc ::wargame::borodino::record::throw {events presenter} {
    set event [::wargame::present::fightRecord throw $events \
            {fired charged straggled battle_won} {round_began battle_began}]
    if {$event eq ""} {
        return ""
    } elseif {[dict get $event what] eq "battle_won"} {
        return [list won [Sentence $presenter $event] {}]
    }
    return [Line $presenter $event]
}

proc ::wargame::borodino::record::Line {presenter event} {
    variable Styles
    set what [dict get $event what]
    set about [dict get $event about]
    if {[dict exists $Styles $what]} {
        set style [dict get $Styles $what]
    } elseif {[string match {[FR]*} [lindex $about 0]]} {
        set style [expr {[string match F* [lindex $about 0]]
            ? "side0" : "side1"}]
    } else {
        set style soft
    }
    return [list $style [Sentence $presenter $event] \
            [[$presenter events] forms $event]]
}

# Sentence --
#
#       The battle's own, shorter one, or that of the log.
proc ::wargame::borodino::record::Sentence {presenter event} {
    set what [dict get $event what]
    set about [dict get $event about]
    set key borodino.record.$what
    if {$what eq "straggled"} {
        append key .[lindex $about 2]
    }
    return [::wargame::present::fightRecord sentence $presenter $event $key \
            [expr {[dict exists $event hitting]
                ? [lindex $about 2] : ""}]]
}

proc ::wargame::borodino::record::pairs {event} {
    lassign [Thrown [dict get $event about] 1] a b c d
    return [list [list $a $b] [list $c $d]]
}

# Thrown --
#
#       The dice at the end of an event: words, or one list.
proc ::wargame::borodino::record::Thrown {about from} {
    return [concat {*}[lrange $about $from end]]
}
