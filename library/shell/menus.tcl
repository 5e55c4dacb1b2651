# menus.tcl --
#
#       What the menus of all windows have in common: how they are made, what
#       they ask of a seat, and the menu Help.
#
#       NewBar WINDOW            the menu bar of a window, empty
#       AddMenu BAR NAME, AddCommand, AddPosted, AddCheck    add the parts of a
#                                bar or a menu
#       BarInColumns BAR         when all is added: none is too high, and what
#                                is chosen is marked
#       AskSeat TABLE WHAT       what a menu or a key asks of a table's seat
#       Toggle PREF CMD          a preference that is checked in a menu
#
#   The menu View is in view-menus.tcl, keys in table-keys.tcl; what is
#   grey, menus-able.tcl says.

need base/checked base/prefs base/windowing base/words look/menu-columns \
        look/menu-marks look/submenu look/theme shell/apple-menu

proc ::wargame::shell::AskSeat {table what args} {
    if {[info object isa object $table] && [$table seat] ne ""} {
        [$table seat] perform $what {*}$args
    }
}

proc ::wargame::shell::AskPanes {table} {
    if {[$table seat] ne ""} {
        [[$table seat] panes] arrange
    }
}

proc ::wargame::shell::AskRule {table} {
    if {[$table seat] ne ""} {
        [$table seat] perform rule
    }
}

proc ::wargame::shell::AskRules {table} {
    need shell/help
    # A book that is open stays where it is read.
    helpOnRule [[$table presenter] game] [expr {[winfo exists .rules]
        ? "" : [[$table match] rule]}] [[$table match] about]
}

# ---- making menus ----

# NewBar --
#
#       The menu bar of a window, empty.  One that is there stays: taken away it
#       would change the window's size, and a maximised window would lose it.
proc ::wargame::shell::NewBar {window} {
    set bar $window.menu
    if {![winfo exists $bar]} {
        menu $bar -tearoff 0 -borderwidth 0
        appleMenu $bar
        return $bar
    }
    $bar delete 0 end
    destroy {*}[winfo children $bar]
    foreach option {-background -foreground -activebackground
            -activeforeground -font} {
        $bar configure $option [option get $bar {*}[lrange \
                [$bar configure $option] 1 2]]
    }
    appleMenu $bar
    return $bar
}

proc ::wargame::shell::MenuLook {} {
    foreach {option value} [list background [theme color paperLift] \
            foreground [theme color ink] activeBackground [theme color gold] \
            activeForeground [theme color ink] font [theme font body] \
            relief flat borderWidth [theme px 3] activeBorderWidth 0] {
        option add *Menu.$option $value
    }
}

proc ::wargame::shell::AddMenu {bar name} {
    set menu [menu $bar.$name -tearoff 0]
    $bar add cascade -label [say menu.$name] -menu $menu -underline 0
    return $menu
}

proc ::wargame::shell::BarInColumns {bar} {
    # Large letters make a menu higher than a low screen.
    foreach menu [winfo children $bar] {
        menuMarks $menu
        menuColumns $menu
    }
}

proc ::wargame::shell::AddCommand {menu key accelerator cmd {game ""}} {
    # A game may have its own word for it.
    $menu add command -label [sayOf $game menu.$key] \
            -accelerator [KeyShown $accelerator] \
            -command [list namespace eval ::wargame::shell $cmd]
}

proc ::wargame::shell::KeyShown {accelerator} {
    # As buttons and the list of keys call it.
    return [windowing accelerator [string map [list \
            Shift- [say key.shift] Escape [say key.escape]] $accelerator]]
}

proc ::wargame::shell::AddPosted {menu name cmd args} {
    # A menu that is made again when it is opened: CMD is called with it.
    submenu $menu [say menu.play.$name] [menu $menu.$name \
            -tearoff 0 -postcommand [list ::wargame::shell::Posted \
                $menu.$name $cmd {*}$args]]
}

proc ::wargame::shell::Posted {menu cmd args} {
    $cmd $menu {*}$args
    menuMarks $menu
}

# IsAlone --
#
#       Does one person play, against the rules?  Then nobody agrees with
#       them, nor writes to them.
proc ::wargame::shell::IsAlone {table} {
    return [expr {[llength [[[$table presenter] reader] seats \
            [dict get [[$table match] about] scenario]]] < 2}]
}

proc ::wargame::shell::AddCheck {menu key pref accelerator cmd} {
    checked set $pref [prefs get $pref]
    $menu add checkbutton -label [say menu.$key] \
            -accelerator [KeyShown $accelerator] \
            -variable [checked variable $pref] \
            -command [list ::wargame::shell::CheckedNow $pref $cmd]
}

proc ::wargame::shell::CheckedNow {pref cmd} {
    prefs set $pref [checked get $pref]
    namespace eval ::wargame::shell $cmd
}

proc ::wargame::shell::Toggle {pref cmd} {
    checked set $pref [expr {![checked get $pref]}]
    CheckedNow $pref $cmd
}

proc ::wargame::shell::HelpMenu {bar table} {
    set help [AddMenu $bar help]
    AddCommand $help help.rule ? [list AskRule $table]
    AddCommand $help help.rules F1 [list AskRules $table]
    AddCommand $help help.handbook "" {need rules/rules-window; openHandbook}
    AddCommand $help help.keys "" [format {need shell/help; helpOnKeys %s} \
            [[$table presenter] game]]
    need tutorial/offered
    if {[hasTutorial [[$table presenter] game]]} {
        AddCommand $help help.tutorial "" \
                [list openTutorial [[$table presenter] game]]
    }
    $help add separator
    AddCommand $help help.about "" {need shell/help; helpAbout}
}
