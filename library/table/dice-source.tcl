# dice-source.tcl --
#
#       Where a table's dice come from: the program, a pane in which real dice
#       are typed, or the secrets of both sides.
#
#   set source [::wargame::table::DiceSource new TABLE CHANCE]
#                        of its match, kept beside its file; CHANCE throws those
#                        of the program, and ends with this
#       kind             program, typed or fair
#       chance           the CHANCE that throws the program's dice
#       moved            the match is kept in another file now
#       reread           reads the file again, which somebody else has written
#       use KIND         program or typed, for the whole match
#       once KIND        for the roll that is awaited, or the next
#       isTyped          is the roll that is awaited typed, or are its secrets?
#       asks             shows the pane if this roll is typed, or asks for
#                        secrets that are lost; did it?
#       action           the action that rolls the awaited dice, such as "roll 3
#                        5"
#       noneAwaited      closes the pane, for no dice are awaited now; and when
#                        the match is over secrets are secret no longer
#       reveal           writes both secrets into the match
#       lost             are the secrets of the match not here?
#       enter FIRST SECOND   takes both secrets, typed; false if they are not
#                        those of the match
#       takesKey KEY     does a key pressed elsewhere belong to the pane?

need base/files base/objects base/words look/ask-line match/dice-kept \
        table/typed-dice

if {![info object isa class ::wargame::table::DiceSource]} {
    oo::class create ::wargame::table::DiceSource
}

