/*
 * words.h --
 *
 *      What is done, amended, told and asked in Napoleon at the Berezina, the
 *      procedures of its sequence of play, and the reasons that are told.
 */

#ifndef BEREZINA_WORDS_H
#define BEREZINA_WORDS_H

#include "../core/rules.h"

/* What may be done: the verb, its name and arguments, does it take back, its
   paragraph or "". */
#define BEREZINA_VERBS(V) \
    V(PLACE, "place", "up", true, "") \
    V(MOVE, "move", "up", false, "") \
    V(CROSS, "cross", "upn", false, "") \
    V(LEAVE, "leave", "u", false, "") \
    V(CHOOSE_EXIT, "exit", "p", false, "") \
    V(FIRE, "fire", "uu", false, "") \
    V(BOMBARD, "bombard", "up", false, "") \
    V(EVADE, "evade", "p", false, "") \
    V(STAND, "stand", "", false, "") \
    V(BUILD, "build", "un", false, "") \
    V(LOSE_TREASURE, "treasure", "u", false, "") \
    V(LOSE_STEP, "step", "u", false, "") \
    V(GO_TO, "go", "up", false, "") \
    V(REMOVE, "remove", "u", false, "") \
    V(DISPLACE, "displace", "up", false, "") \
    V(DECIDE, "decide", "n", true, "") \
    V(DONE, "done", "", false, "")

enum { BEREZINA_VERBS(WG_ENUM) };

/* What an umpire may amend. */
#define BEREZINA_AMENDMENTS(V) \
    V(AMEND_PLACE, "place", "up", false) \
    V(AMEND_LOSSES, "losses", "un", false) \
    V(AMEND_TREASURE, "treasure", "un", false) \
    V(AMEND_TRACK, "track", "n", false) \
    V(AMEND_BRIDGE, "bridge", "pnn", false) \
    V(AMEND_MOVED, "moved", "un", false) \
    V(AMEND_RELEASED, "released", "un", false) \
    V(AMEND_HOUR, "hour", "n", false) \
    V(AMEND_FROST, "frost", "n", false) \
    V(AMEND_CONTACT, "contact", "n", false) \
    V(AMEND_CROSSED, "crossed", "n", false) \
    V(AMEND_ESCAPE, "escape", "p", false) \
    V(AMEND_WORKS, "works", "ps", false)

enum { BEREZINA_AMENDMENTS(WG_ENUM) };

/* What is told, and the paragraph that it follows, or ""; what it costs whom
   it names; see WgWord. */
