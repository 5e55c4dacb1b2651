# advice.tcl --
#
#       Borodino 1812: whom to supply first, what is lost by Done, and whose
#       odds can be asked.

need base/words present/blocks

if {![info object isa class ::wargame::borodino::Advice]} {
    oo::class create ::wargame::borodino::Advice {
        superclass ::wargame::present::BlockAdvice
    }
}

oo::define ::wargame::borodino::Advice {
    variable Words Reader

    method hints {moment} {
        # The officer gives steps by worth alone, wherever a block stands.
        if {[$moment decision] ni {supply spoils}} {
            return {}
        }
        set view [$moment view]
        set units [lmap slot [[$moment as [$moment side]] query fighters] {
            $Reader keyIn $view $slot
        }]
        if {![llength $units]} {
            return {}
        }
        set names [lmap unit $units {
            string cat [$Words unitName $unit] " (" \
                    [$Words placeName [$Reader placeOf $view $unit]] ")"
        }]
        set first [lindex $units 0]
        return [list [list [::wargame::base::say borodino.hint.supply \
                [::wargame::base::sayList $names 3]] $first [lsearch -inline \
                -glob [$moment actions] "supply* $first *"] first]]
    }

    method LeftActs {} {
        return [list {*}[next] guns headquarters corps]
    }

    method LeftUncommanded {} {
        return {corps}
    }

    method LeftWhere {moment kind} {
        return [expr {$kind ne "crowded" ? {}
            : [list [$Words areas [[$moment as [$moment side]] query \
                crowded]]]}]
    }

    method isSetUp {moment} {
        # Nothing stands on the map before it is deployed.
        return [my isOnlyFinal $moment]
    }

    method lostByDone {moment {who ""} {aside {}}} {
        return [concat [expr {"delay" in [$moment actions]
            ? [list [::wargame::base::say borodino.leaves.entry]] : {}}] \
            [next $moment $who $aside]]
    }

    # ---- odds ----

    method OddsThrows {} {
        return {
            bombard bombard     fire fire       charge charge
            fire_at_line fire_at_line
            fire_at_squares fire_at_squares
        }
    }

    method OddsAttacks {} {
        return {move}
    }

    method OddsInBattle {} {
        return {
            round {odds round} leave {odds battle policy break_off}
            battle {odds battle}
        }
    }
}
