# cards.tcl --
#
#       The cards beside the map of La Bataille de la Moskowa: see
#       present/cards.tcl.  Each decision of CardOf is a method of the object
#       that makes that card.

need base/words look/theme present/cards

namespace eval ::wargame::moskowa {
    # By decision, of what kind the card is.
    variable CardOf {
        target fire             firers fire             losses ask
        defender melee          attackers melee         advance ask
        evasion ask             attempt ask             declare ask
        leader ask              defending_leader ask
        regroup ask             supply ask
        evading ask             retreat ask
    }
    # The events that are told on a card.
    variable CardTells {
        fires fired weak casualties eliminated checked crowded_out routed fled
        retreated
        rallied wounded killed captured attempt_good attempt_failed
        attempt_fled declared guard charge ridden_down withstood carried
        attacks melee advanced stays_empty abandoned taken kept retaken
        dispersed refused hit
        missed fell to_regroup
    }
    # Those with which something new begins.
    variable CardBegins {fires attacks declared guard}
}

if {![info object isa class ::wargame::moskowa::Cards]} {
    oo::class create ::wargame::moskowa::Cards {
        superclass ::wargame::present::Cards
    }
}

oo::define ::wargame::moskowa::Cards {
    variable CardParts FireCard MeleeCard AskCard Formations Sentences Events \
            Accounts

    method has {moment} {
        # Whoever looks on from the other side has none.
        return [expr {[$moment side] in {0 1}
            && [dict exists $::wargame::moskowa::CardOf [$moment decision]]
            && ([$moment viewer] eq [$moment side]
                || [$moment viewer] in {public umpire})}]
    }

    method scene {moment} {
        if {[my has $moment]} {
            set scene [[my Maker [$moment decision]] [$moment decision] \
                    $moment]
            dict set scene rows [$CardParts apart $moment \
                    [dict get $scene rows]]
            dict set scene text [$Sentences prompt $moment]
        } elseif {[$moment side] eq "chance" && [my run $moment] ne ""} {
            set scene [dict create rows {} text [$Sentences thrown $moment]]
        } else {
            return {}
        }
        dict lappend scene rows {*}[my Told $moment]
        return [dict merge [dict create side [my Colour $moment] \
            heading [$Sentences title $moment] rule [$moment rule] throw "" \
            lines {} signs [$Formations signs $moment] \
            run [my run $moment] choices {}] $scene]
    }

    method how {moment asked} {
        lassign $asked kind hex
        return [concat [expr {$kind eq "fire" ? [$FireCard losses $moment $hex]
            : {}}] [$Accounts lines $moment $kind $hex]]
    }

    method Maker {decision} {
        # Whose method of that name makes the card.
        switch -- [dict get $::wargame::moskowa::CardOf $decision] {
            fire { return $FireCard }
            melee { return $MeleeCard }
            ask { return $AskCard }
        }
    }

    method Colour {moment} {
        # Of who acts, or whose fire it is.
        set side [$moment side]
        if {$side ni {0 1}} {
            set firing [dict get [$moment view] firing]
            set side [expr {$firing in {0 1} ? $firing
                : [dict get [$moment view] phasing]}]
        }
        return [::wargame::look::theme side $side]
    }

    # ---- a phase with dice ----

    method run {moment} {
        set view [$moment view]
        set when "[dict get $view clock].[dict get $view phasing]"
        if {[dict get $view firing] in {0 1}} {
            return fire.$when.[dict get $view firing]
        }
        set asked [expr {[$moment side] in {0 1} ? [$moment decision] : ""}]
        if {$asked in {declare attempt} || [dict get $view charged] >= 0
                || [dict get $view tries] >= 0} {
            return charge.$when
        }
        return [expr {"melee" in [dict get $view stage] ? "melee.$when" : ""}]
    }

    method after {moment scene given} {
        # Nothing, if who was asked has ended it: the card told it before.
        set unseen [expr {$given && ![string match charge.* \
                [dict get $scene run]]}]
        set upTo [expr {[$moment length] - $unseen}]
        set rows [my Rows [my InPhase $moment $upTo]]
        if {![llength $rows] || (!$unseen && [my IsEnded $moment])} {
            return {}
        }
        return [dict merge $scene [dict create lines {} asks {} rule "" \
            rows $rows \
            text "" signs [$Formations signs $moment] \
            sight [my ToldWhere $moment $upTo] \
            choices [list [dict create tells GoOn rule "" \
                style Default.TButton label [::wargame::base::say \
                panel.goOn]]]]]
    }

    method IsEnded {moment} {
        # By an answer that did nothing else.  Who is worn leaves by itself at
        # the end of any phase, and the log tells it.
        if {[dict get [$moment entry [$moment length]] side] eq "chance"} {
            return 0
        }
        foreach event [$moment events [$moment length]] {
            if {[my IsTold $event] && [dict get $event what] ne "to_regroup"} {
                return 0
            }
        }
        return 1
    }

    # ---- what came of this phase ----

    method IsTold {event} {
        return [expr {[dict get $event what] in $::wargame::moskowa::CardTells}]
    }

    method Newest {moment {upTo ""}} {
        # What the dice and the rules did since the phase began, up to then.
        for {set n [expr {$upTo eq "" ? [$moment length] : $upTo}]} {$n > 1} \
                {incr n -1} {
            if {[dict get [$moment entry $n] action] eq "done"
                    && ![my IsMidway [$moment events $n]]} break
        }
        return [my Since [$moment events $n]]
    }

    method IsMidway {events} {
        # Was that Done said to an attack in melee, which comes now?
        foreach event $events {
            if {[dict get $event what] in $::wargame::moskowa::CardBegins} {
                return 0
            } elseif {[dict get $event what] eq "melee"} {
                return 1
            }
        }
        return 0
    }

    method ToldWhere {moment upTo} {
        # The places of the last that is told and names any.
        foreach event [lreverse [my Newest $moment $upTo]] {
            set places [$Events places $event]
            if {[my IsTold $event] && [llength $places]} {
                return $places
            }
        }
        return {}
    }

    method Told {moment} {
        # Beside a question: the last attack of its phase, and the earlier ones
        # after it; or, before there is any, those of the phase before.
        set attacks [my InPhase $moment]
        lassign [split [my run $moment] .] kind - - side
        if {[llength $attacks] < 2
                || [lindex $attacks end 0] ne [string trim $kind.$side .]} {
            return [my Rows $attacks]
        }
        return [concat [my Rows [lrange $attacks end end]] \
                [my Rows [lrange $attacks 0 end-1] moskowa.card.earlier]]
    }

    method tellsOn {moment} {
        # No attack can have come of what is asked now.
        return [expr {[my has $moment] && [llength [my InPhase $moment]]}]
    }

    method InPhase {moment {upTo ""}} {
        # The attacks of the phase in which the last was.
        set attacks [my Attacks [my Newest $moment $upTo]]
        set last [lindex $attacks end 0]
        return [lmap attack [lrange $attacks end-29 end] {
            if {[lindex $attack 0] ne $last} continue
            set attack
        }]
    }

    method Rows {attacks {key moskowa.card.told}} {
        # In the order in which they happened.
        return [expr {![llength $attacks] ? {} : [list \
            [dict create section [::wargame::base::say $key]] \
            {*}[lmap attack $attacks {
                dict create line [join [lindex $attack 1] \n]
            }]]}]
    }

    method Since {events} {
        # Nothing of the turn before, once something is told of this.
        set n [llength $events]
        set told 0
        foreach event [lreverse $events] {
            incr n -1
            if {[dict get $event what] eq "turn" && $told} {
                return [lrange $events $n+1 end]
            }
            incr told [expr {[my IsTold $event]
                && [dict get $event what] ne "to_regroup"}]
        }
        return $events
    }

    method Attacks {events} {
        # {KIND SENTENCES} of each, in order; who leaves at the end of a phase
        # is part of none.
        set attacks {}
        set lines {}
        set kind ""
        set begun 0
        set left 0
        foreach event $events {
            if {![my IsTold $event]} continue
            set begins [expr {[dict get $event what]
                in $::wargame::moskowa::CardBegins}]
            set leaves [expr {[dict get $event what] eq "to_regroup"}]
            if {(($begins && !$begun) || $leaves != $left)
                    && [llength $lines]} {
                lappend attacks [list $kind $lines]
                set lines {}
            }
            set kind [my Kind $event $kind]
            set begun $begins
            set left $leaves
            lappend lines [$Sentences eventText $event]
        }
        return [expr {[llength $lines]
            ? [linsert $attacks end [list $kind $lines]] : $attacks}]
    }

    method Kind {event before} {
        # Of the phase in which it is, as it begins the words of `run`.
        return [switch -- [dict get $event what] {
            fires { string cat fire. [dict get $event side] }
            attacks { string cat melee }
            declared { string cat charge }
            default { string cat $before }
        }]
    }
}
