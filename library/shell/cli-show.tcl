# cli-show.tcl --
#
#       grognard show: what a side sees, as text.

need base/files base/words match/saved match/umpire-password match/versions \
        shell/options

proc ::wargame::shell::cli-show {words} {
    lassign [options show $words] path given
    set match [readMatch $path]
    if {[$match fault] ne ""} {
        puts stderr [sayCount cli.faulty [$match length] $path \
                [faultOf $match]]
    }
    if {[olderRules $match] ne ""} {
        puts stderr [olderRules $match]
    }
    set game [dict get [$match about] game]
    set viewer [dict get $given -side]
    if {[[$match remote] seat] ne "nobody"} {
        # Nobody else's view is in it.
        set viewer [[$match remote] seat]
    } elseif {$viewer eq ""} {
        set viewer public
    }
    set viewer [knownViewer $game $viewer]
    if {[umpirePassword bars $match $viewer]} {
        failed umpire.barred
    }
    set at [dict get $given -at]
    if {$at ne ""} {
        if {$at < 0 || $at > [$match length]} {
            usage cli.noAction $at [$match length]
        }
        set match [$match at $at]
    }
    need present/presenter match/memories
    set presenter [presenterOf $game]
    set memories [Memories new $match $presenter]
    set sentences [$presenter sentences]
    tell [join [concat [$sentences describe [$match moment $viewer]] \
            [$sentences recallAll [$match moment $viewer \
            [list $memories view $viewer $match]]]] \n]
}
