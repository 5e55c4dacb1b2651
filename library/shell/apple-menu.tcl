# apple-menu.tcl --
#
#       appleMenu BAR       the program's own menu, the first of a bar, which
#                           macOS has; nothing elsewhere

need base/windowing base/words

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