#define BEREZINA_EVENTS(V) \
    V(TURN_BEGAN, "turn_began", "n", true, "") \
    V(PHASE_BEGAN, "phase_began", "P", false, "") \
    V(RANDOM_EVENT, "random_event", "Hd", false, "13.2") \
    V(NO_RANDOM_EVENT, "no_random_event", "nd", false, "13.2") \
    V(AWAITED, "awaited", "Cnnnd", false, "11.2") \
    V(ENTRY_DIE, "entry_die", "Cd", false, "11.2") \
    V(ARRIVES, "arrives", "Cp", false, "11.4") \
    V(ENTERED, "entered", "up", false, "11.4") \
    V(DIE_RELEASES, "aroused", "nnd", false, "6.3.4") /* as in letters */ \
    V(RELEASED, "released", "L", false, "6.3.4") \
    V(DIE_FAILS, "not_released", "nnd", false, "6.3.4") \
    V(TRACK_MOVED, "track_moved", "nnS", false, "5.3") \
    V(FMET_ROLLED, "fmet", "und", false, "5.1") \
    V(FMET_STOPPED, "fmet_stopped", "n", false, "5.1") \
    V(AFMET_ROLLED, "afmet", "nnd", false, "13.1") \
    V(TREASURE_LOST, "treasure_lost", "up", false, "5.1") \
    V(STEP_LOST, "step_lost", "un", false, "7.3") \
    V(BROKE_DOWN, "broke_down", "up", false, "5.1") \
    V(RABBLE_FORMED, "rabble_formed", "up", false, "6.2") \
    V(OUT_OF_COMMAND, "out_of_command", "u", false, "5.2") \
    V(MOVED, "moved", "up", false, "6.1") \
    V(RUSSIAN_MOVED, "russian_moved", "uppR", false, "") \
    V(RABBLE_MOVED, "rabble_moved", "upp", false, "6.2") \
    V(RABBLE_LEFT, "rabble_left", "up", false, "6.2") \
    V(OVERSTACKED, "overstacked", "up", false, "3.1.4") \
    V(FORDED, "forded", "unnd", false, "6.4") \
    V(LEFT_MAP, "left_map", "up", false, "10.1") \
    V(EXIT_CHOSEN, "exit_chosen", "p", false, "10.1") \
    V(HIT, "hit", "uunpd", false, "7.2") \
    V(MISSED, "missed", "uunpd", false, "7.2") \
    V(DESTROYED, "destroyed", "up", false, "7.3") \
    V(DISINTEGRATED, "disintegrated", "uu", false, "7.3.2") \
    V(EVADED, "evaded", "upp", false, "7.5") \
    V(DISPLACED, "displaced", "upp", false, "3.1.4") \
    V(LEADER_MOVED, "leader_moved", "up", false, "7.3") \
    V(LEADER_LOST, "leader_lost", "u", false, "7.1") \
    V(WORKED, "worked", "upnnd", false, "8.1") \
    V(BUILT, "built", "upnn", false, "8.1") \
    V(BRIDGE_FINIS, "finis", "pn", false, "8.1") \
    V(RUSSIAN_BRIDGE, "russian_bridge", "pnd", false, "8.2") \
    V(NO_RUSSIAN_BRIDGE, "no_russian_bridge", "pnd", false, "8.2") \
    V(BRIDGE_TAKEN, "bridge_taken", "p", false, "8.2") \
    V(BRIDGE_GONE, "bridge_gone", "p", false, "8.2") \
    V(BROKE, "broke", "pnnnd", false, "9.0") \
    V(HELD, "held", "pnnnd", false, "9.0") \
    V(HALF_FELL, "half_fell", "pnBd", false, "9.0") \
    V(NEY_LOST, "ney_lost", "u", false, "13.45") \
    V(ENDED, "ended", "nV", false, "10.2") \
    V(PUT_THERE, "put_there", "up", false, "") \
    V(SET_LOSSES, "set_losses", "un", false, "") \
    V(SET_TREASURE, "set_treasure", "un", false, "") \
    V(SET_TRACK, "set_track", "n", false, "") \
    V(SET_BRIDGE, "set_bridge", "pnF", false, "") \
    V(DECIDER, "decider", "D", false, "6.3.1") \
    V(AIMED, "aimed", "uuA", false, "7.1.2") \
    V(LOST_ITS_ROAD, "lost_road", "ud", false, "13.2") \
    V(SET_MOVED, "set_moved", "un", false, "") \
    V(SET_RELEASED, "set_released", "un", false, "") \
    V(SET_HOUR, "set_hour", "n", false, "") \
    V(SET_FROST, "set_frost", "T", false, "") \
    V(SET_CONTACT, "set_contact", "n", false, "") \
    V(SET_CROSSED, "set_crossed", "n", false, "") \
    V(SET_WORKS, "set_works", "ps", false, "")

enum { BEREZINA_EVENTS(WG_ENUM) };

/* What is asked: its paragraph, its name, and the functions that propose,
   judge and apply an answer. */
#define BEREZINA_DECISIONS(V) \
    V(ASK_RUSSIAN_SETUP, "11.1", "russian_setup", \
            russian_setup, russian_setup, setup) \
    V(ASK_FRENCH_SETUP, "11.3", "french_setup", \
            french_setup, french_setup, setup) \
    V(ASK_TREASURE, "13.1", "treasure", treasure, treasure, treasure) \
    V(ASK_STEP, "13.1", "step", step, step_loss, step) \
    V(ASK_MOVE, "6.1", "move", move, move, move) \
    V(ASK_EXCESS, "3.1.4", "excess", excess, excess, excess) \
    V(ASK_EXIT, "10.1", "exit", exit, exit, exit) \
    V(ASK_RUSSIAN_MOVE, "12.0", "russian_move", move, move, move) \
    V(ASK_EQUALS, "6.3.1", "equals", equals, equals, equals) \
    V(ASK_FIRE, "7.1", "fire", fire, fire, fire) \
    V(ASK_EVADE, "7.5", "evade", evade, evade, evade) \
    V(ASK_BUILD, "8.1", "build", build, build, build) \
    V(ASK_DISPLACE, "3.1.4", "displace", displace, displace, displace)

enum { BEREZINA_DECISIONS(WG_ENUM) };

/* What may be answered by a standing order: its name, the question, the
   choices, the function that answers, and whom it concerns. */
#define BEREZINA_STANDINGS(V) \
    V("evade", ASK_EVADE, "ask stand back", evade, ber_is_shot_at)

