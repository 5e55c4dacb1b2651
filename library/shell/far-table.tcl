# far-table.tcl --
#
#       What stands for the table in the process of a window on another display:
#       what a RoleWindow asks of it.  Its parts are in far-parts.tcl and
#       far-answers.tcl.
#
#       FarTable create NAME MATCH PATH HOMECMD PAUSEDCMD COMPUTERSCMD
#           PATH: where the match is kept.  HOMECMD with a word and more asks
#           the table, see far-pipe.tcl; with gone, the window was closed.
#           PAUSEDCMD: do dice wait until somebody asks for them?
#           COMPUTERSCMD: the sides that computers play, and their actions

need match/memories match/odds-service present/presenter table/match-windows \
        shell/far-answers shell/far-parts

if {![info object isa class ::wargame::shell::FarTable]} {
    oo::class create ::wargame::shell::FarTable
}

oo::define ::wargame::shell::FarTable {
    variable Match Presenter Memories Odds Answers Dice Computers Autosave \
            HomeCmd

    constructor {match path homeCmd pausedCmd computersCmd} {
        set Match $match
        set HomeCmd $homeCmd
        set Presenter [::wargame::present::presenterOf [dict get \
                [$match about] game]]
        set Memories [::wargame::match::Memories new $Match $Presenter]
        set Odds [::wargame::match::OddsService new $Match]
        set Answers [::wargame::shell::FarAnswers new $Match $Presenter \
                $homeCmd]
        set Dice [::wargame::shell::FarDice new $homeCmd $pausedCmd]
        set Computers [::wargame::shell::FarComputers new $Match $computersCmd]
        set Autosave [::wargame::shell::FarAutosave new $path]
    }

    destructor {
        foreach part {Autosave Computers Dice Answers Odds Memories} {
            [set $part] destroy
        }
    }

    foreach part {Match Presenter Odds Dice Computers Autosave} {
        method [string tolower $part] {} [format {
            return $%s
        } $part]
    }

    method programAnswers {} {
        return $Answers
    }

    method table {} {
        return [self]
    }

    method mode {} {
        # The table alone knows.
        return ""
    }

    method view {viewer {cursor ""}} {
        return [$Memories view $viewer \
                [expr {$cursor eq "" ? $Match : $cursor}]]
    }

    method keptIn {path} {
        $Autosave follow $path
        foreach window [::wargame::table::matchWindows all] {
            $window keptIn $Match $path
        }
    }

    # ---- done at the table ----

    method settle {} {
        # The table does, when it has done what it was asked.
    }

    method agree {topic value} {
        {*}$HomeCmd agree $topic $value
    }

    method openRole {viewer {screen ""} {commander ""}} {
        {*}$HomeCmd open $viewer $screen $commander
    }
    method roleGone {role} {
        {*}$HomeCmd gone
    }
}
