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
#     and for its Turn:
#       Taken                the answer that is given by the program, or ""

need match/standing table/match-window

if {![info object isa class ::wargame::table::OrderedWindow]} {
    oo::class create ::wargame::table::OrderedWindow {
        superclass ::wargame::table::MatchWindow
    }
}

oo::define ::wargame::table::OrderedWindow {
    # Rest: of which phase the rest is answered, or {}.
    variable Match Presenter Rest

    method mayStand {viewer} {
        return [expr {$viewer in {0 1} && $viewer eq [my viewer]
            && [[$Match remote] seat] eq "nobody"
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

    method WaitingAnswer {} {
        # None in a copy of the match, which knows of none that wait.
        set waiting [[$Match deeds] waiting]
        return [expr {$waiting eq "" ? "" : [$waiting answer]}]
    }

    method Taken {} {
        # A standing order of the side comes first; one to be asked goes before
        # the preference by which losses are chosen, too.
        # Then moves that wait for Done.
        set standing [$Match standing]
        foreach answer [list [$standing answer] [my WaitingAnswer] \
                [my RestAnswer]] {
            if {$answer ne ""} {
                return $answer
            }
        }
        return [[$Presenter advice] proposed [$Match moment public] \
                {*}[expr {[$standing isOrdered] ? 0 : ""}]]
    }
}
