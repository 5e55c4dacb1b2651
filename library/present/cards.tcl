# cards.tcl --
#
#       The contract Cards: the card of whatever is decided, beside the map or
#       over it; see panels/card.tcl.
#
#       has MOMENT             is a card better for what is decided than the
#                              map?
#       scene MOMENT           the card; {} where there is none
#       run MOMENT             of which run of throws and answers it is, a word,
#                              or ""
#       after MOMENT SCENE GIVEN   what came of the run of SCENE, now that
#                              another goes on, or none; {}: the card goes at
#                              once.  The last of its choices should tell GoOn.
#                              GIVEN: an answer that the program gave ended it,
#                              and nobody saw the card since the one before
#
#       tellsOn MOMENT         does the scene of what is asked next tell what
#                              came of the run before it, too?
#       lingers MOMENT         does what came of a run stay beside the map while
#                              its viewer, who is asked there, goes on?
#
#       how MOMENT ASKED       how what a row says comes about: lines, when the
#                              player asks; ASKED is the row's
#
#   A scene:
#       side    word, for the colour, or ""
#       heading text rule
#       throw   {STYLE TEXT DICE} of the last dice, or ""
#       steps   {TEXT STATE}...; STATE: past now next; may be missing
#       rows    dictionaries, each
#               section  a heading above it, or ""; with it nothing else
#               faces    pictured first; may be missing
#               size     of those, of an ordinary screen; may be missing
#               arrow    1: from the first face to the second
#               title line    both may be missing
#               state    good warn bad, the colour of the line, or ""; off: it
#                        cannot be chosen
#               keeps    1: it has no choices now, and no other row its digit;
#                        may be missing
#               focus    place or piece, lit, for FOCUSCMD; places lit, too
#               choices  {label L action A style S}...
#               how      what can be asked about it; may be missing, or {}
#               first    1: the choices stand above the line
#               now      1: it is scrolled into sight when it is new
#               lines    beside the map, drawn on it, too, while the pointer or
#                        the keyboard is on the row
#       choices {label L action A style S rule R harm N}...; harm, of a row's
#               choices, too, may be missing: panels/panel-buttons.tcl; so may
#               best, 1 of a row's choice that is marked, and chance, in
#               millionths, of one that fires; one that is no answer
#               of the match has tells, NAME ?DATA?, instead of an action: it
#               sends <<WargameNAME>> to the window, such as Next, Pace or Undo;
#               of GoOn see stays in panels/panel.tcl; Prefer {KEY VALUE} sets
#               that preference, and shows the card by it
#       volley  where a whole side fires: {round R battle B least L}, names of
#               the round and of the phase that it is, and the least chance at
#               which the odds hold; may be missing
#       run     as above; may be missing
#       asks    topics of queries that its MOMENT is to be asked when nobody
#               waits: its rows say more then; may be missing
#       long    such topics that take long, for another process; may be missing
#
#   Of one beside the map, all of which may be missing; if so it is what the map
#   shows anyway, with the places lit of which the rows speak:
#       lines signs     as the Board takes them
#       lights          STYLE {PLACES}...
#       sight           places that must be seen
#       lifts           1: a click on a piece takes it up, whatever it may do
#       again           1: a click on a piece that was answered with since its
#                       side's last Done, and can be no more, undoes that

need present/part

if {![info object isa class ::wargame::present::Cards]} {
    oo::class create ::wargame::present::Cards {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Cards {
    method has {moment} {
        return 0
    }

    method scene {moment} {
        return {}
    }

    method run {moment} {
        return ""
    }

    method how {moment asked} {
        return {}
    }

    method after {moment scene given} {
        return {}
    }

    method tellsOn {moment} {
        return 0
    }

    method lingers {moment} {
        return 0
    }
}
