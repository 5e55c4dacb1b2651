# far-home.tcl --
#
#       The process of a window on another display: what stands there for the
#       table (far-table.tcl) and its match (match/far-match.tcl), both of them
#       in the program's own.  What must be done there is asked over TheHome, a
#       HomePipe.
#
#       farBegin             hears the table from here on

need base/files base/prefs base/requests base/words match/far-match look/modal \
        look/theme-chosen look/window-icon table/match-windows \
        table/role-window own/own own/own-faults shell/far-table \
        shell/home-pipe shell/serves

# ---- what the program tells ----

proc ::wargame::shell::farBegin {} {
    variable Far
    windowIcon
    array set Far {match "" moved 0 paused 0 computers {{} {}} repeated {}}
    fconfigure stderr -encoding utf-8
    HomePipe create ::wargame::shell::TheHome ::wargame::shell::FarTold \
            ::wargame::shell::FarMoved ::wargame::shell::FarEnd
    interp bgerror {} ::wargame::own::backgroundFault
    # The windows of the program are another interpreter's.
    ::wargame::base::requests serve windowGone list
}

proc ::wargame::shell::FarTold {what args} {
    # Of the match at once; who listens hears of it when all is as it should be.
    variable Far
    switch -- $what {
        open { set Far(open) $args }
        keptIn { after idle [list ::wargame::shell::FarKeptIn {*}$args] }
        match - actions {
            if {[catch {FarFollow $what {*}$args} message]} {
                FarEnd odd $message
            }
            set Far(moved) 1
        }
        paused { FarPaused {*}$args }
        computers { FarPlayers $args }
        repeated { FarRepeated {*}$args }
        show { after idle {wm deiconify .table1; raise .table1} }
        rebuild { after idle [list ::wargame::shell::FarRebuild {*}$args] }
    }
}

proc ::wargame::shell::FarFollow {what given} {
    variable Far
    if {$Far(match) eq ""} {
        set Far(match) [FarMatch create TheMatch $given \
                {::wargame::shell::TheHome ask}]
        after idle [list ::wargame::shell::FarOpen {*}$Far(open)]
    } elseif {$what eq "match"} {
        TheMatch follow $given
    } else {
        TheMatch followActions $given
    }
}

proc ::wargame::shell::FarPaused {paused pace} {
    # The pace is the table's, and written down there.
    variable Far
    set Far(paused) $paused
    prefs follow pace $pace
    after idle ::wargame::shell::FarPaced
}

proc ::wargame::shell::FarPaced {} {
    if {[info object isa object TheRole]} {
        TheRole paceChanged
    }
}

proc ::wargame::shell::FarPlayers {computers} {
    variable Far
    set Far(computers) $computers
    after idle {
        if {[info object isa object ::wargame::shell::TheRole]} {
            ::wargame::shell::TheRole playersChanged
        }
    }
}

proc ::wargame::shell::FarRepeated {answers} {
    variable Far
    set Far(repeated) $answers
    if {[info object isa object TheTable]} {
        [TheTable programAnswers] repeats $answers
    }
}

proc ::wargame::shell::FarMoved {} {
    variable Far
    if {$Far(moved)} {
        set Far(moved) 0
        TheMatch changed
    }
}

# ---- the window ----

proc ::wargame::shell::FarOpen {viewer path language commander} {
    variable Far
    speak $language
    useLook
    loadOwnScripts
    FarTable create TheTable ::wargame::shell::TheMatch $path \
            ::wargame::shell::FarAsk {set ::wargame::shell::Far(paused)} \
            {set ::wargame::shell::Far(computers)}
    FarRepeated $Far(repeated)
    RoleWindow create TheRole .table1 ::wargame::shell::TheTable $viewer \
            $commander
    matchWindows add ::wargame::shell::TheRole
}

proc ::wargame::shell::FarKeptIn {path} {
    if {[info object isa object TheTable]} {
        TheTable keptIn $path
    }
}

proc ::wargame::shell::FarRebuild {language} {
    # What was chosen is read again.
    prefs reread
    speak $language
    useLook
    TheRole rebuild
}

# FarAsk --
#
#       What the window asks of its table.
proc ::wargame::shell::FarAsk {what args} {
    if {$what eq "gone"} {
        FarEnd gone
    }
    TheHome ask $what {*}$args
}

# FarEnd --
#
#       The window was closed, or the table is; or the program is gone, as HOW
#       says: see home-pipe.tcl.
proc ::wargame::shell::FarEnd {how {message ""}} {
    variable Far
    fileevent stdin readable {}
    if {$how eq "gone"} {
        catch {TheHome say gone}
    }
    foreach window [matchWindows all] {
        if {$window ne "::wargame::shell::TheRole"} {
            catch {$window destroy}
        }
    }
    if {$how eq "odd"} {
        puts stderr "grognard: [expr {$message eq "" ? [say role.odd]
            : $message}]"
        exit 1
    } elseif {$how eq "cut" && [info object isa object TheRole]
            && ![info exists Far(cut)]} {
        # Who plays here is told, once.
        set Far(cut) 1
        modal tk_messageBox -parent .table1 -icon warning \
                -title [say app.title] \
                -message [say role.cut [[TheTable autosave] path]]
    }
    catch {TheTable destroy}
    exit
}
