/*
 * words.h --
 *
 *      What may be done and told in La Bataille de la Moskowa, what is asked,
 *      and the procedures.  Paragraphs are written with a point, Movement.6.
 */

#ifndef MOSKOWA_WORDS_H
#define MOSKOWA_WORDS_H

#include "../core/rules.h"

/* A unit is taken up, and what follows is done with it. */
#define MOSKOWA_VERBS(V) \
    V(DONE, "done", "", false) \
    V(TAKE_UP, "take", "u", false) \
    V(PUT_DOWN, "put", "", false) \
    V(STEP, "step", "p", false) \
    V(TURN, "turn", "n", false)         /* to a facing, of moskowa.h */ \
    V(LIMBER, "limber", "", false) \
    V(UNLIMBER, "unlimber", "", false) \
    V(ENTER_ROAD_MODE, "road", "", false) \
    V(LEAVE_ROAD_MODE, "field", "", false) \
    V(RAISE, "top", "", false) \
    V(CALL, "call", "u", false) \
    V(PROLONG, "prolong", "", false)

enum { MOSKOWA_VERBS(WG_ENUM) };

#define MOSKOWA_EVENTS(V) \
    V(TURN_BEGAN, "turn", "sn", false) \
    V(ARRIVED, "arrived", "up", false) \
    V(STEPPED, "stepped", "up", false) \
    V(TURNED, "turned", "pn", false) \
    V(LIMBERED_UP, "limbered", "u", false) \
    V(UNLIMBERED_THERE, "unlimbered", "u", false) \
    V(ON_ROAD, "road", "u", false) \
    V(OFF_ROAD, "field", "u", false) \
    V(RAISED, "top", "u", false) \
    V(CALLED_UP, "called", "u", false) \
    V(PROLONGED, "prolonged", "", false)

enum { MOSKOWA_EVENTS(WG_ENUM) };

#define MOSKOWA_DECISIONS(V) \
    V(ASK_UNIT, "Movement.1", "unit", units, unit, unit) \
    V(ASK_STEP, "Movement.3", "step", steps, step, step) \
    V(ASK_CALL, "Scenario.4", "call", calls, call, call) \
    V(ASK_PROLONG, "Historical", "prolong", prolonging, prolonging, prolonging)

enum { MOSKOWA_DECISIONS(WG_ENUM) };

#define MOSKOWA_PROCEDURES(V) \
    V(WHOLE_GAME, msk_whole_game) \
    V(GAME_TURN, msk_game_turn) \
    V(PLAYER_TURN, msk_player_turn) \
    V(MOVE_ONE, msk_move_one)

enum { MOSKOWA_PROCEDURES(WG_ENUM) };

extern const WgStep msk_whole_game[], msk_game_turn[], msk_player_turn[],
        msk_move_one[];
extern const WgStep *const moskowa_procedures[];

#endif /* MOSKOWA_WORDS_H */
