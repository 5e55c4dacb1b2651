# auto-answers.tcl --
#
#       Borodino 1812: what is answered for a player.

need base/prefs base/words present/auto-answers

if {![info object isa class ::wargame::borodino::AutoAnswers]} {
    oo::class create ::wargame::borodino::AutoAnswers {
        superclass ::wargame::present::AutoAnswers
    }
}

oo::define ::wargame::borodino::AutoAnswers {
    variable Reader

    method proposed {moment {losses ""}} {
        # Which block takes a bombardment's hit: the rules name the cheapest
        # first (5.3).
        if {[$moment decision] eq "loss"
                && [expr {$losses eq "" ? [::wargame::base::prefs get losses]
                    : $losses}]} {
            return [lindex [$moment actions] 0]
        }
        # Who is hit first where all who can be hit die, or lose a step (6.5).
        if {[$moment decision] eq "hit" && [$moment query doomed] ne ""} {
            return [lindex [$moment actions] 0]
        }
        # Who has to retreat, and to where there is no choice (6.73).
        if {[$moment decision] eq "turn" && [$moment query turn] eq "leave"
                && [llength [$moment actions]] == 1} {
            return [lindex [$moment actions] 0]
        }
        # No square where none would be of use (6.63).
        if {[$moment decision] eq "square" && [$moment query squares] ne ""} {
            return "done"
        }
        return [next $moment $losses]
    }

    method preferred {} {
        return bombarded
    }

    method endsBy {moment} {
        # A corps that could enter waits.
        return [expr {"delay" in [$moment actions] ? "delay" : [next $moment]}]
    }

    method rest {moment {how ""}} {
        # Who spends nothing and burns nothing is asked no more in that supply
        # phase, though the enemy is between.
        if {[$moment decision] ni {supply burn}} {
            return {}
        }
        set view [$moment view]
        return [list [join [list supply {*}[lmap what {day hour} {
            dict get $view $what
        }] [$moment side]] .] done lasts]
    }

    method unlooked {moment} {
        set decision [$moment decision]
        return [expr {$decision ni {supply burn} ? {} : [list \
            [::wargame::base::say borodino.unlooked.$decision] \
            [::wargame::base::say borodino.unlooked.$decision.done] done]}]
    }

    method sameForAll {moment unit actions} {
        # From where it is supplied: the rules know who else could be.
        set view [$moment view]
        set sources [[$moment as [$moment side]] query \
                "sources [$Reader slotOf $view $unit]"]
        return [expr {[llength $sources] ? [lsearch -inline $actions \
                "* $unit [join $sources]"] : ""}]
    }
}
