# table.tcl --
#
#       A table: one match, its file, its dice, its window, and whose seat is
#       shown in it.
#
#   set table [::wargame::table::Table new WINDOW MATCH AUTOSAVE CHANCE
#           ?MODE?]        owns all of them from now on; MODE: how the match is
#                          played at it, play-mode.tcl
#       mode
#       seatFor VIEWER, handoverFor VIEWER   show that, whoever must act
#       ownSeat            the side that is asked before both looks from its own
#       place              the place before it: table-place.tcl
#       file               saving it elsewhere, closing: table-file.tcl
#       dice               when dice fall, and from where: table-dice.tcl
#       openRole VIEWER ?SCREEN? ?COMMANDER?   a window of that viewer's own on
#                          its match, or that which is there; on another
#                          display, perhaps; of one commander of several
#       isAskedElsewhere   is a commander asked who has such a window?
#       roles              the windows of openRole
#       elsewhere, here    the sides that play in those, and those that do here
#       sitElsewhere       who sits in those: see match/sitter.tcl
#       computers          which sides computers play: table-computers.tcl
#       roleGone ROLE      forgets one of these windows, for it was closed
#       rolesChanged       who plays which side, or in which window, has changed
#       reopen             at the handover screen: the turn that has just ended
#                          goes on
#       rebuild            makes the seat again
#       close              closes the window, and keeps the match for another
#                          day
#
#   What a seat asks of it is in play-window.tcl, what it waits for in turn.tcl.
#
#   Hotseat: what a side decides is decided from its own seat.  Between the
#   seats of two sides there is nothing but the handover screen.  A side that
#   has a window of its own is never shown here.

need base/objects base/requests base/words match/agreed match/memories \
        table/agreed-choices \
        match/odds-service match/saved match/versions look/theme \
        look/window-size present/presenter table/match-windows table/play-mode \
        table/play-window table/program-answers table/role-place \
        table/table-computers table/table-dice table/table-file \
        table/table-place table/table-roles table/table-turn

if {![info object isa class ::wargame::table::Table]} {
    oo::class create ::wargame::table::Table {
        superclass ::wargame::table::PlayWindow
    }
}

