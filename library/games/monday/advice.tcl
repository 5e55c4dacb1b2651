# advice.tcl --
#
#       Bloody Monday: whose odds can be asked.

need present/blocks

if {![info object isa class ::wargame::monday::Advice]} {
    oo::class create ::wargame::monday::Advice {
        superclass ::wargame::present::BlockAdvice
    }
}

oo::define ::wargame::monday::Advice {
    method LeftActs {} {
        return [list {*}[next] guns inspirations batteries jagers]
    }

    # ---- odds ----

    method OddsThrows {} {
        return {
            commit commit  aim aim  ambush fire
        }
    }

    method OddsAttacks {} {
        return {move}
    }

    method OddsInBattle {} {
        return {
            volley {odds round}  battle {odds battle}
        }
    }
}
