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
    method rest {moment} {
        set rest [$moment query rest]
        return [expr {[dict size $rest]
            ? [list [dict get $rest phase] [dict get $rest action]] : {}}]
    }
}
