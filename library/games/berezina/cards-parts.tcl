# cards-parts.tcl --
#
#       Napoleon at the Berezina: what the cards beside the map have in common:
#       events of a phase, the beginnings of a row.

need base/words present/part games/berezina

if {![info object isa class ::wargame::berezina::CardParts]} {
    oo::class create ::wargame::berezina::CardParts {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::CardParts {
    variable Words Look Reader Sentences

    # ---- what was told ----

    method eventsOfPhase {moment args} {
        # Since the last of these phases began.
        return [my eventsSince $moment phase_began $args]
    }

    method eventsSince {moment what {firsts {}}} {
        # From the last event WHAT on that is about one of FIRSTS, or about
        # whatever; {} if there is none.
        for {set back 40} {1} {set back [expr {$back * 4}]} {
            set from [expr {max(0, [$moment length] - $back)}]
            set events [$moment events $from]
            for {set i [llength $events]} {[incr i -1] >= 0} {} {
                set event [lindex $events $i]
                if {[dict get $event what] eq $what
                        && ($firsts eq {} || [lindex [dict get $event about] \
                            0] in $firsts)} {
                    return [lrange $events $i end]
                }
            }
            if {$from == 0} {
                return {}
            }
        }
    }

    method until {events whats} {
        # Up to the first event of these, that is not the first of all.
        set n 0
        foreach event $events {
            if {$n && [dict get $event what] in $whats} break
            incr n
        }
        return [lrange $events 0 $n-1]
    }

    method sentences {events} {
        return [join [lmap event $events { $Sentences eventText $event }] "\n"]
    }

    # ---- units ----

    method unitRow {view slot} {
        # The beginnings of a row.
        return [dict create faces [list [$Look face $view $slot]] state "" \
            title [$Words unitName [$Reader keyIn $view $slot]] \
            focus [$Reader keyIn $view $slot] line ""]
    }

    method percent {chance} {
        ::wargame::base::need panels/odds
        return [::wargame::base::say odds.percent \
                [::wargame::panels::odds percent $chance]]
    }
}
