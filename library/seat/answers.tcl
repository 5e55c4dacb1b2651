# answers.tcl --
#
#       Answers that end something: not by a press that was meant for what ended
#       by itself, and not before a player has heard what is thrown away for
#       good.  What undo brings back is done at once, and said below the map.
#
#   set answers [::wargame::seat::Answers new SEAT PARTS]
#       give ACTION ?HOW?  gives one of the actions offered, wherever it came
#                          from; Done with a piece in the hand puts that back
#                          and says so.  HOW: pressed; ordered before, which is
#                          never taken for a press that came too soon; or begins
#                          an order for more, which gives nothing yet.  What a
#                          digit answers or begins after Done, and nothing takes
#                          back, is only marked: stray-said.tcl -> is it?
#       close STEPS CMD    CMD does these on the map: asks first if they are
#                          the last of what is asked, so that neither undo nor
#                          the handover screen brings it back, and something
#                          would go with them; or if they are for good, and
#                          doubts.tcl has some
#       noteQuestion       the match has changed: what is asked may be another
#       tell LOST CMD      does CMD, and says what was lost by it if the same
#                          side is asked on
#       says ACTION LABEL  the words of its button, with the points given up
#       isRead             is this a click on the button of Done that has said
#                          so for a moment, and nothing else would be lost?
#                          Then it does not ask; a key does
#       turnedBack         notes that a question was answered by its other
#                          button

need base/timer base/prefs base/words look/key-press look/stray \
        seat/seat-part

