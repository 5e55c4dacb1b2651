# advice.tcl --
#
#       Bloody Monday: whose odds can be asked, and what a raid costs.

need base/words present/blocks

if {![info object isa class ::wargame::monday::Advice]} {
    oo::class create ::wargame::monday::Advice {
        superclass ::wargame::present::BlockAdvice
    }
}

oo::define ::wargame::monday::Advice {
    method LeftActs {} {
        return [list {*}[next] guns inspirations batteries jagers]
    }

    method LeftCount {moment kind count aside} {
        # Of those who could, so many may.
        if {$kind ni [my LeftUnmoved]} {
            return $count
        }
        set able [lsort -unique [lmap action [$moment actions] {
            if {[lindex $action 0] ne "move"
                    || [lindex $action 1] in $aside} continue
            lindex $action 1
        }]]
        return [expr {min($count, [llength $able])}]
    }

    method asksAnyway {moment} {
        # A raid without one that moves has spent the disc for nothing.
        return [expr {[$moment decision] eq "raiders"
            && "units" in [[$moment as [$moment side]] query leaves]}]
    }

    method lostByDone {moment {who ""} {aside {}}} {
        set lost [next $moment $who $aside]
        if {[my asksAnyway $moment]} {
            lappend lost [::wargame::base::say monday.leaves.disc]
        }
        set ends [$moment query ends]
        if {[llength $lost] && $ends ne ""} {
            lappend lost [::wargame::base::say monday.pass.$ends]
        }
        return $lost
    }

    # ---- odds ----

    method OddsThrows {} {
        return {
            commit commit  aim aim  ambush fire
        }
    }

    method OddsAttacks {} {
        return {move}
    }

    method OddsInBattle {} {
        return {
            volley {odds round}  battle {odds battle}
        }
    }
}
