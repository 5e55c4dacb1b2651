# remote-seat.tcl --
#
#       What of a match is played away from it: a snapshot of what one side may
#       know is played on elsewhere as a Match of its own, and what was done
#       there is done here.
#
#   set remote [$match remote]        of a Match, which owns it
#       snapshot SIDE FROM ?COMMANDER?   what SIDE, who is to act, may know, as
#                             text, with its events since action FROM; of
#                             several commanders, as that one, who is asked, may
#                             know it.  An error, code WARGAME TURN, if it is
#                             not to act
#       asked                 the number of the commander who is asked, "" where
#                             the side that acts has one
#       concerned SIDE ORDER  the commanders whose units that standing order,
#                             "squares never", concerns
#       ordersOwn COMMANDER SIDE ORDER   does it concern his alone, or is there
#                             but one commander, ""?
#       surprised SIDE        did the last action tell SIDE what it could not
#                             foresee when it decided?
#       known SIDE N ?COMMANDER?   how many of the first N actions SIDE, or that
#                             commander of it, knows of: by that a snapshot is
#                             numbered
#       told SIDE ?COMMANDER?  the events told to SIDE, by those numbers: a line
#                             each
#     of a Match that began from a snapshot:
#       seat                  the side that plays it; "nobody" of any other
#       commander             of several, the number of who plays it; else ""
#       before                how many actions had been done
#       actions               what it has done since, a list
#       goOn TEXT SINCE       goes on from this snapshot; events up to number
#                             SINCE stay
#   [::wargame::match::Match openSnapshot] begins one.

if {![info object isa class ::wargame::match::RemoteSeat]} {
    oo::class create ::wargame::match::RemoteSeat
}

oo::define ::wargame::match::RemoteSeat {
    variable Match

    constructor {match} {
        set Match $match
    }

    method snapshot {side from {commander ""}} {
        return [::wargame::match_commander_snapshot [$Match handle] $side \
                [my As $commander] $from]
    }

    method As {commander} {
        return [expr {$commander eq "" ? -1 : $commander}]
    }

    method asked {} {
        return [my Number [::wargame::match_asked [$Match handle]]]
    }

    method Number {commander} {
        return [expr {$commander < 0 ? "" : $commander}]
    }

    method concerned {side order} {
        set bits [::wargame::match_ordered [$Match handle] $side $order]
        set all {}
        for {set n 0} {$bits >> $n} {incr n} {
            if {$bits >> $n & 1} {
                lappend all $n
            }
        }
        return $all
    }

    method ordersOwn {commander side order} {
        return [expr {$commander eq ""
            || [my concerned $side $order] in [list {} $commander]}]
    }

    method surprised {side} {
        return [::wargame::match_surprised [$Match handle] $side]
    }

    method known {side n {commander ""}} {
        # -1: before the first.
        return [expr {$n < 0 ? $n : [::wargame::match_known \
            [$Match handle] $side [my As $commander] $n]}]
    }

    method told {side {commander ""}} {
        return [split [string trim [::wargame::match_told [$Match handle] \
                $side [my As $commander]]] \n]
    }

    method seat {} {
        return [::wargame::match_remote_seat [$Match handle]]
    }

    method commander {} {
        return [my Number [::wargame::match_remote_commander [$Match handle]]]
    }

    method before {} {
        return [::wargame::match_before [$Match handle]]
    }

    method actions {} {
        return [::wargame::match_remote_actions [$Match handle]]
    }

    method goOn {text since} {
        $Match take [::wargame::match_open_snapshot $text [$Match handle] \
                [expr {$since + 1}]]
    }
}
