# far-parts.tcl --
#
#       What stands for the parts of a table in the process of a window on
#       another display: as much as a RoleWindow and its seat ask of them.
#
#       FarDice new HOMECMD PAUSEDCMD       the TableDice
#       FarComputers new MATCH PLAYERSCMD   the TableComputers
#       FarAutosave new PATH                the Autosave; follow PATH notes that
#                                           the match is kept there from now on
#           HOMECMD with a word and more asks the table, see far-pipe.tcl;
#           PAUSEDCMD: do dice wait until somebody asks for them?
#           PLAYERSCMD: the sides that computers play, and which actions they
#           decided, as a WhoPlayed has it

need match/reasons match/who-played

foreach class {FarDice FarComputers FarAutosave} {
    if {![info object isa class ::wargame::shell::$class]} {
        oo::class create ::wargame::shell::$class
    }
}

oo::define ::wargame::shell::FarDice {
    variable HomeCmd PausedCmd

    constructor {homeCmd pausedCmd} {
        set HomeCmd $homeCmd
        set PausedCmd $pausedCmd
    }

    method paused {} {
        return [{*}$PausedCmd]
    }

    foreach what {hurry next pace} {
        method $what args [format {
            {*}$HomeCmd %s {*}$args
        } $what]
    }
}

oo::define ::wargame::shell::FarComputers {
    variable Match PlayersCmd Who

    constructor {match playersCmd} {
        set Match $match
        set PlayersCmd $playersCmd
        set Who [::wargame::match::WhoPlayed new $match]
    }

    destructor {
        if {[info exists Who]} {
            $Who destroy
        }
    }

    method sides {} {
        return [lindex [{*}$PlayersCmd] 0]
    }

    method areAsked {} {
        return [expr {[$Match side] in [lindex [{*}$PlayersCmd] 0]}]
    }

    foreach what {skipsDice mayPause} {
        method $what {} {
            return 0
        }
    }

    method reason {n viewer} {
        $Who accept [lindex [{*}$PlayersCmd] 1]
        return [expr {[$Who at $n] ne ""
                && [::wargame::match::areReasonsTold $Match]
            ? [::wargame::match::reasonOf $Match $n $viewer] : ""}]
    }
}

oo::define ::wargame::shell::FarAutosave {
    variable Path

    constructor {path} {
        set Path $path
    }

    method path {} {
        return $Path
    }

    method follow {path} {
        set Path $path
    }
}
