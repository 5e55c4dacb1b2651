# cli-replay.tcl --
#
#       grognard replay: a saved match looked at again, in a window.

need base/files match/saved shell/options shell/to-windows

proc ::wargame::shell::cli-replay {words} {
    lassign [options replay $words] path given
    dict with given {}
    set match [readMatch $path]
    if {${-at} ne "" && (${-at} < 0 || ${-at} > [$match length])} {
        usage cli.noAction ${-at} [$match length]
    }
    set viewer ${-side}
    if {$viewer ne ""} {
        set viewer [knownViewer [dict get [$match about] game] $viewer]
    }
    $match destroy
    toWindows replay $path $viewer ${-at}
}
