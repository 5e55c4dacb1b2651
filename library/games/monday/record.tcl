# record.tcl --
#
#       What happened in a battle of Bloody Monday, line by line, and what its
#       dice mean; as games/borodino/record.tcl.
#
#       record lines EVENTS PRESENTER   a list of {STYLE TEXT DICE}
#       record throw EVENTS PRESENTER   the last dice, or those of the battle's
#                                       end
#       record start EVENTS        where in them the present battle began

need base/words present/fight-record games/monday/events

namespace eval ::wargame::monday::record {
    namespace export lines throw start
    namespace ensemble create

    variable Styles {
        battle_began round      battery_fires round     showdown round
        battle_won won          still_contested won     was_hit loss
        shielded loss           eliminated lost         absorbed soft
        gun_spent soft          combined soft           disc_went soft
        stood soft              retreated soft          took soft
    }
    # Where in an event the number is that its sentence depends on.
    variable Counted {fired 3 gun_fired 3 absorbed 1}
}

proc ::wargame::monday::record::start {events} {
    return [::wargame::present::fightRecord start $events \
            {battle_began battery_fires}]
}

proc ::wargame::monday::record::lines {events presenter} {
    return [::wargame::present::fightRecord lines $events \
            [list [namespace which Line] $presenter]]
}

proc ::wargame::monday::record::throw {events presenter} {
    set event [::wargame::present::fightRecord throw $events {fired gun_fired} \
            {battle_began battery_fires showdown}]
    return [expr {$event eq "" ? "" : [Line $presenter $event]}]
}

proc ::wargame::monday::record::Line {presenter event} {
    variable Styles
    set what [dict get $event what]
    set first [lindex [dict get $event about] 0]
    if {[dict exists $Styles $what]} {
        set style [dict get $Styles $what]
    } elseif {[string match {F[0-9]*} $first]
            || [string match french.* $first]} {
        set style side0
    } elseif {[[$presenter reader] isUnit $first] || [string match russian.* \
            $first]} {
        set style side1
    } else {
        set style soft
    }
    return [list $style [Sentence $presenter $event] \
            [[$presenter events] forms $event]]
}

# Sentence --
#
#       The battle's own, shorter one, or that of the log.
proc ::wargame::monday::record::Sentence {presenter event} {
    variable Counted
    set what [dict get $event what]
    set about [dict get $event about]
    set count [expr {[dict exists $Counted $what]
        ? [lindex $about [dict get $Counted $what]] : ""}]
    if {$what eq "fired"} {
        dict set event about [lreplace $about 1 1 [::wargame::base::fromFace \
                [lindex $about 1]]]
    }
    set key monday.record.$what
    set text [::wargame::present::fightRecord sentence $presenter $event $key \
            $count]
    # A hidden block is "a French block".
    return [expr {$count ne "" || [::wargame::base::said $key]
        ? [string toupper $text 0 0] : $text}]
}
