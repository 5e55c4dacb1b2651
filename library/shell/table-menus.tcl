# table-menus.tcl --
#
#       The menus of a table and its keys.
#
#       tableMenus WINDOW TABLE      gives a window both

need base/layouts base/words match/standing table/agreed-choices \
        table/computers-menu table/dice-menu own/own-commands shell/menus \
        shell/role-menus \
        shell/table-keys shell/view-menus

# tableMenus --
#
#       Keys reach the window after the board and the buttons have had them.
proc ::wargame::shell::tableMenus {window table} {
    MenuLook
    set bar [NewBar $window]
    set game [AddMenu $bar game]
    foreach {key accelerator cmd} [list \
        game.new Ctrl-n startWindow \
        game.open Ctrl-o [list openDialog $window] \
        game.save Ctrl-s [list [$table file] saveAs] \
    ] {
        AddCommand $game $key $accelerator $cmd
    }
    AddCommand $game game.replay Ctrl-r [list openReplay $table]
    $game add separator
    AddCommand $game game.close Ctrl-w [list CloseTable $table]
    AddCommand $game game.quit Ctrl-q quit
    set play [AddMenu $bar play]
    foreach {what accelerator} {
        undo u redo Ctrl-y done d finish Shift-d hint h next n later Shift-n
        flash Shift-f aside Shift-w march Shift-g marches g let Escape
    } {
        AddCommand $play play.$what $accelerator [list AskSeat $table $what]
    }
    if {[[[$table presenter] panels] hasPass]} {
        AddCommand $play play.pass p [list AskSeat $table pass]
    }
    if {[dict size [standingsOf [[$table presenter] game]]]} {
        AddCommand $play play.standing Shift-o \
                [list AskSeat $table standing]
    }
    $play add separator
    AddCheck $play play.asks asks "" list
    if {[said [[$table presenter] game].losses]} {
        AddCheck $play play.losses losses "" [list $table settle]
    }
    $play add separator
    AddCommand $play play.report "" [list AskSeat $table report]
    if {![IsAlone $table]} {
        AddCommand $play play.letters "" {need mail/letters-list; \
                lettersWindow}
    }
    $play add separator
    AddPosted $play dice [list ::wargame::table::diceMenu $play.dice $table]
    if {"officer" in [[$table computers] levels]} {
        AddPosted $play computers [list ::wargame::table::computersMenu \
                $play.computers $table]
    }
    if {![IsAlone $table]} {
        AddPosted $play agreed [list ::wargame::table::agreedMenu $play.agreed \
                $table]
    }
    if {[[[$table presenter] panels] hasMoves]} {
        $play configure -postcommand [list ::wargame::shell::QuietMenu $play \
                $table]
    }
    ownMenu $play $table
    ViewMenu $bar $window $table
    windowsMenu $bar $window $table
    HelpMenu $bar $table
    $window configure -menu $bar
    bind $window <Key> [list ::wargame::shell::TableKey $table %W %K %t]
    bind $window <Alt-Key> {;}
    bind $window <KeyRelease-space> [list ::wargame::shell::AskSeat $table show]
    foreach {event cmd} [list \
        <Control-n> startWindow \
        <Control-o> [list openDialog $window] \
        <Control-s> [list [$table file] saveAs] \
        <Control-r> [list openReplay $table] \
        <Control-z> [list AskSeat $table undo] \
        <Control-w> [list CloseTable $table] \
        <Control-q> quit \
    ] {
        bindKeys $window [list $event "namespace eval ::wargame::shell {$cmd}"]
    }
    ViewKeys $window $table
    ownKeys $window $table
}
