# words.tcl --
#
#       The contract Words: how a game calls things, in a person's language,
#       from the game's messages.
#
#       unitName KEY           "2nd Division"; "a Russian block" of a token
#       placeName KEY          "Les Flèches"
#       sideName SIDE          "French", of 0, side0 or its word
#       onlooker VIEWER        the name of a side, or "Both" and "Umpire"
#       named WORD             any word of an action
#       told WORD              of an event: as named, but a side is its men
#       label ACTION           what a button says
#       deed ACTION            the label, after the name of the piece that
#                              would do it, unless the label has that
#       deeds ACTIONS          the deeds of one side after each other
#       inOrder MOMENT ACTIONS the ACTIONS as they are listed for a person
#       apartBy MOMENT PIECE   what may tell it from others of its name, but for
#                              its place: of each kind of these a word, or ""
#       verb VERB              "Move"
#       why REASON             a sentence, of what [$match why] returned, and
#                              of PLACES, if these stand after it
#       refused MESSAGE          why a Match would not do an action, from the
#                                MESSAGE of its error
#       refusal REASON ?MOMENT?  why REASON, after its paragraph if it has one;
#                              the places that it is about are those of MOMENT
#       because REASON         why a computer did that, a few words, of what
#                              [$match reason] returned
#       valueNamed AMENDMENT N what that number means there: "not begun"
#
#       standing KIND          a question that standing orders answer
#       standingChoice KIND CHOICE   and how it is answered
#       arm NAME               an arm of a side, as a heading
#       corps KEY              the formation of a piece, as a heading

need base/words present/part

