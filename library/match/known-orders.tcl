# known-orders.tcl --
#
#       Of several commanders of a side one does not know what the others have
#       ordered, nor what their orders have answered.
#
#       COMMANDER: the number of who looks; "": of all, or there is one
#       entryFor COMMANDER ENTRY   an action of their own side, as Match has it,
#                                without an order of another
#       eventsFor COMMANDER MATCH EVENTS   events of that Match without those
#                                that tell of an order of another
#   countedFor COMMANDER MATCH VIEWER EVENTS   events in which an umpire names
#                                an action as VIEWER counts them, who is told of
#                                no others: the number would tell how many of
#                                those there are

proc ::wargame::match::entryFor {commander entry} {
    if {[IsKnown $commander $entry]} {
        return $entry
    }
    return [expr {[dict get $entry aside]
        ? [dict replace $entry action "" did ""]
        : [dict replace $entry ordered 0 \
            did [regsub {^! } [dict get $entry did] ""]]}]
}

proc ::wargame::match::eventsFor {commander match events} {
    if {$commander eq "" || [string first "what standing " $events] < 0} {
        return $events
    }
    return [lmap event $events {
        if {[dict get $event what] eq "standing" && ![IsKnown $commander \
                [$match entry [dict get $event n]]]} continue
        set event
    }]
}

proc ::wargame::match::countedFor {commander match viewer events} {
    if {[string first "what umpire_" $events] < 0
            || [[$match remote] seat] ne "nobody"} {
        # At a remote seat they are counted so.
        return $events
    }
    return [lmap event $events {
        if {[dict get $event what] in {umpire_back umpire_dice}} {
            set about [dict get $event about]
            dict set event about [lreplace $about 0 0 [[$match remote] known \
                    $viewer [lindex $about 0] $commander]]
        }
        set event
    }]
}

proc ::wargame::match::IsKnown {commander entry} {
    set orderers [dict get $entry orderers]
    return [expr {$commander eq "" || ![llength $orderers]
        || $commander in $orderers}]
}
