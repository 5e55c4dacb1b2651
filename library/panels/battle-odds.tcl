# battle-odds.tcl --
#
#       In the battle window, what is remembered of hidden units; and the odds: of
#       the fire of the unit that is chosen, of the round and of the battle.

need base/words

oo::define ::wargame::panels::BattlePanel {
    method odds {query} {
        if {$OddsQuery ne ""} {
            $OddsQuery destroy
        }
        set OddsQuery $query
        my refresh
    }

    method Recall {scene} {
        # With the faces of those that were seen before.
        if {$OddsQuery eq "" || $scene eq {}} {
            return $scene
        }
        set view [$OddsQuery view]
        dict for {slot unit} [dict get $scene units] {
            dict set scene units $slot face \
                    [[$Presenter look] noted $view $slot [dict get $unit face]]
        }
        return $scene
    }

    method kept {} {
        # The odds are read while dice are thrown by hand.
        return [expr {[my ShowsOdds] ? "$Path.odds" : ""}]
    }

    method ShowsOdds {} {
        return [expr {$OddsQuery ne "" && [$OddsQuery isWanted]}]
    }

    method ReckonOdds {} {
        # What is no longer so is gone at once.
        my Arrange
        if {$OddsQuery eq ""} {
            return
        }
        $OddsQuery forget
        set Answers {}
        if {[my ShowsOdds] && !$Rolling && $Staying eq 0 && $Scene ne {}} {
            set moment [$OddsQuery moment]
            foreach {title topic} [my OddsAsked $moment] {
                lappend Answers [list $title $topic ...]
            }
            $Odds memory [[$Presenter advice] oddsRecall $moment]
        }
        my ShowOdds
        foreach answer $Answers {
            set topic [lindex $answer 1]
            $OddsQuery ask $topic [namespace code [list my Reckoned $topic]]
        }
    }

    method OddsAsked {moment} {
        # TITLE TOPIC...
        set asked {}
        foreach choice [dict get $Scene choices] {
            set unit [dict get $choice unit]
            set direct [dict get $Scene direct]
            if {$unit eq "" || !$direct && $unit ne $Chosen} continue
            set topic [[$Presenter advice] oddsOfAction $moment \
                    [dict get $choice action]]
            if {$topic ne ""} {
                lappend asked [expr {$direct ? [dict get $Scene units $unit name]
                    : [dict get $choice label]}] $topic
            }
        }
        foreach {key topic} [[$Presenter advice] oddsInBattle $moment] {
            lappend asked [::wargame::base::say odds.$key] $topic
        }
        return $asked
    }

    method Reckoned {topic answer} {
        set Answers [lmap asked $Answers {
            if {[lindex $asked 1] eq $topic} {
                lset asked 2 $answer
            }
            set asked
        }]
        my ShowOdds
    }

    method ShowOdds {} {
        # What has no answer is not spoken of, nor what the next says too: the
        # last round is the battle.
        set rows {}
        foreach asked $Answers next [lrange $Answers 1 end] {
            lassign $asked title - answer
            if {$answer ne "" && ($answer eq "..."
                    || [my Comes $answer] ne [my Comes [lindex $next 2]])} {
                lappend rows [list $title $answer]
            }
        }
        $Odds show $rows
    }

    method Comes {answer} {
        # What comes of it, however it is fought.
        return [expr {[llength $answer] > 1 ? [dict remove $answer policy]
            : $answer}]
    }
}
