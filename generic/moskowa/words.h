/*
 * words.h --
 *
 *      What may be done and told in La Bataille de la Moskowa, what is asked,
 *      and the procedures.  Paragraphs are written with a point, Movement.6.
 */

#ifndef MOSKOWA_WORDS_H
#define MOSKOWA_WORDS_H

#include "../core/rules.h"

#define MOSKOWA_OPTIONS(V) \
    V(OPT_SETUP, "setup", "ready free", 0) \
    V(OPT_SERIES_FIRE, "series_fire", "off on", 0) \
    V(OPT_PROPORTIONAL, "proportional", "off on", 0) \
    V(OPT_MILITIA_HALF, "militia_half", "off on", 0) \
    V(OPT_FRENCH, "french_commanders", "one two three four", 2) \
    V(OPT_RUSSIANS, "russian_commanders", "one two three four", 2) \
    V(OPT_ASTRAY, "astray", "on off", 2) \
    V(OPT_LEADER_LOST, "leader_lost", "another out", 2) \
    V(OPT_TOGETHER, "together", "free halved", 2) \
    V(OPT_DIVISION, "division", "even own", 3)

enum { MOSKOWA_OPTIONS(WG_ENUM) OPTIONS };

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
    V(MOUNT, "mount", "", false) \
    V(DISMOUNT, "dismount", "", false) \
    V(FORM_SQUARE, "square", "", false) \
    V(LEAVE_SQUARE, "column", "", false) \
    V(RAISE, "top", "", false) \
    V(BREAK_UP, "battalions", "n", false) \
    V(JOIN, "regiment", "", false) \
    V(DECLARE, "declare", "p", false) \
    V(CHARGE, "charge", "", false) \
    V(ATTEMPT_SQUARE, "attempt", "p", false) \
    V(CALL, "call", "u", false) \
    V(PROLONG, "prolong", "", false) \
    V(AIM, "aim", "p", false) \
    V(INCLUDE, "include", "u", true) \
    V(SPARE, "spare", "u", false) \
    V(FIRE, "fire", "", false) \
    V(HOLD, "hold", "", true)           /* at another hex, or not at all */ \
    V(LOSE, "lose", "u", false) \
    V(ATTACK, "attack", "p", false) \
    V(FIGHT, "fight", "", false) \
    V(EVADE, "evade", "u", false) \
    V(ADVANCE, "advance", "u", false) \
    V(GUARD_CHARGE, "guard", "up", false) \
    V(REGROUP, "regroup", "u", false) \
    V(SUPPLY, "supply", "u", false)     /* its points are given */ \
    V(RETURN_TO, "return", "p", false) \
    V(LEAD, "lead", "u", false) \
    V(RETREAT_TO, "retreat", "p", false) \
    V(LIFT, "lift", "u", true)          /* before the first turn */ \
    V(SET, "set", "p", true) \
    V(TAKE_OFF, "clear", "", true)         /* all off the map */ \
    V(PLACE_REST, "rest", "", false) \
    V(NEXT_DAY, "next_day", "", false) \
    V(WRITE, "write", "u", false)       /* to who stands for a commander */ \
    V(GIVE_CORPS, "give_corps", "uu", false)    /* R-M177: whose, to him */ \
    V(CEDE, "cede", "uu", false)        /* a unit to him, by a message */ \
    V(CEDE_DIVISION, "cede_division", "uu", false) \
    V(CARRY, "carry", "u", false)       /* the message to him */ \
    V(DELIVER, "deliver", "", false) \
    V(RECEIVE, "receive", "u", false)   /* from an aide */ \
    V(ANSWER, "answer", "", false) \
    V(STEAL, "steal", "u", false)

enum { MOSKOWA_VERBS(WG_ENUM) };

