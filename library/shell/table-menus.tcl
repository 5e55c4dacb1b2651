# table-menus.tcl --
#
#       The menus of a table.
#
#       tableMenus WINDOW TABLE      gives a window them and their keys

need base/checked base/prefs base/words match/standing table/agreed-choices \
        look/submenu table/computers-menu table/dice-menu own/own-commands \
        shell/menus shell/menus-able shell/role-menus shell/table-keys \
        shell/view-menus

# tableMenus --
#
#       Keys reach the window after the board and the buttons have had them.
proc ::wargame::shell::tableMenus {window table} {
    MenuLook
    set bar [NewBar $window]
    GameMenu $bar $window $table
    PlayMenu $bar $table
    ViewMenu $bar $window $table
    windowsMenu $bar $window $table
    HelpMenu $bar $table
    BarInColumns $bar
    menusAble $bar $table
    $window configure -menu $bar
    TableKeys $window $table
    ViewKeys $window $table
    ownKeys $window $table
}

proc ::wargame::shell::GameMenu {bar window table} {
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
}

proc ::wargame::shell::PlayMenu {bar table} {
    set play [AddMenu $bar play]
    set panels [[$table presenter] panels]
    foreach what {undo redo done finish hint next stack later labels onward
            flash aside march marches seen cancel} {
        AddPlay $play $what $table
    }
    if {[$panels hasPass]} {
        AddCommand $play play.pass p [list AskSeat $table pass]
    }
    if {[dict size [standingsOf [[$table presenter] game]]]} {
        AddPlay $play standing $table
    }
    if {[llength [[[$table presenter] advice] alarms]]} {
        AlarmMenu $play $table
    }
    $play add separator
    AddCheck $play play.asks asks "" list
    if {[said [[$table presenter] game].losses]} {
        AddCheck $play play.losses losses "" [list $table settle]
    }
    $play add separator
    if {[HasCommanders $table]} {
        AddCommand $play play.desk "" [list AskSeat $table desk]
    }
    AddCommand $play play.report "" [list AskSeat $table report]
    if {![IsAlone $table]} {
        AddCommand $play play.letters "" {need mail/letters-list; \
                lettersWindow}
    }
    $play add separator
    WhoPlays $play $table
    if {[$panels hasMoves]} {
        $play configure -postcommand [list ::wargame::shell::QuietMenu $play \
                $table]
    }
    ownMenu $play $table
}

proc ::wargame::shell::AddPlay {menu what table} {
    AddCommand $menu play.$what [playAccelerator $what] \
            [list AskSeat $table $what] [[$table presenter] game]
}

# AlarmMenu --
#
#       How near an enemy may come to a march.
proc ::wargame::shell::AlarmMenu {play table} {
    set advice [[$table presenter] advice]
    checked set alarm [prefs get alarm]
    set sub [menu $play.alarm -tearoff 0]
    foreach within [linsert [$advice alarms] 0 ""] {
        $sub add radiobutton -value $within \
                -label [expr {$within eq ""
                    ? [sayCount march.alarm.usual [$advice alarmUsual]]
                    : $within == 0 ? [say march.stops.onlyInWay]
                    : [sayCount march.alarm $within]}] \
                -variable [checked variable alarm] \
                -command [list ::wargame::shell::CheckedNow alarm list]
    }
    submenu $play [say menu.play.alarm] $sub
}

# WhoPlays --
#
#       Dice, computer players, and what both agree on.
proc ::wargame::shell::WhoPlays {play table} {
    AddPosted $play dice ::wargame::table::diceMenu $table
    if {"officer" in [[$table computers] levels]} {
        AddPosted $play computers ::wargame::table::computersMenu $table
    }
    if {![IsAlone $table]} {
        AddPosted $play agreed ::wargame::table::agreedMenu $table
    }
}
