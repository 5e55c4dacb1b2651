/*
 * words.h --
 *
 *      The words of Borodino 1812, each list once: what may be done, amended,
 *      told and asked, and the procedures of the sequence of play.  A
 *      position that travels has decisions and procedures by their numbers.
 */

#ifndef BORODINO_WORDS_H
#define BORODINO_WORDS_H

#include "../core/rules.h"

/* What may be done: the verb, its name and arguments, does it take back. */
#define BORODINO_VERBS(V) \
    V(BID, "bid", "sn", false) \
    V(ACCEPT, "accept", "", false) \
    V(DEPLOY, "deploy", "up", false) \
    V(LIFT, "lift", "u", true) \
    V(HISTORICAL, "historical", "", false) \
    V(OCCUPY, "occupy", "u", false) \
    V(ENTER, "enter", "up", false) \
    V(DELAY, "delay", "", false) \
    V(ACTIVATE, "activate", "u", false) \
    V(LEAD, "lead", "u", false) \
    V(ADVANCE, "advance", "up", false) \
    V(BOMBARD, "bombard", "up", false) \
    V(MOVE, "move", "up", false) \
    V(STRAGGLE, "straggle", "up", false) \
    V(PIN, "pin", "u", false) \
    V(FIGHT, "fight", "p", false) \
    V(MAIN_ATTACK, "main", "p", false) \
    V(SQUARE, "square", "u", false) \
    V(BREAK_SQUARE, "break", "u", false) \
    V(SHELTER, "shelter", "uu", false) \
    V(FIRE, "fire", "u", false) \
    V(FIRE_AT_SQUARES, "fire_at_squares", "u", false) \
    V(FIRE_AT_LINE, "fire_at_line", "u", false) \
    V(CHARGE, "charge", "u", false) \
    V(HOLD, "hold", "u", false) \
    V(RETREAT, "retreat", "up", false) \
    V(OFFBOARD, "offboard", "u", false) \
    V(LOSE, "lose", "u", false) \
    V(HIT, "hit", "u", false) \
    V(REGROUP, "regroup", "up", false) \
    V(SUPPLY_STEP, "supply", "up", false) \
    V(SUPPLY_GUARD, "supply_guard", "upp", false) \
    V(BURN, "burn", "pp", false) \
    V(TRANSFER, "transfer", "u", false) \
    V(RELOCATE, "relocate", "up", false) \
    V(DONE, "done", "", false)

enum { BORODINO_VERBS(WG_ENUM) };

/* What an umpire may amend. */
#define BORODINO_AMENDMENTS(V) \
    V(AMEND_PLACE, "place", "up", false) \
    V(AMEND_STRENGTH, "strength", "un", false) \
    V(AMEND_TURN, "turn", "s", false) /* who is Player 1 */

enum { BORODINO_AMENDMENTS(WG_ENUM) };

/* What is told; see WgWord. */
#define BORODINO_EVENTS(V) \
    V(TURN_BEGAN, "turn_began", "nn", true) \
    V(ROLLED_INITIATIVE, "rolled_initiative", "sd", false) \
    V(WAS_BID, "was_bid", "sns", false) \
    V(BID_ACCEPTED, "bid_accepted", "sn", false) \
    V(DEPLOYED_ALL, "deployed_all", "s", false) \
    V(ENTERED, "entered", "up", false) \
    V(DELAYED, "delayed", "s", false) \
    V(ACTIVATED, "activated", "u", false) \
    V(LED, "led", "u", false) \
    V(ADVANCED, "advanced", "upp", false) \
    V(BOMBARDED, "bombarded", "upnd", false) \
    V(FRIENDLY_FIRE, "friendly_fire", "pn", false) \
    V(LOST_STEP, "lost_step", "un", false) \
    V(HALF_HIT, "half_hit", "u", false) \
    V(ELIMINATED, "eliminated", "up", false) \
    V(RETREATED, "retreated", "upp", false) \
    V(LEFT_BOARD, "left_board", "up", false) \
    V(STOOD_FAST, "stood_fast", "u", false) \
    V(MOVED, "moved", "upp", false) \
    V(ATTACKED, "attacked", "upp", false) \
    V(REINFORCED, "reinforced", "upp", false) \
    V(WITHDREW, "withdrew", "upp", false) \
    V(HQ_REDUCED, "hq_reduced", "un", false) \
    V(STRAGGLED, "straggled", "upnd", false) \
    V(PINNED, "pinned", "u", false) \
    V(BATTLE_BEGAN, "battle_began", "ps", false) \
    V(ROUND_BEGAN, "round_began", "pn", false) \
    V(RESERVES_CAME, "reserves_came", "pn", false) \
    V(ROLES_CHANGED, "roles_changed", "s", false) \
    V(MADE_MAIN, "made_main", "sp", false) \
    V(SQUARED, "squared", "u", false) \
    V(BROKE, "broke", "u", false) \
    V(SHELTERED, "sheltered", "uu", false) \
    V(FIRED, "fired", "unnd", false) \
    V(CHARGED, "charged", "unnd", false) \
    V(HELD, "held", "u", false) \
    V(OVERSTACKED, "overstacked", "up", false) \
    V(REGROUPED, "regrouped", "upp", false) \
    V(BATTLE_WON, "battle_won", "ps", false) \
    V(SUPPLIED, "supplied", "un", false) \
    V(SPENT, "spent", "sn", true) \
    V(CAPTURED, "captured", "spn", false) \
    V(ATTRITION, "attrition", "un", false) \
    V(BURN_TRIED, "burn_tried", "ppd", false) \
    V(BURNT, "burnt", "pp", false) \
    V(BRIDGE_BUILT, "bridge_built", "pp", false) \
    V(SUCCEEDED, "succeeded", "un", false) \
    V(TRANSFERRED, "transferred", "u", false) \
    V(RELOCATED, "relocated", "up", false) \
    V(TOOK_REDOUBT, "took_redoubt", "up", false) \
    V(VICTORY, "victory", "snn", false) \
    V(PUT_THERE, "put_there", "up", false) \
    V(SET_STRENGTH, "set_strength", "un", false) \
    V(SET_TURN, "set_turn", "s", false)

