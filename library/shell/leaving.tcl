# leaving.tcl --
#
#       From one window to the next, and the end of the program.
#
#       startWindow              shows the start window
#       openDialog WINDOW        asks which saved match, over that window
#       CloseTable TABLE         closes a table, and goes back to the start
#                                window
#       quit                     ends the program, every match kept
#       windowGone WINDOW        is told that a window was closed; without any
#                                left the program ends

need base/words match/match-paths look/modal shell/opening shell/readying \
        table/match-windows

proc ::wargame::shell::startWindow {} {
    need start/start
    if {[winfo exists .start]} {
        raise .start
        return
    }
    Start create ::wargame::shell::TheStart .start
    readyTables
}

proc ::wargame::shell::CloseTable {table} {
    if {[[$table file] mayClose]} {
        startWindow
        $table close
    }
}

proc ::wargame::shell::quit {} {
    foreach window [matchWindows all] {
        if {[$window file] ne "" && ![[$window file] mayClose]} {
            return
        }
    }
    foreach window [matchWindows all] {
        if {[info object isa object $window]} {
            $window destroy
        }
    }
    exit 0
}

proc ::wargame::shell::openDialog {window} {
    # Where matches are kept.
    set path [modal tk_getOpenFile -parent $window -title [say file.open] \
            -initialdir [file dirname [matchPaths named any]] \
            -filetypes [list [list [say file.kind] .game] \
                [list [say file.all] *]]]
    if {$path ne ""} {
        openTable $path
    }
}

proc ::wargame::shell::windowGone {window} {
    foreach child [winfo children .] {
        if {$child ne $window && [winfo class $child]
                in {Table Role Start Replay Secrets Letter}} {
            return
        }
    }
    exit 0
}
