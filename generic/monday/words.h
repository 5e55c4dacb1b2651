/*
 * words.h --
 *
 *      The words of Bloody Monday, each list once: what may be done, amended,
 *      told and asked, and the procedures of the sequence of play.  A
 *      position that travels has decisions and procedures by their numbers.
 */

#ifndef MONDAY_WORDS_H
#define MONDAY_WORDS_H

#include "../core/rules.h"

/* What may be done: the verb, its name and arguments, does it take back, its
   paragraph or "". */
#define MONDAY_VERBS(V) \
    V(AIM, "aim", "up", false, "") /* 9.2 this gun fires there */ \
    V(ACTIVATE, "activate", "u", false, "") \
            /* 3.1, 5.1 a commander or leader */ \
    V(MOVE, "move", "up", false, "") /* one area on */ \
    V(REINFORCE, "reinforce", "", false, "") /* 3.3 draw one more */ \
    V(RESTORE, "restore", "u", false, "") /* 3.4-3.6 one step */ \
    V(GO_TACTICAL, "tactical", "", false, "5.0") \
    V(GO_OFFENSIVE, "offensive", "", false, "9.8") \
    V(GO_CALL, "call", "", false, "6.1") \
    V(GO_MARCH, "march", "", false, "6.2") \
    V(GO_PASS, "pass", "", false, "7.0") \
    V(UNLIMBER, "unlimber", "u", false, "") /* 5.2.1 activate artillery */ \
    V(INSPIRE, "inspire", "uu", false, "") /* leader, unit */ \
    V(FIGHT, "fight", "p", false, "") \
    V(COMMIT, "commit", "u", false, "5.3.1") /* 5.3.1 a gun, to this battle */ \
    V(HIT, "hit", "u", false, "5.3.6") /* 5.3.6 this unit takes the hit */ \
    V(STAND, "stand", "", false, "5.3.2") \
    V(RETREAT, "retreat", "", false, "6.4") \
    V(WITHDRAW, "withdraw", "up", false, "6.4") /* 6.4 this unit goes there */ \
    V(SKIRMISH, "skirmish", "up", false, "9.1") \
    V(AMBUSH, "ambush", "u", false, "9.1") \
    V(GO_RAID, "raid", "", false, "") \
    V(DONE, "done", "", false, "")

enum { MONDAY_VERBS(WG_ENUM) };

/* What an umpire may amend. */
#define MONDAY_AMENDMENTS(V) \
    V(AMEND_PLACE, "place", "up", false) \
    V(AMEND_STRENGTH, "strength", "un", false) \
    V(AMEND_CONTROL, "control", "ps", false) \
    V(AMEND_DISC, "disc", "s", false) \
    V(AMEND_TURN, "turn", "s", false) /* whose impulse it is */

enum { MONDAY_AMENDMENTS(WG_ENUM) };

/* What is told, and the paragraph that it follows, or ""; what it costs whom
   it names; see WgWord. */
#define MONDAY_EVENTS(V) \
    V(TURN_BEGAN, "turn_began", "n", true, "") /* turn */ \
    V(BATTERY_FIRES, "battery_fires", "p", false, "9.2") \
    V(LOGISTICS_BEGAN, "logistics_began", "sn", false, "3.2") \
            /* side, its logistic value */ \
    V(DECLINED, "declined", "s", false, "3.1") /* 3.1 no activation */ \
    V(COMMANDED, "commanded", "up", false, "3.1") /* 3.1 activated there */ \
    V(REINFORCED, "reinforced", "up", false, "3.3") \
    V(RESTORED, "restored", "uOp", false, "3.6", .harm = -1) \
            /* on which occasion, at */ \
    V(TIRED, "tired", "uO", false, "5.4", .harm = 1) \
            /* reduced after its activation, on which occasion */ \
    V(CUT_OFF, "cut_off", "u", false, "4.1") \
    V(REJOINED, "rejoined", "u", false, "4.1") \
    V(AREA_CUT, "area_cut", "ps", false, "4.1") \
    V(AREA_REJOINED, "area_rejoined", "ps", false, "4.1") \
    V(CHOSE_TACTICAL, "chose_tactical", "s", false, "5.0") \
    V(CHOSE_OFFENSIVE, "chose_offensive", "s", false, "9.8") \
    V(CHOSE_CALL, "chose_call", "s", false, "6.1") \
    V(CHOSE_MARCH, "chose_march", "s", false, "6.2") \
    V(CHOSE_RAID, "chose_raid", "s", false, "6.3") \
    V(CHOSE_PASS, "chose_pass", "s", false, "7.0") \
    V(DISC_WENT, "disc_went", "s", false, "6.0") /* to this side */ \
    V(ACTIVATED, "activated", "up", false, "5.1") \
    V(MOVED, "moved", "upp", false, "5.2") /* unit, from, to */ \
    V(ENGAGED, "engaged", "upp", false, "1.2.2") /* the same */ \
    V(TOOK, "took", "sp", false, "1.0") /* control */ \
    V(UNLIMBERED, "unlimbered", "up", false, "5.2.1") \
    V(INSPIRED, "inspired", "uu", false, "5.2.2") \
    V(BATTLE_BEGAN, "battle_began", "ps", false, "5.3") /* where, attacker */ \
    V(GUN_FIRED, "gun_fired", "updn", false, "5.3.1") \
            /* gun, at, dice, hits */ \
    V(GUN_SPENT, "gun_spent", "u", false, "5.3.1", .harm = 1) \
            /* 5.3.1 reduced by its fire */ \
    V(ABSORBED, "absorbed", "pn", false, "1.2.1") \
            /* 1.2.1 hits the ground took */ \
    V(SHIELDED, "shielded", "u", false, "9.6") \
    V(WAS_HIT, "was_hit", "u", false, "5.3.6", .harm = 1) \
    V(ELIMINATED, "eliminated", "up", false, "2.4") /* from where */ \
    V(STOOD, "stood", "s", false, "5.3.2") \
    V(RETREATED, "retreated", "sp", false, "6.4") \
    V(WITHDREW, "withdrew", "upp", false, "6.4") \
    V(SHOWDOWN, "showdown", "p", false, "5.3.3") \
    V(COMBINED, "combined", "s", false, "5.3.5") /* 5.3.5 it rolls first */ \
    V(SKIRMISHED, "skirmished", "upp", false, "9.1", .harm = 1) \
    V(AMBUSHED, "ambushed", "u", false, "9.1") \
    V(FIRED, "fired", "undn", false, "5.3.4") \
            /* lowest hitting roll, dice, hits */ \
    V(STILL_CONTESTED, "still_contested", "p", false, "5.3.7") \
    V(BATTLE_WON, "battle_won", "ps", false, "5.3.7") \
    V(FATIGUED, "fatigued", "up", false, "9.10", .harm = 1) /* 9.10 */ \
    V(ENDED, "ended", "sE", false, "8.0") \
            /* winner or none, why */ \
    V(VICTORY, "victory", "snn", false, "8.0") \
            /* winner or -1, points of each */ \
    V(PUT_THERE, "put_there", "up", false, "") \
    V(SET_STRENGTH, "set_strength", "un", false, "") \
    V(SET_CONTROL, "set_control", "ps", false, "") \
    V(SET_DISC, "set_disc", "s", false, "") \
    V(SET_TURN, "set_turn", "s", false, "4.0")

