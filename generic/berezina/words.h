/*
 * words.h --
 *
 *      What is done, amended, told and asked in Napoleon at the Berezina, the
 *      procedures of its sequence of play, and the reasons that are told.
 */

#ifndef BEREZINA_WORDS_H
#define BEREZINA_WORDS_H

/* ORDER VERB: the table in words.c */
enum {
    PLACE, MOVE, CROSS, LEAVE, CHOOSE_EXIT, FIRE, BOMBARD, EVADE, STAND,
    BUILD, LOSE_TREASURE, LOSE_STEP, GO_TO, REMOVE, DISPLACE, DECIDE, DONE
};

/* ORDER AMENDMENT: the table in words.c */
enum {
    AMEND_PLACE, AMEND_LOSSES, AMEND_TREASURE, AMEND_TRACK, AMEND_HALF,
    AMEND_MOVED, AMEND_RELEASED, AMEND_HOUR, AMEND_FROST, AMEND_CONTACT,
    AMEND_CROSSED, AMEND_ESCAPE, AMEND_WORKS
};

/* ORDER EVENT: the table in words.c */
enum {
    TURN_BEGAN, PHASE_BEGAN, RANDOM_EVENT, NO_RANDOM_EVENT, AWAITED,
    ENTRY_DIE, ARRIVES, ENTERED, AROUSED, RELEASED, NOT_RELEASED,
    TRACK_MOVED, FMET_ROLLED, FMET_STOPPED, AFMET_ROLLED, TREASURE_LOST,
    STEP_LOST, BROKE_DOWN, RABBLE_FORMED, OUT_OF_COMMAND, MOVED,
    RUSSIAN_MOVED, RABBLE_MOVED, RABBLE_LEFT, OVERSTACKED, FORDED, LEFT_MAP,
    EXIT_CHOSEN, FIRED, MISSED, DESTROYED, DISINTEGRATED, EVADED, DISPLACED,
    LEADER_MOVED, LEADER_LOST, WORKED, BUILT, BRIDGE_FINIS, RUSSIAN_BRIDGE,
    NO_RUSSIAN_BRIDGE, BRIDGE_TAKEN, BRIDGE_GONE, BROKE, HELD, HALF_FELL,
    NEY_LOST, ENDED, PUT_THERE, SET_LOSSES, SET_TREASURE, SET_TRACK,
    SET_HALF, DECIDER, AIMED, LOST_ITS_ROAD, SET_MOVED, SET_RELEASED,
    SET_HOUR, SET_FROST, SET_CONTACT, SET_CROSSED, SET_WORKS
};

/* ORDER DECISION: the table in words.c */
enum {
    ASK_RUSSIAN_SETUP, ASK_FRENCH_SETUP, ASK_TREASURE, ASK_STEP, ASK_MOVE,
    ASK_EXCESS, ASK_EXIT, ASK_RUSSIAN_MOVE, ASK_EQUALS, ASK_FIRE, ASK_EVADE,
    ASK_BUILD, ASK_DISPLACE
};

/* ORDER PROCEDURE: the table in sequence.c */
enum {
    WHOLE_GAME, PREPARATIONS, GAME_TURN, ACTIVATION, ARRIVALS, ARRIVAL,
    EVENT, MORALE, FMET, ONE_CHECK, AFMET, FRENCH_MOVES, FORDING, COMBAT,
    RATING, ONE_FIRE, RUSSIAN_MOVES, ENGINEERS_WORK, BUILDING, BREAKDOWNS,
    ONE_BREAKDOWN
};

/* 5.3 Why the marker of the Russian Morale Track was moved.  ORDER SHIFT in
   msgs */
enum {
    NO_SHIFT,
    SHIFT_ALARM,                /* a turn after the first contact */
    SHIFT_WITTGENSTEIN,         /* 5.3.1 the turn after he arrived */
    SHIFT_RELEASE,              /* 5.3.1 of the Army of the Danube */
    SHIFT_BRIDGE,               /* 5.3.2 the first French bridge */
    SHIFT_EXIT,                 /* 5.3.2 the first French unit off the map */
    SHIFT_UMPIRE
};

/* Why a Russian moved as it did: the priority of 6.3.1 or the case that told
   it.  ORDER REASON in msgs */
enum {
    BY_OWN_BANK,                /* 6.3.1.3, .4 to the French on its own bank */
    BY_RIVER,                   /* to those beside the river beyond it */
    BY_CROSSING,                /* over the river, by bridge or ford */
    BY_WAITING,                 /* 11.2 to where it waits to be released */
    BY_GUARDING,                /* 6.3.1 guards the bank opposite */
    BY_RETREAT,                 /* 6.3.6 */
    BY_ARRIVAL,                 /* 11.2 enters the map */
    BY_COMMAND,                 /* 5.4 toward a leader, or a leader with his
                                   men */
    BY_PLAYER                   /* the player decided among equals */
};

/* 6.3.1.6 Who decides among moves that are equal: the player; the program for
   the command that is moving, or for this phase; or the program.
   ORDER DECIDER in msgs */
enum { PLAYER_DECIDES, COMMAND_TRUSTED, PHASE_TRUSTED, PROGRAM_DECIDES };

/* 7.1.2 What made a Russian choose its target: there was no other; no leader or
   Rabble; fired at less often; the better rating; more losses; it has its
   treasure; the lower number.  ORDER AIM in msgs */
enum { AT_ONLY, AT_UNIT, AT_FRESH, AT_BEST, AT_WEAK, AT_RICH, AT_FIRST };

#endif /* BEREZINA_WORDS_H */
