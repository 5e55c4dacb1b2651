# serves.tcl --
#
#       What the program does for a window that asks for it; see requests.tcl.
#
#       openTable PATH           a saved match at a table
#       newTable GAME SCENARIO OPTIONS SEED DICE    a new match
#       openDialog WINDOW        asks which saved match, over that window
#       openReplay TABLE ?N?     its match looked at again, from action N
#       openAftermath PATH MATCH VIEWER    how it went
#       openRule GAME RULE ?ABOUT?   the rulebook at that paragraph
#       startWindow
#       closeTable TABLE         and back to the start window
#       quit                     the program, every match kept
#       menus KIND WINDOW OBJECT     KIND table, role or replay: gives it its
#                                menus and keys
#       menusAgain KIND WINDOW OBJECT    in the language spoken now
#       useLanguage LANGUAGE     in all windows
#       reported WHAT MESSAGE OPTIONS   a person's own script failed
#       windowGone WINDOW        it was closed

::wargame::need requests

foreach {name cmdPrefix} {
    openTable ::wargame::openTable
    newTable ::wargame::newTable
    openDialog ::wargame::openDialog
    openReplay ::wargame::openReplay
    openAftermath ::wargame::OpenAftermath
    openRule ::wargame::helpOnRule
    startWindow ::wargame::startWindow
    closeTable ::wargame::CloseTable
    quit ::wargame::quit
    menus ::wargame::Menus
    menusAgain ::wargame::MenusAgain
    useLanguage ::wargame::useLanguage
    reported ::wargame::ownFault
    windowGone ::wargame::windowGone
} {
    ::wargame::requests serve $name $cmdPrefix
}
unset name cmdPrefix

proc ::wargame::OpenAftermath {path match viewer} {
    need aftermath
    return [openAftermath $path $match $viewer]
}

proc ::wargame::Menus {kind window object} {
    need $kind-menus
    return [${kind}Menus $window $object]
}

proc ::wargame::MenusAgain {kind window object} {
    if {[winfo exists $window.menu]} {
        Menus $kind $window $object
        backOnScreen $window
    }
}
