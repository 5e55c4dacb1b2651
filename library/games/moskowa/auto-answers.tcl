# auto-answers.tcl --
#
#       La Bataille de la Moskowa: what is answered for a player.

need present/auto-answers

if {![info object isa class ::wargame::moskowa::AutoAnswers]} {
    oo::class create ::wargame::moskowa::AutoAnswers {
        superclass ::wargame::present::AutoAnswers
    }
}

oo::define ::wargame::moskowa::AutoAnswers {
    variable PhaseRest

    method rest {moment} {
        return [$PhaseRest answer $moment]
    }
}
