# ordered-window.tcl --
#
#       Standing orders in a window in which a match is played: who may give
#       them there, and what they answer; see match/standing.tcl.
#
#   A PlayWindow is one:
#       mayStand VIEWER      may that viewer give one here?
#       stand VIEWER ORDER   gives it: "hits least"
#       rest                 whoever is asked wants the rest of the phase
#                            answered as the game's advice has it, from now on
#       finish               who is asked wants to end what is left of the turn
#       takesBack AFTER      could who sits here still take it back at a
#                            handover screen, if it led to that copy?
#     and for its Turn:
#       Taken                the answer that is given by the program, or ""

need match/standing table/match-window

if {![info object isa class ::wargame::table::OrderedWindow]} {
    oo::class create ::wargame::table::OrderedWindow {
        superclass ::wargame::table::MatchWindow
    }
}

oo::define ::wargame::table::OrderedWindow {
    # Rest: of which phase the rest is answered, or {}.  Finish: {SIDE LENGTH}
    # of who ends its turn, and when that was said; or {}.
    variable Match Presenter Place Rest Finish

    method mayStand {viewer} {
        return [expr {$viewer in {0 1} && $viewer eq [my viewer]
            && [[$Match remote] seat] in [list nobody $viewer]
            && [$Match side] ne "nobody"}]
    }

    method stand {viewer order} {
        if {[my mayStand $viewer]} {
            my Do $viewer "standing $order"
        }
    }

    method rest {} {
        set Rest [lindex [my Advised] 0]
        my settle
    }

    method Advised {} {
        # {PHASE ACTION} for the side that is asked, as it sees the match.
        set side [$Match side]
        return [expr {$side in {0 1}
            ? [[$Presenter advice] rest [$Match moment $side]] : {}}]
    }

    method RestAnswer {} {
        if {![info exists Rest] || $Rest eq {}} {
            return ""
        }
        lassign [my Advised] phase answer
        if {[$Match side] in {0 1} && $phase ne $Rest} {
            set Rest {}
        }
        return [expr {$phase eq $Rest ? $answer : ""}]
    }

    method finish {} {
        set Finish [list [$Match side] [$Match length]]
    }

    method takesBack {after} {
        return [$Place takesBack $after]
    }

    method FinishAnswer {} {
        # Once nobody who waits goes any more; until something is decided or
        # learned.
        if {![info exists Finish] || $Finish eq {}
                || [my WaitingAnswer] ne ""} {
            return ""
        }
        set side [lindex $Finish 0]
        if {![my IsFinishing {*}$Finish]} {
            set Finish {}
            return ""
        }
        return [[$Presenter advice] endsBy [$Match moment $side]]
    }

    method IsFinishing {side from} {
        set waiting [[$Match deeds] waiting]
        return [expr {[$Match side] eq $side && [$Match length] >= $from
            && [$Match lastThrow] <= $from && ![$waiting wasRefused]
            && ([$Match length] == $from
                || ![[$Match remote] surprised $side])
            && [[$Presenter advice] endsBy [$Match moment $side]] ne ""}]
    }

    method Joining {action} {
        # Before it: it is one deed with the answer before it, for taken back
        # alone it would be given again; but not what a standing order answers,
        # nor what ends a phase of a turn that is finished.
        return [expr {[string match "! *" $action]
            || ($action eq [my FinishAnswer] && [my Proposed] eq "")
            ? "" : "+ "}]
    }

    method WaitingAnswer {} {
        # None in a copy of the match, which knows of none that wait.
        set waiting [[$Match deeds] waiting]
        return [expr {$waiting eq "" ? "" : [$waiting answer]}]
    }

    method Taken {} {
        # A standing order of the side comes first; one to be asked goes before
        # the preference by which losses are chosen, too.
        # Then moves that wait for Done, and what ends the turn.
        set standing [$Match standing]
        foreach answer [list [$standing answer] [my WaitingAnswer] \
                [my RestAnswer] [my FinishAnswer]] {
            if {$answer ne ""} {
                return $answer
            }
        }
        return [my Proposed]
    }

    method Proposed {} {
        return [[$Presenter advice] proposed [$Match moment public] \
                {*}[expr {[[$Match standing] isOrdered] ? 0 : ""}]]
    }
}
