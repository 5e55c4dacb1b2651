# taking-sides.tcl --
#
#       A person takes a side that a computer plays, and sees it whole.
#
#   set taking [::wargame::table::TakingSides new TABLE WHO]
#                        WHO: as of match/who-played.tcl, which outlives it
#       take SIDE        asks over the seat whether that is meant, if a person
#                        has played the other side of the match, and none this
#                        one; and not again.  Who has only watched is not asked.
#                        Computers rest until it is answered; where no seat is
#                        shown a dialog asks

need base/words look/modal

if {![info object isa class ::wargame::table::TakingSides]} {
    oo::class create ::wargame::table::TakingSides
}

oo::define ::wargame::table::TakingSides {
    # Taken: the sides that were.
    variable Table Who Taken

    constructor {table who} {
        set Table $table
        set Who $who
        set Taken {}
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
        set computers [$Table computers]
        set back ""
        if {![[$Table turn] is answering elsewhere resting over]} {
            $computers rest
            set back [list $computers goOn]
        }
        [$Table seat] ask [list [my Said $side]] [my Label $side] \
                [namespace code [list my Take $side]] 0 $back
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