#define MOSKOWA_AMENDMENTS(V) \
    V(AMEND_PLACE, "place", "up", false) \
    V(AMEND_LOSSES, "losses", "un", false) \
    V(AMEND_ROUTING, "routing", "un", false) \
    V(AMEND_DISPERSED, "dispersed", "un", false) \
    V(AMEND_UNLIMBERED, "unlimbered", "un", false) \
    V(AMEND_SPENT, "spent", "un", false)        /* half points */ \
    V(AMEND_FACING, "facing", "pn", false) \
    V(AMEND_HOUR, "hour", "n", false)           /* turns after noon */ \
    V(AMEND_OBJECTIVE, "held", "ns", false)     /* last, by a side */ \
    V(AMEND_COMMAND, "command", "un", false)    /* commanders from 1 on */ \
    V(AMEND_DELIVERED, "bring", "sn", false)    /* a message by its number */ \
    V(AMEND_MESSAGE_LOST, "lose_message", "sn", false)

enum { MOSKOWA_AMENDMENTS(WG_ENUM) };

#define MOSKOWA_EVENTS(V) \
    V(TURN_BEGAN, "turn", "sn", false) \
    V(ARRIVED, "arrived", "up", false) \
    V(STEPPED, "stepped", "up", false) \
    V(TURNED, "turned", "pn", false) \
    V(LIMBERED_UP, "limbered", "u", false) \
    V(UNLIMBERED_THERE, "unlimbered", "u", false) \
    V(ON_ROAD, "road", "u", false) \
    V(OFF_ROAD, "field", "u", false) \
    V(MOUNTED, "mounted", "u", false) \
    V(ON_FOOT_NOW, "dismounted", "u", false) \
    V(RAISED, "top", "u", false) \
    V(BROKEN_UP, "battalions", "uu", false) \
    V(JOINED, "regiment", "u", false) \
    V(IN_SQUARE, "square", "u", false) \
    V(OUT_OF_SQUARE, "column", "u", false) \
    V(SQUARE_STANDS, "attempt_good", "pund", false)  /* who is on top, \
                                           cells added */ \
    V(SQUARE_FAILED, "attempt_failed", "pund", false) \
    V(SQUARE_FLED, "attempt_fled", "pund", false) \
    V(CHARGE_DECLARED, "declared", "upu", false)    /* at a hex; whom */ \
    V(CHARGE_MEETS_SQUARE, "meets_square", "up", false) \
    V(CHARGED, "charge", "pOnu", false) /* odds, cells added, whom */ \
    V(RIDDEN_DOWN, "ridden_down", "u", false) \
    V(CHARGE_WITHSTOOD, "withstood", "p", false) \
    V(CHARGE_CARRIED, "carried", "p", false) \
    V(CALLED_UP, "called", "u", false) \
    V(PROLONGED, "prolonged", "", false) \
    V(OPENED_FIRE, "fires", "ppuu", false)  /* from a hex at another; who */ \
    V(SHELLS_HIT, "hit", "pd", false)           /* howitzers of a hex */ \
    V(SHELLS_MISSED, "missed", "pd", false) \
    V(SHELLS_FELL, "fell", "ppd", false)        /* in which hex */ \
    V(SHELLS_LOST, "lost", "pd", false)         /* off the map */ \
    V(TOO_WEAK, "weak", "pu", false) \
    V(FIRED, "fired", "pOnnd", false)   /* odds, cells added, points lost */ \
    V(LOST, "casualties", "un", false)          /* points */ \
    V(ELIMINATED, "eliminated", "u", false) \
    V(CHECKED, "checked", "unnd", false)    /* cells added; does it stand? */ \
    V(RALLIED, "rallied", "u", false) \
    V(ROUTED, "routed", "upp", false)           /* from a hex to another */ \
    V(CROWDED_OUT, "crowded_out", "uup", false) /* by whom, and where */ \
    V(LEFT_FIELD, "fled", "u", false) \
    V(RETREATED, "retreated", "upp", false) \
    V(LEADER_SAFE, "unhurt", "ud", false) \
    V(LEADER_HURT, "wounded", "ud", false) \
    V(LEADER_DIED, "killed", "ud", false) \
    V(LEADER_CAPTURED, "captured", "u", false) \
    V(LEADER_LEFT, "left", "u", false) \
    V(ATTACKED, "attacks", "ppuu", false)       /* as with fire */ \
    V(WAS_DISPERSED, "dispersed", "u", false) \
    V(COSSACKS_FIGHT, "cossacks", "pd", false) \
    V(COSSACK_REFUSED, "refused", "ud", false) \
    V(MELEE_FOUGHT, "melee", "pOnRd", false) /* odds, cells, result */ \
    V(ADVANCED, "advanced", "up", false) \
    V(NOBODY_ENTERS, "stays_empty", "pE", false) /* of the attack */ \
    V(GUNS_ABANDONED, "abandoned", "up", false) \
    V(GUNS_TAKEN, "taken", "up", false) \
    V(GUNS_KEPT, "kept", "up", false)   /* nobody came into the hex */ \
    V(GUNS_RETAKEN, "retaken", "up", false) \
    V(GUNS_LOST, "destroyed", "up", false) \
    V(GUARD_CHARGED, "guard", "upu", false) \
    V(LEFT_FOR_CHART, "to_regroup", "up", false) \
    V(GAVE_POINTS, "gave", "uun", false)        /* to another */ \
    V(USED_UP, "used_up", "u", false) \
    V(CAME_BACK, "came_back", "up", false) \
    V(DEPLOYED, "deployed", "s", false) \
    V(DAY_BEGAN, "next_day", "", false) \
    V(COMMANDER_ASKED, "commander", "u", true)  /* of a side, to it alone */ \
    V(COMMANDER_REPLACED, "replaced", "uu", false) \
    V(COMMANDER_OUT, "out", "uu", false)        /* whose are they now */ \
    V(WROTE, "wrote", "nuun", false)    /* which number, from, to; as its \
                                           writer counts */ \
    V(TOOK_MESSAGE, "took", "u", false)         /* as its side can see */ \
    V(DELIVERED_TO, "delivered", "nuu", false)  /* to, by an aide or none */ \
    V(WILL_ANSWER, "will_answer", "uu", false) \
    V(REASSIGNED, "reassigned", "uu", false)    /* to */ \
    V(STOLEN, "stolen", "uu", false)            /* by */ \
    V(ON_HIS_WAY, "on_way", "ud", false) \
    V(WENT_ASTRAY, "astray", "ud", false) \
    V(CORPS_GIVEN, "corps_given", "uu", false)  /* whose, to him */

