# program-answers.tcl --
#
#       Answers that the program gives for a player, who has said so before: by
#       a standing order, for moves that wait for Done, for the rest of a phase
#       or of a turn, or because a preference leaves nothing to choose.
#
#   set answers [::wargame::table::ProgramAnswers new MATCH PRESENTER]
#                        both outlive it
#       restOfPhase ?HOW? ?AFTER?    whoever is asked wants the rest of the
#                        phase answered as the game's AutoAnswers have it, from
#                        now on; or as long as AFTER more actions are done
#       restOfTurn       who is asked wants to end what is left of the turn
#       holding SIDE COMMANDER BOOL   the standing orders of that side, or of
#                        that commander of several, are being given: until they
#                        are, its questions are left to it
#       isHolding SIDE COMMANDER   are they?
#       isOrdering       are those of any side or commander?
#       isHeld           is what is asked now left so, though an order answers?
#       answer           what is given now, or ""
#       ordered          what is given now by a standing order or a preference
#                        alone: what may be given for who sits elsewhere
#       orderedIn MATCH  what orders and preferences give in a copy of the match
#       brokeOff SIDE DONE STEPS   of SIDE's order STEPS were not done after
#                        DONE: something was asked first, see broken-off.tcl
#       stopped SIDE STEPS TOLD   notes the same of an order that came to TOLD,
#                        of match/deeds.tcl, if one piece alone is taken up in
#                        it -> TOLD
#       goesOn           are there any that will be?
#       took N ACTION    notes that action N is given by the program
#       isTaken N        was it?
#       joining ACTION   what stands before that answer in the history, which is
#                        given now
#       acting           an action is done now: by a hand, unless joining was
#                        asked for it
#       repeated         the answers that would be given again: N -> ANSWER
#       repeats ANSWERS  replaces them
#       canUndo          can more be undone than what would be given again?
#       lastOwn          the number of the last action that undo takes back: not
#                        of answers that would only be given again

need match/standing table/broken-off

if {![info object isa class ::wargame::table::ProgramAnswers]} {
    oo::class create ::wargame::table::ProgramAnswers
}

