# far-home.tcl --
#
#       The process of a window on another display: what stands there for the
#       table and its match, which are in the program's own.  The match here
#       follows that one; what must be done in that is asked of [::wargame::home].
#
#       farBegin             from here on the table is heard
#       home WORD ARG...     asks it, waits for the answer, and throws its fault;
#                            see far-pipe.tcl

::wargame::need far-pipe windows prefs theme theme-own own keeper chance table \
        memories reckoner role-window

foreach {class above} {FarMatch ::wargame::Match FarTable ::oo::object} {
    if {![info object isa class ::wargame::$class]} {
        oo::class create ::wargame::$class [list superclass $above]
    }
}
unset class above

oo::define ::wargame::FarMatch {
    variable Handle

    method do {side action} {
        ::wargame::home do $side $action
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
                ::wargame::home undo $line $count
            }
        }
    }

    method follow {text} {
        # The table's match, whole.
        set handle [::wargame::match_load $text]
        ::wargame::match_free $Handle
        set Handle $handle
    }

    method followLines {lines} {
        set sides [dict get [::wargame::aboutGame \
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
        my Changed
    }
}

oo::define ::wargame::FarTable {
    variable Match Skin Path Memories Reckoner

    constructor {match path} {
        set Match $match
        set Path $path
        set Skin [::wargame::skinOf [dict get [$match about] game]]
        set Memories [::wargame::Memories new $Match $Skin]
        set Reckoner [::wargame::Reckoner new $Match]
    }

    destructor {
        $Reckoner destroy
        $Memories destroy
    }

    foreach part {Match Skin Path Reckoner} {
        method [string tolower $part] {} [format {
            return $%s
        } $part]
    }
    method keeper {} {
        return [self]
    }
    method keptIn {path} {
        set Path $path
        foreach window [::wargame::matchWindows all] {
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
        return $::wargame::Far(paused)
    }
    foreach what {agree hurry throwNext pace} {
        method $what args [format {
            ::wargame::home %s {*}$args
        } $what]
    }
    method openRole {viewer {screen ""}} {
        ::wargame::home open $viewer $screen
    }
    method roleGone {role} {
        ::wargame::FarEnd gone
    }
}

# ---- the pipe ----

proc ::wargame::farBegin {} {
    variable Far
    array set Far {match "" moved 0 paused 0}
    fconfigure stderr -encoding utf-8
    foreach channel {stdin stdout} {
        fconfigure $channel -encoding utf-8 -translation lf
    }
    interp bgerror {} ::wargame::backgroundFault
    fileevent stdin readable ::wargame::FarHear
}

proc ::wargame::home {args} {
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

proc ::wargame::FarHear {} {
    FarTold {*}[FarRead]
    FarMoved
}

proc ::wargame::FarSay {list} {
    if {[catch {farSend stdout $list}]} {
        FarEnd
    }
}

proc ::wargame::FarRead {} {
    if {[gets stdin length] < 0} {
        FarEnd
    }
    return [read stdin $length]
}

proc ::wargame::FarTold {what args} {
    # Of the match at once; who listens hears of it when all is as it should be.
    variable Far
    switch -- $what {
        open { set Far(open) $args }
        keptIn { after idle [list ::wargame::FarKeptIn {*}$args] }
        match - lines {
            if {[catch {FarFollow $what {*}$args} message]} {
                puts stderr "grognard: $message"
                exit 1
            }
            set Far(moved) 1
        }
        paused { FarPaused {*}$args }
        show { after idle {wm deiconify .table1; raise .table1} }
        rebuild { after idle [list ::wargame::FarRebuild {*}$args] }
    }
}

proc ::wargame::FarFollow {what given} {
    variable Far
    if {$Far(match) eq ""} {
        set Far(match) [FarMatch create TheMatch [match_load $given]]
        after idle [list ::wargame::FarOpen {*}$Far(open)]
    } elseif {$what eq "match"} {
        TheMatch follow $given
    } else {
        TheMatch followLines $given
    }
}

proc ::wargame::FarPaused {paused pace} {
    # The pace is the table's, and written down there.
    variable Far
    set Far(paused) $paused
    if {[prefs get pace] ne $pace} {
        dict set prefs::Chosen pace $pace
        after idle ::wargame::FarPaced
    }
}

proc ::wargame::FarPaced {} {
    if {[info object isa object TheRole]} {
        TheRole paced
    }
}

proc ::wargame::FarMoved {} {
    variable Far
    if {$Far(moved)} {
        set Far(moved) 0
        TheMatch changed
    }
}

# ---- the window ----

proc ::wargame::FarOpen {viewer path language} {
    speak $language
    useLook
    OwnScripts
    FarTable create TheTable ::wargame::TheMatch $path
    RoleWindow create TheRole .table1 ::wargame::TheTable $viewer
    matchWindows add ::wargame::TheRole
}

proc ::wargame::FarKeptIn {path} {
    if {[info object isa object TheTable]} {
        TheTable keptIn $path
    }
}

proc ::wargame::FarRebuild {language} {
    # What was chosen is read again.
    unset -nocomplain prefs::Chosen
    speak $language
    useLook
    TheRole rebuild
}

# FarEnd --
#
#       The window was closed, or the table is gone.
proc ::wargame::FarEnd {args} {
    if {[llength $args]} {
        catch {farSend stdout $args}
    }
    foreach window [matchWindows all] {
        if {$window ne "::wargame::TheRole"} {
            catch {$window destroy}
        }
    }
    catch {TheTable destroy}
    exit
}
