# far-table.tcl --
#
#       What stands for the table, its file and its dice in the process of a
#       window on another display: what a RoleWindow asks of them.
#
#       FarTable create NAME MATCH PATH HOMECMD PAUSEDCMD COMPUTERSCMD
#           PATH: where the match is kept.  HOMECMD with a word and more asks
#           the table, see far-pipe.tcl; with gone, the window was closed.
#           PAUSEDCMD: do dice wait until somebody asks for them?
#           COMPUTERSCMD: the sides that computers play

need match/memories match/odds-service present/presenter table/match-windows \
        shell/far-answers

if {![info object isa class ::wargame::shell::FarTable]} {
    oo::class create ::wargame::shell::FarTable
}

oo::define ::wargame::shell::FarTable {
    variable Match Presenter Path Memories Odds Answers HomeCmd PausedCmd \
            ComputersCmd

    constructor {match path homeCmd pausedCmd computersCmd} {
        set Match $match
        set Path $path
        set HomeCmd $homeCmd
        set PausedCmd $pausedCmd
        set ComputersCmd $computersCmd
        set Presenter [::wargame::present::presenterOf [dict get \
                [$match about] game]]
        set Memories [::wargame::match::Memories new $Match $Presenter]
        set Odds [::wargame::match::OddsService new $Match]
        set Answers [::wargame::shell::FarAnswers new $Match $Presenter \
                $homeCmd]
    }

    destructor {
        $Answers destroy
        $Odds destroy
        $Memories destroy
    }

    foreach part {Match Presenter Path Odds} {
        method [string tolower $part] {} [format {
            return $%s
        } $part]
    }
    method settle {} {
    }
    method programAnswers {} {
        return $Answers
    }
    method autosave {} {
        return [self]
    }
    method keptIn {path} {
        set Path $path
        foreach window [::wargame::table::matchWindows all] {
            $window keptIn $Match $path
        }
    }
    method table {} {
        return [self]
    }
    method view {viewer} {
        return [$Memories view $viewer $Match]
    }
    method paused {} {
        return [{*}$PausedCmd]
    }
    method dice {} {
        return [self]
    }
    method computers {} {
        return [self]
    }
    method areAsked {} {
        return [expr {[$Match side] in [{*}$ComputersCmd]}]
    }
    foreach what {agree hurry next pace} {
        method $what args [format {
            {*}$HomeCmd %s {*}$args
        } $what]
    }
    method openRole {viewer {screen ""}} {
        {*}$HomeCmd open $viewer $screen
    }
    method roleGone {role} {
        {*}$HomeCmd gone
    }
}
