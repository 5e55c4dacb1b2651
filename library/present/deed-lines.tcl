# deed-lines.tcl --
#
#       A group's order as one line of the log, and equal lines as one.
#
#       deedMarked PRESENTER MATCH VIEWER EVENTS    the events; those of the
#                              viewer's own side that go on with a deed, or with
#                              what one action does to several, have a member
#                              deed, its first action.  Others are not told
#                              which pieces went together
#       deedsTold PRESENTER MATCH VIEWER EVENTS    marked, those of a deed
#                              as one
#       linesAfter TOLD EVENTS BOTHCMD    the lines TOLD, and the events after
#                              them, each in the place of the line before it
#                              where BOTHCMD LINE EVENT gives one for both
#       deedJoined PRESENTER BEFORE EVENT    of a marked event, one for the line
#                              in the place of both, or "".  It has a member
#                              pieces: PIECE PLACE..., and may have details:
#                              events of how they go, of a single piece, or of
#                              others
#       deedsAlike PRESENTER BEFORE EVENT WHYCMD ?SINCE?    a line for two that
#                              say the same, with no dice and no reason (WHYCMD:
#                              log.tcl), or "", as where the mark of what is
#                              new, before action SINCE, parts them.  It has a
#                              member earlier: the actions of the others
#       deedsUpTo EVENT N      of the equal ones of a line those of actions no
#                              later than N, as a line; or ""
#       deedLine PRESENTER EVENT    what the line of an event says

need base/words

namespace eval ::wargame::present {
    variable FewNames 6         ;# pieces that a line names one by one
    variable FewPlaces 4        ;# places that it names
}

proc ::wargame::present::deedMarked {presenter match viewer events} {
    lassign {0 0} last deed
    return [lmap event $events {
        set n [dict get $event n]
        set deed [DeedOf $match $n $last $deed]
        if {$viewer in [list umpire [dict get $event side]]
                && ([dict get [$match entry $n] joined]
                    || ($n eq $last && [IsDropped $presenter $event]))} {
            dict set event deed $deed
        }
        set last $n
        set event
    }]
}

proc ::wargame::present::deedsTold {presenter match viewer events} {
    return [linesAfter {} [deedMarked $presenter $match $viewer $events] \
            [list ::wargame::present::deedJoined $presenter]]
}

proc ::wargame::present::linesAfter {told events bothCmd} {
    set last [lindex $told end]
    set told [lrange $told 0 end-1]
    foreach event $events {
        set both [expr {$last eq "" ? "" : [{*}$bothCmd $last $event]}]
        if {$last ne "" && $both eq ""} { lappend told $last }
        set last [expr {$both eq "" ? $event : $both}]
    }
    if {$last ne ""} { lappend told $last }
    return $told
}

proc ::wargame::present::DeedOf {match n last deed} {
    # Its first action; DEED is that of the action LAST, which is before N.
    while {$n > $last && [dict get [$match entry $n] joined]} {
        incr n -1
    }
    return [expr {$n == $last ? $deed : $n}]
}

proc ::wargame::present::IsDropped {presenter event} {
    # Does it come of a piece that is put somewhere?
    return [::wargame::base::said \
            [$presenter game].does.[dict get $event what]]
}

proc ::wargame::present::deedJoined {presenter before event} {
    if {$before ne "" && [dict exists $before what]
            && [[$presenter events] isSaid $before $event]} {
        return $before
    }
    if {$before eq "" || ![dict exists $event deed]
            || [dict get $event deed] ne [dict get [dict merge [dict create \
                deed [dict get $before n]] $before] deed]} {
        return ""
    }
    set went [Placed $presenter $before]
    if {$went ne "" && [[$presenter events] isDetail $event]} {
        return [AfterIt $went $event]
    }
    set goes [Placed $presenter $event]
    if {$goes ne "" && [[$presenter events] isDetail $before]} {
        dict set goes details [list $before]
        return $goes
    } elseif {$went eq "" || $goes eq ""
            || [dict get $event what] ne [dict get $before what]} {
        return ""
    }
    set pieces [dict merge [dict get $went pieces] [dict get $goes pieces]]
    if {[dict size $pieces] == 1} {
        # The next step of the same piece.
        dict set goes about [lreplace [dict get $before about] end end \
                [lindex $pieces 1]]
    }
    dict set goes pieces $pieces
    return [WithDetails $goes [Details $went]]
}

