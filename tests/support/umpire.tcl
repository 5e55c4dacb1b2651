# umpire.tcl --
#
#       A match with an umpire, and what is heard of it.

namespace eval ::wargame {
    ::wargame::base::need shell/main
    ::wargame::base::need base/words shell/options present/presenter
}

proc begin {} {
    # The Ford after its first throw and one pass.
    set m [::wargame::match::Match start ford "" "" ab]
    $m do chance "roll 6"
    $m do 0 pass
    return $m
}

proc heard {m viewer from} {
    return [lmap event [$m events $viewer $from] {
        list [dict get $event what] {*}[dict get $event about]
    }]
}

proc last {m viewer} {
    # The sentences of what was told last.
    set presenter [::wargame::present::presenterOf [dict get [$m about] game]]
    set said [lmap event [$m events $viewer [$m length]] {
        [$presenter sentences] eventText $event
    }]
    $presenter destroy
    return $said
}
