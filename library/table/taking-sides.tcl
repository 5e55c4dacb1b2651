# taking-sides.tcl --
#
#       A person takes a side that a computer plays, and sees it whole.
#
#   set taking [::wargame::table::TakingSides new TABLE WHO]
#                        WHO: as of match/who-played.tcl, which outlives it
#       take SIDE        asks over the seat whether that is meant, if a person
#                        has played the other side of the match, and none this
#                        one; and not again.  Who has only watched is not asked.
#                        Computers rest until it is answered, or gone: then
#                        they go on.  Where no seat is shown a dialog asks

need base/words look/modal

if {![info object isa class ::wargame::table::TakingSides]} {
    oo::class create ::wargame::table::TakingSides
}

oo::define ::wargame::table::TakingSides {
    # Taken: the sides that were.  Halts: do computers rest for the question?
    # Due: the id of [after] by which they go on.
    variable Table Who Taken Halts Due

    constructor {table who} {
        set Table $table
        set Who $who
        set Taken {}
        set Halts 0
        set Due ""
    }

    destructor {
        after cancel $Due
    }

    method take {side} {
        if {$side in $Taken || ![$Who isPersons [expr {!$side}]]
                || [$Who isPersons $side]} {
            my Take $side
        } elseif {[$Table seat] eq ""} {
            my AskAside $side
        } else {
            my Ask $side
        }
    }

    method Take {side} {
        lappend Taken $side
        [$Table computers] seat $side ""
    }

    method Ask {side} {
        if {![[$Table turn] is answering elsewhere resting over]} {
            [$Table computers] rest
            set Halts 1
        }
        [$Table seat] ask [list [my Said $side]] [my Label $side] \
                [namespace code [list my Answered $side]] 0 \
                [namespace code {my Gone}]
        # It may have taken another away that they rest for.
        after cancel $Due
    }

    method Answered {side} {
        # Whoever is asked next decides who plays on.
        set Halts 0
        my Take $side
    }

    method Gone {} {
        # The table may be showing what has taken it away.
        after cancel $Due
        set Due [after 0 [namespace code {my GoOn}]]
    }

    method GoOn {} {
        if {$Halts} {
            set Halts 0
            [$Table computers] goOn
        }
    }

    method AskAside {side} {
        if {[::wargame::look::modal tk_messageBox -parent [$Table window] \
                -icon question -type yesno -default no \
                -title [my Label $side] -message [my Said $side]] eq "yes"} {
            my Take $side
        }
    }

    method Name {side} {
        return [[[$Table presenter] words] sideName $side]
    }

    method Label {side} {
        return [::wargame::base::say computer.rests.play [my Name $side]]
    }

    method Said {side} {
        return [::wargame::base::say computer.takes \
                [my Name [expr {!$side}]] [my Name $side]]
    }
}