enum { MOSKOWA_EVENTS(WG_ENUM) };

/* Why a unit does not go into a hex that its attack has emptied (R-M131): the
   nearest to going in first.  By a rout it is beside it no more. */
#define MOSKOWA_ENTRY_BARS(V) \
    V(NO_ENTRY_BARS, "none", "Melee.11") \
    V(NO_ROOM_IN, "room", "R-M131") \
    V(NO_WAY_IN, "ground", "R-M131") \
    V(NOT_BESIDE, "beside", "Melee.11")

#define MOSKOWA_BAR_ENUM(name, word, rule) name,
enum { MOSKOWA_ENTRY_BARS(MOSKOWA_BAR_ENUM) };

#define MOSKOWA_DECISIONS(V) \
    V(ASK_UNIT, "Movement.1", "unit", units, unit, unit) \
    V(ASK_STEP, "Movement.3", "step", steps, step, step) \
    V(ASK_CHARGE, "Charge.16", "declare", declarations, declaration, \
        declaration) \
    V(ASK_SQUARE, "Forming.3", "attempt", attempts, attempt, attempt) \
    V(ASK_CALL, "Scenario.4", "call", calls, call, call) \
    V(ASK_PROLONG, "Historical", "prolong", prolonging, prolonging, \
        prolonging) \
    V(ASK_TARGET, "Fire.8", "target", targets, target, target) \
    V(ASK_FIRERS, "Fire.9", "firers", firers, firer, firer) \
    V(ASK_LOSSES, "Fortifications", "losses", losses, loss, loss) \
    V(ASK_DEFENDER, "Melee.5", "defender", defenders, defender, defender) \
    V(ASK_ATTACKERS, "Melee.8", "attackers", attackers, attacker, attacker) \
    V(ASK_EVASION, "Evasion.1", "evasion", evasions, evasion, evasion, \
        .silent = true) \
    V(ASK_EVADING, "Evasion.2", "evading", evading, evading, evading, \
        .silent = true) \
    V(ASK_ADVANCE, "Melee.11", "advance", advance, advance, advance) \
    V(ASK_LEADER, "Leaders.Melee.4", "leader", leaders, leader, leader) \
    V(ASK_DEFENDING_LEADER, "Leaders.Melee.4", "defending_leader", \
        defending_leaders, defending_leader, defending_leader) \
    V(ASK_RETREAT, "R-M108", "retreat", retreats, retreat, retreat) \
    V(ASK_DEPLOY, "Setup", "deploy", deployments, deployment, deployment) \
    V(ASK_NEXT_DAY, "Historical", "next_day", next_day, next_day, next_day) \
    V(ASK_REGROUP, "Regrouping.4", "regroup", regrouping, regrouping, \
        regrouping) \
    V(ASK_SUPPLY, "Regrouping.6", "supply", supplies, supply, supply) \
    V(ASK_RETURN, "Regrouping.8", "return", returns, return, return) \
    V(ASK_MESSAGE, "Aides.6", "message", messages, message, message) \
    V(ASK_ANSWER, "Aides.5", "answer", answers, answer, answer) \
    V(ASK_DIVISION, "R-M177", "division", division, division, division)

