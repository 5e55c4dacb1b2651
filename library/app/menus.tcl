# menus.tcl --
#
#       The menus of a table and its keys.
#
#       tableMenus WINDOW TABLE      gives a window both
#       menusAnew WINDOW TABLE       again, in the language spoken now
#
#   The menu View is in view-menus.tcl.

::wargame::need reload layouts own view-menus

# tableMenus --
#
#       Keys reach the window after the board and the buttons have had them.
proc ::wargame::tableMenus {window table} {
    MenuLook
    set bar [NewBar $window]
    set game [AddMenu $bar game]
    foreach {key accelerator cmd} [list \
        game.new Ctrl-n startWindow \
        game.open Ctrl-o [list openDialog $window] \
        game.save Ctrl-s [list $table saveAs] \
    ] {
        AddCommand $game $key $accelerator $cmd
    }
    AddCommand $game game.replay Ctrl-r [list openReplay $table]
    $game add separator
    AddCommand $game game.close Ctrl-w [list CloseTable $table]
    AddCommand $game game.quit Ctrl-q quit
    set play [AddMenu $bar play]
    foreach {what accelerator} {undo u done d hint h let Escape} {
        AddCommand $play play.$what $accelerator [list AskSeat $table $what]
    }
    if {[[$table skin] hasPass]} {
        AddCommand $play play.pass p [list AskSeat $table pass]
    }
    $play add separator
    AddCheck $play play.asks asks "" list
    if {[said [[$table skin] game].losses]} {
        AddCheck $play play.losses losses "" [list $table settle]
    }
    $play add separator
    AddCommand $play play.report "" [list AskSeat $table report]
    if {![IsAlone $table]} {
        AddCommand $play play.letters "" {need letter-windows; lettersWindow}
    }
    $play add separator
    AddPosted $play dice [list ::wargame::diceMenu $play.dice $table]
    if {![IsAlone $table]} {
        AddPosted $play agreed [list ::wargame::agreedMenu $play.agreed $table]
    }
    if {[[$table skin] hasMoves]} {
        $play configure -postcommand [list ::wargame::QuietMenu $play $table]
    }
    ownMenu $play $table
    ViewMenu $bar $window $table
    windowsMenu $bar $window $table
    HelpMenu $bar $table
    $window configure -menu $bar
    bind $window <Key> [list ::wargame::TableKey $table %W %K]
    bind $window <Alt-Key> {;}
    bind $window <KeyRelease-space> [list ::wargame::AskSeat $table show]
    foreach {event cmd} [list \
        <Control-n> startWindow \
        <Control-o> [list openDialog $window] \
        <Control-s> [list $table saveAs] \
        <Control-r> [list openReplay $table] \
        <Control-z> [list AskSeat $table undo] \
        <Control-w> [list CloseTable $table] \
        <Control-q> quit \
    ] {
        bindKeys $window [list $event "namespace eval ::wargame {$cmd}"]
    }
    ViewKeys $window $table
    ownKeys $window $table
}

proc ::wargame::menusAnew {window table} {
    if {[winfo exists $window.menu]} {
        tableMenus $window $table
        backOnScreen $window
    }
}

# NewBar --
#
#       The menu bar of a window, empty.  One that is there stays: taken away it
#       would change the window's size, and a maximised window would lose it.
proc ::wargame::NewBar {window} {
    set bar $window.menu
    if {![winfo exists $bar]} {
        return [menu $bar -tearoff 0]
    }
    $bar delete 0 end
    destroy {*}[winfo children $bar]
    foreach option {-background -foreground -activebackground
            -activeforeground -font} {
        $bar configure $option [option get $bar {*}[lrange \
                [$bar configure $option] 1 2]]
    }
    return $bar
}

# KeyElsewhere --
#
#       Is it written in a field, or a die that is typed?
proc ::wargame::KeyElsewhere {table widget key} {
    return [expr {![info object isa object $table] || ![winfo exists $widget]
        || [winfo class $widget] in {Text TEntry Entry TCombobox}
        || [info object isa typeof $table ::wargame::Table]
            && [[$table throws] takesKey $key]}]
}

