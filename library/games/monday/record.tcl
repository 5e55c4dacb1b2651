# record.tcl --
#
#       What happened in a battle of Bloody Monday, line by line, and what its
#       dice mean: see present/record.tcl.

need base/words present/record

namespace eval ::wargame::monday {
    variable RecordStyles {
        battle_began round      battery_fires round     showdown round
        battle_won won          still_contested won     was_hit loss
        shielded loss           eliminated lost         absorbed soft
        gun_spent soft          combined soft           disc_went soft
        stood soft              retreated soft          took soft
    }
    # Where in an event the number is that its sentence depends on.
    variable RecordCounted {fired 3 gun_fired 3 absorbed 1}
}

if {![info object isa class ::wargame::monday::Record]} {
    oo::class create ::wargame::monday::Record {
        superclass ::wargame::present::Record
    }
}

oo::define ::wargame::monday::Record {
    variable Reader Events

    method Begins {} {
        return {battle_began battery_fires}
    }

    method Ends {} {
        # Then leaders tire, and others move.
        return {battle_won still_contested}
    }

    method Thrown {} {
        return {fired gun_fired}
    }

    method Covers {} {
        return {battle_began battery_fires showdown}
    }

    method Line {event} {
        set what [dict get $event what]
        set first [lindex [dict get $event about] 0]
        if {[dict exists $::wargame::monday::RecordStyles $what]} {
            set style [dict get $::wargame::monday::RecordStyles $what]
        } elseif {[string match {F[0-9]*} $first]
                || [string match french.* $first]} {
            set style side0
        } elseif {[$Reader isUnit $first] || [string match russian.* \
                $first]} {
            set style side1
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
        set count [expr {[dict exists $::wargame::monday::RecordCounted $what]
            ? [lindex $about [dict get $::wargame::monday::RecordCounted \
                    $what]] : ""}]
        if {$what eq "fired"} {
            dict set event about [lreplace $about 1 1 \
                    [::wargame::base::fromFace \
                    [lindex $about 1]]]
        }
        set key monday.record.$what
        set text [next $event $key \
                $count]
        # A hidden block is "a French block".
        return [expr {$count ne "" || [::wargame::base::said $key]
            ? [string toupper $text 0 0] : $text}]
    }
}
