# gestures.tcl --
#
#       The contract Gestures: what a click on a piece, a drag of it or a key
#       over it means, and what is shown while it is in the hand.
#
#       clickDoes ACTIONS      of those that name the piece alone, what one
#                              click on it does: a list, of what undo can take
#                              back
#       secondClick ACTIONS    of those, what takes the second click, though the
#                              piece can go nowhere: nothing takes it back
#       dropOnItself ACTIONS   of those, those meant by putting it back where it
#                              was
#       takesBack ACTIONS      the one of ACTIONS that takes a piece off the map
#                              to be put elsewhere, or ""
#       pieceTargets MOMENT ACTIONS  of actions that name two pieces, by place,
#                              those meant by putting the first there
#       waysOut MOMENT UNIT WAYS  PLACE -> the actions that take UNIT to PLACE,
#                              beside the map, or there do more than go; WAYS:
#                              the same of places on it
#
#   What is shown:
#       caption MOMENT UNIT PLACE  the words at PLACE, where UNIT may be put
#       dropPrice MOMENT UNIT PLACE  what it costs to put UNIT there, or leaves,
#                              in words that stand alone
#       range MOMENT UNIT      the places that UNIT commands; UNIT "": those
#                              commanded now
#       goal MOMENT UNIT       {PLACE PIECE} to whom UNIT is sent, which is lit
#                              while UNIT is in the hand; or {}
#       zones MOMENT UNIT      the places where an enemy would stop UNIT
#       comesFrom ACTION       does ACTION bring something from its place to its
#                              piece, which stays?
#       way MOMENT UNIT PLACE STEPS  the lines for the board along which UNIT
#                              would go to PLACE by STEPS: {x y ... STYLE}
#
#   Where it stands:
#       poses MOMENT UNITS     what these can do where they stand, each by
#                              several actions: {LABEL ACTIONS ?road?}..., road
#                              of what begins or ends a march by road; and what
#                              they cannot: {LABEL {} "" REASON}
#       hasPoses               does a piece turn, or march by road, in this
#                              game?
#       takesUp ACTION         does ACTION no more than begin a pose?
#       keepsInHand ACTIONS    is who did these meant to go somewhere at once?
#       turned MOMENT UNITS STEP    the actions by which they turn so many sides
#                              with the clock
#       turnedTo MOMENT UNITS X Y   how they would face that point, in metres: a
#                              dictionary of steps, the actions; front, the
#                              places before those that turn, or look there
#                              already; barred, those before the others; stay,
#                              {UNIT PARAGRAPH KEY}... of who does not turn
#       turnsTo MOMENT UNITS PLACE   the ways to face that place: {ACTIONS
#                              CORNER}..., CORNER 1 of one with a corner
#       onItsWay MOMENT        {PIECE ACTION} of the piece that is led, as it
#                              has to go, though nobody took it up, and what
#                              ends that; or {}
#       inHand MOMENT          the piece that was taken up and is led now, or ""
#
#   Several:
#       keepsShape MOMENT UNITS   do UNITS keep their formation on a move?
#       groupsWait MOMENT      may several pieces that move only after Done be
#                              sent together?
#       unled MOMENT           the pieces of whoever is asked that move after
#                              Done by dice alone

need present/part

if {![info object isa class ::wargame::present::Gestures]} {
    oo::class create ::wargame::present::Gestures {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Gestures {
    method clickDoes {actions} {
        return {}
    }

    method keepsInHand {actions} {
        return 0
    }

    method goal {moment unit} {
        return {}
    }

    method takesBack {actions} {
        return ""
    }

    method secondClick {actions} {
        return {}
    }

    method dropOnItself {actions} {
        return $actions
    }

    method pieceTargets {moment actions} {
        return {}
    }

    method takesUp {action} {
        return 0
    }

    method onItsWay {moment} {
        return {}
    }

    method inHand {moment} {
        return ""
    }

    method poses {moment units} {
        return {}
    }

    method hasPoses {} {
        return 0
    }

    method turned {moment units step} {
        return {}
    }

    method turnedTo {moment units x y} {
        return {steps {} front {} barred {} stay {}}
    }

    method turnsTo {moment units place} {
        return {}
    }

    method keepsShape {moment units} {
        return 0
    }

    method groupsWait {moment} {
        return 0
    }

    method unled {moment} {
        return {}
    }

    method caption {moment unit place} {
        return ""
    }

    method dropPrice {moment unit place} {
        return [my caption $moment $unit $place]
    }

    method range {moment unit} {
        return {}
    }

    method zones {moment unit} {
        return {}
    }

    method comesFrom {action} {
        return 0
    }

    method way {moment unit place steps} {
        return {}
    }

    method waysOut {moment unit ways} {
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