proc ::wargame::TableKey {table widget key} {
    if {[KeyElsewhere $table $widget $key]} {
        return
    }
    switch -- [latinKey $key] {
        u { AskSeat $table undo }
        d { AskSeat $table done }
        h { AskSeat $table hint }
        question { AskRule $table }
        Escape { AskSeat $table let }
        plus - equal - KP_Add { AskSeat $table in }
        minus - KP_Subtract { AskSeat $table out }
        f { AskSeat $table fit }
        m { AskSeat $table map }
        o { Toggle odds [list AskSeat $table odds] }
        p {
            if {[[$table skin] hasPass]} {
                AskSeat $table pass
            } else {
                MovesKey $table p
            }
        }
        w { MovesKey $table w }
        space {
            if {[winfo class $widget] ni {TButton TMenubutton Label}} {
                AskSeat $table hide
            }
        }
    }
}

proc ::wargame::AskSeat {table what} {
    if {[info object isa object $table] && [$table seat] ne ""} {
        [$table seat] perform $what
    }
}

proc ::wargame::AskPanes {table} {
    if {[$table seat] ne ""} {
        [$table seat] panes
    }
}

proc ::wargame::AskRule {table} {
    need help
    if {[$table seat] ne ""} {
        helpOnRule [[$table skin] game] [[$table seat] rule] \
                [[$table match] about]
    }
}

proc ::wargame::AskRules {table} {
    need help
    helpOnRule [[$table skin] game] "" [[$table match] about]
}

proc ::wargame::CloseTable {table} {
    startWindow
    $table close
}

proc ::wargame::quit {} {
    variable Tables
    foreach table $Tables {
        if {[info object isa object $table]} {
            $table destroy
        }
    }
    exit 0
}

proc ::wargame::openDialog {window} {
    # Where matches are kept.
    set path [tk_getOpenFile -parent $window -title [say file.open] \
            -initialdir [file dirname [keeper namedPath any]] \
            -filetypes [list [list [say file.kind] .game] \
                [list [say file.all] *]]]
    if {$path ne ""} {
        openTable $path
    }
}

# ---- making menus ----

proc ::wargame::MenuLook {} {
    foreach {option value} [list background [theme color leaf] \
            foreground [theme color ink] activeBackground [theme color gold] \
            activeForeground [theme color ink] font [theme font body] \
            relief flat borderWidth 0 activeBorderWidth 0] {
        option add *Menu.$option $value
    }
}

proc ::wargame::AddMenu {bar name} {
    set menu [menu $bar.$name -tearoff 0]
    $bar add cascade -label [say menu.$name] -menu $menu -underline 0
    return $menu
}

proc ::wargame::AddCommand {menu key accelerator cmd} {
    $menu add command -label [say menu.$key] -accelerator $accelerator \
            -command [list namespace eval ::wargame $cmd]
}

proc ::wargame::AddPosted {menu name cmd} {
    # A menu that is made anew when it is opened.
    $menu add cascade -label [say menu.play.$name] -menu [menu $menu.$name \
            -tearoff 0 -postcommand $cmd]
}

# IsAlone --
#
#       Does one person play, against the rules?  Then nobody agrees with him,
#       nor writes to him.
proc ::wargame::IsAlone {table} {
    return [expr {[llength [[$table skin] seats \
            [dict get [[$table match] about] scenario]]] < 2}]
}

proc ::wargame::AddCheck {menu key pref accelerator cmd} {
    variable Checked
    set Checked($pref) [prefs get $pref]
    $menu add checkbutton -label [say menu.$key] -accelerator $accelerator \
            -variable ::wargame::Checked($pref) \
            -command [list ::wargame::CheckedNow $pref $cmd]
}

proc ::wargame::CheckedNow {pref cmd} {
    variable Checked
    prefs set $pref $Checked($pref)
    namespace eval ::wargame $cmd
}

proc ::wargame::Toggle {pref cmd} {
    variable Checked
    set Checked($pref) [expr {!$Checked($pref)}]
    CheckedNow $pref $cmd
}

proc ::wargame::HelpMenu {bar table} {
    set help [AddMenu $bar help]
    AddCommand $help help.rule ? [list AskRule $table]
    AddCommand $help help.rules F1 [list AskRules $table]
    AddCommand $help help.keys "" {need help; helpOnKeys}
    need tutorial
    if {[hasTutorial [[$table skin] game]]} {
        AddCommand $help help.tutorial "" \
                [list openTutorial [[$table skin] game]]
    }
    $help add separator
    AddCommand $help help.about "" {need help; helpAbout}
}