oo::define ::wargame::table::Table {
    variable Window Match Autosave Presenter Turn Place File Dice Roles \
            Memories Odds Sides Computers Answers Mode

    constructor {window match autosave chance {mode ""}} {
        set Mode [expr {$mode ne "" ? $mode
            : [::wargame::table::PlayMode new]}]
        next $match [::wargame::present::presenterOf [dict get \
                [$match about] game]]
        set Answers [::wargame::table::ProgramAnswers new $Match $Presenter]
        set Window $window
        $Mode at [self]
        set Autosave $autosave
        set Sides [[$Presenter reader] seats [dict get [$match about] scenario]]
        set Memories [::wargame::match::Memories new $Match $Presenter]
        set Odds [::wargame::match::OddsService new $Match]
        set Roles [::wargame::table::TableRoles new [self]]
        set Computers [::wargame::table::TableComputers new [self]]
        set Place [::wargame::table::TablePlace new [self] $Sides]
        set File [::wargame::table::TableFile new [self]]
        toplevel $Window -class Table -background \
                [::wargame::look::theme color desk]
        wm title $Window [my Title]
        wm minsize $Window 760 520
        ::wargame::look::openSized $Window
        ::wargame::base::requests send menus table $Window [self]
        my Heed {
            GoOn {my wentOn} Undo {my undo} All {my doAll %d}
            Rest {$Answers restOfPhase %d; my settle} Stray {$Place stray}
            Hurry {$Dice hurry} Next {$Dice next} Pace {$Dice pace %d}
            See {$Place see %d}
        }
        # As by the menu.
        wm protocol $Window WM_DELETE_WINDOW \
                [list ::wargame::base::requests send closeTable [self]]
        set Dice [::wargame::table::TableDice new [self] $chance]
        [$Match saver] to [list $Autosave keep]
        $Autosave warn [list $File moved]
        $Match listen [namespace code {my settle}]
        $Place inform [string trim [join [list \
                [::wargame::match::olderRules $match] \
                [[[$Match deeds] waiting] keptBy $Autosave]]]]
        my settle
    }

    destructor {
        if {[info exists Dice] && [info object isa object $Match]} {
            catch {[$Match saver] catchUp}
            if {![::wargame::match::isBegun $Match]} {
                $Autosave forsake
            }
        }
        if {[info exists Roles]} {
            $Roles close
        }
        foreach part {Dice Place File Memories Odds Computers Mode Match
                Autosave Presenter Roles Answers} {
            if {[info exists $part]} {
                ::wargame::base::destroyIf [set $part]
            }
        }
        if {[info exists Window] && [winfo exists $Window]} {
            bind $Window <Destroy> {}
            destroy $Window
        }
        next
    }

    foreach part {
        Match Presenter Window Autosave Odds File Dice Computers Mode
    } {
        method [string tolower $part] {} [format {
            return $%s
        } $part]
    }

    method home {} {
        $Place home
    }

    method programAnswers {} {
        return $Answers
    }

    method TurnClass {} {
        return ::wargame::table::TableTurn
    }

    method table {} {
        return [self]
    }

    method view {viewer {cursor ""}} {
        if {$viewer in {0 1} && [llength [my here]] == 2} {
            # Next they hand over the screen.
            $Memories ahead [expr {!$viewer}]
        }
        set past [expr {$cursor eq "" ? $Match : $cursor}]
        set view [$Mode view $viewer $past]
        return [expr {$view ne "" ? $view : [$Memories view $viewer $past]}]
    }

    method agree {topic value} {
        if {[::wargame::table::barsAgreed [self] $topic $value]} return
        try {
            ::wargame::match::agree $Match $topic $value
        } trap {WARGAME DISK} {message} {
            my unkept $message
        }
    }

    method mayAnswer {viewer} {
        set side [$Match side]
        return [expr {[$Mode mayAnswer] && $side in [my here]
            && ($viewer eq $side
                || ($viewer eq "public" && [llength [my here]] == 2))
            && ![my isAskedElsewhere]
            && [$Place due $viewer] eq [$Place commander]}]
    }

    method isAskedElsewhere {} {
        # Has the commander who is asked a window alone?
        return [$Roles isAsked]
    }

    method ownSeat {} {
        $Place ownSeat
        my settle
    }

    method canUndo {} {
        # A seat that is being made asks, too.
        return [expr {![$Turn is handover empty]
            && [[my programAnswers] canUndo]
            && [$Mode mayUndo [my mayAnswer [my viewer]]]}]
    }

    method mayStand {viewer} {
        return [expr {[$Mode mayStand] && [next $viewer]}]
    }

    method stand {viewer args} {
        foreach order $args {
            set why [$Mode barsOrder $viewer $order]
            if {$why ne ""} {
                return [[my seat] message $why]
            }
        }
        next $viewer {*}$args
    }

    foreach what {waits isStaged} {
        method $what args [format {
            return [$Mode %s {*}$args]
        } $what]
    }

    foreach what {settle wentOn} {
        method $what {} {
            next
            $Mode changed
        }
    }

    method reopen {} {
        if {[$Turn is handover]} {
            [$Match deeds] reopen
        }
    }

    # ---- the windows beside it ----

    method roleGone {role} {
        if {[$Roles gone $role]} {
            my rolesChanged
        }
    }

    method rolesChanged {} {
        wm title $Window [my Title]
        my settle
        $Turn event dice
        $Roles playersChanged
        $Place playersChanged
    }

    # The sides that play in a window of their own, and their seats.
    foreach {what ask} {elsewhere sides sitElsewhere sitters roles all
            openRole open} {
        method $what args "return \[\$Roles $ask {*}\$args\]"
    }

    method here {} {
        # Those that play here.
        return [$Mode here [lmap side $Sides {
            if {$side in [my elsewhere] || [$Computers level $side] ne ""} {
                continue
            }
            set side
        }]]
    }

    method isPlayed {} {
        return [expr {[llength [my here]] > 0}]
    }

    method Title {} {
        # Whose it is, if it is not everybody's.
        set here [my here]
        if {[llength $here] == [llength $Sides]} {
            return [next]
        }
        return "[next] - [::wargame::table::roleName $Presenter \
                [$Computers onlooker]]"
    }

    # ---- shown ----

    method seatFor {viewer} {
        # That viewer's seat, with nothing before it: for pictures and tests.
        $Place sits $viewer
        $Turn event place
    }

    method handoverFor {viewer} {
        $Place sits $viewer
        $Turn event hide
        return [$Place screen]
    }

    method rebuild {} {
        wm title $Window [my Title]
        after idle [list ::wargame::base::requests send menusAgain table \
                $Window [self]]
        $Place empty
        $Turn event rebuilt
        $Mode rebuilt
    }

    method close {} {
        if {[$File mayClose]} {
            ::wargame::look::keepSize $Window
            next
        }
    }
}
