# far-answers.tcl --
#
#       What the program answers for a player at a window on another display:
#       the same as at its table, which gives the answers.
#
#       FarAnswers new MATCH PRESENTER HOMECMD
#           as ProgramAnswers, see there; what the player asks for is told to
#           the table by HOMECMD, see far-pipe.tcl

need table/program-answers

if {![info object isa class ::wargame::shell::FarAnswers]} {
    oo::class create ::wargame::shell::FarAnswers {
        superclass ::wargame::table::ProgramAnswers
    }
}

oo::define ::wargame::shell::FarAnswers {
    variable HomeCmd

    constructor {match presenter homeCmd} {
        next $match $presenter
        set HomeCmd $homeCmd
    }

    method holding {side commander on} {
        next $side $commander $on
        {*}$HomeCmd holding $commander $on
    }

    method brokeOff {side done steps} {
        # The table answers, and does not know what was ordered here.
        next $side $done $steps
        if {[my goesOn]} {
            {*}$HomeCmd brokeOff $done $steps
        }
    }

    method restOfPhase {{how ""} {after 0}} {
        # AFTER is of a handover screen: there is none here.
        next $how
        {*}$HomeCmd restOfPhase $how
    }

    method restOfTurn {} {
        next
        {*}$HomeCmd restOfTurn
    }
}
