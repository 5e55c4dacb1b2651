# role-window.tcl --
#
#       A window on the match of a table that has one role for good: a side, the
#       umpire, or the public.  It shows what that viewer may see, and a side
#       answers its own questions there.
#
#   set role [::wargame::table::RoleWindow new WINDOW TABLE VIEWER ?COMMANDER?]
#       WINDOW    a new toplevel
#       COMMANDER the number of one of several, who answers there for himself
#                 alone; "": all that the side has, one after another
#       only      COMMANDER
#       show      shows the window before others
#       screen    the display, if it is not the program's own: ""
#       paceChanged   dice are thrown at another pace from now on
#       playersChanged   another plays a side
#     and what a seat asks: see play-window.tcl
#
#   Before any but the public's there is a handover screen; who turns it is told
#   to all, for from then on they see what others do not.

need base/checked base/prefs base/requests base/words look/theme \
        look/window-size table/play-window table/role-place table/role-turn

if {![info object isa class ::wargame::table::RoleWindow]} {
    oo::class create ::wargame::table::RoleWindow {
        superclass ::wargame::table::PlayWindow
    }
}

oo::define ::wargame::table::RoleWindow {
    variable Window Table Match Presenter Turn Place

    constructor {window table viewer {commander ""}} {
        next [$table match] [$table presenter]
        set Window $window
        set Table $table
        set Place [::wargame::table::RolePlace new [self] $viewer $commander]
        toplevel $Window -class Role \
                -background [::wargame::look::theme color desk]
        wm title $Window [my Title]
        wm minsize $Window 760 520
        ::wargame::look::openSized $Window
        ::wargame::base::requests send menus role $Window [self]
        my Heed {
            GoOn {my wentOn} Undo {my undo} Hurry {[my dice] hurry}
            Next {[my dice] next} Pace {[my dice] pace %d}
            All {my doAll %d} Rest {my Rest %d} See {$Place see %d}
            Stray {$Place stray}
        }
        $Match listen [namespace code {my settle}]
        $Turn event sit
    }

    destructor {
        if {![info exists Place]} {
            return
        }
        if {[info object isa object $Match]} {
            $Match deafen [namespace code {my settle}]
        }
        $Place destroy
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
        return "[next] - [$Place name]"
    }

    method only {} {
        return [$Place only]
    }

    # ---- asked ----

    foreach part {Table Match Presenter Window} {
        method [string tolower $part] {} [format {
            return $%s
        } $part]
    }

    foreach what {
        autosave computers odds view agree dice programAnswers
    } {
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

    method mayAnswer {viewer} {
        return [expr {$viewer eq [$Match side] && $viewer in {0 1}
            && ![[$Table computers] areAsked] && [$Place isAsked]}]
    }

    method isPlayed {} {
        return [expr {[my viewer] in {0 1}}]
    }

    method canUndo {} {
        return [expr {[my mayAnswer [my viewer]]
            && [[my programAnswers] canUndo]}]
    }

    # ---- done ----

    method do {action} {
        return [expr {[my mayAnswer [my viewer]] ? [next $action]
            : [::wargame::base::say why.not-now]}]
    }

    method order {args} {
        return [expr {[my mayAnswer [my viewer]] ? [next {*}$args] : ""}]
    }

    method Rest {{how ""}} {
        # What the program answers is given by the table.
        [my programAnswers] restOfPhase $how
        $Table settle
        my settle
    }

    method paceChanged {} {
        ::wargame::base::checked set pace [::wargame::base::prefs get pace]
        $Place refresh
        $Turn event dice
    }

    method playersChanged {} {
        if {[my seat] ne ""} {
            [my seat] refresh
        }
    }

    # ---- shown ----

    method TurnClass {} {
        return ::wargame::table::RoleTurn
    }

    method rebuild {} {
        wm title $Window [my Title]
        after idle [list ::wargame::base::requests send menusAgain role \
                $Window [self]]
        $Place empty
        $Turn event rebuilt
    }
}
