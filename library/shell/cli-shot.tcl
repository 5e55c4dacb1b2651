# cli-shot.tcl --
#
#       grognard shot: a window of the program, as a picture.

need base/files match/saved match/umpire-password shell/options

proc ::wargame::shell::cli-shot {words} {
    lassign [options shot $words] what given
    dict with given {}
    if {${-out} eq ""} {
        usage cli.noOut
    }
    if {${-size} eq ""} {
        set -size 1280x800
    } elseif {![regexp {^\d{3,4}x\d{3,4}$} ${-size}]} {
        usage cli.notSize ${-size}
    }
    if {${-window} eq ""} {
        set -window table
    }
    set path ""
    if {[file exists $what]} {
        set path $what
        set match [readMatch $path]
    } else {
        set match [Match start [knownGame $what]]
    }
    set viewer [expr {${-side} eq "" ? "" : [knownViewer \
            [dict get [$match about] game] ${-side}]}]
    if {[umpirePassword bars $match $viewer]} {
        failed umpire.barred
    }
    need shell/shot shell/display
    needTk ${-size}
    shoot $match ${-window} $viewer ${-size} ${-out}
    exit 0
}
