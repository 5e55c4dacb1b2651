# table-place.tcl --
#
#       The place before a table's window: who sits there, the handover screen
#       between the seats of two sides, and what each side has seen.
#
#       What both look at together has the map where the seat before it had it.
#
#       Where one person plays against the rules nothing is handed over.
#
#       A side that has a window of its own plays there, and only there.  Then
#       the place is the other side's alone; if both have one it shows what the
#       public may see.
#
#   set place [::wargame::table::TablePlace new TABLE SIDES]    of the scenario
#       what a Place has: place.tcl; and
#       onlooker       whose view it should be now
#       sits VIEWER    puts that viewer there, with nothing shown yet
#       ownSeat        the side that is asked looks from its own seat first,
#                      behind a handover screen, until it has answered
#       isHidden       does that viewer's seat open behind a handover screen?
#       took N         notes that action N was done for its side by the program
#       inform TEXT    a sentence at the lower edge for who sits there, or sits
#                      down next
#       home           moves the keyboard to what is to be done
#       restart        the log is told again at the next change

need match/agreed table/place table/seen

if {![info object isa class ::wargame::table::TablePlace]} {
    oo::class create ::wargame::table::TablePlace {
        superclass ::wargame::table::Place
    }
}

oo::define ::wargame::table::TablePlace {
    # NobodySat: nobody has sat here since the match began.  Who begins needs no
    # handover screen; a match taken up again does.
    variable PlayWindow Match Presenter Turn Window Viewer Commander Seat \
            Handover Views Shown Sides NobodySat Seen Informed Own

    constructor {table sides} {
        next $table ""
        set Sides $sides
        set Informed ""
        set Own ""                      ;# the length when that was asked
        $Shown note
        set NobodySat [expr {![::wargame::match::isBegun $Match]}]
        set Seen [::wargame::table::Seen new $Match]
    }

    destructor {
        $Seen destroy
        next
    }

    method onlooker {} {
        set side [$Match side]
        set here [$PlayWindow here]
        if {$side eq "nobody"} {
            return umpire
        } elseif {$side in $here && [$PlayWindow isAskedElsewhere]} {
            # One of its commanders, who has a window.
            return [expr {$Viewer eq "" ? "public" : $Viewer}]
        } elseif {[llength $here] < 2} {
            return [expr {[llength $here] ? $here : "public"}]
        }
        set moment [$Match moment public]
        if {$Own ne [$Match length] && [[$Presenter panels] together $moment]} {
            return public
        } elseif {$side in {0 1}} {
            return $side
        }
        set whose [[$Presenter panels] diceOf $moment]
        return [expr {$whose ne "" ? $whose
            : $Viewer eq "" ? "public" : $Viewer}]
    }

    method ownSeat {} {
        set Own [$Match length]
    }

    method LooksFirst {} {
        return [[$Presenter panels] looksFirst [$Match moment public]]
    }

    method isHidden {} {
        return [expr {$Viewer in {0 1} && !$NobodySat && [llength $Sides] > 1}]
    }

    method unseen {} {
        return [expr {$Viewer in {0 1} ? [$Seen unseen $Viewer] : {}}]
    }

    method took {n} {
        $Seen took $n
    }

    method inform {text} {
        set Informed $text
        if {$Seat ne "" && $Informed ne ""} {
            $Seat message $Informed
            set Informed ""
        }
    }

    method restart {} {
        $Shown forget
    }

    method home {} {
        if {$Handover ne ""} {
            $Handover focus
        } elseif {$Seat ne ""} {
            $Seat home
        }
    }

    # ---- an answer that needs no look at the seat ----

    method cover {} {
        next
        my OfferUnlooked
        my OfferUndo
    }

    method OfferUndo {} {
        # While nobody has looked, who was there before may take back the end
        # of their turn; they see it behind a screen of their own.
        if {$Handover ne "" && $Viewer in {0 1}} {
            $Handover undo [expr {[my MayReopen $Match $Viewer]
                ? [namespace code {my Reopen}] : ""}]
        }
    }

    method MayReopen {match side} {
        # At one screen, and that side has looked nowhere since the end of the
        # turn, nor is this match taken up again.
        return [expr {[llength [$PlayWindow here]] == 2
            && [$match side] eq $side && [[$match deeds] canReopen]
            && ![$Seen hasLooked $side [$match lastAction]]}]
    }

    method Reopen {} {
        if {$Handover ne "" && [my MayReopen $Match $Viewer]} {
            $PlayWindow reopen
        }
    }

    method takesBack {after} {
        # Who is asked on undoes it.  Else it is reopened, but where the program
        # answers no screen comes; where a battle begins both look, and have
        # seen nothing new.
        set side [$after side]
        if {[llength [$PlayWindow here]] != 2
                || ($side eq [$Match side] && ![$after canUndo]
                    && [$after length] > [$Match length])} {
            return 0
        }
        return [expr {$side eq $Viewer
            || ($side in {0 1} && [my MayReopen $after $side]
                && [[$Presenter advice] proposed [$after moment public]]
                    eq "")}]
    }

    method OfferUnlooked {} {
        if {$Handover ne ""} {
            lassign [my Unlooked] sentence label
            $Handover offer $sentence $label [expr {$label eq "" ? ""
                : [namespace code [list my AnswerUnlooked [$Match length]]]}]
        }
    }

    method Unlooked {} {
        # {SENTENCE LABEL ACTION}, from what both may see alone; or {}.
        # Who sits here alone spares nobody a look.
        return [expr {$Viewer in {0 1} && [$Match side] eq $Viewer
            && [llength [$PlayWindow here]] == 2
            ? [[$Presenter advice] unlooked [$Match moment public]] : {}}]
    }

    method AnswerUnlooked {length} {
        # And what such an answer gives to each question that follows.
        if {[$Match length] == $length} {
            $Match together [namespace code {my GiveUnlooked}]
        }
    }

    method GiveUnlooked {} {
        while {[set action [lindex [my Unlooked] 2]] in [$Match actions]} {
            set length [$Match length]
            $PlayWindow do $action
            if {[$Match length] == $length} break
        }
    }

    # ---- who sits down ----

    method rise {} {
        my note
        if {$Viewer in {0 1}} {
            set NobodySat 0
        } elseif {$Seat ne "" && ![my LooksFirst]} {
            # How it ended was seen by both.
            $Seen saw 0 1
        }
        my sits [my onlooker]
        $Turn event sit
    }

    method sits {viewer} {
        set shared [expr {$viewer eq "public" && $Viewer in {0 1}
            && $Seat ne "" && [llength [$PlayWindow here]] == 2}]
        my Leave
        if {$shared && [dict exists $Views $Viewer]} {
            # Where it looked, and nothing else of it.
            dict set Views public [dict get $Views $Viewer]
        }
        set Commander [my due $viewer]
        set Viewer $viewer
    }

    method due {viewer} {
        # Whoever plays elsewhere is not to sit here.
        return [expr {[$PlayWindow isAskedElsewhere] && $viewer eq $Viewer
            ? $Commander : [next $viewer]}]
    }

    method Name {} {
        return [my Whose]
    }

    method Kind {} {
        return [expr {$Commander ne "" ? "commander" : "seat"}]
    }

    method open {} {
        next
        if {$Viewer in {0 1}} {
            $Seen looked $Viewer
        } else {
            my seen
        }
        my inform $Informed
        $Seat home
    }

    method note {} {
        # A side with a window of its own sees what happens as it does.
        next
        foreach side [$PlayWindow elsewhere] {
            $Seen read $side
        }
        my OfferUnlooked
        my OfferUndo
    }

    method seen {} {
        if {$Viewer in {0 1}} {
            $Seen read $Viewer
        } elseif {![my LooksFirst]} {
            $Seen saw 0 1
        }
    }

    method resume {} {
        next
        [$PlayWindow mode] changed
    }

    method panels {} {
        if {[[$PlayWindow mode] asksOn]} {
            next
        } elseif {$Seat ne ""} {
            $Seat enter ""
        }
    }
}
