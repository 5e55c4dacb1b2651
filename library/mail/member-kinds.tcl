# member-kinds.tcl --
#
#       What each member of FILE.letters and of a letter must be; looked at
#       before it is used.
#
#   ::wargame::mail::memberKinds
#       is KIND TEXT KEPT     is that text a member of that kind?  KEPT: all of
#                             its file or, of a letter, all that is kept of its
#                             match.  The kinds are the procedures below
#       areEvents EVENTS      has each of them the form of an event?

need base/doors

namespace eval ::wargame::mail::memberKinds {
    namespace export is areEvents
    namespace ensemble create
    variable Most 1000000       ;# actions of a match, and letters
    variable Longest 12000000   ;# characters of a letter
}

proc ::wargame::mail::memberKinds::is {kind text kept} {
    return [$kind $text $kept]
}

foreach kind {flag game id secret digest commitment} {
    proc ::wargame::mail::memberKinds::$kind {text kept} [format {
        return [::wargame::base::door %s $text]
    } $kind]
}

proc ::wargame::mail::memberKinds::Role {text kept} {
    return [expr {$text in {host guest}}]
}

proc ::wargame::mail::memberKinds::Scenario {text kept} {
    return [::wargame::base::door scenario $text [dict get $kept game]]
}

proc ::wargame::mail::memberKinds::Options {text kept} {
    return [::wargame::base::door options $text [dict get $kept game]]
}

proc ::wargame::mail::memberKinds::Keys {text kept} {
    return [expr {[string is list $text] && [llength $text] == 2
        && [::wargame::base::door key [lindex $text 0]]
        && [::wargame::base::door key [lindex $text 1]]}]
}

proc ::wargame::mail::memberKinds::Key {text kept} {
    # A guest has had it since the invitation.
    return [expr {[::wargame::base::door key $text]
        || ($text eq "" && [dict get $kept role] eq "host")}]
}

proc ::wargame::mail::memberKinds::Commander {text kept} {
    # A guest's number, where the side has several.
    return [expr {$text eq "" || [::wargame::base::door number $text 0 7]}]
}

proc ::wargame::mail::memberKinds::Share {text kept} {
    # In the dice, of one of several guests who have accepted.
    return [expr {$text eq "" || [::wargame::base::door secret $text]}]
}

proc ::wargame::mail::memberKinds::Shares {text kept} {
    return [EachIs [lmap one [expr {[string is list $text] ? $text : "-"}] {
        list $one
    }] $kept {{secret}}]
}

proc ::wargame::mail::memberKinds::Digest {text kept} {
    return [expr {$text eq "" || [::wargame::base::door digest $text]}]
}

proc ::wargame::mail::memberKinds::Count {text kept} {
    variable Most
    return [::wargame::base::door number $text 0 $Most]
}

proc ::wargame::mail::memberKinds::Since {text kept} {
    # -1: nothing was told yet.
    return [expr {$text eq "-1" || [Count $text $kept]}]
}

proc ::wargame::mail::memberKinds::Took {text kept} {
    return [expr {[string is list $text] && [llength $text] == 2
        && [Count [lindex $text 0] $kept] && [Count [lindex $text 1] $kept]}]
}

proc ::wargame::mail::memberKinds::Letter {text kept} {
    variable Longest
    return [expr {[string length $text] <= $Longest
        && ![regexp {[^\n -~]} $text]}]
}

proc ::wargame::mail::memberKinds::Text {text kept} {
    # A match, or a snapshot of one: the core looks at each line.
    variable Longest
    return [expr {[string length $text] <= $Longest}]
}

proc ::wargame::mail::memberKinds::Actions {text kept} {
    # As a remote seat writes them, with the mark of what its standing orders
    # answer, without those of deeds; secrets are for the end alone.
    if {![::wargame::base::door texts $text 10000 1200]} {
        return 0
    }
    foreach action $text {
        set bare [regsub {^! } $action ""]
        # Words behind a bar have spaces as they were written.
        if {![regexp {^[^ ]+(?: [^ ]+)*$} [regsub { \| .*} $bare ""]]
                || [regexp {^(?:reveal |[+!])} $bare]
                || [string match "! standing *" $action]} {
            return 0
        }
    }
    return 1
}

# Pledges --
#
#       Of each letter that came: length of the match, pledge; and since when it
#       tells, and the digest of its snapshot.
proc ::wargame::mail::memberKinds::Pledges {text kept} {
    return [EachIs $text $kept {{Count digest} {Count digest Since digest}}]
}

# Answers --
#
#       Of each that was sent: the length that it follows, its actions, and how
#       many of them were taken, dropped for none, or "" if not told yet.
proc ::wargame::mail::memberKinds::Answers {text kept} {
    return [EachIs $text $kept {{Count Actions Fate}}]
}

proc ::wargame::mail::memberKinds::Fate {text kept} {
    return [expr {$text in {dropped ""} || [Count $text $kept]}]
}

proc ::wargame::mail::memberKinds::EachIs {list kept forms} {
    # Each a list of members of those kinds.
    if {![string is list $list]} {
        return 0
    }
    foreach one $list {
        if {![string is list $one]} {
            return 0
        }
        set form [lindex [lmap form $forms {
            if {[llength $form] != [llength $one]} continue
            set form
        }] 0]
        if {$form eq ""} {
            return 0
        }
        foreach kind $form member $one {
            if {![$kind $member $kept]} {
                return 0
            }
        }
    }
    return 1
}

# Notes --
#
#       What the table would remember for a guest, by slot; as a Memory has it.
proc ::wargame::mail::memberKinds::Notes {text kept} {
    set game [dict get $kept game]
    set pieces [expr {[llength [::wargame::roster $game]] - 1}]
    set places [expr {[llength [::wargame::places $game]] - 1}]
    if {![string is list $text] || [llength $text] % 2} {
        return 0
    }
    foreach {slot note} $text {
        if {[catch {::wargame::base::members $note piece state place seen \
                turn} own]
                || [dict size $own] != [dict size $note]} {
            return 0
        }
        dict with own {}
        if {![::wargame::base::door number $slot 0 $pieces]
                || ![::wargame::base::door number $piece 0 $pieces]
                || ![::wargame::base::door number $state 0 255]
                || ![::wargame::base::door number $place 0 $places]
                || ![Count $seen $kept] || ![IsTurn $turn]} {
            return 0
        }
    }
    return 1
}

proc ::wargame::mail::memberKinds::areEvents {events} {
    # Words of an umpire, too, each a word.
    if {![string is list $events]} {
        return 0
    }
    foreach event $events {
        if {[catch {::wargame::base::members $event n side what about} own]
                || ![string is list [dict get $own about]]} {
            return 0
        }
    }
    return 1
}

proc ::wargame::mail::memberKinds::IsTurn {event} {
    # The event that began it, or none.
    if {$event eq ""} {
        return 1
    }
    if {[catch {::wargame::base::members $event n side what about} own]} {
        return 0
    }
    return [expr {[regexp {^[a-z_]{1,39}$} [dict get $own what]]
        && [::wargame::base::door texts [dict get $own about] 16 240]
        && [llength [dict get $own about]] > 0}]
}
