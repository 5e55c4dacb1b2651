# own-place.tcl --
#
#       A window of a match as the command of a script has it: only what whoever
#       sits there may know, and only what they may do.
#
#   set place [::wargame::own::OwnPlace new WINDOW]     a Table or a RoleWindow
#       viewer             who looks: 0 1 public umpire
#       view               what they see of the match; see [$match view]
#       events ?FROM?      what they were told since that action; of actions
#                          only those count of which they know
#       query TOPIC
#       about              the game, its scenario and options
#       actions            what may be done from here now: {} while another
#                          must act
#       do ACTION          does one of the actions, -> 1; or else says why not,
#                          -> 0
#       undo
#       presenter               words for all that: see presenter.tcl
#       perform WHAT       as a key does: fit map hint...; see seat.tcl
#       message TEXT       shows TEXT in the line at the lower edge
#
#   At the handover screen nobody sits: each of these but viewer is an error.

need base/words own/own-faults

if {![info object isa class ::wargame::own::OwnPlace]} {
    oo::class create ::wargame::own::OwnPlace
}

oo::define ::wargame::own::OwnPlace {
    variable Window

    constructor {window} {
        set Window $window
    }

    method Match {} {
        if {![info object isa object $Window] || [$Window seat] eq ""} {
            return -code error [::wargame::base::say own.nobody]
        }
        return [$Window match]
    }
    method Seat {} {
        my Match
        return [$Window seat]
    }

    method viewer {} {
        return [$Window viewer]
    }
    method presenter {} {
        my Match
        return [$Window presenter]
    }
    method about {} {
        return [[my Match] about]
    }

    method view {} {
        my Match
        return [$Window view [$Window viewer]]
    }
    method events {{from 0}} {
        # Of several commanders as who sits there.
        if {![string is integer -strict $from]} {
            return -code error "expected integer but got \"$from\""
        }
        return [lmap event [[[my Seat] match] events [$Window viewer]] {
            set n [my Known [dict get $event n]]
            if {$n < $from} continue
            dict replace $event n $n
        }]
    }

    method Known {n} {
        # A gap would tell how many orders and messages of others there are.  At
        # a remote seat there is none.
        set remote [[my Match] remote]
        return [expr {[$remote seat] eq "nobody" ? [$remote known \
                [$Window viewer] $n [$Window commander]] : $n}]
    }

    method query {topic} {
        return [[[my Seat] match] query [$Window viewer] $topic]
    }

    method actions {} {
        set match [my Match]
        return [expr {[$Window mayAnswer [$Window viewer]] ? [$match actions]
            : {}}]
    }

    method do {action} {
        if {$action in [my actions]} {
            ::wargame::own::wholly { $Window do $action }
            return 1
        }
        my message [my Why $action]
        return 0
    }

    method Why {action} {
        if {![$Window mayAnswer [$Window viewer]]} {
            return [::wargame::base::say why.not-now]
        } elseif {[catch {[my Match] why $action} reason] || $reason eq ""} {
            return [::wargame::base::say why.unknown]
        }
        return [[[my presenter] words] refusal $reason]
    }

    method undo {} {
        my Match
        ::wargame::own::wholly { $Window undo }
    }
    method perform {what} {
        ::wargame::own::wholly { [my Seat] perform $what }
    }
    method message {text} {
        [my Seat] message $text
    }
}
