# advice.tcl --
#
#       The contract Advice: what is worth doing, what it costs, what dice would
#       do, and what a drag would mean.
#
#       hints MOMENT           what is worth doing now, the best first: {TEXT
#                              WHERE} each, WHERE a piece, a place or ""; {} if
#                              the game has nothing to say of it
#       lostByDone MOMENT ?ASIDE?  what whoever is asked would lose by being
#                              done now, a sentence each; ASIDE 1: all who could
#                              act are put aside, which is not told
#       isOnlyFinal MOMENT     is no more lost by Done than that what was done
#                              can be taken back?
#       endsBy MOMENT          the answer by which whoever is asked ends the
#                              phase and does nothing more in it; "" where there
#                              is something to decide
#       groupsWait MOMENT      may several pieces that move only after Done be
#                              sent together?
#       unled MOMENT           the pieces of whoever is asked that move after
#                              Done by dice alone
#       unlooked MOMENT        {SENTENCE LABEL ACTION} of a question that who is
#                              asked may answer without a look at their seat,
#                              always the same whatever is hidden; {}: none.
#                              MOMENT is what both see
#       proposed MOMENT ?LOSSES?  an answer that the table gives at once for
#                              whoever should, or "".  LOSSES: prefs losses
#       rest MOMENT            {PHASE ACTION}: the table answers ACTION for
#                              whoever is asked and wants the rest of a phase
#                              answered, as long as PHASE is the same.  {}: the
#                              table answers nothing for them
#       alarm MOMENT UNITS     why a march of these goes no farther, with
#                              enemies as near as they are; "" if it does
#       takesBack ACTIONS      the one of ACTIONS that takes a piece off the map
#                              to be put elsewhere, or ""
#
#   Odds: a topic of [$match query].
#       oddsInBattle MOMENT    what can be asked of odds in a battle: the key of
#                              a message, odds.KEY, and the topic...
#       oddsRecall MOMENT      is somebody in the battle who is remembered?
#       oddsOfAction MOMENT ACTION  the topic of what the dice of ACTION would
#                              do, or ""
#       oddsOfDrop MOMENT UNIT PLACE ACTIONS  the topic of what may come of
#                              putting UNIT at PLACE by ACTIONS, or ""
#
#   A piece in the hand:
#       caption MOMENT UNIT PLACE  the words at PLACE, where UNIT may be put
#       range MOMENT UNIT      the places that UNIT commands; UNIT "": those
#                              commanded now
#       zones MOMENT UNIT      the places where an enemy would stop UNIT
#       way MOMENT UNIT PLACE STEPS  the lines for the board along which UNIT
#                              would go to PLACE by STEPS: {x y ... STYLE}
#       waysOut MOMENT UNIT WAYS  PLACE -> the actions that take UNIT to PLACE,
#                              beside the map; WAYS: the same of places on it
#       dropOnItself ACTIONS   of those that name the unit alone, those meant by
#                              putting it back where it was
#       clickDoes ACTIONS      of those, what one click on it does: a list, of
#                              what undo can take back
#       sameForAll MOMENT UNIT ACTIONS   of actions with it, one that leaves
#                              no other piece less than another of them would;
#                              "" where it makes a difference
#       pieceTargets MOMENT ACTIONS  of actions that name two pieces, by place,
#                              those meant by putting the first there
#       poses MOMENT UNITS     what these can do where they stand, each by
#                              several actions: {LABEL ACTIONS ?road?}..., road
#                              of what begins or ends a march by road
#       takesUp ACTION         does ACTION no more than begin a pose?
#       turned MOMENT UNITS STEP    the actions by which they turn so many sides
#                              with the clock; turnedTo MOMENT UNITS PLACE: to
#                              face that place
#       inHand MOMENT          the piece that was taken up and is led now, or ""
#       keepsShape MOMENT UNITS   do UNITS keep their formation on a move?

need base/words present/part present/silent

if {![info object isa class ::wargame::present::Advice]} {
    oo::class create ::wargame::present::Advice {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Advice {
    variable Game Panels

    method caption {moment unit place} {
        return ""
    }

    method range {moment unit} {
        return {}
    }

    method waysOut {moment unit ways} {
        return {}
    }

    method way {moment unit place steps} {
        return {}
    }

    method zones {moment unit} {
        return {}
    }

    method poses {moment units} {
        return {}
    }

    method takesUp {action} {
        return 0
    }

    method turned {moment units step} {
        return {}
    }

    method turnedTo {moment units place} {
        return {}
    }

    method inHand {moment} {
        return ""
    }

    method keepsShape {moment units} {
        return 0
    }

    method dropOnItself {actions} {
        return $actions
    }

    method clickDoes {actions} {
        return {}
    }

    method sameForAll {moment unit actions} {
        return ""
    }

    method pieceTargets {moment actions} {
        return {}
    }

    method oddsInBattle {moment} {
        return {}
    }

    method oddsRecall {moment} {
        return 0
    }

    method oddsOfAction {moment action} {
        return ""
    }

    method oddsOfDrop {moment unit place actions} {
        return ""
    }

    method hints {moment} {
        return {}
    }

    method alarm {moment units} {
        return ""
    }

    method takesBack {actions} {
        return ""
    }

    method rest {moment} {
        return {}
    }

    method proposed {moment {losses ""}} {
        return [::wargame::present::silentAnswer $Game $moment]
    }

    method lostByDone {moment {aside 0}} {
        # The rules say what, and how much.
        return [lmap left [[$moment as [$moment side]] query leaves] {
            lassign $left kind count
            if {$aside && $kind in [my LeftActs]} continue
            ::wargame::base::sayCount $Game.leaves.$kind $count \
                    {*}[my LeftWhere $moment $kind]
        }]
    }

    method isOnlyFinal {moment} {
        set kinds [lmap left [[$moment as [$moment side]] query leaves] {
            lindex $left 0
        }]
        return [expr {[lsort -unique $kinds] eq "setup"}]
    }

    method endsBy {moment} {
        return [expr {"done" in [$moment actions]
            && ![$Panels declines [$moment decision]] ? "done" : ""}]
    }

    method groupsWait {moment} {
        return 0
    }

    method unled {moment} {
        return {}
    }

    method unlooked {moment} {
        return {}
    }

    method LeftActs {} {
        # The kinds of `leaves` that say no more than that pieces could act:
        # those that could move, and what a game adds.
        return {units}
    }

    method LeftWhere {moment kind} {
        # What else the sentence names.
        return {}
    }
}

# pieceTargetsOf --
#
#       For pieceTargets: where the second piece of such an action is.
proc ::wargame::present::pieceTargetsOf {reader verb moment actions} {
    set view [$moment view]
    set targets [dict create]
    foreach action $actions {
        if {[lindex $action 0] eq $verb} {
            dict lappend targets \
                    [$reader placeOf $view [lindex $action 2]] $action
        }
    }
    return $targets
}
