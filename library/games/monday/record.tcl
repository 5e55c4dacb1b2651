# record.tcl --
#
#       What happened in a battle of Bloody Monday, line by line, and what its
#       dice mean; as games/borodino/record.tcl.
#
#       record lines EVENTS PRESENTER   a list of {STYLE TEXT DICE}
#       record throw EVENTS PRESENTER   of the last dice, or of the battle's end
#       record start EVENTS        where in them the present battle began
#       record dice EVENT          {N FORM} each
#       record from N              "4+", of the lowest roll that hits

need base/words

namespace eval ::wargame::monday::record {
    namespace export lines throw start dice from
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
    for {set i [expr {[llength $events] - 1}]} {$i > 0} {incr i -1} {
        if {[dict get [lindex $events $i] what]
                in {battle_began battery_fires}} {
            break
        }
    }
    return [expr {max($i, 0)}]
}

proc ::wargame::monday::record::lines {events presenter} {
    return [lmap event $events {
        set line [Line $event $presenter]
        if {[lindex $line 1] eq ""} continue
        set line
    }]
}

proc ::wargame::monday::record::throw {events presenter} {
    foreach event [lreverse $events] {
        set what [dict get $event what]
        if {$what in {fired gun_fired}} {
            return [Line $event $presenter]
        } elseif {$what in {battle_began battery_fires showdown}} {
            break
        }
    }
    return ""
}

proc ::wargame::monday::record::Line {event presenter} {
    variable Styles
    set what [dict get $event what]
    set first [lindex [dict get $event about] 0]
    if {[dict exists $Styles $what]} {
        set style [dict get $Styles $what]
    } elseif {[string match {F[0-9]*} $first]
            || [string match french.* $first]} {
        set style french
    } elseif {[[$presenter reader] isUnit $first] || [string match russian.* \
            $first]} {
        set style russian
    } else {
        set style soft
    }
    return [list $style [Sentence $event $presenter] [dice $event]]
}

# Sentence --
#
#       The battle's own, shorter one, or that of the log.
proc ::wargame::monday::record::Sentence {event presenter} {
    variable Counted
    set what [dict get $event what]
    set about [dict get $event about]
    set key monday.record.$what
    set counted [dict exists $Counted $what]
    if {!$counted && ![::wargame::base::said $key]} {
        return [[$presenter words] event $event]
    }
    if {$what eq "fired"} {
        lset about 1 [from [lindex $about 1]]
    }
    set words [lmap word $about {
        expr {[[$presenter reader] isUnit $word] || [string match *.* $word]
            ? [[$presenter words] unitName $word] : [[$presenter reader] \
                    isPlace $word]
            ? [[$presenter words] placeName $word] : $word in {french russian}
            ? [[$presenter words] sideName $word] : $word}
    }]
    set text [expr {$counted ? [::wargame::base::sayCount $key \
            [lindex $about [dict get $Counted $what]] {*}$words]
        : [::wargame::base::say $key {*}$words]}]
    # A hidden block is "a French block".
    return [string toupper $text 0 0]
}

proc ::wargame::monday::record::from {n} {
    return [expr {$n >= 6 ? "6" : "$n+"}]
}

# dice --
#
#       See above.  The lowest roll that hits is in the event; guns hit with 4.
proc ::wargame::monday::record::dice {event} {
    lassign [dict get $event about] - from thrown
    switch -- [dict get $event what] {
        gun_fired { set from 4 }
        fired {}
        default { return {} }
    }
    return [lmap die $thrown {
        list $die [expr {$die >= $from ? "hit" : "miss"}]
    }]
}
