# role-window.tcl --
#
#       A window on the match of a table that has one role for good: a side, the
#       umpire, or the public.  It shows what that viewer may see, and a side
#       answers its own questions there.
#
#   set role [::wargame::table::RoleWindow new WINDOW TABLE VIEWER]
#       WINDOW    a new toplevel
#       show      before other windows
#       screen    the display, if it is not the program's own: ""
#       paced     dice are thrown at another pace from now on
#     and what a seat asks: see play-window.tcl
#
#   Before any but the public's there is a handover screen; who turns it is told to
#   all, for from then on he sees what others do not.

need base/files base/prefs base/requests base/words look/theme \
        look/window-size seat/seat seat/umpire-seat table/handover \
        table/play-window

if {![info object isa class ::wargame::table::RoleWindow]} {
    oo::class create ::wargame::table::RoleWindow {
        superclass ::wargame::table::PlayWindow
    }
}

oo::define ::wargame::table::RoleWindow {
    variable Window Table Match Presenter Viewer Seat Handover Length Line Turn

    constructor {window table viewer} {
        next
        set Window $window
        set Table $table
        set Viewer $viewer
        set Match [$table match]
        set Presenter [$table presenter]
        set Seat ""
        set Handover ""
        toplevel $Window -class Role \
                -background [::wargame::look::theme color desk]
        wm title $Window [my Title]
        wm minsize $Window 760 520
        ::wargame::look::openSized $Window
        ::wargame::base::requests send menus role $Window [self]
        my Heed {
            GoOn {my wentOn} Undo {my undo} Hurry {my hurry} Next {my throwNext}
            Pace {my pace %d}
        }
        $Match listen [namespace code {my Heard}]
        $Turn event sit
    }

    destructor {
        if {![info exists Handover]} {
            return
        }
        if {[info object isa object $Match]} {
            $Match deafen [namespace code {my Heard}]
        }
        my Clear
        if {[winfo exists $Window]} {
            bind $Window <Destroy> {}
            destroy $Window
        }
        if {[info object isa object $Table]} {
            $Table roleGone [self]
        }
        next
    }

    method Title {} {
        return "[next] - [::wargame::table::roleName $Presenter $Viewer]"
    }

    # ---- asked ----

    foreach part {Table Match Presenter Window Seat Viewer} {
        method [string tolower $part] {} [format {
            return $%s
        } $part]
    }

    foreach what {autosave odds view agree} {
        method $what args [format {
            return [$Table %s {*}$args]
        } $what]
    }

    method screen {} {
        return ""
    }

    method show {} {
        wm deiconify $Window
        raise $Window
    }

    method answers {viewer} {
        return [expr {$viewer eq [$Match side] && $viewer in {0 1}}]
    }

    method isPlayed {} {
        return [expr {$Viewer in {0 1}}]
    }

    method canUndo {} {
        return [expr {[my answers $Viewer] && [$Match canUndo]}]
    }

    # ---- done ----

    method do {action} {
        if {[my answers $Viewer]} {
            next $action
        }
    }

    foreach what {hurry throwNext paused pace} {
        method $what args [format {
            return [$Table %s {*}$args]
        } $what]
    }

    method paced {} {
        set ::wargame::base::Checked(pace) [::wargame::base::prefs get pace]
        if {$Seat ne ""} {
            [$Seat of panel] refresh
        }
        $Turn event dice
    }

    # ---- shown ----

    method Is_covered {} {
        return [expr {$Viewer ne "public"}]
    }

    method Do_cover {} {
        set Handover [::wargame::table::HandoverScreen new $Window.handover \
                [::wargame::table::roleName $Presenter \
                $Viewer] $Viewer [list $Turn event turned] role]
        # It covers the seat while that is made.
        place $Window.handover -relwidth 1 -relheight 1
    }

    method Do_uncover {} {
        # The seat is seen when it is complete.
        [$Seat of panes] complete
        $Handover destroy
        set Handover ""
        my announce "seat [::wargame::table::roleWord $Presenter $Viewer]"
    }

    method Do_open {} {
        set class [expr {$Viewer eq "umpire" ? "UmpireSeat" : "Seat"}]
        set Seat [::wargame::seat::$class new $Window.seat [self] $Viewer]
        my Shown
        focus [expr {[$Seat board] eq "" ? $Window : [$Seat part board]}]
    }

    method Shown {} {
        set Length [$Match length]
        set Line [$Match line $Length]
    }

    method Do_show {} {
        if {$Seat eq ""} {
            return
        }
        # A line's hash is chained from those before it.
        if {[$Match line $Length] eq $Line} {
            $Seat refresh
        } else {
            $Seat restart
        }
        my Shown
    }

    method rebuild {} {
        wm title $Window [my Title]
        after idle [list ::wargame::base::requests send menusAgain role \
                $Window [self]]
        set view [expr {$Seat eq "" || [$Seat board] eq "" ? ""
            : [[[$Seat board] camera] saveView]}]
        my Empty
        $Turn event rebuilt
        if {$view ne ""} {
            [[$Seat board] camera] restoreView $view
        }
    }

    method Clear {} {
        # Nothing of what it showed outlives this.
        if {[winfo exists $Window]} {
            event generate $Window <<WargameLeave>>
        }
        my Empty
    }

    method Empty {} {
        foreach part {Seat Handover} {
            if {[set $part] ne ""} {
                [set $part] destroy
                set $part ""
            }
        }
    }
}

# roleName --
#
#       What a window with that role is called.
proc ::wargame::table::roleName {presenter viewer} {
    return [expr {$viewer in {0 1} ? [[$presenter words] sideName $viewer]
        : [say role.$viewer]}]
}

# roleWord --
#
#       A viewer as the command line and a match call him.
proc ::wargame::table::roleWord {presenter viewer} {
    return [expr {$viewer in {0 1} ? [lindex [dict get \
        [aboutGame [$presenter game]] sides] $viewer] : $viewer}]
}
