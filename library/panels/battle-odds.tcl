# battle-odds.tcl --
#
#       What the battle window asks about odds: of the fire of the unit that is
#       chosen, of the round and of the battle; and what is remembered of hidden
#       units.
#
#   set odds [::wargame::panels::BattleOdds new PATH PRESENTER KNOWNCMD]
#       PATH             a new OddsPane, with which it goes
#       KNOWNCMD         called when an answer has come
#       by QUERY         asks QUERY from now on, and owns it; see odds-query.tcl
#       isShown          are odds wanted?
#       recall SCENE     the scene with the faces of units that were seen
#                        before; SCENE: see battle.tcl
#       ask SCENE CHOSEN    shows the odds of that moment, when they are known;
#                        of a SCENE {} none.  What was asked before is forgotten
#       battle           what was answered about the battle to its end; "..."
#                        as long as that is awaited, "" if it was not asked
#       retheme

need base/objects base/words panels/odds-pane

if {![info object isa class ::wargame::panels::BattleOdds]} {
    oo::class create ::wargame::panels::BattleOdds
}

oo::define ::wargame::panels::BattleOdds {
    # Answers: {TITLE TOPIC ANSWER}...
    variable Presenter KnownCmd Pane OddsQuery Answers

    constructor {path presenter knownCmd} {
        set Presenter $presenter
        set KnownCmd $knownCmd
        set OddsQuery ""
        set Answers {}
        set Pane [::wargame::panels::OddsPane new $path $presenter]
        ::wargame::base::goesWith $path [self]
    }

    destructor {
        foreach part [list $OddsQuery $Pane] {
            ::wargame::base::destroyIf $part
        }
    }

    method by {query} {
        ::wargame::base::destroyIf $OddsQuery
        set OddsQuery $query
    }

    method isShown {} {
        return [expr {$OddsQuery ne "" && [$OddsQuery isWanted]}]
    }

    method retheme {} {
        $Pane retheme
    }

    method recall {scene} {
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

    method ask {scene chosen} {
        # What is no longer so is gone at once.
        if {$OddsQuery eq ""} {
            return
        }
        $OddsQuery forget
        set Answers {}
        if {[my isShown] && $scene ne {}} {
            set moment [$OddsQuery moment]
            foreach {title topic} [my Asked $moment $scene $chosen] {
                lappend Answers [list $title $topic ...]
            }
            $Pane memory [[$Presenter advice] oddsRecall $moment]
        }
        my Show
        foreach answer $Answers {
            set topic [lindex $answer 1]
            $OddsQuery ask $topic [namespace code [list my Answered $topic]]
        }
    }

    method Asked {moment scene chosen} {
        # TITLE TOPIC...
        set asked {}
        foreach choice [dict get $scene choices] {
            set unit [dict get $choice unit]
            set direct [dict get $scene direct]
            if {$unit eq "" || !$direct && $unit ne $chosen} continue
            set topic [[$Presenter advice] oddsOfAction $moment \
                    [dict get $choice action]]
            if {$topic ne ""} {
                lappend asked [expr {$direct
                    ? [dict get $scene units $unit name]
                    : [dict get $choice label]}] $topic
            }
        }
        foreach {key topic} [[$Presenter advice] oddsInBattle $moment] {
            lappend asked [::wargame::base::say odds.$key] $topic
        }
        return $asked
    }

    method Answered {topic answer} {
        set Answers [lmap asked $Answers {
            if {[lindex $asked 1] eq $topic} {
                lset asked 2 $answer
            }
            set asked
        }]
        my Show
        {*}$KnownCmd
    }

    method battle {} {
        foreach asked $Answers {
            if {[lindex $asked 1] eq "odds battle"} {
                return [lindex $asked 2]
            }
        }
        return ""
    }

    method Show {} {
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
        $Pane show $rows
    }

    method Comes {answer} {
        # What comes of it, however it is fought.
        return [expr {[llength $answer] > 1 ? [dict remove $answer policy]
            : $answer}]
    }
}
