# choices.tcl --
#
#       The actions that a match offers, sorted by how a hand can take them.
#       It reads an action's words and knows no verb.
#
#       set choices [::wargame::match::choices sort PRESENTER ACTIONS]   a
#       dictionary:
#           units   UNIT -> {alone ACTIONS to {PLACE ACTIONS...} other ACTIONS}
#                   alone: nothing else is named; to: then a place
#           places  PLACE -> ACTIONS that name a place alone
#           free    the actions that name neither, or two places
#                   Those that the PRESENTER calls quiet are in none.
#       ::wargame::match::choices of CHOICES UNIT      a unit's part of it
#       ::wargame::match::choices drags CHOICES        the verbs that take a
#                                               unit to a place
#       ::wargame::match::choices alone CHOICES        the verbs of a unit alone
#       ::wargame::match::choices where PRESENTER VIEW CHOICES   the places that
#                                               they are about: those to be
#                                               clicked, or else of the units

namespace eval ::wargame::match::choices {
    namespace export sort of drags alone where
    namespace ensemble create
    variable None {alone {} to {} other {}}
}

proc ::wargame::match::choices::sort {presenter actions} {
    variable None
    set units [dict create]
    set places [dict create]
    set free {}
    foreach action $actions {
        if {[[$presenter panels] isQuiet $action $actions]} continue
        set words [lassign $action verb]
        lassign $words first second
        if {[llength $words] > 0 && [[$presenter reader] isUnit $first]} {
            if {![dict exists $units $first]} {
                dict set units $first $None
            }
            set kind other
            if {[llength $words] == 1} {
                set kind alone
            } elseif {[llength $words] == 2 && [[$presenter reader] isPlace \
                    $second]} {
                set to [dict get $units $first to]
                dict lappend to $second $action
                dict set units $first to $to
                continue
            }
            dict set units $first $kind \
                    [linsert [dict get $units $first $kind] end $action]
        } elseif {[llength $words] == 1 && [[$presenter reader] isPlace \
                $first]} {
            dict lappend places $first $action
        } else {
            lappend free $action
        }
    }
    return [dict create units $units places $places free $free]
}

proc ::wargame::match::choices::of {choices unit} {
    variable None
    if {[dict exists $choices units $unit]} {
        return [dict get $choices units $unit]
    }
    return $None
}

proc ::wargame::match::choices::drags {choices} {
    set verbs {}
    dict for {unit part} [dict get $choices units] {
        dict for {place actions} [dict get $part to] {
            foreach action $actions {
                dict incr verbs [lindex $action 0]
            }
        }
    }
    return [dict keys $verbs]
}

proc ::wargame::match::choices::alone {choices} {
    set verbs {}
    dict for {unit part} [dict get $choices units] {
        foreach action [dict get $part alone] {
            dict incr verbs [lindex $action 0]
        }
    }
    return [dict keys $verbs]
}

proc ::wargame::match::choices::where {presenter view choices} {
    set places [dict keys [dict get $choices places]]
    if {[llength $places]} {
        return $places
    }
    return [::lsort -unique [lmap unit [dict keys [dict get $choices units]] {
        [$presenter reader] placeOf $view $unit
    }]]
}
