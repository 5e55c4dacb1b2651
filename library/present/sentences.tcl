# sentences.tcl --
#
#       The contract Sentences: what a game asks, and what it says of events and
#       of the position, in the words of its Words.
#
#       title MOMENT           who acts and when, the heading above the prompt
#       prompt MOMENT          what to do, in one sentence
#       heldPrompt MOMENT PIECE   what to do with PIECE, which a player holds
#                              where the rules have another in hand; "" where
#                              the prompt says it
#       asked MOMENT           who must act and what is asked, as a sentence
#       thrown MOMENT          what the awaited dice are for, and in which order
#                              they are read; "" where that is not said
#       phase MOMENT           what stays the same while a phase lasts, and is
#                              another in the next
#       phaseName MOMENT       how a replay calls it, beside its turn
#       score MOMENT SIDE      points of SIDE, as far as the viewer knows them
#       goal MOMENT            what the match is fought for, in a sentence; ""
#       victory MOMENT         how the match that is over was won, in the words
#                              of its table of victory; "" if it has none
#
#       event EVENT            a line of the log, of one dictionary of events
#                              (Played: of one that is of play)
#       eventText EVENT        a sentence, with the dice in figures
#       turnName EVENT         of the turn that it begins, as short as on an
#                              axis
#
#       describe MOMENT        the view as lines of text
#       find MOMENT TEXT       sentences about places and pieces whose names
#                              have that text
#       recall MOMENT PLACE    for the inspector, what is remembered of the
#                              tokens there: see match/memories.tcl
#       recallAll MOMENT       lines of text on what is remembered of all

need base/files base/words match/agreed present/part

if {![info object isa class ::wargame::present::Sentences]} {
    oo::class create ::wargame::present::Sentences {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Sentences {
    variable Game Sides Events Words

    method event {event} {
        set what [dict get $event what]
        if {$what eq "standing"} {
            return [my Ordered {*}[dict get $event about]]
        } elseif {![string match umpire_* $what]} {
            return [my Played $event]
        }
        set agreed [::wargame::match::agreedIn $event]
        return [expr {$agreed eq ""
            ? [my UmpireEvent {*}[dict get $event about] $what]
            : [::wargame::base::say agreed.said.[join $agreed .]]}]
    }

    method Ordered {kind choice {level ""} {whose ""}} {
        # To whom it was given, unless to several.
        set given [switch $level {
            side    { ::wargame::base::say standing.given.all }
            corps   { $Words corps $whose }
            arm     { $Words arm $whose }
            piece   { $Words unitName $whose }
        }]
        set said [list [$Words standing $kind] \
                [$Words standingChoice $kind $choice]]
        return [expr {$given eq ""
            ? [::wargame::base::say event.standing {*}$said]
            : [::wargame::base::say event.standing.given {*}$said $given]}]
    }

    method Played {event} {
        return [::wargame::base::sayOf $Game event.[dict get $event what] \
                {*}[lmap word [dict get $event about] {$Words told $word}]]
    }

    method UmpireEvent {args} {
        # ABOUT... WHAT, of which the last about it are their own words.
        set about [lrange $args 0 end-2]
        lassign [lrange $args end-1 end] text what
        set form ""
        switch -- $what {
            umpire_dice {
                set about [lassign [my DiceGiven {*}$about] form]
            }
            umpire_amend {
                set about [lassign [my Amendment {*}$about] form]
            }
            umpire_note - umpire_seat - umpire_lock {
                set about [lassign [my ForWhom [lindex $about 0]] form]
                if {$what eq "umpire_note"} {
                    lappend about $text
                }
                set text ""
            }
            umpire_back {
                if {$text ne ""} {
                    set form .why
                    lappend about $text
                    set text ""
                }
            }
        }
        set said [::wargame::base::say event.$what$form {*}$about]
        if {$text ne ""} {
            set said [::wargame::base::say event.why \
                    [string trimright $said .] $text]
        }
        return [string toupper [string index $said 0]][string range $said 1 end]
    }

    # FORM of the message, and its words.

    method DiceGiven {n dice side args} {
        # It is known by the number that the throw had; whose it was.
        return [list [expr {$side eq "-" ? "" : ".of"}] [expr {$n + 1}] \
                [join $dice ", "] [$Words sideName $side]]
    }

    method Amendment {amendment {whom ""} args} {
        set of [my Amended $amendment $whom]
        return [list [expr {$of eq "" ? "" : ".of"}] \
                [::wargame::base::sayOf $Game amended.$amendment] $of]
    }

    method ForWhom {whom} {
        return [expr {$whom in {both umpire} ? [list .$whom]
            : [list "" [$Words told $whom]]}]
    }

    method Amended {amendment whom} {
        # The piece, or some piece of that side; the place; no number, no side.
        set type [string index [dict get [::wargame::base::argumentsOf $Game \
                amendments] $amendment] 0]
        if {$type eq "u" && $whom in $Sides} {
            return [::wargame::base::sayOf $Game hidden.$whom]
        }
        # No hex by expr: 02071 would become a number.
        if {$type in {u p}} {
            return [$Words named $whom]
        }
    }

    method eventText {event} {
        # What ends in a colon has its dice after it.
        set text [string trimright [my event $event] " :"]
        set throw [$Events throw $event]
        return [expr {[llength $throw]
            ? [::wargame::base::say why.says $text [join $throw {, }]]
            : $text}]
    }

    method turnName {event} {
        return [lindex [dict get $event about] 0]
    }

    # A side's points in words, as far as the viewer knows them.
    method score {moment side} {
        return [$moment score $side]
    }

    method recall {moment place} {
        return {}
    }

    method recallAll {moment} {
        return {}
    }

    method phaseName {moment} {
        return [my phase $moment]
    }

    method phase {moment} {
        return [my title $moment]
    }

    foreach what {goal victory} {
        method $what {moment} {
            return ""
        }
    }

    method prompt {moment} {
        return [::wargame::base::sayOf $Game decision.[$moment decision]]
    }

    method heldPrompt {moment piece} {
        return ""
    }

    method title {moment} {
        set side [$moment side]
        if {$side in {0 1}} {
            return [$Words sideName $side]
        }
        return [::wargame::base::sayOf $Game title.$side]
    }

    method InPhase {moment} {
        # The same with the phase, in a game that names its phases.
        set side [$moment side]
        if {$side eq "nobody"} {
            return [::wargame::base::say title.nobody]
        }
        set phase [my phase $moment]
        return [expr {$side eq "chance"
            ? [::wargame::base::say title.phase.chance $phase]
            : [::wargame::base::say title.phase [$Words sideName $side] \
                $phase]}]
    }

    method describe {moment} {
        set view [$moment view]
        set lines [list "[::wargame::base::say $Game.title] - \
                [$Words onlooker [$moment viewer]]" \
                [my prompt $moment] ""]
        dict for {name value} $view {
            lappend lines "$name: $value"
        }
        return $lines
    }

    method asked {moment} {
        if {[$moment rule] eq ""} {
            return [my prompt $moment]
        }
        return [::wargame::base::say words.asked [my title $moment] \
                [my prompt $moment] [$moment rule]]
    }

    method thrown {moment} {
        return [::wargame::base::sayOr $Game.dice.[$moment rule] ""]
    }

    method find {moment text} {
        return {}
    }
}