/* The procedures, each a table of steps; the first is the whole game. */
#define BEREZINA_PROCEDURES(V) \
    V(WHOLE_GAME, whole_game) \
    V(PREPARATIONS, berezina_preparations) \
    V(GAME_TURN, game_turn) \
    V(ACTIVATION, berezina_activation) \
    V(ARRIVALS, berezina_arrivals) \
    V(ARRIVAL, berezina_arrival) \
    V(EVENT, berezina_event) \
    V(MORALE, morale_phase) \
    V(FMET, berezina_fmet) \
    V(ONE_CHECK, berezina_one_check) \
    V(AFMET, berezina_afmet) \
    V(FRENCH_MOVES, berezina_french_moves) \
    V(FORDING, berezina_fording) \
    V(COMBAT, berezina_combat) \
    V(RATING, berezina_rating) \
    V(ONE_FIRE, berezina_one_fire) \
    V(RUSSIAN_MOVES, berezina_russian_moves) \
    V(ENGINEERS_WORK, berezina_engineers_work) \
    V(BUILDING, berezina_building) \
    V(BREAKDOWNS, berezina_breakdowns) \
    V(ONE_BREAKDOWN, berezina_one_breakdown)

enum { BEREZINA_PROCEDURES(WG_ENUM) };

/* 5.3 Why the marker of the Russian Morale Track was moved, and the paragraph
   of that. */
#define BEREZINA_SHIFTS(V) \
    V(NO_SHIFT, "none", "13.41") /* where a die put it */ \
    V(SHIFT_ALARM, "alarm", "5.3") /* a turn after the first contact */ \
    V(SHIFT_WITTGENSTEIN, "wittgenstein", "5.3") \
            /* 5.3.1 the turn after he arrived */ \
    V(SHIFT_RELEASE, "release", "5.3") /* 5.3.1 of the Army of the Danube */ \
    V(SHIFT_BRIDGE, "bridge", "5.3") /* 5.3.2 the first French bridge */ \
    V(SHIFT_EXIT, "exit", "5.3") /* 5.3.2 the first French unit off the map */ \
    V(SHIFT_UMPIRE, "umpire", "5.3")

enum { BEREZINA_SHIFTS(WG_ENUM) };

/* Why a Russian moved as it did: the priority of 6.3.1 or the case that told
   it; and its paragraph. */
#define BEREZINA_REASONS(V) \
    V(BY_OWN_BANK, "own_bank", "6.3.1") \
            /* 6.3.1.3, .4 to the French on its own bank */ \
    V(BY_RIVER, "river", "6.3.1") /* to those beside the river beyond it */ \
    V(BY_CROSSING, "crossing", "6.3.1") \
            /* over the river, by bridge or ford */ \
    V(BY_WAITING, "waiting", "11.2") \
            /* 11.2 to where it waits to be released */ \
    V(BY_GUARDING, "guarding", "6.3.1") /* 6.3.1 guards the bank opposite */ \
    V(BY_RETREAT, "retreat", "6.3.6") /* 6.3.6 */ \
    V(BY_ARRIVAL, "arrival", "11.2") /* 11.2 enters the map */ \
    V(BY_COMMAND, "command", "5.4") \
            /* 5.4 toward a leader, or a leader with his men */ \
    V(BY_PLAYER, "player", "6.3.1") /* the player decided among equals */

enum { BEREZINA_REASONS(WG_ENUM) };

/* 6.3.1.6 Who decides among moves that are equal: the player; the program for
   the command that is moving, or for this phase; or the program. */
#define BEREZINA_DECIDERS(V) \
    V(PLAYER_DECIDES, "player") \
    V(COMMAND_TRUSTED, "command") \
    V(PHASE_TRUSTED, "phase") \
    V(PROGRAM_DECIDES, "program")

enum { BEREZINA_DECIDERS(WG_ENUM) };

/* 7.1.2 What made a Russian choose its target: there was no other; no leader or
   Rabble; fired at less often; the better rating; more losses; it has its
   treasure; the lower number. */
#define BEREZINA_AIMS(V) \
    V(AT_ONLY, "only") \
    V(AT_UNIT, "unit") \
    V(AT_FRESH, "fresh") \
    V(AT_BEST, "best") \
    V(AT_WEAK, "weak") \
    V(AT_RICH, "rich") \
    V(AT_FIRST, "first")

enum { BEREZINA_AIMS(WG_ENUM) };

/* 13.2 What an umpire may say of the frost. */
#define BEREZINA_FROSTS(V) \
    V(NO_FROST, "none") V(FROST, "hard_frost") V(THAWED, "thaw")

enum { BEREZINA_FROSTS(WG_ENUM) };

#endif /* BEREZINA_WORDS_H */
