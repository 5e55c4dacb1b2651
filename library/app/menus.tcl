# menus.tcl --
#
#       The menus of a table and its keys.
#
#       tableMenus WINDOW TABLE      gives a window both
#       menusAnew WINDOW TABLE       again, in the language spoken now
#       useLanguage LANGUAGE         from now on, in every window
#       commonMenu MENU WINDOW       the entries that the start window has too

::wargame::need reload layouts own

# tableMenus --
#
#       Keys reach the window after the board and the buttons have had them.
proc ::wargame::tableMenus {window table} {
    MenuLook
    set bar [menu $window.menu -tearoff 0]
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
    if {[said [[$table skin] game].losses]} {
        $play add separator
        AddCheck $play play.losses losses "" [list $table settle]
    }
    $play add separator
    AddCommand $play play.report "" [list AskSeat $table report]
    AddCommand $play play.letters "" {need letter-windows; lettersWindow}
    $play add separator
    $play add cascade -label [say menu.play.dice] -menu [menu $play.dice \
            -tearoff 0 -postcommand [list ::wargame::diceMenu $play.dice $table]]
    $play add cascade -label [say menu.play.agreed] -menu [menu $play.agreed \
            -tearoff 0 -postcommand [list ::wargame::agreedMenu $play.agreed $table]]
    ownMenu $play $table
    ViewMenu $bar $window $table
    windowsMenu $bar $window $table
    HelpMenu $bar $table
    $window configure -menu $bar
    bind $window <Key> [list ::wargame::TableKey $table %W %K]
    bind $window <KeyRelease-space> [list ::wargame::AskSeat $table show]
    foreach {event cmd} [list \
        <Control-n> startWindow \
        <Control-o> [list openDialog $window] \
        <Control-s> [list $table saveAs] \
        <Control-r> [list openReplay $table] \
        <Control-w> [list CloseTable $table] \
        <Control-q> quit \
    ] {
        bindKeys $window [list $event "namespace eval ::wargame {$cmd}"]
    }
    ViewKeys $window $table
    ownKeys $window $table
}

# ViewMenu, ViewKeys --
#
#       What is seen of a table, or of a replay.
proc ::wargame::ViewMenu {bar window table} {
    set view [AddMenu $bar view]
    foreach {what accelerator} {map m fit f in + out -} {
        AddCommand $view view.$what $accelerator [list AskSeat $table $what]
    }
    $view add separator
    foreach {what pref accelerator} {
        clock clock F9   side side F10   log log ""
    } {
        AddCheck $view view.$what $pref $accelerator \
                [list AskPanes $table]
    }
    AddCheck $view view.names names "" [list AskSeat $table names]
    AddCheck $view view.odds odds o [list AskSeat $table odds]
    AddCheck $view view.motion motion "" [list AskSeat $table motion]
    AddCheck $view view.words words F8 [list AskSeat $table words]
    if {[[$table skin] hasLedger]} {
        AddCommand $view view.ledger F7 [list AskSeat $table ledger]
    }
    $view add separator
    LookMenus $view
    $view add separator
    AddCommand $view view.reload F5 [list reloadFor $window]
}

proc ::wargame::ViewKeys {window table} {
    foreach {event cmd} [list \
        <F1> [list AskRules $table] \
        <F5> [list reloadFor $window] \
        <F6> [list AskSeat $table card] \
        <F7> [list AskSeat $table ledger] \
        <F8> [list Toggle words [list AskSeat $table words]] \
        <F9> [list Toggle clock [list AskPanes $table]] \
    ] {
        bind $window $event "namespace eval ::wargame {$cmd}"
    }
    bind $window <F10> "namespace eval ::wargame [list \
            [list Toggle side [list AskPanes $table]]]; break"
    bind TButton <Return> {%W invoke; break}
    bind TButton <KP_Enter> {%W invoke; break}
}

proc ::wargame::menusAnew {window table} {
    if {[winfo exists $window.menu]} {
        destroy $window.menu
        tableMenus $window $table
    }
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
    set path [tk_getOpenFile -parent $window -title [say file.open] \
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

# LookMenus --
#
#       Colours, the size of text and the language, for every window at once.
proc ::wargame::LookMenus {menu} {
    variable Checked
    foreach {what choices cmd} [list theme [theme names] ApplyLook \
            text {100 120 140 170 200} ApplyLook language [languages] ApplyLanguage] {
        set Checked($what) [prefs get $what]
        set sub [menu $menu.$what -tearoff 0]
        foreach choice $choices {
            $sub add radiobutton -label [LookTitle $what $choice] -value $choice \
                    -variable ::wargame::Checked($what) \
                    -command [list ::wargame::CheckedNow $what $cmd]
        }
        $menu add cascade -label [say menu.view.$what] -menu $sub
    }
    set Checked(language) [language]
}

proc ::wargame::LookTitle {what choice} {
    return [expr {$what eq "theme" ? [theme title $choice]
        : [say $what.$choice]}]
}

proc ::wargame::ApplyLook {} {
    useLook
    foreach child [winfo children .] {
        event generate $child <<WargameTheme>>
    }
}

proc ::wargame::useLanguage {language} {
    prefs set language $language
    ApplyLanguage
}

proc ::wargame::ApplyLanguage {} {
    speak [prefs get language]
    destroy .help
    ApplyLook
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
