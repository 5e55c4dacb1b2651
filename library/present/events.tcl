# events.tcl --
#
#       The contract Events: what the events of a history mean.  EVENT is one
#       dictionary of [$match events].
#
#       rule EVENT             the paragraph that it follows, or ""
#       side EVENT             the colour in which it is told: 0, 1 or chance
#       places EVENT           the places that it is about
#       dice EVENT             SVG of the dice that were thrown
#       throw EVENT            the numbers of those dice
#       forms EVENT            {NUMBER FORM} of each: hit, miss, own if it hits
#                              who threw it, plain
#       isTurn EVENT           does it begin a turn?
#       isPhase EVENT          does it begin a phase that the log sets apart?
#       isBattle EVENT         does it begin a battle?
#       goesOn BEFORE EVENT    does it go on with what BEFORE, just told, began,
#                              so that the log tells it in its place?
#       fight EVENT            which fight it is of: kind, place, and begins 1
#                              or ends 1 if it does; {} if of the present one
#       luck EVENT             of dice that hit: side, 0 or 1, chances, of each
#                              die to hit, and hits; {} of others
#       harm VIEW EVENT        {SLOT STEPS} that a piece lost, or {}; VIEW is
#                              from before the event
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

    method luck {event} {
        return {}
    }

    method fight {event} {
        return {}
    }

    method harm {view event} {
        return {}
    }

    method isBattle {event} {
        return 0
    }

    method isPhase {event} {
        return 0
    }

    method hasRuleMoves {moment events} {
        return 0
    }
}