oo::define ::wargame::table::DiceSource {
    variable Table Match Chance Path Kept Once Pane Due Asked

    constructor {table chance} {
        set Table $table
        set Chance $chance
        set Match [$table match]
        my moved
        set Once ""
        set Pane ""
        set Due ""
        set Asked 0
        bind [$table window] <<WargameTheme>> "+[namespace code {my Again}]"
    }

    destructor {
        if {[info exists Due]} {
            after cancel $Due
            my Close
        }
        ::wargame::base::destroyIf $Chance
    }

    method chance {} {
        return $Chance
    }

    method moved {} {
        set Path [[$Table autosave] path]
        my reread
    }

    method reread {} {
        set Kept [::wargame::match::diceKept read $Path]
        # What the match itself says is so; secrets of another are none of its.
        if {[[$Match fairDice] verify] ne "none"} {
            dict set Kept kind fair
            if {![my lost] && ![::wargame::table::committed [$Match save] \
                    {*}[dict get $Kept secrets]]} {
                dict unset Kept secrets
            }
        } elseif {[dict get $Kept kind] eq "fair"} {
            dict set Kept kind program
        }
    }

    method kind {} {
        return [dict get $Kept kind]
    }

    method use {kind} {
        if {[my kind] eq "fair" || $kind eq [my kind]} {
            return
        }
        dict set Kept kind $kind
        my Keep
        my once ""
    }

    method Keep {} {
        try {
            ::wargame::match::diceKept write $Path $Kept
        } trap WARGAME {message} {
            my Say [::wargame::base::say file.unsaved $message]
        }
    }

    method once {kind} {
        set Once $kind
        my Close
        [$Table turn] event dice
    }

    method isTyped {} {
        if {[my kind] eq "fair"} {
            return [expr {[my lost] && $Once eq ""}]
        }
        return [expr {($Once eq "" ? [my kind] : $Once) eq "typed"}]
    }

    method asks {} {
        if {[my lost] && $Once eq ""} {
            return [my AskSecrets]
        }
        if {![my isTyped]} {
            return 0
        }
        if {$Pane eq ""} {
            set Pane [::wargame::table::TypedDice new [$Table window].dice \
                    [my For] [$Match dice] [namespace code {my Typed}] \
                    [namespace code {my once program}]]
            set panel [expr {[$Table seat] eq "" ? ""
                : [[$Table seat] panel asking]}]
            if {$panel ne ""} {
                $Pane leave [$panel kept]
            }
        }
        return 1
    }

    method For {} {
        # Whose dice, for what, in which order, as far as is known.
        set presenter [$Table presenter]
        set viewer [$Table viewer]
        set lines [list [[$presenter sentences] title [$Match moment $viewer]]]
        set entry [$Match entry [$Match length]]
        set event [lindex [$Match events $viewer] end]
        if {[[$presenter panels] panel [$Match moment $viewer]] ne ""} {
            # The panel says it, and the last action may be another's.
        } elseif {$viewer in {0 1} && [dict get $entry side] eq $viewer
                && [dict get $entry action] ne "done"} {
            # What the viewer has just done, whatever others are told of it;
            # Done says nothing of what comes then.
            lappend lines [[$presenter words] label \
                    [dict get $entry action]]
        } elseif {$event ne ""} {
            lappend lines [[$presenter sentences] event $event]
        }
        set thrown [[$presenter sentences] thrown [$Match moment $viewer]]
        return [expr {$thrown eq "" ? $lines : [concat $lines [list $thrown]]}]
    }

    method Typed {pips} {
        my Close
        set Once ""
        if {[$Match side] eq "chance" && [llength $pips] == [$Match dice]} {
            $Table do "roll $pips"
        }
    }

    method Close {} {
        if {$Pane ne "" && [info object isa object $Pane]} {
            $Pane destroy
        }
        set Pane ""
    }

    method Again {} {
        # In other colours or words; what was typed is typed again.
        if {$Pane ne ""} {
            my Close
            [$Table turn] event dice
        }
    }

    method takesKey {key} {
        return [expr {$Pane ne "" && [$Pane key $key]}]
    }

    method action {} {
        set Once ""
        if {[my kind] eq "fair" && ![my lost]} {
            return [[$Match fairDice] throw {*}[dict get $Kept secrets]]
        }
        return [$Chance throw [$Match dice]]
    }

    # ---- secrets ----

    method lost {} {
        return [expr {[my kind] eq "fair" && ![dict exists $Kept secrets]}]
    }

    method enter {first second} {
        foreach digits {first second} {
            set $digits [string tolower [regsub -all {[^[:xdigit:]]} \
                    [set $digits] {}]]
        }
        if {![::wargame::table::committed [$Match save] $first $second]} {
            return 0
        }
        dict set Kept secrets [list $first $second]
        my Say ""
        my Keep
        [$Table turn] event dice
        return 1
    }

    method AskSecrets {} {
        # Once; then dice wait for what is chosen in the menu.
        if {!$Asked} {
            set Asked 1
            ::wargame::table::EnterSecrets $Table
        }
        my Say [::wargame::base::say dice.lost]
        return 1
    }

    method noneAwaited {} {
        my Close
        if {$Due eq "" && [$Match side] eq "nobody" && ![my lost]
                && [[$Match fairDice] verify] eq "hidden"} {
            set Due [after 0 [namespace code {my reveal}]]
        }
    }

    method reveal {} {
        set Due ""
        foreach side {0 1} secret [dict get $Kept secrets] {
            if {[[$Match fairDice] verify] eq "hidden"} {
                # What cannot be kept now is when the match is opened again.
                catch {$Match do $side "reveal $secret"}
            }
        }
        my Say [::wargame::table::diceVerdict [[$Match fairDice] verify]]
    }

    method Say {text} {
        if {[$Table seat] ne ""} {
            [$Table seat] message $text
        }
    }
}

# committed --
#
#       Are these the secrets that a saved match was agreed upon?
proc ::wargame::table::committed {text first second} {
    return [regexp -line "^fair [commitment $first] [commitment $second]\$" \
            $text]
}

# diceVerdict --
#
#       What [$match verify] said, in words.
proc ::wargame::table::diceVerdict {verdict} {
    return [say dice.verdict.[lindex $verdict 0] {*}[lrange $verdict 1 end]]
}

# EnterSecrets --
#
#       Those of a match whose file came without them, one after the other.
proc ::wargame::table::EnterSecrets {table {first ""} {line ""}} {
    if {$first ne "" && $line ne ""} {
        return [expr {[[[$table dice] source] enter $first $line] ? ""
            : [say dice.enter.wrong]}]
    }
    set side [expr {$line ne ""}]
    after idle [list ::wargame::look::askLine [$table window] \
            [say secrets.title [[[$table presenter] words] sideName $side]] \
            [say dice.enter.text] "" [list ::wargame::table::EnterSecrets \
            $table $line]]
    return ""
}
