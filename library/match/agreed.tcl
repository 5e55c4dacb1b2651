# agreed.tcl --
#
#       What both players have agreed on for a match beside its rules: whether
#       the table takes notes for them, and so on.  It is written in the match
#       itself, as a note to both, so that it goes wherever the match goes and
#       is never changed without a line in everybody's log.
#
#       agreed MATCH TOPIC           on or off; until something is agreed on,
#                                    but for the analysis during the match: off
#       agree MATCH TOPIC VALUE      sets VALUE from now on, in the match
#       agreeAtFirst MATCH ?TOPICS?  what the preferences ask of a new match
#       agreedTopics                 the topics that there are; prefs
#                                    agreed.TOPIC
#       agreedIn EVENT               {TOPIC VALUE} of an event that tells of it
#       isBegun MATCH                has more happened than that?

need base/prefs

namespace eval ::wargame::match {
    variable AgreedNote {^agreed: (\w+) (on|off)$}
    # Of which match, as it was when, what had been said last: TOPIC -> VALUE.
    variable AgreedLast {{} {}}
}

proc ::wargame::match::agreedTopics {} {
    return {memory odds analysis}
}

proc ::wargame::match::agreed {match topic} {
    # All events are read for it: once a change.
    variable AgreedLast
    set now [list $match [$match changes] [$match stamp]]
    if {[lindex $AgreedLast 0] ne $now} {
        set AgreedLast [list $now [AgreedSaid $match]]
    }
    set said [lindex $AgreedLast 1]
    return [expr {[dict exists $said $topic] ? [dict get $said $topic]
        : $topic eq "analysis" ? "off" : "on"}]
}

proc ::wargame::match::AgreedSaid {match} {
    # Who plays away from a match is told of it as of all else.
    set viewer [[$match remote] seat]
    set events [$match events [expr {$viewer eq "nobody" ? "umpire" : $viewer}]]
    set said [dict create]
    if {[string match *umpire_note* $events]} {
        foreach event [lsearch -all -inline $events *umpire_note*] {
            set said [dict merge $said [agreedIn $event]]
        }
    }
    return $said
}

proc ::wargame::match::agree {match topic value} {
    if {[[$match remote] seat] eq "nobody"
            && [agreed $match $topic] ne $value} {
        $match do umpire "note both | agreed: $topic $value"
    }
}

proc ::wargame::match::agreeAtFirst {match {topics ""}} {
    foreach topic [expr {$topics eq "" ? [agreedTopics] : $topics}] {
        agree $match $topic [expr {[prefs get agreed.$topic] ? "on" : "off"}]
    }
}

proc ::wargame::match::agreedIn {event} {
    variable AgreedNote
    lassign [dict get $event about] whom text
    if {[dict get $event what] eq "umpire_note" && $whom eq "both"
            && [regexp $AgreedNote $text - topic value]
            && $topic in [agreedTopics]} {
        return [list $topic $value]
    }
    return {}
}

proc ::wargame::match::isBegun {match} {
    set length [$match length]
    for {set n 1} {$n <= $length} {incr n} {
        set entry [$match entry $n]
        if {[dict get $entry side] ne "umpire"
                || ![regexp {^(note both \| agreed: |lock umpire )} \
                    [dict get $entry did]]} {
            return 1
        }
    }
    return 0
}