if {![info object isa class ::wargame::seat::Answers]} {
    oo::class create ::wargame::seat::Answers {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Answers {
    # Asked: when the last question began; Began: if by itself, else "".  Given:
    # {QUESTION GIVEN}, what Done gives up; Since: said since when.
    variable Seat Table Viewer Match Presenter Board Question Asked Began \
            Given Since

    constructor {seat parts} {
        next $seat $parts
        set Question ""                 ;# {SIDE DECISION} of the last
        set Asked 0
        set Began ""
        set Given {"" {}}
        set Since 0
    }

    method give {action {how pressed}} {
        set pressed [expr {$how eq "pressed"}]
        if {$action in {done pass} && $Board ne "" && [$Board held] ne ""} {
            my PutBack [$Board held]
            return
        } elseif {$pressed && ($action in {done pass} && [my IsTooSoon]
                || [my IsMain $action] && [my IsNew])} {
            [my of strays] tooSoon
            return
        } elseif {$how ne "ordered" && [my IsLone $action]} {
            [my of strays] mark $action $how
            return 1
        } elseif {$how eq "begins"} {
            return 0
        }
        set lost [expr {$action eq "done" && ![my isRead]
            && [::wargame::base::prefs get asks] ? [my Lost] : {}}]
        if {$pressed && $action eq "done" && ![llength $lost]
                && [my IsDouble]} {
            [my of strays] tooSoon
        } elseif {[llength $lost] && [[my of takenBack] may done]
                && ![[$Presenter advice] asksAnyway [$Seat moment]]} {
            my tell $lost [list $Table do done]
        } elseif {[llength $lost]} {
            [my of question] ask $lost [::wargame::base::say loss.done] \
                    [namespace code [list my Lose $action]]
        } elseif {[llength $action] > 2} {
            # A piece is sent somewhere, as on the map.
            my close [list $action] [list $Table do $action]
        } else {
            $Table do $action
        }
    }

    method IsLone {action} {
        # Of dice and whatever else undo does not bring back.
        return [expr {[::wargame::base::prefs get asks] && $action ne "done"
            && [[my of strays] isLone [expr {"done" in [$Seat offered]}]]
            && ![[my of takenBack] may $action]}]
    }

    method IsMain {action} {
        # It has the button of Done, and is for good.
        return [expr {$action eq [[$Presenter panels] mainDeed \
            [dict get [$Seat choices] free]]}]
    }

    method PutBack {piece} {
        # Whoever holds one has not done with it what was meant.
        my notify board let
        [my of status] aloud [::wargame::base::say hand.putBack \
                [[$Presenter words] unitName $piece]]
        [my of status] spoil
    }

    method Lost {} {
        if {[[$Presenter advice] isSetUp [$Match moment $Viewer]]} {
            return {}
        }
        return [[$Presenter advice] lostByDone [$Match moment $Viewer] \
                [expr {[my AreAside] ? "aside"
                    : [[my of waiting] told] ne "" ? "waiting" : ""}] \
                [[my of still] putUnmoved]]
    }

    method tell {lost cmd} {
        # Who is asked next may be the other.
        lassign [list [$Match side] [$Match length] [self]] side before me
        {*}$cmd
        if {[llength $lost] && [info object isa object $me]
                && [$Match side] eq $side} {
            set told [join $lost]
            [my of status] say [expr {
                [[$Match deeds] whyUndo $before] ne "" ? $told
                : [::wargame::base::say loss.told $told]}]
        }
    }

    method AreAside {} {
        return [expr {[llength [[my of still] put]]
            && ![llength [[my of still] able]]}]
    }

    method close {steps cmd} {
        if {![::wargame::base::prefs get asks]} {
            return [{*}$cmd]
        }
        set ends [[$Match deeds] ends $steps]
        set doubts [my DoubtsOf $steps]
        if {$ends eq "" && ![llength $doubts]
                || [[my of takenBack] may {*}$steps]} {
            {*}$cmd
            return
        }
        set before [expr {$ends eq "" ? 0 : [dict get $ends before]}]
        [my of question] ask [concat $doubts [list [expr {
            $before ? [::wargame::base::sayCount loss.ends.before $before]
            : $ends ne "" ? [::wargame::base::say loss.ends]
            : [::wargame::base::say loss.shown]}]]] \
            [[$Presenter words] label [lindex $steps end]] \
            [namespace code [list my Close [lindex $steps 0] $cmd]] 0
    }

    method DoubtsOf {steps} {
        # Not of what dice follow at once: those are expected.
        set doubts [[my of doubts] about $steps]
        return [expr {[llength $doubts]
            && [[my of takenBack] isShown {*}$steps] ? $doubts : {}}]
    }

    method Close {action cmd} {
        my notify home
        if {$action in [$Seat offered]} {
            {*}$cmd
        }
    }

    # ---- a phase that ended by itself ----

    method noteQuestion {} {
        # The match has changed: is this another question, and did nobody say
        # that they were done with the one before?
        [my of question] forget
        [my of strays] changed
        set question [list [$Match side] [$Match decision]]
        if {$question ne $Question && [$Match side] in {0 1}} {
            set Asked [::wargame::base::timer now]
            set ended [expr {[my LastDeed] in {done pass}}]
            set Began [expr {$Question eq "" || $ended ? "" : $Asked}]
            if {[$Table mayAnswer $Viewer]} {
                ::wargame::look::askedNow [expr {$Began ne ""}]
            }
            if {$ended && $Question ne "" && $Board ne ""} {
                # What lies apart was looked at for that.
                $Board spread ""
            }
        }
        if {[$Match side] in {0 1}} {
            set Question $question
        }
        my NoteGiven
    }

    method NoteGiven {} {
        # No button says it while something else is to be read.
        set given [list $Question [expr {"done" in [$Seat offered]
            ? [[$Presenter prices] givesUp [$Match moment $Viewer]] : {}}]]
        # Who has just spent a point knows that the number is another.
        if {[lindex $given 0] ne [lindex $Given 0]
                || ![llength [lindex $Given 1]]} {
            set Since [::wargame::base::timer now]
        }
        set Given $given
    }

    method says {action label} {
        return [expr {$action eq "done" ? [[$Presenter prices] done \
                [lindex $Given 1] $label] : $label}]
    }

    method isRead {} {
        return [expr {[::wargame::look::byPointer]
            && [llength [lindex $Given 1]]
            && ![::wargame::look::isDeaf told $Since]}]
    }

    method LastDeed {} {
        # Of a player, before whatever dice fell after it.
        for {set n [$Match length]} {$n > 0} {incr n -1} {
            set entry [$Match entry $n]
            if {[dict get $entry side] ne "chance"} {
                return [lindex [dict get $entry action] 0]
            }
        }
        return ""
    }

    method IsDouble {} {
        # A second Done at once, which would make final what could be undone.
        return [expr {[::wargame::base::prefs get asks] && [my IsNew]
            && [my LastDeed] eq "done" && [$Table canUndo]
            && ![[my of takenBack] may done]}]
    }

    method IsNew {} {
        return [::wargame::look::isDeaf unbidden $Asked]
    }

    method IsTooSoon {} {
        return [::wargame::look::isDeaf unbidden $Began]
    }

    # ---- what is thrown away ----

    method Lose {action} {
        if {$action in [$Seat offered]} {
            $Table do $action
        }
    }

    method turnedBack {} {
        set Since [::wargame::base::timer now]
    }
}
