# events.tcl --
#
#       The contract Events: what the events of a history mean.  EVENT is one
#       dictionary of [$match events].
#
#       rule EVENT             the paragraph that it follows, or ""
#       side EVENT             in whose colour it is told: 0, 1 or chance
#       places EVENT           the places that it is about
#       dice EVENT             SVG of the dice that were thrown
#       throw EVENT            the numbers of those dice
#       isTurn EVENT           does it begin a turn?
#       isPhase EVENT          does it begin a phase that the log sets apart?
#       isBattle EVENT         does it begin a battle?
#       goesOn BEFORE EVENT    does it go on with what BEFORE, just told, began,
#                              so that the log tells it in its place?
#       fight EVENT            which fight it is of: kind, place, and begins 1
#                              or ends 1 if it does; {} if of the present one
#       luck EVENT VIEWER BEFORECMD  of dice that hit: side, 0 or 1, chances, of
#                              each die to hit, and hits; {} of others, and
#                              where VIEWER cannot count.  BEFORECMD: the Match
#                              before the event
#       harm VIEW EVENT        {SLOT STEPS} that a piece lost, or {}; VIEW is
#                              from before the event
#       marches MOMENT EVENTS  do they tell of moves that the rules made, to be
#                              played one after another: see panels/moves.tcl

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
        return {}
    }

    method throw {event} {
        return {}
    }

    method isTurn {event} {
        return 0
    }

    method luck {event viewer beforeCmd} {
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

    method marches {moment events} {
        return 0
    }
}
