# view-menus.tcl --
#
#       The menu View: what is seen of a table or of a replay, and how.
#
#       useLanguage LANGUAGE         speaks LANGUAGE from now on, in every
#                                    window

need base/checked base/layouts base/prefs base/words base/windowing \
        look/menu-marks look/submenu look/theme look/theme-chosen \
        own/own own/reload seat/words-wanted shell/menus

# ViewMenu --
#
#       What is seen of a table, or of a replay.
proc ::wargame::shell::ViewMenu {bar window table} {
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
    AddCheck $view view.minimap minimap v [list AskSeat $table minimap]
    AddCheck $view view.dim dim "" [list AskSeat $table dim]
    AddCheck $view view.odds odds o [list AskSeat $table odds]
    AddCheck $view view.motion motion "" [list AskSeat $table motion]
    MovesMenu $view $table
    $view add checkbutton -label [say menu.view.words] \
            -accelerator [windowing accelerator F8] \
            -variable [::wargame::seat::wordsMark $window] \
            -command [list ::wargame::shell::WordsChosen $window $table]
    if {[[[$table presenter] panels] hasLedger]} {
        AddCommand $view view.ledger F7 [list AskSeat $table ledger]
    }
    AddCommand $view view.forces "" [list AskSeat $table forces]
    $view add separator
    LookMenus $view
    if {[hasOwnScripts]} {
        $view add separator
        AddCommand $view view.reload F5 [list reloadFor $window]
    }
}

# MovesMenu, MovesKey --
#
#       How moves of the rules and of computers are played; where the rules move
#       pieces, their ways and the list of them.
proc ::wargame::shell::MovesMenu {view table} {
    $view add separator
    if {[[[$table presenter] panels] hasMoves]} {
        AddCommand $view view.moves w [list AskSeat $table moves]
        AddCheck $view view.paths paths p [list AskSeat $table paths]
    }
    checked set moves [prefs get moves]
    set sub [menu $view.moves -tearoff 0]
    foreach pace {one group all} {
        $sub add radiobutton -label [say menu.view.pace.$pace] -value $pace \
                -variable [checked variable moves] \
                -command [list ::wargame::shell::CheckedNow moves list]
    }
    submenu $view [say menu.view.pace] $sub
    AddCheck $view view.reasons reasons "" list
}

proc ::wargame::shell::MovesKey {table key} {
    if {![[[$table presenter] panels] hasMoves]} {
        return
    } elseif {$key eq "p"} {
        Toggle paths [list AskSeat $table paths]
    } else {
        AskSeat $table moves
    }
}

proc ::wargame::shell::ViewKeys {window table} {
    foreach {event cmd} [list \
        <F1> [list AskRules $table] \
        <F5> [list reloadFor $window] \
        <F6> [list AskSeat $table card] \
        <F7> [list AskSeat $table ledger] \
        <F8> [list ToggleWords $window $table] \
        <F9> [list Toggle clock [list AskPanes $table]] \
    ] {
        bind $window $event "namespace eval ::wargame::shell {$cmd}"
    }
    bind $window <F10> "namespace eval ::wargame::shell [list \
            [list Toggle side [list AskPanes $table]]]; break"
}

# WordsChosen, ToggleWords --
#
#       In words is a wish of one window.
proc ::wargame::shell::WordsChosen {window table} {
    ::wargame::seat::wordsWanted $window [::wargame::seat::wordsWanted $window]
    AskSeat $table words
}

proc ::wargame::shell::ToggleWords {window table} {
    ::wargame::seat::wordsWanted $window [expr {
        ![::wargame::seat::wordsWanted $window]}]
    AskSeat $table words
}

# QuietMenu --
#
#       What may be done at any time, at the end of the menu Play.
proc ::wargame::shell::QuietMenu {play table} {
    for {set i [$play index end]} {$i >= 0} {incr i -1} {
        if {[$play type $i] eq "command"
                && [string match {::wargame::shell::DoQuiet *} \
                    [$play entrycget $i -command]]} {
            $play delete $i
        }
    }
    if {[$table seat] eq ""} {
        return
    }
    foreach action [[$table seat] offered] {
        if {[[[$table presenter] panels] isQuiet $action]} {
            $play add command -label [[[$table presenter] words] label \
                    $action] \
                    -command [list ::wargame::shell::DoQuiet $table $action]
        }
    }
    menuMarks $play
}

proc ::wargame::shell::DoQuiet {table action} {
    $table do $action
}

# LookMenus --
#
#       Colours, the size of text and the language, for every window at once.
proc ::wargame::shell::LookMenus {menu} {
    foreach {what choices cmd} [list theme [theme names] ApplyLook \
            text {100 120 140 170 200} ApplyLook \
            language [languages] ApplyLanguage] {
        checked set $what [prefs get $what]
        set sub [menu $menu.$what -tearoff 0]
        foreach choice $choices {
            $sub add radiobutton -label [LookTitle $what $choice] \
                    -value $choice \
                    -variable [checked variable $what] \
                    -command [list ::wargame::shell::CheckedNow $what $cmd]
        }
        submenu $menu [say menu.view.$what] $sub
    }
    checked set language [language]
}

proc ::wargame::shell::LookTitle {what choice} {
    return [expr {$what eq "theme" ? [theme title $choice]
        : [say $what.$choice]}]
}

proc ::wargame::shell::ApplyLook {} {
    useLook
    set front [winfo toplevel [expr {[focus] eq "" ? "." : [focus]}]]
    foreach child [winfo children .] {
        event generate $child <<WargameTheme>>
    }
    after idle [list after 0 [list ::wargame::shell::KeyboardBack $front]]
}

# KeyboardBack --
#
#       To the window that had it: each that is made again has taken it.
proc ::wargame::shell::KeyboardBack {window} {
    if {$window ne "." && [winfo exists $window] && [focus] ne ""
            && [winfo toplevel [focus]] ne $window} {
        focus [focus -lastfor $window]
    }
}

proc ::wargame::shell::useLanguage {language} {
    prefs set language $language
    ApplyLanguage
}

proc ::wargame::shell::ApplyLanguage {} {
    speak [prefs get language]
    destroy .help
    ApplyLook
}
