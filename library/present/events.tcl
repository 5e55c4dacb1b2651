# events.tcl --
#
#       The contract Events: what the events of a history mean.  EVENT is one
#       dictionary of [$match events].
#
#       rule EVENT             the paragraph that EVENT follows, or ""
#       side EVENT             the colour in which EVENT is told: 0, 1 or chance
#       places EVENT           the places that EVENT is about
#       throw EVENT            the numbers on the dice that EVENT tells of
#       dice EVENT             an SVG of each of these dice
#       forms EVENT            {NUMBER FORM} of each of them; FORM is hit, miss,
#                              own if it hits who rolled it, or plain
#       isTurn EVENT           does EVENT begin a turn?
#       isStep EVENT           does EVENT begin a turn, or a shorter stretch
#                              such as an impulse, to which a watched match runs
#                              on after Escape?
#       isPhase EVENT          does EVENT begin a phase that the log sets apart?
#       isBattle EVENT         does EVENT begin a battle?
#       isNext EVENT           does EVENT tell no more than who of a side acts
#                              next, as their handover screen does?
#       goesOn BEFORE EVENT    does EVENT go on with what BEFORE, told last,
#                              began, so that the log tells EVENT in its place?
#       isSaid BEFORE EVENT    does BEFORE, told last, say all that EVENT does,
#                              so that the log leaves EVENT out?
#       isDetail EVENT         is it no more than how a piece goes that is sent
#                              somewhere, and not told of several sent together?
#       fight EVENT            the fight to which EVENT belongs, a dictionary:
#                              kind, place, and begins 1 or ends 1 if EVENT does
#                              that; {} if it belongs to the present fight
#       luck EVENT             a dictionary of dice that hit or miss: side, 0 or
#                              1; chances, of each die to hit; hits.  {}: EVENT
#                              tells of none
#       keepsLuck              are there any such, so that luck can be told?
#       harm VIEW EVENT        {SLOT STEPS} that a piece lost, or {}; VIEW is
#                              from before the event
#       isLoss EVENT           does EVENT tell that the piece which it names
#                              first is gone for good?
#       hasRuleMoves MOMENT EVENTS   do they tell of moves that the rules made,
#                              to be played one after another: see
#                              panels/moves.tcl

need present/part

if {![info object isa class ::wargame::present::Events]} {
    oo::class create ::wargame::present::Events {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Events {
    variable Places

    method goesOn {before event} {
        return 0
    }

    method isSaid {before event} {
        return 0
    }

    method isDetail {event} {
        return 0
    }

    method rule {event} {
        return ""
    }

    method side {event} {
        return [dict get $event side]
    }

    method places {event} {
        return [lmap word [dict get $event about] {
            if {![dict exists $Places $word]} continue
            set word
        }]
    }

    method dice {event} {
        ::wargame::base::need look/dice
        return [lmap die [my forms $event] {
            ::wargame::look::dice svg {*}$die
        }]
    }

    method throw {event} {
        return {}
    }

    method forms {event} {
        return [lmap die [my throw $event] { list $die [my Form $event $die] }]
    }

    method Form {event die} {
        # An event of dice that hit has their faces.
        if {![dict exists $event hitting]} {
            return plain
        }
        return [expr {$die in [dict get $event own] ? "own"
            : $die in [dict get $event hitting] ? "hit" : "miss"}]
    }

    method isTurn {event} {
        return 0
    }

    method isStep {event} {
        return [my isTurn $event]
    }

    method luck {event} {
        return {}
    }

    method keepsLuck {} {
        return 1
    }

    method fight {event} {
        return {}
    }

    method harm {view event} {
        return {}
    }

    method isLoss {event} {
        return 0
    }

    method isBattle {event} {
        return 0
    }

    foreach what {isPhase isNext} {
        method $what {event} {
            return 0
        }
    }

    method hasRuleMoves {moment events} {
        return 0
    }
}
