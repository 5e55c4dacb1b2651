# standing.tcl --
#
#       The standing orders of a match; what each function tells is in
#       generic/core/standing.h.
#
#   set standing [$match standing]   as long as the match
#       orders SIDE ?COMMANDER?   a dictionary a question: standing decision
#                          rule choices choice given corps arms pieces; of
#                          several commanders what this one has ordered, ""
#                          what all have
#       arms SIDE          NAME PIECES...: the arms of which it may order; {} in
#                          a game that has none
#       answer             what an order answers now, to be done as an action:
#                          "! hit F10"; or ""
#       doAnswer           does that, if there is one
#       isOrdered          has the side that is asked given an order for what it
#                          is asked now, be it "ask"?
#       give SIDE ORDER    "hits least", "hits ask piece F10"
#       isUnmoved MATCH    has nothing been done but to give such orders, and
#                          what an umpire noted?
#       hasMoved MATCH ?SIDE?   has that side, or anybody but an umpire, done
#                          anything else?
#       standingsOf GAME   the questions that it has: NAME CHOICES...

if {![info object isa class ::wargame::match::Standing]} {
    oo::class create ::wargame::match::Standing
}

proc ::wargame::match::standingsOf {game} {
    return [dict get [::wargame::words $game] standings]
}

proc ::wargame::match::isUnmoved {match} {
    return [expr {![hasMoved $match]}]
}

proc ::wargame::match::hasMoved {match {side ""}} {
    for {set n 1} {$n <= [$match length]} {incr n} {
        set entry [$match entry $n]
        set who [dict get $entry side]
        if {($side eq "" ? $who ne "umpire" : $who eq $side)
                && [lindex [dict get $entry did] 0] ne "standing"} {
            return 1
        }
    }
    return 0
}

oo::define ::wargame::match::Standing {
    variable Match

    constructor {match} {
        set Match $match
    }

    method orders {side {commander ""}} {
        return [::wargame::match_standing [$Match handle] $side \
                [expr {$commander eq "" ? -1 : $commander}]]
    }

    method arms {side} {
        return [::wargame::match_arms [$Match handle] $side]
    }

    method answer {} {
        return [::wargame::match_by_standing [$Match handle]]
    }

    method doAnswer {} {
        set answer [my answer]
        if {$answer ne ""} {
            $Match do [$Match side] $answer
        }
    }

    method isOrdered {} {
        return [::wargame::match_is_ordered [$Match handle]]
    }

    method give {side order} {
        $Match do $side "standing $order"
    }
}
