# cards-melee.tcl --
#
#       The card of the melee phase: whom to attack, with what may come of it;
#       and of one attack, who takes part.

need base/words present/part

namespace eval ::wargame::moskowa {
    # Of so many attacks, the likeliest, all is reckoned that follows before the
    # card is seen; of the others, when nobody waits.
    variable MostOdds 10
}

if {![info object isa class ::wargame::moskowa::MeleeCard]} {
    oo::class create ::wargame::moskowa::MeleeCard {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::MeleeCard {
    variable Words Reader Fires CardParts

    method defender {moment} {
        set found {}
        foreach action [$moment actions] {
            if {[lindex $action 0] ne "attack"} continue
            set hex [lindex $action 1]
            set odds [$Fires melee $moment $hex]
            lappend found [list [expr {[dict exists $odds wins]
                ? [dict get $odds wins] : 0}] $hex $odds]
        }
        set rows {}
        foreach one [lsort -integer -decreasing -index 0 $found] {
            lassign $one wins hex odds
            set whole [expr {[llength $rows] < $::wargame::moskowa::MostOdds
                ? [$Fires odds $moment melee $hex]
                : [$Fires known $moment melee $hex]}]
            lappend rows [dict create focus $hex \
                faces [$CardParts faces $moment [$CardParts foe $moment $hex]] \
                title [$CardParts who $moment $hex] \
                line [my Prospect $odds $whole] \
                how [list melee $hex] choices [list \
                    [$CardParts all [::wargame::base::say moskowa.verb.fight] \
                        [list [list attack $hex] fight]] \
                    [dict replace [$CardParts button [list attack $hex] "" \
                        [::wargame::base::say moskowa.card.choose]] harm 2]]]
        }
        return [dict create rows $rows asks [my Asks $moment $rows] \
            long [concat {*}[lmap row $rows {
                $Fires longer $moment melee [dict get $row focus]
            }]] \
            choices [concat [my Rest $moment $rows] \
                [$CardParts done $moment]]]
    }

    method Asks {moment rows} {
        return [lmap row [lrange $rows $::wargame::moskowa::MostOdds end] {
            set topic [$Fires later [dict get $row focus]]
            if {[$moment hasAsked $topic]} continue
            set topic
        }]
    }

    method Rest {moment rows} {
        # All attacks that promise to win, one after the other; where none
        # does, no key proposes one.
        return [expr {![dict size [$moment query rest]] ? {}
            : [$CardParts rest $rows [list [dict create tells Rest style "" \
                rule "" label [::wargame::base::say \
                    moskowa.card.rest.melee]]]]}]
    }

    method Prospect {odds whole {said 1}} {
        # By the chart alone, or with all that follows from it.
        if {![dict exists $odds odds]} {
            return ""
        }
        set lines [list [::wargame::base::say moskowa.card.melee \
            [dict get $odds odds] [::wargame::base::signed \
                [dict get $odds added]] \
            {*}[lmap side {attack defence} {
                # In tenths.
                ::wargame::base::sayNumber %g \
                        [expr {round(10 * [dict get $odds $side]) / 10.0}]
            }]]]
        if {[llength [dict get $odds results]] && [dict size $whole]} {
            lappend lines {*}[my Whole $odds $whole $said]
        } elseif {[llength [dict get $odds results]]} {
            lappend lines [::wargame::base::say [expr {[dict get $odds enters]
                ? "moskowa.card.wins" : "moskowa.card.drives"}] \
                    [my Percent $odds wins] [my Percent $odds beaten]] \
                [::wargame::base::say moskowa.card.meleeLosses \
                    [$Fires mean [dict get $odds loses]] \
                    [$Fires mean [dict get $odds kills]]] \
                [::wargame::base::say moskowa.card.byChart]
        } else {
            lappend lines [::wargame::base::say moskowa.card.noDefence]
        }
        if {![dict get $odds enters]} {
            lappend lines [::wargame::base::say moskowa.card.staysEmpty \
                    [::wargame::base::say moskowa.entry.[dict get $odds entry]]]
        }
        foreach {key faces} [dict get $odds cossacks] {
            if {$faces > 0} {
                lappend lines [::wargame::base::say \
                        moskowa.card.cossacks.$key $faces]
            }
        }
        return [join $lines \n]
    }

    method Whole {odds whole said} {
        # Who is asked whether they retreat is told so already.
        set enters [dict get $odds enters]
        return [list \
            [::wargame::base::say [expr {$enters
                ? "moskowa.card.wins" : "moskowa.card.drives"}] \
                    [my Percent $whole [expr {$enters ? "enters" : "empty"}]] \
                    [my Percent $whole beaten]] \
            [::wargame::base::say moskowa.card.meleeLosses \
                    [$Fires mean [dict get $whole own mean]] \
                    [$Fires mean [dict get $whole enemy mean]]] \
            {*}[$Fires fates $whole] {*}[$Fires partly $whole] \
            {*}[expr {[dict get $whole may_evade]
                && $said
                ? [list [::wargame::base::say moskowa.card.ifTheyStand]]
                : {}}]]
    }

    method Percent {odds what} {
        return [expr {round([dict get $odds $what] / 1e4)}]
    }

    # ---- one attack ----

    method isUndefended {moment hex} {
        # Are leaders alone there?
        set odds [$Fires melee $moment $hex]
        return [expr {[dict exists $odds results]
            && ![llength [dict get $odds results]]}]
    }

    method attack {moment hex} {
        # Who is attacked, and what comes of it.
        return [dict create focus $hex \
            faces [$CardParts faces $moment [$CardParts foe $moment $hex]] \
            title [$CardParts who $moment $hex] how [list melee $hex] \
            line [my Prospect [$Fires melee $moment $hex] \
                [$Fires odds $moment melee $hex] \
                [expr {[$moment decision] ne "evasion"}]]]
    }

    method attackers {moment} {
        set hex [$Reader target [$moment view]]
        set rows [list [my attack $moment $hex]]
        set lines {}
        foreach action [$moment actions] {
            lassign $action verb key
            if {$verb ni {include spare}} continue
            set slot [$Reader slotOf [$moment view] $key]
            if {$verb eq "spare"} {
                lappend lines [$CardParts line \
                        [$Reader at [$moment view] $slot] $hex]
            }
            lappend rows [dict create focus $key \
                faces [$CardParts faces $moment $slot] \
                title [$Words unitName $key] \
                state [expr {$verb eq "spare" ? "good" : "off"}] \
                line [$Words strengthTold [$Reader row [$moment view] $slot] \
                    [dict get [$Reader toldOf $moment $slot] points]] \
                choices [list [dict replace [$CardParts button $action "" \
                    [::wargame::base::say moskowa.card.$verb.melee]] harm 1]]]
        }
        return [dict create rows $rows lines $lines \
                long [$Fires longer $moment melee $hex] choices [lmap action \
                {fight hold done} {
            if {$action ni [$moment actions]} continue
            $CardParts button $action [expr {$action eq "fight"
                ? "Side[$moment side].TButton" : ""}] [expr {
                $action eq "hold" ? [::wargame::base::say \
                    moskowa.card.noAttack] : ""}]
        }]]
    }
}
