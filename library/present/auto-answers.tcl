# auto-answers.tcl --
#
#       The contract AutoAnswers: what the program answers for whoever is asked,
#       where nothing is decided by it or they have asked for that.
#
#       proposed MOMENT ?LOSSES?  an answer that the table gives at once for
#                              whoever should, or "".  LOSSES: prefs losses
#       preferred              questions of standing orders that this preference
#                              answers where nothing is ordered
#       rest MOMENT ?HOW?      {PHASE ACTION ?LASTS?}: the table answers ACTION
#                              for whoever is asked and wants the rest of a
#                              phase answered, as long as PHASE is the same;
#                              with LASTS whenever it is so again, after other
#                              questions.  {}: the table answers nothing for
#                              them.  HOW: a word of the game's for what they
#                              want, on which PHASE does not depend
#       endsBy MOMENT          the answer by which whoever is asked ends the
#                              phase and does nothing more in it; "" where there
#                              is something to decide
#       hasMore MOMENT         do, as a rule, more phases of whoever is asked
#                              follow, all of which could be ended by one order?
#       unlooked MOMENT        {SENTENCE LABEL ACTION} of a question that who is
#                              asked may answer without a look at their seat,
#                              always the same whatever is hidden; {}: none.
#                              MOMENT is what both see
#       sameForAll MOMENT UNIT ACTIONS   of actions with it, one that leaves
#                              no other piece less than another of them would;
#                              "" where it makes a difference

need present/part present/silent

if {![info object isa class ::wargame::present::AutoAnswers]} {
    oo::class create ::wargame::present::AutoAnswers {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::AutoAnswers {
    variable Game Panels

    method proposed {moment {losses ""}} {
        return [::wargame::present::silentAnswer $Game $moment]
    }

    method preferred {} {
        return {}
    }

    method rest {moment {how ""}} {
        return {}
    }

    method endsBy {moment} {
        return [expr {"done" in [$moment actions]
            && ![$Panels declines [$moment decision]] ? "done" : ""}]
    }

    method hasMore {moment} {
        # A game whose turns have no such phases knows no such question.
        return [expr {[[$moment as [$moment side]] query goes_on] ne ""}]
    }

    method unlooked {moment} {
        return {}
    }

    method sameForAll {moment unit actions} {
        return ""
    }
}
