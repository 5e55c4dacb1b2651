# table-place.tcl --
#
#       The place before a table's window: who sits there, the handover screen
#       between their seats, and what each has seen.
#
#       What both look at together has the map where the seat before it had it;
#       so has a side that is taken over from a computer that was watched.
#       Whoever goes on in its own turn stays at its seat, until the other is
#       asked.
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
#       takesOver SIDE computers played all sides until now, and a person who
#                      watched them plays that side: it has the map as it is
#       ownSeat        the side that is asked looks from its own seat first,
#                      behind a handover screen, until it has answered
#       ordersFirst    SIDE COMMANDER ... of those who are offered the screen to
#                      give standing orders before the first move of the other
#                      side: first-orders.tcl
#       atFirstOrders  does who sits here have the screen for that?
#       giveScreen SIDE ?COMMANDER?   gives it to them, or back where SIDE is ""
#       isHidden       does that viewer's seat open behind a handover screen?
#                      Not if nobody else was at the screen since that seat was
#                      left, or plays there
#       playersChanged the handover screen goes where a computer player has come
#                      whose opponent is alone
#       inform TEXT    a sentence at the lower edge for who sits there, or sits
#                      down next
#       home           moves the keyboard to what is to be done
#       restart        the log is told again at the next change

need match/agreed match/sitter table/first-orders table/handover-answers \
        table/place

if {![info object isa class ::wargame::table::TablePlace]} {
    oo::class create ::wargame::table::TablePlace {
        superclass ::wargame::table::Place
    }
}

oo::define ::wargame::table::TablePlace {
    # NobodySat: nobody has since the match began.  Who begins needs no handover
    # screen; a match taken up again does.
    variable PlayWindow Match Presenter Turn Window Viewer Commander Seat \
            Handover Views Shown Sides NobodySat Seen Informed Own Answers \
            Left First IsReturn

    constructor {table sides} {
        next $table ""
        set Sides $sides
        lassign {} Informed Own         ;# Own: the moment when it was asked
        set Left {}                     ;# whose seat was left last, and when
        set IsReturn 0                  ;# from what both looked at, to Left
        set First [::wargame::table::FirstOrders new $table]
        $Shown note
        set NobodySat [expr {![::wargame::match::isBegun $Match]}]
        set Answers [::wargame::table::HandoverAnswers new $PlayWindow $Seen]
    }

    destructor {
        $Answers destroy
        # A seat that goes asks who is due.
        next
        $First destroy
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
            return [[$PlayWindow computers] onlooker]
        } elseif {[my atFirstOrders]} {
            return [lindex [$First has] 0]
        }
        set moment [$Match moment public]
        if {$Own ne [$Match stamp] && [[$Presenter panels] together $moment]
                && ![my GoesOn $side $moment]} {
            return public
        } elseif {$side in {0 1}} {
            return $side
        }
        set whose [[$Presenter panels] diceOf $moment]
        return [expr {$whose ne "" ? $whose
            : $Viewer eq "" ? "public" : $Viewer}]
    }

    method GoesOn {side moment} {
        return [expr {$Viewer in {0 1} && $Seat ne ""
            && $side in [list $Viewer chance]
            && [[$Presenter panels] goesOn $moment] eq $Viewer}]
    }

    method ownSeat {} {
        set Own [$Match stamp]
    }

    method ordersFirst {} {
        return [$First offered]
    }

    method atFirstOrders {} {
        return [expr {[llength [$First has]] > 0}]
    }

    method giveScreen {side {commander ""}} {
        $First give $side $commander
        $PlayWindow settle
    }

    method LooksFirst {} {
        return [[$Presenter panels] looksFirst [$Match moment public]]
    }

    method isHidden {} {
        return [expr {$Viewer in {0 1} && !$NobodySat && [my IsShared]
            && ![my IsBack]}]
    }

    method IsShared {} {
        # By several people, of both sides or commanders of one?
        return [expr {$Commander ne "" || [llength $Sides] > 1
            && ![llength [[$PlayWindow computers] sides]]}]
    }

    method playersChanged {} {
        if {[llength [[$PlayWindow computers] sides]] && [$Turn is handover]
                && ![my isHidden]} {
            $Turn event turned
        }
    }

    method IsBack {} {
        # Since this seat was left for what both look at, has its player alone
        # acted?  After dice, and after answers of the other that the program
        # gave, both may be looking.  Who asks for their own seat there hides it
        # from the other.
        lassign $Left sitter since
        if {$sitter ne [my sitter] || $Own eq [$Match stamp]
                || [$Match length] < $since} {
            return 0
        }
        for {set n $since} {$n < [$Match length]} {} {
            if {[dict get [$Match entry [incr n]] side] ne $Viewer} {
                return 0
            }
        }
        return 1
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
        my Offer
    }

    method Offer {} {
        if {$Handover ne ""} {
            $Answers offer $Handover $Viewer
        }
    }

    method takesBack {after} {
        return [$Answers takesBack $after $Viewer]
    }

    # ---- who sits down ----

    method rise {} {
        my note
        if {$Viewer in {0 1}} {
            set NobodySat 0
            $Seen acted [my sitter]
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
        if {$Viewer in {0 1} && $Seat ne ""} {
            set Left [list [my sitter] [$Match length]]
        } elseif {$Viewer in {0 1}} {
            # Who never turned the screen may be anybody.
            set Left {}
        }
        if {$shared} { my LookAs public }
        set public [expr {$Seat ne "" && $Viewer eq "public"}]
        my Leave
        set Commander [my due $viewer]
        set Viewer $viewer
        set IsReturn [expr {$public && [lindex $Left 0] eq [my sitter]}]
    }

    method takesOver {side} {
        my LookAs [::wargame::match::sitter $side [my due $side]]
    }

    method due {viewer} {
        # Whoever plays elsewhere is not to sit here.
        lassign [$First has] side commander
        if {$side eq $viewer} {
            return $commander
        }
        return [expr {[$PlayWindow isAskedElsewhere] && $viewer eq $Viewer
            ? $Commander
            : [[$PlayWindow mode] sits $viewer [next $viewer]]}]
    }

    method Name {} {
        return [my whose $Viewer $Commander]
    }

    method Kind {} {
        # Whose seat was left for what both look at has not handed it over.
        return [expr {$Commander ne "" ? "commander"
            : $IsReturn ? "back" : "seat"}]
    }

    method open {} {
        next
        if {$Viewer in {0 1}} {
            $Seen looked [my sitter]
        } else {
            $Seen opens
            my seen
        }
        my inform $Informed
        $Seat home
    }

    method note {} {
        # Who has a window of their own sees what happens as it does.
        next
        foreach who [$PlayWindow sitElsewhere] {
            $Seen read $who
        }
        my Offer
    }

    method seen {} {
        if {$Viewer in {0 1}} {
            next
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
            [$PlayWindow computers] lookBack
            next
            [$PlayWindow computers] caughtUp
        } elseif {$Seat ne ""} {
            my Enter ""
        }
    }
}
