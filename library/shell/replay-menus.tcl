# replay-menus.tcl --
#
#       The menus of a replay and its keys; and how one is opened.
#
#       replayMenus WINDOW REPLAY        gives a window both
#
#   Keys reach the window after the board, the line of time and the buttons have
#   had them.

need base/layouts shell/menus shell/menus-able shell/table-keys shell/view-menus

namespace eval ::wargame::shell {
    # What the menu has: a message, the key that is written there, that key as
    # Tk calls it, and what is asked of the replay.
    variable ReplayEntries {
        first Home Home {go 0}          last End End {go end}
        - - - -
        turn.on PgDn Next {jump turn 1} turn.back PgUp Prior {jump turn -1}
        phase.on \] bracketright {jump phase 1}
        phase.back \[ bracketleft {jump phase -1}
        battle.on > greater {jump battle 1}
        battle.back < less {jump battle -1}
        action.on . period {jump action 1}
        action.back , comma {jump action -1}
        - - - -
        play p p play
        - - - -
        bookmark b b bookmark           branch n n branch
    }
}

proc ::wargame::shell::replayMenus {window replay} {
    MenuLook
    set bar [NewBar $window]
    set game [AddMenu $bar game]
    AddCommand $game game.new Ctrl-n startWindow
    AddCommand $game game.open Ctrl-o [list openDialog $window]
    $game add separator
    AddCommand $game replay.close Ctrl-w [list $replay close]
    AddCommand $game game.quit Ctrl-q quit
    set menu [AddMenu $bar replay]
    foreach {key accelerator keysym cmd} $::wargame::shell::ReplayEntries {
        if {$key eq "-"} {
            $menu add separator
        } else {
            AddCommand $menu replay.$key $accelerator [list $replay {*}$cmd]
        }
    }
    ViewMenu $bar $window $replay
    HelpMenu $bar $replay
    BarInColumns $bar
    menusAble $bar $replay
    $window configure -menu $bar
    bind $window <Key> [list ::wargame::shell::ReplayKey $replay %W %K]
    bind $window <KeyRelease-space> [list ::wargame::shell::AskSeat $replay \
            show]
    ViewKeys $window $replay
    foreach {event cmd} [list \
        <Control-n> startWindow \
        <Control-o> [list openDialog $window] \
        <Control-w> [list $replay close] \
        <Control-q> quit \
    ] {
        bindKeys $window [list $event "namespace eval ::wargame::shell {$cmd}"]
    }
}

proc ::wargame::shell::ReplayKey {replay widget key} {
    if {![info object isa object $replay] || ![winfo exists $widget]
            || [winfo toplevel $widget] ne [$replay window]} {
        return
    }
    set key [latinKey $key]
    foreach {- - keysym cmd} $::wargame::shell::ReplayEntries {
        if {$key eq $keysym} {
            $replay {*}$cmd
            return
        }
    }
    if {$key ni {u d h}} {
        TableKey $replay $widget $key
    }
}
