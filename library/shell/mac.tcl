# mac.tcl --
#
#       What macOS asks of a program by names that Tk has for it.
#
#       serveMac            answers: Quit, a file opened from the Finder
#       appleMenu BAR       the program's own menu, the first of a bar; nothing
#                           where there is none

need base/files base/windowing base/words mail/envelope

proc ::wargame::shell::serveMac {} {
    if {[windowing isMac]} {
        need shell/leaving shell/opening
        interp alias {} ::tk::mac::Quit {} ::wargame::shell::quit
        interp alias {} ::tk::mac::OpenDocument {} ::wargame::shell::OpenDropped
    }
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

proc ::wargame::shell::appleMenu {bar} {
    if {[windowing isMac]} {
        $bar add cascade -menu [menu $bar.apple -tearoff 0]
        $bar.apple add command -label [say menu.help.about] \
                -command {namespace eval ::wargame::shell {
                    need shell/help
                    helpAbout
                }}
    }
}