enum { MONDAY_EVENTS(WG_ENUM) };

/* What is asked: its paragraph, its name, and the functions that propose,
   judge and apply an answer; is it asked so that an enemy learns nothing? */
#define MONDAY_DECISIONS(V) \
    V(ASK_AIM, "9.2", "aim", aim) \
    V(ASK_COMMANDER, "3.1", "commander", commander, .declines = true) \
    V(ASK_REINFORCE, "3.3", "reinforce", reinforce, .silent = true) \
    V(ASK_RESTORE_LEADERS, "3.5", "restore_leaders", restore, .silent = true) \
    V(ASK_RESTORE_GUNS, "3.4", "restore_guns", restore, .silent = true) \
    V(ASK_RESTORE_UNITS, "3.6", "restore_units", restore, .silent = true) \
    V(ASK_IMPULSE, "4.0", "impulse", impulse) \
    V(ASK_ACTIVATE, "5.1", "activate", activate) \
    V(ASK_MOVE, "5.2", "move", move) \
    V(ASK_INSPIRE, "5.2.2", "inspire", inspire, .silent = true) \
    V(ASK_BATTLE, "5.3", "battle", battle, .silent = true) \
    V(ASK_COMMIT, "5.3.1", "commit", commit, .silent = true) \
    V(ASK_HIT, "5.3.6", "hit", hit) \
    V(ASK_STAND, "5.3.2", "stand", stand) \
    V(ASK_WITHDRAW, "6.4", "withdraw", withdraw) \
    V(ASK_JAGERS, "9.1", "jagers", jagers) \
    V(ASK_MARCH, "6.2", "march", move) \
    V(ASK_RAID, "6.3", "raid", raid, .declines = true) \
    V(ASK_RAIDERS, "6.3", "raiders", move) \
    V(ASK_PASS, "7.0", "pass", move)

enum { MONDAY_DECISIONS(WG_ENUM) };

/* What may be answered by a standing order: its name, the question, who may
   give it, the choices, the function that answers, whom it concerns, which
   kinds decide it, and the function that answers where orders differ. */
#define MONDAY_STANDINGS(V) \
    V(ORDER_HITS, "hits", ASK_HIT, 3, "ask least", hit, NULL, NULL, NULL) \
    V(ORDER_STAND, "stand", ASK_STAND, 3, "ask stand retreat", stand, \
            mon_in_battle, NULL, mon_stand_apart) \
    V(ORDER_JAGERS, "jagers", ASK_JAGERS, 2, "ask stay ambush", jagers, NULL, \
            mon_is_jager, NULL)

enum { MONDAY_STANDINGS(WG_ENUM) };

/* The procedures, each a table of steps; the first is the whole game. */
#define MONDAY_PROCEDURES(V) \
    V(WHOLE_GAME, whole_game) \
    V(GRANDE_BATTERIE, monday_grande_batterie) \
    V(GAME_TURN, game_turn) \
    V(LOGISTICS_PHASE, monday_logistics_phase) \
    V(SIDE_LOGISTICS, monday_side_logistics) \
    V(DEPLOY_REINFORCEMENTS, monday_deploy_reinforcements) \
    V(IMPULSE, monday_impulse) \
    V(TACTICAL_ACTION, monday_tactical_action) \
    V(CALL_ACTION, monday_call_action) \
    V(MARCH_ACTION, monday_march_action) \
    V(RAID_ACTION, monday_raid_action) \
    V(PASS_ACTION, monday_pass_action) \
    V(ALL_BATTLES, monday_all_battles) \
    V(ONE_BATTLE, monday_one_battle) \
    V(GUN_FIRE, monday_gun_fire) \
    V(TAKE_HITS, monday_take_hits) \
    V(JAGER_FIRE, monday_jager_fire) \
    V(VOLLEY, monday_volley)

enum { MONDAY_PROCEDURES(WG_ENUM) };

#endif /* MONDAY_WORDS_H */
