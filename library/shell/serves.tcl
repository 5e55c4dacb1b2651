# serves.tcl --
#
#       What the program does for a window that asks for it; see requests.tcl.
#
#       openTable PATH           a saved match at a table
#       newTable GAME SCENARIO OPTIONS SEED DICE WINDOWS COMPUTERS    a new
#                                match
#       openDialog WINDOW        asks which saved match, over that window
#       openReplay TABLE ?N? ?DECISION?    the match of a table looked at again,
#                                from action N: see replays.tcl
#       openAftermath PATH MATCH VIEWER PRESENTER FILECMD SEECMD COMMANDER
#                          shows how a match went: see report/aftermath.tcl
#       openRule GAME RULE ?ABOUT?   the rulebook at that paragraph
#       startWindow
#       lettersWindow            shows the window of all matches by file
#       closeTable TABLE         closes a table, and goes back to the start
#                                window
#       quit                     ends the program, every match kept
#       menus KIND WINDOW OBJECT     KIND table, role or replay: gives it its
#                                menus and keys
#       menusAgain KIND WINDOW OBJECT    makes them again, in the language
#                                spoken now
#       useLanguage LANGUAGE     speaks LANGUAGE in all windows
#       reported WHAT MESSAGE OPTIONS   a person's own script failed
#       windowGone WINDOW        is told that a window was closed

need base/requests look/window-size own/own own/own-faults shell/help \
        shell/leaving shell/opening shell/replays shell/tables \
        shell/view-menus

foreach {name cmdPrefix} {
    openTable ::wargame::shell::openTable
    newTable ::wargame::shell::playNew
    openDialog ::wargame::shell::openDialog
    openReplay ::wargame::shell::openReplay
    openAftermath ::wargame::shell::OpenAftermath
    openRule ::wargame::shell::helpOnRule
    startWindow ::wargame::shell::startWindow
    lettersWindow ::wargame::shell::OpenLetters
    closeTable ::wargame::shell::CloseTable
    quit ::wargame::shell::quit
    menus ::wargame::shell::Menus
    menusAgain ::wargame::shell::MenusAgain
    useLanguage ::wargame::shell::useLanguage
    reported ::wargame::own::ownFault
    windowGone ::wargame::shell::windowGone
} {
    ::wargame::base::requests serve $name $cmdPrefix
}
unset name cmdPrefix

proc ::wargame::shell::OpenAftermath {path match viewer presenter fileCmd
        seeCmd commander} {
    need report/aftermath
    return [openAftermath $path $match $viewer $presenter $fileCmd $seeCmd \
            $commander]
}

proc ::wargame::shell::OpenLetters {} {
    need mail/letters-list
    return [lettersWindow]
}

proc ::wargame::shell::Menus {kind window object} {
    need shell/$kind-menus
    return [${kind}Menus $window $object]
}

proc ::wargame::shell::MenusAgain {kind window object} {
    if {[winfo exists $window.menu]} {
        Menus $kind $window $object
        backOnScreen $window
    }
}
