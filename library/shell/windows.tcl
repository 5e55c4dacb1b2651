# windows.tcl --
#
#       The program with windows: all that opens one, and which comes first.
#
#       openWindows start | new GAME SCENARIO OPTIONS SEED DICE WINDOWS |
#               file PATH WINDOWS | letter PATH | replay PATH VIEWER N
#
#   Tables are opened by tables.tcl and opening.tcl, replays by replays.tcl;
#   leaving.tcl goes from one to the next, serves.tcl is asked by windows.

need base/prefs base/words look/boxes look/kept look/theme-chosen \
        look/window-icon own/own own/own-faults shell/leaving shell/mac \
        shell/opening shell/replays shell/serves shell/tables

proc ::wargame::shell::openWindows {what args} {
    wm withdraw .
    windowIcon
    serveMac
    speak [prefs get language]
    useLook
    keepPictures
    prefs warn ::wargame::shell::ChoiceUnkept
    loadOwnScripts
    interp bgerror {} ::wargame::own::backgroundFault
    switch -- $what {
        start { startWindow }
        new {
            if {[newTable {*}$args] eq "" && ![winfo exists .secrets]} {
                exit 1
            }
        }
        file {
            if {[openTable {*}$args] eq ""} {
                exit 1
            }
        }
        letter {
            need mail/letters-list mail/letter-came
            lettersWindow
            letterFile .letters {*}$args
        }
        replay { openPast {*}$args }
    }
    tellFaults
}

# ChoiceUnkept --
#
#       Told when what led to it is done: a window may be closing.
proc ::wargame::shell::ChoiceUnkept {why} {
    after 0 [list ::wargame::look::errorBox [say file.unkept.choices $why]]
}
