# sentences.tcl --
#
#       Bloody Monday: who acts and what is asked, events and the position as
#       sentences.

need base/words present/piece-sentences games/monday

if {![info object isa class ::wargame::monday::Sentences]} {
    oo::class create ::wargame::monday::Sentences {
        superclass ::wargame::present::PieceSentences
    }
}

oo::define ::wargame::monday::Sentences {
    variable Game Sides PlaceKeys Reader Words BattleParts

    method Preamble {moment} {
        set view [$moment view]
        lassign [dict get $view lost] french russian
        set lines [list [my when [expr {max(1, [dict get $view turn])}]] \
            [::wargame::base::say monday.disc [::wargame::base::say \
                men.[lindex $Sides [dict get $view disc]]]] \
            [::wargame::base::say monday.state {*}[$Reader stars $view] \
            $french $russian]]
        if {[dict get [$moment about] scenario] eq "last_blood"} {
            lappend lines [::wargame::base::say monday.points \
                    [$moment score 0] [$moment score 1]]
        }
        return $lines
    }

    method PlaceTold {view place} {
        # Who holds it.
        if {![$Reader isArea $place]} {
            return ""
        }
        return " ([$Words sideName [$Reader owner $view $place]])"
    }

    method title {moment} {
        return [my InPhase $moment]
    }

    method Segment {view} {
        # A pass or a call is one thing from beginning to end.
        set phase [$Reader phase $view]
        if {$phase eq "movement" && [$Reader impulse $view] in {pass march}
                || $phase eq "impulses" && [$Reader impulse $view] eq "call"} {
            return [::wargame::base::say monday.impulse.[$Reader impulse $view]]
        }
        return [::wargame::base::say monday.phase.$phase]
    }

    method phase {moment} {
        set view [$moment view]
        return [my Segment $view]
    }

    method victory {moment} {
        # Why it is over; a match that was given up has no such reason.
        set view [$moment view]
        set how [dict get $view ended]
        return [expr {$how eq "none" ? ""
            : [$Words ending $how side[dict get $view winner]]}]
    }

    # ---- what is asked ----

    method prompt {moment} {
        set view [$moment view]
        set decision [$moment decision]
        set key decision.$decision
        set words {}
        if {[$moment onlyDone] && [::wargame::base::said $Game.$key.none]} {
            # As many as may be have done it, or nobody can.
            return [::wargame::base::sayOf $Game $key.none \
                    {*}[my Counts $moment]]
        }
        switch -- $decision {
            activate - move - pass {
                lassign [my Moving $view $decision] form left
                append key $form
                if {$form ne ""} {
                    lappend words [my Mobile $view] $left
                }
            }
            hit {
                lappend words [lindex [dict get $view battle.hits] \
                        [$moment side]]
            }
            reinforce {
                lappend words [$Reader arrivals $moment [$moment side]]
            }
            restore_leaders - restore_guns - restore_units {
                lappend words [dict get $view logistics]
            }
            battle {
                if {"done" in [$moment actions]} {
                    append key .more
                }
            }
            stand {
                set why [$BattleParts whyStand $moment]
                append key [expr {$why eq "" ? "" : ".$why"}]
            }
        }
        set said [::wargame::base::sayOf $Game $key {*}$words \
                {*}[my Counts $moment]]
        set ends [$moment query ends]
        return [expr {$ends eq "" ? $said
            : "$said [::wargame::base::say monday.pass.$ends]"}]
    }

    method Moving {view decision} {
        # {FORM LEFT} of the prompt about who is on the move.  Who has no points
        # left cannot move on: a leader can still be activated there, and the
        # one unit of a pass has moved.
        set left [expr {[dict get $view left] - ($decision eq "activate")}]
        if {[dict get $view mobile] < 0} {
            return {{} 0}
        } elseif {$left > 0} {
            return [list .mobile $left]
        }
        return [list [dict get {activate .arrived pass .moved move {}} \
                $decision] 0]
    }

    method Mobile {view} {
        return [$Words unitName [$Reader keyIn $view [dict get $view mobile]]]
    }

    method Done {limits what} {
        set of [dict get $limits $what]
        return [list [dict get $of done] [dict get $of allowed]]
    }

    method Counts {moment} {
        # What is done and what is allowed of what is asked; then the place.
        set view [$moment view]
        set limits [$Reader limits $moment]
        set words {}
        switch -- [$moment decision] {
            activate { lappend words {*}[my Done $limits leaders] }
            move { lappend words {*}[my Done $limits engagements] }
            battle { lappend words {*}[my Done $limits battles] }
            march {
                lappend words {*}[my Done $limits units] \
                        {*}[my Done $limits engagements]
            }
            raiders { lappend words {*}[my Done $limits units] }
            commit { lappend words [dict get $limits leaders allowed] }
            raid { lappend words [$Reader value $moment] }
        }
        set area [dict get $view battle.area]
        if {$area >= 0} {
            lappend words [$Words placeName [lindex $PlaceKeys $area]]
        }
        return $words
    }

    method Played {event} {
        set what [dict get $event what]
        set about [dict get $event about]
        set words [lmap word $about {$Words told $word}]
        set key monday.event.$what
        switch -- $what {
            turn_began {
                return [my when [lindex $about 0]]
            }
            fired {
                lset words 1 [::wargame::base::fromFace [lindex $about 1]]
            }
            ended {
                return [$Words ending [lindex $about 1] [lindex $about 0]]
            }
            victory {
                if {[lindex $about 0] ni $Sides} {
                    append key .none
                }
            }
        }
        set text [::wargame::base::say $key {*}$words]
        return [string toupper [string index $text 0]][string range $text 1 end]
    }

    method when {turn} {
        return [::wargame::base::say monday.turn.time $turn \
                [::wargame::base::say monday.time.$turn]]
    }
}
