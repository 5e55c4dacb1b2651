# ledger.tcl --
#
#       La Bataille de la Moskowa: how the match stands and who is eliminated;
#       then what a turn did, on one page: points lost by formation, routs,
#       leaders; of the present player turn, of the one before, and of all.
#
#       pages MOMENT           as present/panels.tcl has them
#       score MOMENT           as there; scorePage MOMENT: its page's PARTS
#       account EVENTS         the PARTS of each side, of what these events did;
#                              {} where nobody lost anything
#       lost EVENTS SIDE       {CORPS POINTS...}, the most first
#       fates EVENTS SIDE      {FATE {UNIT 1...}...}: whom they befell

need base/words present/part

namespace eval ::wargame::moskowa {
    # Events of a unit that are told one by one, in this order.
    variable Fates {
        eliminated routed fled dispersed rallied taken retaken destroyed
        wounded killed captured
    }
}

if {![info object isa class ::wargame::moskowa::Ledger]} {
    oo::class create ::wargame::moskowa::Ledger {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::Ledger {
    variable Words Roster Look Reader

    method score {moment} {
        set gone [my Gone $moment]
        return [lmap {side told} [$moment query score] {
            dict with told {}
            list side$side [::wargame::base::say moskowa.score.$kind $count \
                    $of] [::wargame::base::say moskowa.score.gone \
                    [llength [lindex $gone $side]]]
        }]
    }

    method Gone {moment} {
        # The slots of both sides.
        set gone {{} {}}
        foreach slot [$moment query gone] {
            set side [$Reader sideOf $slot]
            lset gone $side [linsert [lindex $gone $side] end $slot]
        }
        return $gone
    }

    method scorePage {moment} {
        set view [$moment view]
        set scenario [dict get $view scenario]
        set parts [list [list soft [::wargame::base::say \
                moskowa.victory.$scenario]]]
        foreach plate [my score $moment] slots [my Gone $moment] {
            lappend parts [list heading [$Words sideName [lindex $plate 0]]] \
                    {*}[lmap line [lrange $plate 1 end] {list line $line}]
            if {[llength $slots]} {
                lappend parts [$Look pictured $view $slots]
            }
        }
        return $parts
    }

    method pages {moment} {
        set turns [my Turns [$moment events 1]]
        return [list [list score [::wargame::base::say moskowa.score.title] \
                [my scorePage $moment]] \
            [list now [::wargame::base::say moskowa.ledger.now] \
                [my Page [lindex $turns end]]] \
            [list before [::wargame::base::say moskowa.ledger.before] \
                [my Page [lindex $turns end-1]]] \
            [list all [::wargame::base::say moskowa.ledger.all] \
                [my Page [concat {*}$turns]]]]
    }

    method Turns {events} {
        # The events of each player turn.
        set turns {}
        set turn {}
        foreach event $events {
            if {[dict get $event what] eq "turn"} {
                lappend turns $turn
                set turn {}
            }
            lappend turn $event
        }
        return [linsert $turns end $turn]
    }

    method Page {events} {
        return [concat [my Side $events 0] [my Side $events 1]]
    }

    method Side {events side} {
        return [list [list heading [$Words sideName $side]] \
                {*}[my Losses $events $side] {*}[my Told $events $side]]
    }

    method account {events} {
        foreach side {0 1} {
            if {[llength [my lost $events $side]]
                    || [llength [my Told $events $side]]} {
                return [list [my Side $events 0] [my Side $events 1]]
            }
        }
        return {}
    }

    method lost {events side} {
        # Of each formation the points, the most first.
        set lost [dict create]
        foreach event $events {
            lassign [dict get $event about] unit points
            if {[dict get $event what] ne "casualties"
                    || [dict get $Roster $unit side] != $side} continue
            dict incr lost [$Words corps $unit] $points
        }
        return [lsort -integer -decreasing -stride 2 -index 1 $lost]
    }

    method Losses {events side} {
        set lost [my lost $events $side]
        set total [::tcl::mathop::+ 0 {*}[dict values $lost]]
        if {!$total} {
            return [list [list soft [::wargame::base::say \
                    moskowa.ledger.none]]]
        }
        return [concat [list [list line [::wargame::base::sayCount \
                moskowa.ledger.lost $total]]] [lmap {corps points} $lost {
            list soft [::wargame::base::say why.says $corps $points]
        }]]
    }

    method fates {events side} {
        set fates [dict create]
        foreach event $events {
            set what [dict get $event what]
            set unit [lindex [dict get $event about] 0]
            if {$what ni $::wargame::moskowa::Fates
                    || ![dict exists $Roster $unit]
                    || [dict get $Roster $unit side] != $side} continue
            dict set fates $what $unit 1
        }
        return $fates
    }

    method Told {events side} {
        # Each unit once a fate.
        set fates [my fates $events $side]
        set parts {}
        foreach what $::wargame::moskowa::Fates {
            if {![dict exists $fates $what]} continue
            lappend parts [list line [::wargame::base::say why.says \
                [::wargame::base::say moskowa.ledger.$what] \
                [join [lmap unit [dict keys [dict get $fates $what]] {
                    $Words unitName $unit
                }] ", "]]]
        }
        return $parts
    }
}
