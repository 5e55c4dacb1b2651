# auto-answers.tcl --
#
#       Bloody Monday: what is answered for a player.

need base/prefs base/words present/auto-answers

if {![info object isa class ::wargame::monday::AutoAnswers]} {
    oo::class create ::wargame::monday::AutoAnswers {
        superclass ::wargame::present::AutoAnswers
    }
}

oo::define ::wargame::monday::AutoAnswers {
    variable Roster Reader Sentences

    method proposed {moment {losses ""}} {
        set only [next $moment $losses]
        return [expr {$only eq "" ? [my HitProposed $moment $losses] : $only}]
    }

    method HitProposed {moment losses} {
        # Which of equally strong hidden blocks takes a hit: first what does
        # not count for morale, then what fires worst.
        if {[$moment decision] ne "hit"
                || ![expr {$losses eq "" ? [::wargame::base::prefs get losses]
                    : $losses}]
                || [dict get [[$moment as public] view] battle.shown]} {
            return ""
        }
        set view [[$moment as [$moment side]] view]
        return [lindex [lsort -index 0 [lmap action [$moment actions] {
            set row [dict get $Roster [lindex $action 1]]
            list [dict get $row morale][lindex [dict get $row fire] [lindex \
                    [dict get $view unit.face] \
                    [$Reader slotOf $view [lindex $action 1]]]] $action
        }]] 0 1]
    }

    method unlooked {moment} {
        # To stand is always allowed (5.3.2), whoever could retreat.
        if {[$moment decision] ne "stand"} {
            return {}
        }
        return [list [$Sentences prompt $moment] \
                [::wargame::base::say monday.battle.verb.stand] stand]
    }
}
