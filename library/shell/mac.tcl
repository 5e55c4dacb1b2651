# mac.tcl --
#
#       What macOS asks of a program by names that Tk has for it.
#
#       serveMac            answers: Quit, Preferences, a file opened from the
#                           Finder
#
#   The program's own menu is in apple-menu.tcl.

need base/files base/windowing mail/envelope

proc ::wargame::shell::serveMac {} {
    if {[windowing isMac]} {
        need shell/leaving shell/opening
        interp alias {} ::tk::mac::Quit {} ::wargame::shell::quit
        interp alias {} ::tk::mac::ShowPreferences {} \
                ::wargame::shell::ShowPreferences
        interp alias {} ::tk::mac::OpenDocument {} ::wargame::shell::OpenDropped
    }
}

# ShowPreferences --
#
#       Colours, the size of text and the language, as in the menu View of each
#       table: the same choices, in a menu at the pointer.
proc ::wargame::shell::ShowPreferences {} {
    need shell/view-menus
    destroy .preferences
    menu .preferences -tearoff 0
    LookMenus .preferences
    tk_popup .preferences {*}[winfo pointerxy .]
}

# OpenDropped --
#
#       Files that were double clicked, or dropped on the program.
proc ::wargame::shell::OpenDropped {args} {
    foreach path $args {
        if {![catch {readText $path} text] && [envelope in $text]} {
            need mail/letters-list mail/letter-came
            lettersWindow
            letterFile .letters $path
        } else {
            openTable $path
        }
    }
}
