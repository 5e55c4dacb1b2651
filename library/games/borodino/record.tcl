# record.tcl --
#
#       What happened in a battle, line by line, and what its dice mean.
#
#       record lines EVENTS PRESENTER   a list of {STYLE TEXT DICE}; STYLE:
#                                  round won loss or a side's word; DICE as the
#                                  class Dice takes them
#       record throw EVENTS PRESENTER   of the last dice of this round, or of
#                                  the victory: the same; or ""
#       record start EVENTS        where in them the present battle began
#       record dice EVENT          those thrown for it: {N FORM} each, as the
#                                  class Dice takes them
#       record pairs EVENT         of a throw for initiative: those of the French,
#                                  those of the Russians

need base/words

namespace eval ::wargame::borodino::record {
    namespace export lines throw start dice pairs
    namespace ensemble create

    variable Styles {
        round_began round   reserves_came soft  roles_changed soft
        battle_won won      lost_step loss      half_hit loss
        eliminated lost     succeeded soft      overstacked soft
    }
}

proc ::wargame::borodino::record::start {events} {
    for {set i [expr {[llength $events] - 1}]} {$i > 0} {incr i -1} {
        if {[dict get [lindex $events $i] what] eq "battle_began"} {
            break
        }
    }
    return [expr {max($i, 0)}]
}

proc ::wargame::borodino::record::lines {events presenter} {
    return [lmap event $events {
        set line [Line $event $presenter]
        if {[lindex $line 1] eq ""} continue
        set line
    }]
}

proc ::wargame::borodino::record::throw {events presenter} {
    foreach event [lreverse $events] {
        set what [dict get $event what]
        if {$what in {fired charged straggled}} {
            return [Line $event $presenter]
        } elseif {$what eq "battle_won"} {
            return [list won [Sentence $event $presenter] {}]
        } elseif {$what in {round_began battle_began}} {
            break
        }
    }
    return ""
}

proc ::wargame::borodino::record::Line {event presenter} {
    variable Styles
    set what [dict get $event what]
    set about [dict get $event about]
    if {[dict exists $Styles $what]} {
        set style [dict get $Styles $what]
    } elseif {[string match {[FR]*} [lindex $about 0]]} {
        set style [expr {[string match F* [lindex $about 0]]
            ? "french" : "russian"}]
    } else {
        set style soft
    }
    return [list $style [Sentence $event $presenter] [dice $event]]
}

# Sentence --
#
#       The battle's own, shorter one, or that of the log.
proc ::wargame::borodino::record::Sentence {event presenter} {
    set what [dict get $event what]
    set about [dict get $event about]
    set key borodino.record.$what
    if {$what eq "straggled"} {
        append key .[lindex $about 2]
    }
    set counted [expr {$what in {fired charged bombarded}}]
    if {!$counted && ![::wargame::base::said $key]} {
        return [[$presenter words] event $event]
    }
    set words [lmap word $about {
        expr {[[$presenter reader] isUnit $word] || [string match *.* $word]
            ? [[$presenter words] unitName $word] : [[$presenter reader] \
                    isPlace $word]
            ? [[$presenter words] placeName $word] : $word in {french russian}
            ? [[$presenter words] sideName $word] : $word}
    }]
    if {$counted} {
        return [::wargame::base::sayCount $key [lindex $about 2] {*}$words]
    }
    return [::wargame::base::say $key {*}$words]
}

# dice --
#
#       See above.  The firepower is in the event; of a bombardment, so many as
#       hit are the lowest.
proc ::wargame::borodino::record::dice {event} {
    set what [dict get $event what]
    set about [dict get $event about]
    switch -- $what {
        rolled_initiative { return [Marked [Thrown $about 1]] }
        burn_tried        { return [Marked [Thrown $about 2]] }
        bombarded {
            lassign $about - - hits
            set thrown [Thrown $about 3]
            return [Marked $thrown [expr {$hits == 0 ? 0
                : [lindex [lsort -integer $thrown] $hits-1]}]]
        }
        fired - charged {
            return [Marked [Thrown $about 3] [lindex $about 1] \
                    [expr {$what eq "charged" ? 6 : ""}]]
        }
        straggled {
            return [Marked [Thrown $about 3] "" \
                    [expr {[lindex $about 2] ? [lindex [Thrown $about 3] 0] : ""}]]
        }
    }
    return {}
}

proc ::wargame::borodino::record::pairs {event} {
    lassign [Thrown [dict get $event about] 1] a b c d
    return [list [list $a $b] [list $c $d]]
}

# Marked --
#
#       Dice, each with what it is: own, if it shows that; a hit, if it is not
#       over upTo; all plain without an upTo.
proc ::wargame::borodino::record::Marked {thrown {upTo ""} {own ""}} {
    return [lmap die $thrown {
        list $die [expr {$die eq $own ? "own" : $upTo eq "" ? "plain"
            : $die <= $upTo ? "hit" : "miss"}]
    }]
}

# Thrown --
#
#       The dice at the end of an event: words, or one list.
proc ::wargame::borodino::record::Thrown {about from} {
    return [concat {*}[lrange $about $from end]]
}
