# reload.tcl --
#
#       View > Reload scripts: the scripts that are loaded, read again while
#       matches are open; then every seat is made again.

need base/words table/match-windows

proc ::wargame::own::reloadFor {window} {
    try {
        reloadScripts
        set text [say reload.done]
    } on error {message} {
        set text [say reload.failed $message]
    }
    foreach table [matchWindows all] {
        $table rebuild
        if {[$table window] eq $window && [$table seat] ne ""} {
            [$table seat] message $text
        }
    }
    tellFaults
}

proc ::wargame::own::reloadScripts {} {
    again
    need own/own
    loadOwnScripts
}