oo::define ::wargame::table::ProgramAnswers {
    # PhaseRest: {PHASE COMMANDER}, of which the rest is answered -> {LENGTH
    # LASTS HOW}, of the match when that was said.
    # TurnEnd: {SIDE LENGTH COMMANDER} of who ends its turn, when that was said.
    # Both by whom of several commanders.  Reached: how long the match has been
    # since.  Again: N -> the answer that would be given again.
    # Held: {SIDE COMMANDER} of who gives orders -> 1.
    # Taken: the numbers of those given.  Joining: the number of the answer that
    # is given now, "".  BrokenOff: the object.
    variable Match Presenter PhaseRest TurnEnd Reached Held Again Taken \
            Joining BrokenOff

    constructor {match presenter} {
        set Match $match
        set Presenter $presenter
        set PhaseRest [dict create]
        set TurnEnd {}
        set Held [dict create]
        set Again [dict create]
        set Taken [dict create]
        set Joining ""
        set BrokenOff [::wargame::table::BrokenOff new $match $presenter]
    }

    destructor {
        $BrokenOff destroy
    }

    method brokeOff {side done steps} {
        $BrokenOff leave $side $done $steps
    }

    method stopped {side steps told} {
        set rest [lassign $steps first]
        if {[dict get $told stopped] eq "asked" && [dict get $told done] == 1
                && [lsearch -exact [lmap step $rest {
                    [$Presenter gestures] takesUp $step
                }] 1] < 0} {
            my brokeOff $side $first $rest
        }
        return $told
    }

    method goesOn {} {
        return [$BrokenOff isLeft]
    }

    method took {n action} {
        dict set Taken $n [regsub {^! } $action ""]
    }

    method isTaken {n} {
        # Taken back, it may have been given by hand.
        set action [dict get [$Match entry $n] action]
        foreach given [list $Taken $Again] {
            if {[dict exists $given $n] && [dict get $given $n] eq $action} {
                return 1
            }
        }
        return 0
    }

    method restOfPhase {{how ""} {after 0}} {
        lassign [my Advised $how] phase - lasts
        if {$phase ne ""} {
            dict set PhaseRest [list $phase [my Commander [$Match side]]] \
                    [list [expr {[$Match length] + $after}] $lasts $how]
        }
    }

    method restOfTurn {} {
        set TurnEnd [list [$Match side] [$Match length] \
                [my Commander [$Match side]]]
        set Reached [$Match length]
    }

    method holding {side commander on} {
        if {$on} {
            dict set Held [list $side $commander] 1
        } else {
            dict unset Held [list $side $commander]
        }
    }

    method isHolding {side commander} {
        return [dict exists $Held [list $side $commander]]
    }

    method isOrdering {} {
        return [expr {[dict size $Held] > 0}]
    }

    method IsHolding {} {
        # Does who is asked give orders now?
        set side [$Match side]
        return [expr {[my isOrdering]
            && [my isHolding $side [my Commander $side]]}]
    }

    method isHeld {} {
        return [expr {[my IsHolding] && [[$Match standing] answer] ne ""}]
    }

    method Commander {side} {
        # Who is asked of a side that has several; else "".
        return [expr {$side in {0 1} ? [[$Presenter reader] commander \
            [$Match moment $side]] : ""}]
    }

    method Advised {{how ""}} {
        # {PHASE ACTION} for the side that is asked, as it sees the match.
        set side [$Match side]
        return [expr {$side in {0 1} ? [[$Presenter autoAnswers] rest \
            [$Match moment $side] $how] : {}}]
    }

    method ForRest {} {
        set side [$Match side]
        if {![dict size $PhaseRest] || $side ni {0 1}} {
            return ""
        }
        set phase [lindex [my Advised] 0]
        my Forget $phase
        set rest [list $phase [my Commander $side]]
        return [expr {![dict exists $PhaseRest $rest] ? ""
            : [lindex [my Advised [lindex [dict get $PhaseRest $rest] 2]] 1]}]
    }

    method Forget {now} {
        # What was taken back, and of other phases what does not last.
        set length [$Match length]
        set PhaseRest [dict filter $PhaseRest script {rest said} {
            lassign $said since lasts
            expr {$length >= $since
                && ($lasts ne "" || [lindex $rest 0] eq $now)}
        }]
    }

    method ForTurn {} {
        # Once nobody who waits goes any more; until something is decided or
        # learned, or undone.
        if {$TurnEnd eq {} || [my ForWaiting] ne ""} {
            return ""
        }
        set side [lindex $TurnEnd 0]
        if {[$Match length] < $Reached || ![my IsFinishing {*}$TurnEnd]} {
            set TurnEnd {}
            return ""
        }
        set Reached [$Match length]
        return [[$Presenter autoAnswers] endsBy [$Match moment $side]]
    }

    method IsFinishing {side from commander} {
        set waiting [[$Match deeds] waiting]
        return [expr {[$Match side] eq $side && [$Match length] >= $from
            && [my Commander $side] eq $commander
            && [$Match lastThrow] <= $from
            && ($waiting eq "" || ![$waiting wasRefused])
            && ([$Match length] == $from
                || ![[$Match remote] surprised $side])
            && [[$Presenter autoAnswers] endsBy [$Match moment $side]] ne ""}]
    }

    method joining {action} {
        # Before it: it is one deed with the answer before it, for taken back
        # alone it would be given again; but not what a standing order answers,
        # nor what ends a phase of a turn that is finished.
        if {[string match "! *" $action]
                || ($action eq [my ForTurn] && [my Proposed $Match] eq "")} {
            return ""
        } elseif {$action eq [$BrokenOff next]} {
            # Taken back, it is not given again.
            return "+ "
        }
        set Joining [expr {[$Match length] + 1}]
        dict set Again $Joining $action
        return "+ "
    }

    method acting {} {
        # What a hand does in the place of one of them is not given again.
        set n [expr {[$Match length] + 1}]
        if {$n ne $Joining} {
            set Again [dict filter $Again script {at -} { expr {$at < $n} }]
        }
        set Joining ""
    }

    method repeated {} {
        return $Again
    }

    method repeats {these} {
        set Again $these
    }

    method canUndo {} {
        return [expr {[$Match canUndo] && [[$Match deeds] whyUndo \
            [expr {[my lastOwn] - 1}]] eq ""}]
    }

    method lastOwn {} {
        # The rules did not join it where something was learned before it.
        set n [$Match lastAction]
        while {[dict exists $Again $n]
                && [set entry [$Match entry $n]] ne ""
                && [dict get $entry action] eq [dict get $Again $n]
                && ![dict get $entry joined]} {
            incr n -1
        }
        return $n
    }

    method ForWaiting {} {
        # None in a copy of the match, which knows of none that wait.
        set waiting [[$Match deeds] waiting]
        return [expr {$waiting eq "" ? "" : [$waiting answer]}]
    }

    method answer {} {
        # A standing order of the side comes first; one to be asked goes before
        # the preference by which losses are chosen, too.
        # Then what was broken off, moves that wait for Done, and what ends the
        # turn.
        if {[my IsHolding]} {
            return ""
        }
        foreach answer [list [[$Match standing] answer] [$BrokenOff next] \
                [my ForWaiting] [my ForRest] [my ForTurn]] {
            if {$answer ne ""} {
                return $answer
            }
        }
        return [my Proposed $Match]
    }

    method ordered {} {
        if {[my IsHolding]} {
            return ""
        }
        return [my orderedIn $Match]
    }

    method orderedIn {match} {
        set answer [[$match standing] answer]
        return [expr {$answer ne "" ? $answer : [my Proposed $match]}]
    }

    method Proposed {match} {
        return [[$Presenter autoAnswers] proposed [$match moment public] \
                {*}[expr {[[$match standing] isOrdered] ? 0 : ""}]]
    }
}
