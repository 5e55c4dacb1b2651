# far-home.tcl --
#
#       The process of a window on another display: what stands there for the
#       table and its match, which are in the program's own.  The match here
#       follows that one; what must be done in that is asked of
#       [::wargame::shell::home].
#
#       farBegin             from here on the table is heard
#       home WORD ARG...     asks it, waits for the answer, and throws its
#                            fault; see far-pipe.tcl

need base/files base/prefs base/words match/chance match/autosave \
        match/memories match/odds-service look/theme look/theme-own \
        present/presenter table/far-pipe table/match-windows \
        table/role-window table/table own/own shell/windows

foreach {class above} {FarMatch ::wargame::match::Match FarTable ::oo::object} {
    if {![info object isa class ::wargame::shell::$class]} {
        oo::class create ::wargame::shell::$class [list superclass $above]
    }
}
unset class above

oo::define ::wargame::shell::FarMatch {
    variable Handle Listeners

    method do {side action} {
        ::wargame::shell::home do $side $action
    }

    method change {command args} {
        # What is taken back or done again the table knows alone.  Others are
        # tried here, to know what they add; the table does that line by line.
        set asked [string map {match_undo_piece undoPiece match_redo redo} \
                [namespace tail $command]]
        if {$asked in {undoPiece redo}} {
            return [::wargame::shell::home $asked {*}$args]
        }
        set length [my length]
        set before [my save]
        set told [$command $Handle {*}$args]
        set lines {}
        for {set n [expr {$length + 1}]} {$n <= [my length]} {incr n} {
            lappend lines [my line $n]
        }
        my follow $before
        foreach line $lines {
            regexp {^\S+ (.*) \S+\n$} $line - action
            my do [my side] $action
        }
        return $told
    }

    method undo {} {
        set last [expr {[my length] - 1}]
        my undoWhile [namespace code [list my LongerThan $last]]
    }

    method LongerThan {length} {
        return [expr {[my length] > $length}]
    }

    method undoWhile {test} {
        # Here first, to know how much; what is so then is told.
        set line [my line [my length]]
        set count 0
        try {
            while {[uplevel #0 $test]} {
                ::wargame::match_undo $Handle
                incr count
            }
        } finally {
            if {$count} {
                ::wargame::shell::home undo $line $count
            }
        }
    }

    method follow {text} {
        # The table's match, whole.  Who listens hears of it later.
        my Free
        set Handle [::wargame::match_load $text]
    }

    method followLines {lines} {
        set sides [dict get [::wargame::base::aboutGame \
                [dict get [my about] game]] sides]
        foreach line $lines {
            regexp {^(\S+) (.*) \S+\n$} $line - who action
            set side [lsearch -exact $sides $who]
            ::wargame::match_apply $Handle [expr {$side < 0 ? $who : $side}] \
                    $action
            if {[my line [my length]] ne $line} {
                error "the match here is another"
            }
        }
    }

    method changed {} {
        $Listeners tell
    }
}

oo::define ::wargame::shell::FarTable {
    variable Match Presenter Path Memories Odds

    constructor {match path} {
        set Match $match
        set Path $path
        set Presenter [::wargame::present::presenterOf [dict get \
                [$match about] game]]
        set Memories [::wargame::match::Memories new $Match $Presenter]
        set Odds [::wargame::match::OddsService new $Match]
    }

    destructor {
        $Odds destroy
        $Memories destroy
    }

    foreach part {Match Presenter Path Odds} {
        method [string tolower $part] {} [format {
            return $%s
        } $part]
    }
    method autosave {} {
        return [self]
    }
    method keptIn {path} {
        set Path $path
        foreach window [::wargame::table::matchWindows all] {
            if {"keptIn" in [info object methods $window -all]} {
                $window keptIn $Match $path
            }
        }
    }
    method table {} {
        return [self]
    }
    method view {viewer} {
        return [$Memories view $viewer $Match]
    }
    method paused {} {
        return $::wargame::shell::Far(paused)
    }
    method dice {} {
        return [self]
    }
    foreach what {agree hurry next pace} {
        method $what args [format {
            ::wargame::shell::home %s {*}$args
        } $what]
    }
    method openRole {viewer {screen ""}} {
        ::wargame::shell::home open $viewer $screen
    }
    method roleGone {role} {
        ::wargame::shell::FarEnd gone
    }
}

# ---- the pipe ----

proc ::wargame::shell::farBegin {} {
    variable Far
    array set Far {match "" moved 0 paused 0}
    fconfigure stderr -encoding utf-8
    foreach channel {stdin stdout} {
        fconfigure $channel -encoding utf-8 -translation lf
    }
    interp bgerror {} ::wargame::own::backgroundFault
    fileevent stdin readable ::wargame::shell::FarHear
}

proc ::wargame::shell::home {args} {
    variable Far
    FarSay $args
    while {[lindex [set told [FarRead]] 0] ne "answer"} {
        FarTold {*}$told
    }
    FarMoved
    lassign $told - fault message code
    if {$fault} {
        return -code error -errorcode $code $message
    }
}

proc ::wargame::shell::FarHear {} {
    FarTold {*}[FarRead]
    FarMoved
}

proc ::wargame::shell::FarSay {list} {
    if {[catch {farSend stdout $list}]} {
        FarEnd
    }
}

proc ::wargame::shell::FarRead {} {
    if {[gets stdin length] < 0} {
        FarEnd
    }
    return [read stdin $length]
}

proc ::wargame::shell::FarTold {what args} {
    # Of the match at once; who listens hears of it when all is as it should be.
    variable Far
    switch -- $what {
        open { set Far(open) $args }
        keptIn { after idle [list ::wargame::shell::FarKeptIn {*}$args] }
        match - lines {
            if {[catch {FarFollow $what {*}$args} message]} {
                puts stderr "grognard: $message"
                exit 1
            }
            set Far(moved) 1
        }
        paused { FarPaused {*}$args }
        show { after idle {wm deiconify .table1; raise .table1} }
        rebuild { after idle [list ::wargame::shell::FarRebuild {*}$args] }
    }
}

proc ::wargame::shell::FarFollow {what given} {
    variable Far
    if {$Far(match) eq ""} {
        set Far(match) [FarMatch create TheMatch [match_load $given]]
        after idle [list ::wargame::shell::FarOpen {*}$Far(open)]
    } elseif {$what eq "match"} {
        TheMatch follow $given
    } else {
        TheMatch followLines $given
    }
}

proc ::wargame::shell::FarPaused {paused pace} {
    # The pace is the table's, and written down there.
    variable Far
    set Far(paused) $paused
    if {[prefs get pace] ne $pace} {
        dict set ::wargame::base::prefs::Chosen pace $pace
    }
    after idle ::wargame::shell::FarPaced
}

proc ::wargame::shell::FarPaced {} {
    if {[info object isa object TheRole]} {
        TheRole paced
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

proc ::wargame::shell::FarOpen {viewer path language} {
    speak $language
    useLook
    loadOwnScripts
    FarTable create TheTable ::wargame::shell::TheMatch $path
    RoleWindow create TheRole .table1 ::wargame::shell::TheTable $viewer
    matchWindows add ::wargame::shell::TheRole
}

proc ::wargame::shell::FarKeptIn {path} {
    if {[info object isa object TheTable]} {
        TheTable keptIn $path
    }
}

proc ::wargame::shell::FarRebuild {language} {
    # What was chosen is read again.
    unset -nocomplain ::wargame::base::prefs::Chosen
    speak $language
    useLook
    TheRole rebuild
}

# FarEnd --
#
#       The window was closed, or the table is gone.
proc ::wargame::shell::FarEnd {args} {
    if {[llength $args]} {
        catch {farSend stdout $args}
    }
    foreach window [matchWindows all] {
        if {$window ne "::wargame::shell::TheRole"} {
            catch {$window destroy}
        }
    }
    catch {TheTable destroy}
    exit
}
