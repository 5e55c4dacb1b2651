# role-menus.tcl --
#
#       The menus and keys of a window with a role; and the menu Windows, which
#       a table has, too.
#
#       roleMenus WINDOW ROLE        gives a window both
#       windowsMenu BAR WINDOW PLAY  the menu Windows of a PlayWindow, with F11

need base/layouts base/words look/ask-line match/standing \
        own/own-commands shell/menus shell/menus-able shell/options \
        shell/table-keys shell/view-menus

proc ::wargame::shell::roleMenus {window role} {
    MenuLook
    set bar [NewBar $window]
    set game [AddMenu $bar game]
    AddCommand $game game.replay Ctrl-r [list openReplay $role]
    $game add separator
    AddCommand $game role.close Ctrl-w [list $role close]
    set play [AddMenu $bar play]
    if {[$role viewer] in {0 1}} {
        foreach {what accelerator} {
            undo u done d finish Shift-d hint h cancel Escape
        } {
            AddCommand $play play.$what $accelerator [list AskSeat $role $what]
        }
        if {[dict size [standingsOf [[$role presenter] game]]]} {
            AddCommand $play play.standing Shift-o \
                    [list AskSeat $role standing]
        }
        $play add separator
    }
    if {[HasCommanders $role]} {
        AddCommand $play play.desk "" [list AskSeat $role desk]
    }
    AddCommand $play play.report "" [list AskSeat $role report]
    ownMenu $play $role
    ViewMenu $bar $window $role
    windowsMenu $bar $window $role
    HelpMenu $bar $role
    BarInColumns $bar
    menusAble $bar $role
    $window configure -menu $bar
    bind $window <Key> "::wargame::shell::TableKey [list $role] %W \
            \[::wargame::base::typedKey %K %s\] %t"
    bind $window <KeyRelease-space> [list ::wargame::shell::AskSeat $role show]
    foreach {event cmd} [list \
        <Control-r> [list openReplay $role] \
        <Control-y> [list AskSeat $role redo] \
        <Control-w> [list $role close] \
    ] {
        bindKeys $window [list $event "namespace eval ::wargame::shell {$cmd}"]
    }
    ViewKeys $window $role
    ownKeys $window $role
}

proc ::wargame::shell::windowsMenu {bar window play} {
    set menu [AddMenu $bar windows]
    set presenter [$play presenter]
    foreach side [[$presenter reader] seats [dict get [[$play match] about] \
            scenario]] {
        $menu add command -label [say menu.windows.side \
                [[$presenter words] sideName $side]] \
                -command [list ::wargame::shell::OpenRole $play $side]
        CommanderWindows $menu $play $side
    }
    # Who plays alone has nobody to judge, unless -window umpire asks for one.
    foreach viewer [expr {[IsAlone $play] ? "public" : {public umpire}}] {
        AddCommand $menu windows.$viewer "" [list OpenRole $play $viewer]
    }
    AddCommand $menu windows.other "" [list AskDisplay $play]
    $menu add separator
    if {![IsAlone $play]} {
        AddCommand $menu windows.notes "" [list AskSeat $play notes]
        $menu add separator
    }
    AddCommand $menu windows.full F11 [list FullScreen $window]
    bind $window <F11> [list ::wargame::shell::FullScreen $window]
}

# MayOpenRole --
#
#       May that viewer have a window of their own?  Of a table far away it is
#       not known here, but said there.
proc ::wargame::shell::MayOpenRole {play of {viewer public} args} {
    set mode [[$play table] mode]
    return [expr {$mode eq "" || [$mode noRole] eq ""
        && ![[[$play table] computers] isRival $viewer]}]
}

foreach word {OpenRole AskDisplay} {
    ::wargame::shell::entryDoes $word ::wargame::shell::MayOpenRole
}

# CommanderWindows --
#
#       One for each of several commanders of a side.
proc ::wargame::shell::CommanderWindows {menu play side} {
    set presenter [$play presenter]
    set words [$presenter words]
    foreach row [[$presenter reader] commanders \
            [[$play match] moment public] $side] {
        dict with row {}
        if {$leader eq ""} continue
        $menu add command -label [say menu.windows.side [say \
                commander.of [$words unitName $leader] \
                [$words sideName $side]]] \
                -command [list ::wargame::shell::OpenRole $play $side $number]
    }
}

proc ::wargame::shell::OpenRole {play viewer {commander ""}} {
    [$play table] openRole $viewer "" $commander
}

# HasCommanders --
#
#       Has a side of a match several?
proc ::wargame::shell::HasCommanders {play} {
    return [expr {[llength [[$play match] query public commanders]] > 0}]
}

# FullScreen --
#
#       The window fills the screen and has no menu; or no more.
proc ::wargame::shell::FullScreen {window} {
    set full [expr {[$window cget -menu] ne ""}]
    wm attributes $window -fullscreen $full
    $window configure -menu [expr {$full ? "" : "$window.menu"}]
}

# AskDisplay --
#
#       A window on another display: which and where.
proc ::wargame::shell::AskDisplay {play} {
    askLine [$play window] [say menu.windows.other] [say windows.ask \
            [join [RoleWords [$play presenter]] ", "]] public@ \
            [list ::wargame::shell::AskedDisplay $play]
}

proc ::wargame::shell::AskedDisplay {play word} {
    try {
        [$play table] openRole {*}[knownRole [[$play presenter] game] $word]
    } trap {WARGAME EXIT} {message} {
        return $message
    }
    return ""
}

proc ::wargame::shell::RoleWords {presenter} {
    return [lmap viewer {0 1 public umpire} { roleWord $presenter $viewer }]
}
