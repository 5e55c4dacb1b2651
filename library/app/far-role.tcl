# far-role.tcl --
#
#       A window with a role on another display.  Tk's widgets of a program share
#       the fonts and colours of one display; so that window lives in an
#       interpreter of its own, with all of the application but the match, which
#       it borrows: see far-home.tcl.
#
#   set role [::wargame::FarRole new TABLE VIEWER DISPLAY]
#       a display that cannot be opened is a WARGAME EXIT
#       viewer screen window seat show rebuild     as of a RoleWindow; what is
#                              in the other interpreter is ""
#       window's end           is that of the object

if {![info object isa class ::wargame::FarRole]} {
    oo::class create ::wargame::FarRole
}

oo::define ::wargame::FarRole {
    variable Table Match Viewer Display Interp

    constructor {table viewer display} {
        set Table $table
        set Match [$table match]
        set Viewer $viewer
        set Display $display
        set Interp [interp create]
        $Interp eval [list set argv [list -display $display]]
        $Interp eval {set argc [llength $argv]}
        if {[catch {$Interp eval {package require Tk}}]} {
            ::wargame::failed cli.noSuchDisplay $display
        }
        interp alias $Interp ::wargame::home {} {*}[namespace code {my Home}]
        my Fill
        bind [$table window] <<WargameTheme>> \
                "+[list ::wargame::FarAnew [self]]"
        $Match listen [namespace code {my Changed}]
    }

    destructor {
        if {[info object isa object $Match]} {
            $Match deafen [namespace code {my Changed}]
        }
        if {[interp exists $Interp]} {
            interp delete $Interp
        }
        if {[info object isa object $Table]} {
            $Table roleGone [self]
        }
    }

    method Fill {} {
        $Interp eval [list set dir $::wargame::directory]
        $Interp eval {
            source [file join $dir pkgIndex.tcl]
            package require wargame
            source -encoding utf-8 [file join $dir app main.tcl]
            ::wargame::need words options far-home
        }
        $Interp eval [list ::wargame::farWindow [$Match handle] $Viewer \
                [[$Table keeper] path] [::wargame::language]]
    }

    method Home {what args} {
        # What is asked there.
        switch -- $what {
            do { $Match do {*}$args }
            undo { $Match undo }
            open { $Table openRole {*}$args }
            agree { $Table agree {*}$args }
            hurry - throwNext - pace { $Table $what {*}$args }
            paused { return [$Table paused] }
            gone { after idle [list ::wargame::FarGone [self]] }
        }
        return
    }

    method Changed {} {
        $Interp eval ::wargame::farChanged
    }

    method viewer {} {
        return $Viewer
    }
    method screen {} {
        return $Display
    }
    method window {} {
        return ""
    }
    method seat {} {
        return ""
    }
    method show {} {
        $Interp eval {wm deiconify .role; raise .role}
    }
    method rebuild {} {
        $Interp eval [list ::wargame::farRebuild [::wargame::language]]
    }
}

proc ::wargame::FarAnew {role} {
    if {[info object isa object $role]} {
        $role rebuild
    }
}

proc ::wargame::FarGone {role} {
    if {[info object isa object $role]} {
        $role destroy
    }
}