proc ::wargame::present::Placed {presenter event} {
    # With its piece and place, if it tells of one that went to one; or "".
    set unit [lindex [dict get $event about] 0]
    set place [lindex [dict get $event about] end]
    if {![dict exists $event pieces]} {
        if {![[$presenter reader] isUnit $unit]
                || ![[$presenter reader] isPlace $place]} {
            return ""
        }
        dict set event pieces [dict create $unit $place]
    }
    return $event
}

proc ::wargame::present::Details {event} {
    return [expr {[dict exists $event details] ? [dict get $event details]
        : {}}]
}

proc ::wargame::present::WithDetails {event details} {
    # Of several that go together, none of them; of others all.
    set pieces [dict get $event pieces]
    dict set event details [lmap detail $details {
        if {[dict size $pieces] > 1
                && [dict exists $pieces [lindex [dict get $detail about] 0]]} {
            continue
        }
        set detail
    }]
    return $event
}

proc ::wargame::present::AfterIt {went event} {
    # A detail after those that went: of one of them, where it is alone, a line
    # of its own.
    set unit [lindex [dict get $event about] 0]
    if {[dict size [dict get $went pieces]] == 1
            && [dict exists [dict get $went pieces] $unit]} {
        return ""
    }
    dict set went n [dict get $event n]
    dict set went deed [dict get $event deed]
    return [WithDetails $went [list {*}[Details $went] $event]]
}

proc ::wargame::present::deedsAlike {presenter before event whyCmd {since ""}} {
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

proc ::wargame::present::deedsUpTo {event n} {
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

proc ::wargame::present::deedLine {presenter event} {
    if {[dict exists $event earlier]} {
        return [::wargame::base::say meanwhile.times \
            [[$presenter sentences] event $event] \
            [expr {[llength [dict get $event earlier]] + 1}]]
    }
    lassign {{} {}} own others
    foreach detail [Details $event] {
        lappend [expr {[dict exists [dict get $event pieces] [lindex \
            [dict get $detail about] 0]] ? "own" : "others"}] \
                [[$presenter sentences] event $detail]
    }
    return [::wargame::base::sayApart [list {*}$own [Went $presenter $event] \
            {*}$others]]
}

proc ::wargame::present::Went {presenter event} {
    if {![dict exists $event pieces]
            || [dict size [dict get $event pieces]] == 1} {
        return [[$presenter sentences] event $event]
    }
    set words [$presenter words]
    set pieces [dict get $event pieces]
    set at [dict create]
    dict for {unit place} $pieces {
        dict lappend at $place $unit
    }
    return [::wargame::base::say [expr {[dict size $at] == 1
        ? "group.line" : [dict size $pieces] > $::wargame::present::FewNames
            || [dict size $at] > $::wargame::present::FewPlaces
        ? [OfMany $presenter $event] : "group.line.apart"}] \
        [::wargame::base::sayCountOf [$presenter game] group.pieces \
            [dict size $pieces]] [$words placeName [lindex $at 0]] \
        [DeedNames $presenter $at]]
}

proc ::wargame::present::OfMany {presenter event} {
    # By what they did, where the game says it.
    set game [$presenter game]
    set key $game.many.[dict get $event what]
    return [expr {[::wargame::base::said $key] ? $key : "group.line.corps"}]
}

proc ::wargame::present::DeedNames {presenter at} {
    # Of a few places each with who went there; of many, as when a line of
    # battle goes forward, the names alone; of many pieces their formations.
    set words [$presenter words]
    set units [concat {*}[dict values $at]]
    if {[llength $units] > $::wargame::present::FewNames} {
        return [::wargame::base::sayList [Formed $presenter $units]]
    }
    if {[dict size $at] == 1
            || [dict size $at] > $::wargame::present::FewPlaces} {
        return [Listed $words $units]
    }
    return [::wargame::base::sayApart [lmap {place units} $at {
        ::wargame::base::say group.to [Listed $words $units] \
                [$words placeName $place]
    }]]
}

proc ::wargame::present::Listed {words units} {
    return [::wargame::base::sayList [lmap unit $units {
        $words unitName $unit
    }]]
}

proc ::wargame::present::Formed {presenter units} {
    # The one formation of them all, else the largest of each.
    # Who is of none, by name.
    set all [lmap unit $units {
        expr {[llength [[$presenter reader] formations $unit]]
            ? [[$presenter panels] formations $unit]
            : [list [[$presenter words] unitName $unit]]}
    }]
    if {[llength [lsort -unique $all]] == 1} {
        return [list [join [lindex $all 0] ", "]]
    }
    set largest {}
    foreach names $all {
        if {[lindex $names 0] ni $largest} {
            lappend largest [lindex $names 0]
        }
    }
    return $largest
}
