# ford.tcl --
#
#       How "The Ford" looks: it is played by buttons, and its log is words.

if {![info object isa class ::wargame::Skin_ford]} {
    oo::class create ::wargame::Skin_ford {
        superclass ::wargame::Skin
    }
}

oo::define ::wargame::Skin_ford {
    variable Game

    method clock {view} {
        set turns {}
        for {set turn 1} {$turn <= 10} {incr turn} {
            lappend turns [list $turn [expr {$turn == [dict get $view turn]}]]
        }
        set decision [dict get $view decision]
        return [list day {} hours $turns phases [lmap phase {move attack retreat} {
            list [::wargame::say ford.phase.$phase] [expr {$phase eq $decision}]
        }]]
    }

    method title {match view} {
        if {[$match side] eq "nobody"} {
            return [::wargame::say title.nobody]
        }
        return [::wargame::say ford.title.turn [dict get $view turn] [next $match $view]]
    }
}
