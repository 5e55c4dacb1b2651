# deed-lines.tcl --
#
#       A group's order as one line of the log, and equal lines as one.
#
#       deedMarked PRESENTER MATCH VIEWER EVENTS    the events; those of the
#                              viewer's own side that go on with a deed, or with
#                              what one action does to several, have a member
#                              deed.  Others are not told which pieces went
#                              together
#       deedJoined PRESENTER BEFORE EVENT    of a marked event, one for the line
#                              in the place of both, or "".  It has a member
#                              pieces: PIECE PLACE...
#       deedsAlike PRESENTER BEFORE EVENT WHYCMD ?SINCE?    a line for two that
#                              say the same, with no dice and no reason (WHYCMD:
#                              log.tcl), or "", as where the mark of what is
#                              new, before action SINCE, parts them.  It has a
#                              member earlier: the actions of the others
#       deedsUpTo EVENT N      of the equal ones of a line those of actions no
#                              later than N, as a line; or ""
#       deedLine PRESENTER EVENT    what the line of an event says

need base/words

proc ::wargame::seat::deedMarked {presenter match viewer events} {
    set last ""
    return [lmap event $events {
        set n [dict get $event n]
        if {$viewer in [list umpire [dict get $event side]]
                && ([dict get [$match entry $n] joined]
                    || ($n eq $last && [IsDropped $presenter $event]))} {
            dict set event deed 1
        }
        set last $n
        set event
    }]
}

proc ::wargame::seat::IsDropped {presenter event} {
    # Does it come of a piece that is put somewhere?
    return [::wargame::base::said \
            [$presenter game].does.[dict get $event what]]
}

proc ::wargame::seat::deedJoined {presenter before event} {
    if {$before eq "" || ![dict exists $event deed]
            || [dict get $event n] - [dict get $before n] ni {0 1}
            || [dict get $event what] ne [dict get $before what]} {
        return ""
    }
    foreach each [list $before $event] {
        set unit [lindex [dict get $each about] 0]
        set place [lindex [dict get $each about] end]
        if {![[$presenter reader] isUnit $unit]
                || ![[$presenter reader] isPlace $place]} {
            return ""
        }
        if {![dict exists $each pieces]} {
            dict set each pieces $unit $place
        }
        lappend pieces [dict get $each pieces]
    }
    set pieces [dict merge {*}$pieces]
    if {[dict size $pieces] == 1} {
        # The next step of the same piece.
        dict set event about [lreplace [dict get $before about] end end $place]
    }
    dict set event pieces $pieces
    return $event
}

proc ::wargame::seat::deedsAlike {presenter before event whyCmd {since ""}} {
    # What takes long is asked last: most that follow one another are others.
    foreach each [list $before $event] {
        if {$each eq "" || [dict exists $each since]
                || [dict exists $each pieces]} {
            return ""
        }
    }
    if {$since ne "" && [dict get $before n] < $since
            && [dict get $event n] >= $since} {
        return ""
    }
    if {[dict get $before what] ne [dict get $event what]
            || [[$presenter events] side $before]
                ne [[$presenter events] side $event]
            || [[$presenter sentences] event $before]
                ne [[$presenter sentences] event $event]} {
        return ""
    }
    foreach each [list $before $event] {
        if {[{*}$whyCmd [dict get $each n]] ne ""
                || [[$presenter events] isTurn $each]
                || [[$presenter events] isPhase $each]
                || [llength [[$presenter events] dice $each]]} {
            return ""
        }
    }
    set earlier [expr {[dict exists $before earlier]
        ? [dict get $before earlier] : {}}]
    dict set event earlier [list {*}$earlier [dict get $before n]]
    return $event
}

proc ::wargame::seat::deedsUpTo {event n} {
    set earlier {}
    if {[dict exists $event earlier]} {
        set earlier [lmap number [dict get $event earlier] {
            if {$number > $n} continue
            set number
        }]
        dict unset event earlier
    }
    if {[dict get $event n] > $n} {
        if {![llength $earlier]} {
            return ""
        }
        dict set event n [lindex $earlier end]
        set earlier [lrange $earlier 0 end-1]
    }
    if {[llength $earlier]} {
        dict set event earlier $earlier
    }
    return $event
}

proc ::wargame::seat::deedLine {presenter event} {
    set words [$presenter words]
    if {[dict exists $event earlier]} {
        return [::wargame::base::say meanwhile.times \
            [[$presenter sentences] event $event] \
            [expr {[llength [dict get $event earlier]] + 1}]]
    } elseif {![dict exists $event pieces]
            || [dict size [dict get $event pieces]] == 1} {
        return [[$presenter sentences] event $event]
    }
    set pieces [dict get $event pieces]
    set at [dict create]
    dict for {unit place} $pieces {
        dict lappend at $place [$words unitName $unit]
    }
    return [::wargame::base::say [expr {[dict size $at] == 1
        ? "group.line" : "group.line.apart"}] \
        [::wargame::base::sayCountOf [$presenter game] group.pieces \
            [dict size $pieces]] [$words placeName [lindex $at 0]] \
        [DeedNames $words $at]]
}

proc ::wargame::seat::DeedNames {words at} {
    # Of a few places each with who went there; of many, as when a line of
    # battle goes forward, the names alone.
    if {[dict size $at] == 1 || [dict size $at] > 4} {
        return [join [concat {*}[dict values $at]] ", "]
    }
    return [join [lmap {place names} $at {
        ::wargame::base::say group.to [join $names ", "] \
                [$words placeName $place]
    }] "; "]
}
