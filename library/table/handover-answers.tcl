# handover-answers.tcl --
#
#       What may be done at a handover screen without a look at the seat behind
#       it: a question answered that needs none, and the end of a turn taken
#       back.
#
#   set answers [::wargame::table::HandoverAnswers new TABLE SEEN]
#       SEEN: what each side has seen, seen.tcl; both outlive it
#       offer SCREEN VIEWER    has the HandoverScreen before VIEWER's seat offer
#                              both, as far as they are possible now
#       takesBack AFTER VIEWER    could VIEWER, who sits there, take back what
#                              leads to that copy, by undo or at such a screen?

if {![info object isa class ::wargame::table::HandoverAnswers]} {
    oo::class create ::wargame::table::HandoverAnswers
}

oo::define ::wargame::table::HandoverAnswers {
    variable Table Match Presenter Seen

    constructor {table seen} {
        set Table $table
        set Match [$table match]
        set Presenter [$table presenter]
        set Seen $seen
    }

    method IsForTwo {} {
        # Who sits here alone spares nobody a look.
        return [expr {[llength [$Table here]] == 2}]
    }

    method offer {screen viewer} {
        lassign [my Unlooked $viewer] sentence label
        $screen offer $sentence $label [expr {$label eq "" ? ""
            : [namespace code [list my Answer $viewer [$Match stamp]]]}]
        # While nobody has looked, who was there before may take back the end
        # of their turn; they see it behind a screen of their own.
        if {$viewer in {0 1}} {
            $screen undo [expr {[my MayReopen $Match $viewer] && [my Asks]
                ? [namespace code [list my Reopen $viewer]] : ""}]
        }
    }

    # ---- the end of a turn taken back ----

    method MayReopen {match side} {
        # At one screen, and that side has looked nowhere since the end of the
        # turn, nor is this match taken up again.
        return [expr {[my IsForTwo] && [$match side] eq $side
            && [[$match deeds] canReopen]
            && ![$Seen hasLooked $side [$match lastAction]]}]
    }

    method Asks {} {
        # Would anybody be asked once it is taken back?  What the program
        # answers at once would end the turn again.
        set before [$Match at [$Match length]]
        set asks [[$before deeds] canReopen]
        if {$asks} {
            [$before deeds] reopen
            set asks [expr {[[$Presenter autoAnswers] proposed \
                    [$before moment public]] eq ""}]
        }
        $before destroy
        return $asks
    }

    method Reopen {viewer} {
        if {[my MayReopen $Match $viewer]} {
            $Table reopen
        }
    }

    method takesBack {after viewer} {
        # Who is asked on undoes it.  Else it is reopened, but where the program
        # answers no screen comes; where a battle begins both look, and have
        # seen nothing new.
        set side [$after side]
        if {![my IsForTwo] || ($side eq [$Match side] && ![$after canUndo]
                && [$after length] > [$Match length])} {
            return 0
        }
        return [expr {$side eq $viewer
            || ($side in {0 1} && [my MayReopen $after $side]
                && [[$Presenter autoAnswers] proposed [$after moment public]]
                    eq "")}]
    }

    # ---- a question answered ----

    method Unlooked {viewer} {
        # {SENTENCE LABEL ACTION}, from what both may see alone; or {}.
        return [expr {$viewer in {0 1} && [$Match side] eq $viewer
            && [my IsForTwo]
            ? [[$Presenter autoAnswers] unlooked [$Match moment public]] : {}}]
    }

    method Answer {viewer stamp} {
        # And what such an answer gives to each question that follows, of the
        # same phase also after the enemy's.
        if {[$Match stamp] eq $stamp} {
            [$Table programAnswers] restOfPhase "" 1
            $Match together [namespace code [list my Give $viewer]]
        }
    }

    method Give {viewer} {
        while {[set action [lindex [my Unlooked $viewer] 2]]
                in [$Match actions]} {
            set length [$Match length]
            $Table do $action
            if {[$Match length] == $length} break
        }
    }
}