if {![info object isa class ::wargame::present::Words]} {
    oo::class create ::wargame::present::Words {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Words {
    variable Game Sides Roster Places

    method told {word} {
        # A word of an event: as named, but a side is its men.
        if {$word in $Sides} {
            return [::wargame::base::sayOf $Game men.$word]
        }
        return [my named $word]
    }

    method standing {kind} {
        return [::wargame::base::sayOf $Game standing.$kind]
    }

    method standingChoice {kind choice} {
        return [::wargame::base::sayOf $Game standing.[expr {
            $choice eq "ask" ? "ask" : "$kind.$choice"}]]
    }

    method corps {key} {
        # The formation of a piece: its own, or all that have none.
        return [::wargame::base::say $Game.corps.[dict get $Roster $key corps]]
    }

    method arm {name} {
        return [::wargame::base::say $Game.arm.$name]
    }

    method sideName {side} {
        if {[regexp {^(?:side)?([01])$} $side - number]} {
            set side [lindex $Sides $number]
        }
        return [::wargame::base::sayOf $Game side.$side]
    }

    method placeName {key} {
        if {[dict exists $Places $key name]} {
            return [::wargame::base::nameOf $Game place [dict get $Places $key]]
        } elseif {[::wargame::base::said $Game.place.$key]} {
            return [::wargame::base::say $Game.place.$key]
        }
        return $key
    }

    method unitName {key} {
        if {[dict exists $Roster $key]} {
            return [::wargame::base::nameOf $Game unit [dict get $Roster $key]]
        } elseif {[regexp {^(\w+)\.\d+$} $key - side]} {
            return [::wargame::base::sayOf $Game hidden.$side]
        }
        return $key
    }

    method named {word} {
        # A word of an action or of an event, for a person.
        if {[dict exists $Roster $word]} {
            return [my unitName $word]
        } elseif {[dict exists $Places $word]} {
            return [my placeName $word]
        } elseif {$word in $Sides} {
            return [my sideName $word]
        } elseif {[string first . $word] >= 0
                && [regexp {^\w+\.\d+$} $word]} {
            return [my unitName $word]
        }
        return $word
    }

    method label {action} {
        set words [lassign $action verb]
        return [::wargame::base::sayOf $Game verb.$verb {*}[lmap word $words {
            my named $word
        }]]
    }

    method deed {action} {
        set label [my label $action]
        set unit [lindex $action 1]
        if {![dict exists $Roster $unit]} {
            return $label
        }
        set name [my named $unit]
        return [expr {[string first $name $label] >= 0 ? $label
            : "$name: $label"}]
    }

    method deeds {actions} {
        return [lmap action $actions { my deed $action }]
    }

    method inOrder {moment actions} {
        return $actions
    }

    method apartBy {moment piece} {
        return {}
    }

    method verb {verb} {
        if {[::wargame::base::said $Game.choose.$verb]} {
            return [::wargame::base::say $Game.choose.$verb]
        }
        # Dots at the end are of whoever shows it.
        return [string trimright [::wargame::base::sayOf $Game verb.$verb \
                ... ... ...] " .:\u00a0\u202f"]
    }

    method why {reason} {
        # A key may mean something else in one paragraph.  Of places, if it has
        # words for that.
        set places [lassign $reason rule key]
        if {[llength $places] && [::wargame::base::said $Game.why.$key.at]} {
            return [::wargame::base::say $Game.why.$key.at \
                    [::wargame::base::sayList [lmap place $places {
                my placeName $place
            }]]]
        }
        if {[::wargame::base::said $Game.why.$key.$rule]} {
            return [::wargame::base::say $Game.why.$key.$rule]
        }
        return [::wargame::base::sayOf $Game why.$key]
    }

    method because {reason} {
        # And what counts beyond that, is covered by it, or lies on the way.
        set said [list [my Because $reason]]
        foreach key {beyond covers by} {
            if {[dict exists $reason $key]} {
                lappend said [::wargame::base::say because.$key \
                        [my placeName [dict get $reason $key]]]
            }
        }
        return [join $said ", "]
    }

    method Because {reason} {
        set key because.[dict get $reason why]
        # Not by expr, to which a hex of digits is an octal number.
        set place ""
        if {[dict exists $reason place]} {
            set place [my placeName [dict get $reason place]]
        }
        set aim [expr {[dict exists $reason aim] ? [dict get $reason aim] : ""}]
        if {[dict exists $reason units]} {
            # Those whom it commands, and what for.
            set led [::wargame::base::sayCount $key [dict get $reason units]]
            return [join [list $led {*}[expr {$place eq "" ? {}
                : [list [my Because [dict replace [dict remove $reason \
                    units aim] why [expr {$aim eq "" ? "take" : $aim}]]]]}]] \
                ", "]
        }
        if {[dict exists $reason chance] && [my Speaks $reason]} {
            return [::wargame::base::say $key.chance $place \
                    [expr {([dict get $reason chance] + 5) / 10}]]
        }
        return [::wargame::base::say [expr {$aim eq "" ? $key
            : "because.$aim"}] $place]
    }

    method Speaks {reason} {
        # Is its chance for what is done, and not against it?
        set even [expr {[dict get $reason chance] >= 500}]
        switch -- [dict get $reason why] {
            join - stand { return $even }
            withdraw { return [expr {!$even}] }
        }
        return 1
    }

    method refusal {reason {moment ""}} {
        set rule [lindex $reason 0]
        set why [my why $reason]
        return [expr {$rule eq "-" ? $why
            : [::wargame::base::say why.says $rule $why]}]
    }

    method refused {message} {
        # Who sends what no window offers may meet a reason without words.
        if {![regexp {^(\S+) ([\w-]+): } $message - rule key]} {
            set rule -
            set key [expr {[regexp {^no(t an action)?\M} $message] ? "unknown"
                : "not-now"}]
        } elseif {![::wargame::base::said $Game.why.$key]
                && ![::wargame::base::said $Game.why.$key.$rule]
                && ![::wargame::base::said why.$key]} {
            lassign {- not-now} rule key
        }
        return [my refusal [list $rule $key]]
    }

    method valueNamed {amendment n} {
        return $n
    }

    method onlooker {viewer} {
        if {$viewer in {0 1}} {
            return [my sideName $viewer]
        }
        return [::wargame::base::say viewer.$viewer]
    }
}
