# record.tcl --
#
#       What happened in a battle of Borodino 1812, line by line, and what its
#       dice mean: see present/record.tcl.

need base/words present/record

namespace eval ::wargame::borodino {
    variable RecordStyles {
        round_began round   reserves_came soft  roles_changed soft
        battle_won won      lost_step loss      half_hit loss
        eliminated lost     succeeded soft      overstacked soft
    }
}

if {![info object isa class ::wargame::borodino::Record]} {
    oo::class create ::wargame::borodino::Record {
        superclass ::wargame::present::Record
    }
}

oo::define ::wargame::borodino::Record {
    variable Events

    method Thrown {} {
        return {fired charged straggled left_square battle_won}
    }

    method Covers {} {
        return {round_began battle_began}
    }

    method Line {event} {
        set what [dict get $event what]
        set about [dict get $event about]
        if {[dict exists $::wargame::borodino::RecordStyles $what]} {
            set style [dict get $::wargame::borodino::RecordStyles $what]
        } elseif {[string match {[FR]*} [lindex $about 0]]} {
            set style [expr {[string match F* [lindex $about 0]]
                ? "side0" : "side1"}]
        } else {
            set style soft
        }
        return [list $style [my Sentence $event] \
                [$Events forms $event]]
    }

    method Sentence {event} {
        # The battle's own, shorter one, or that of the log.
        set what [dict get $event what]
        set about [dict get $event about]
        set key borodino.record.$what
        if {$what in {straggled left_square}} {
            set key borodino.record.straggled.[lindex $about 2]
        }
        return [next $event $key \
                [expr {[dict exists $event hitting]
                    ? [lindex $about 2] : ""}]]
    }
}
