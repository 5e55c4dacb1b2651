# phase-deeds.tcl --
#
#       What several actions come to, so that few words tell it: where a piece
#       ends, and with whom something is done.
#
#       lastSteps ACTIONS         of steps of one piece after each other, the
#                                 last
#       byUnit READER ACTIONS     {UNIT ACTIONS...}: those with one piece, if
#                                 it is named in each or taken up first; "" of
#                                 none
#       lastPlaces READER ACTIONS    a dictionary, piece -> where it went last
#       whoWhere READER ACTIONS    {UNIT PLACE...} of each, "" where it has none
#       placesOfNone READER ACTIONS    {"" PLACE...} of those that no piece is
#                                 named for

namespace eval ::wargame::report {}

proc ::wargame::report::lastSteps {actions} {
    set last {}
    foreach action $actions {
        if {[llength $action] > 2 && [lrange $action 0 1]
                eq [lrange [lindex $last end] 0 1]} {
            set last [lrange $last 0 end-1]
        }
        lappend last $action
    }
    return $last
}

proc ::wargame::report::byUnit {reader actions} {
    set groups {}
    set unit ""
    foreach action $actions {
        set word [lindex $action 1]
        set first [lindex $groups end 0]
        set whose [expr {[$reader isUnit $word] ? $word
            : [llength $first] == 2 && [lindex $first 1] eq $unit ? $unit
            : ""}]
        if {$whose ne "" && $whose eq $unit} {
            lset groups end [list {*}[lindex $groups end] $action]
        } else {
            set unit $whose
            lappend groups $unit [list $action]
        }
    }
    return $groups
}

proc ::wargame::report::lastPlaces {reader actions} {
    set went [dict create]
    set unit ""
    foreach action $actions {
        foreach word [lrange $action 1 end] {
            if {[$reader isUnit $word]} {
                set unit $word
            } elseif {$unit ne "" && [$reader isPlace $word]} {
                dict set went $unit $word
            }
        }
    }
    return $went
}

proc ::wargame::report::whoWhere {reader actions} {
    return [concat {*}[lmap action $actions {
        set found {"" ""}
        foreach word [lreverse [lrange $action 1 end]] {
            if {[$reader isUnit $word]} {
                lset found 0 $word
            } elseif {[$reader isPlace $word]} {
                lset found 1 $word
            }
        }
        set found
    }]]
}

proc ::wargame::report::placesOfNone {reader actions} {
    return [concat {*}[lmap {unit some} [byUnit $reader $actions] {
        if {$unit ne ""} continue
        whoWhere $reader $some
    }]]
}