enum { BORODINO_EVENTS(WG_ENUM) };

/* What is asked: its paragraph, its name, and the functions that propose,
   judge and apply an answer. */
#define BORODINO_DECISIONS(V) \
    V(ASK_BID, "8.1", "bid", bid) \
    V(ASK_DEPLOY, "1.2", "deploy", deploy) \
    V(ASK_ENTER, "9.1", "enter", enter) \
    V(ASK_PIN, "5.5", "pin", pin) \
    V(ASK_COMMAND, "5.2", "command", command) \
    V(ASK_BOMBARD, "5.3", "bombard", bombard) \
    V(ASK_LOSS, "5.3", "loss", loss) \
    V(ASK_FORCED, "5.3", "forced", forced) \
    V(ASK_MOVE, "5.4", "move", move) \
    V(ASK_HQ_MOVE, "5.2", "hq_move", hq_move) \
    V(ASK_STRAGGLE, "5.7", "straggle", straggle) \
    V(ASK_BATTLE, "6.2", "battle", battle) \
    V(ASK_MAIN, "5.7", "main", main) \
    V(ASK_SQUARE, "6.6", "square", square) \
    V(ASK_TURN, "6.31", "turn", turn) \
    V(ASK_HIT, "6.5", "hit", hit) \
    V(ASK_MOVE_ON, "6.75", "move_on", move_on) \
    V(ASK_REGROUP, "6.8", "regroup", regroup) \
    V(ASK_SUPPLY, "7.2", "supply", supply) \
    V(ASK_SPOILS, "7.33", "spoils", supply) \
    V(ASK_BURN, "7.4", "burn", burn) \
    V(ASK_TRANSFER, "9.3", "transfer", transfer) \
    V(ASK_RELOCATE, "9.3", "relocate", relocate)

enum { BORODINO_DECISIONS(WG_ENUM) };

/* The procedures, each a table of steps; the first is the whole game. */
#define BORODINO_PROCEDURES(V) \
    V(WHOLE_GAME, whole_game) \
    V(BIDDING_FOR_SIDES, borodino_bids) \
    V(GAME_TURN, game_turn) \
    V(ACTION_PHASE, action_phase) \
    V(GUN_FIRE, borodino_gun_fire) \
    V(FORCED_RETREAT, borodino_forced_retreat) \
    V(STRAGGLER, borodino_straggler) \
    V(ALL_BATTLES, borodino_all_battles) \
    V(ONE_BATTLE, borodino_one_battle) \
    V(BATTLE_ROUND, borodino_battle_round) \
    V(BATTLE_FIRE, borodino_battle_fire) \
    V(BATTLE_RETREAT, borodino_battle_retreat) \
    V(SUPPLY_PHASE, borodino_supply_phase) \
    V(SPOILS, borodino_spoils) \
    V(BRIDGE_BURNING, borodino_bridge_burning) \
    V(NIGHT_TURN, borodino_night)

enum { BORODINO_PROCEDURES(WG_ENUM) };

#endif /* BORODINO_WORDS_H */
