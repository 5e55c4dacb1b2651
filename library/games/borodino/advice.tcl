# advice.tcl --
#
#       Borodino 1812: what is lost by Done, and whose odds can be asked.

need base/words present/blocks

if {![info object isa class ::wargame::borodino::Advice]} {
    oo::class create ::wargame::borodino::Advice {
        superclass ::wargame::present::BlockAdvice
    }
}

oo::define ::wargame::borodino::Advice {
    variable Words

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
