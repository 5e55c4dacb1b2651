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
    variable Sentences BattleParts

    method proposed {moment {losses ""}} {
        set only [next $moment $losses]
        if {$only eq "" && [$BattleParts isDeserted $moment]} {
            return stand
        }
        return [expr {$only eq "" ? [my HitProposed $moment $losses] : $only}]
    }

    method preferred {} {
        return hits
    }

    method HitProposed {moment losses} {
        # Which of equally strong hidden blocks takes a hit: the rules know.
        return [expr {$losses eq "" && ![::wargame::base::prefs get losses]
                || $losses eq "0" ? ""
            : [[$moment as [$moment side]] query proposed]}]
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