enum { MOSKOWA_DECISIONS(WG_ENUM) };

#define MOSKOWA_PROCEDURES(V) \
    V(WHOLE_GAME, msk_whole_game) \
    V(GAME_TURN, msk_game_turn) \
    V(PLAYER_TURN, msk_player_turn) \
    V(MOVE_ONE, msk_move_one) \
    V(FIRE_PHASE, msk_fire_phase) \
    V(FIRE_AT, msk_fire_at) \
    V(ROLL_TO_HIT, msk_roll_to_hit) \
    V(VOLLEY, msk_volley) \
    V(SQUARE_FIRE, msk_square_fire) \
    V(STEP_ON, msk_step_on) \
    V(NOTICES, msk_notices) \
    V(TRY_SQUARE, msk_try_square) \
    V(STAND_BY, msk_stand_by) \
    V(CHARGE_HOME, msk_charge) \
    V(SETTLE, msk_settling) \
    V(ONE_CHECK, msk_one_check) \
    V(RISK_ORDER, msk_risk_order) \
    V(LEADER_AT_RISK, msk_leader_at_risk) \
    V(MELEE_PHASE, msk_melee_phase) \
    V(MELEE, msk_melee_at) \
    V(EVADE_ONE, msk_evade_one) \
    V(MELEE_FIGHT, msk_melee_fight) \
    V(GUARD_CHARGING, msk_guard_charging) \
    V(REBUILD, msk_rebuild) \
    V(RETREAT, msk_retreating) \
    V(DEPLOYMENT, msk_deployment) \
    V(END_OF_DAY, msk_end_of_day) \
    V(ANSWERING, msk_answering) \
    V(MESSENGER, msk_messenger) \
    V(WHOLE_CHARGE, msk_foreseen) \
    V(WHOLE_GUARD, msk_foreseen_guard)

enum { MOSKOWA_PROCEDURES(WG_ENUM) };

extern const WgStep msk_whole_game[], msk_game_turn[], msk_player_turn[],
        msk_move_one[], msk_fire_phase[], msk_fire_at[], msk_roll_to_hit[],
        msk_volley[], msk_square_fire[], msk_step_on[], msk_notices[],
        msk_try_square[], msk_stand_by[], msk_charge[], msk_settling[],
        msk_one_check[], msk_risk_order[], msk_leader_at_risk[],
        msk_melee_phase[], msk_melee_at[], msk_evade_one[], msk_melee_fight[],
        msk_guard_charging[], msk_rebuild[], msk_retreating[],
        msk_deployment[], msk_end_of_day[], msk_answering[], msk_messenger[],
        msk_foreseen[], msk_foreseen_guard[];
extern const WgStep *const moskowa_procedures[];

#endif /* MOSKOWA_WORDS_H */
