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

/* What may be done: the verb, its name and arguments, does it take back, its
   paragraph or "". */
#define BORODINO_VERBS(V) \
    V(BID, "bid", "sn", false, "") \
    V(ACCEPT, "accept", "", false, "") \
    V(DEPLOY, "deploy", "up", false, "") \
    V(LIFT, "lift", "u", true, "") \
    V(HISTORICAL, "historical", "", false, "") \
    V(OCCUPY, "occupy", "u", false, "") \
    V(ENTER, "enter", "up", false, "") \
    V(DELAY, "delay", "", false, "") \
    V(ACTIVATE, "activate", "u", false, "") \
    V(LEAD, "lead", "u", false, "") \
    V(ADVANCE, "advance", "up", false, "") \
    V(BOMBARD, "bombard", "up", false, "") \
    V(MOVE, "move", "up", false, "") \
    V(STRAGGLE, "straggle", "up", false, "") \
    V(PIN, "pin", "u", false, "") \
    V(FIGHT, "fight", "p", false, "") \
    V(MAIN_ATTACK, "main", "p", false, "") \
    V(SQUARE, "square", "u", false, "6.6") \
    V(BREAK_SQUARE, "break", "u", false, "6.6") \
    V(SHELTER, "shelter", "uu", false, "6.61") \
    V(FIRE, "fire", "u", false, "6.5") \
    V(FIRE_AT_SQUARES, "fire_at_squares", "u", false, "6.62") \
    V(FIRE_AT_LINE, "fire_at_line", "u", false, "6.62") \
    V(CHARGE, "charge", "u", false, "6.53") \
    V(HOLD, "hold", "u", false, "6.31") \
    V(RETREAT, "retreat", "up", false, "6.7") \
    V(OFFBOARD, "offboard", "u", false, "3.4") \
    V(LOSE, "lose", "u", false, "6.7") \
    V(HIT, "hit", "u", false, "6.5") \
    V(REGROUP, "regroup", "up", false, "6.8") \
    V(SUPPLY_STEP, "supply", "up", false, "") \
    V(SUPPLY_GUARD, "supply_guard", "upp", false, "") \
    V(BURN, "burn", "pp", false, "") \
    V(TRANSFER, "transfer", "u", false, "") \
    V(RELOCATE, "relocate", "up", false, "") \
    V(DONE, "done", "", false, "")

enum { BORODINO_VERBS(WG_ENUM) };

/* What an umpire may amend. */
#define BORODINO_AMENDMENTS(V) \
    V(AMEND_PLACE, "place", "up", false) \
    V(AMEND_STRENGTH, "strength", "un", false) \
    V(AMEND_TURN, "turn", "s", false) /* who is Player 1 */

enum { BORODINO_AMENDMENTS(WG_ENUM) };

/* What is told, and the paragraph that it follows, or ""; what it costs whom
   it names; see WgWord. */
#define BORODINO_EVENTS(V) \
    V(TURN_BEGAN, "turn_began", "nn", true, "") \
    V(ROLLED_INITIATIVE, "rolled_initiative", "sd", false, "2.1") \
    V(WAS_BID, "was_bid", "sns", false, "8.1") \
    V(BID_ACCEPTED, "bid_accepted", "sn", false, "8.1") \
    V(DEPLOYED_ALL, "deployed_all", "s", false, "1.2") \
    V(ENTERED, "entered", "up", false, "9.1") \
    V(DELAYED, "delayed", "s", false, "9.1") \
    V(ACTIVATED, "activated", "u", false, "5.2") \
    V(LED, "led", "u", false, "5.23") \
    V(ADVANCED, "advanced", "upp", false, "5.2") \
    V(BOMBARDED, "bombarded", "upnnd", false, "5.3") \
    V(FRIENDLY_FIRE, "friendly_fire", "pn", false, "5.3") \
    V(LOST_STEP, "lost_step", "un", false, "4.12", .harm = 1) \
    V(HALF_HIT, "half_hit", "u", false, "6.52") \
    V(ELIMINATED, "eliminated", "up", false, "6.9") \
    V(RETREATED, "retreated", "upp", false, "6.7") \
    V(LEFT_BOARD, "left_board", "up", false, "3.4") \
    V(STOOD_FAST, "stood_fast", "u", false, "5.3") \
    V(MOVED, "moved", "upp", false, "5.4") \
    V(ATTACKED, "attacked", "upp", false, "5.4") \
    V(REINFORCED, "reinforced", "upp", false, "5.4") \
    V(WITHDREW, "withdrew", "upp", false, "5.4") \
    V(HQ_REDUCED, "hq_reduced", "un", false, "5.2", .harm = 1) \
    V(STRAGGLED, "straggled", "upld", false, "5.7") \
    V(LEFT_SQUARE, "left_square", "upld", false, "6.63") \
    V(PINNED, "pinned", "u", false, "5.5") \
    V(BATTLE_BEGAN, "battle_began", "ps", false, "6.2") \
    V(ROUND_BEGAN, "round_began", "pn", false, "6.3") \
    V(RESERVES_CAME, "reserves_came", "pn", false, "6.4") \
    V(ROLES_CHANGED, "roles_changed", "s", false, "6.4") \
    V(MADE_MAIN, "made_main", "sp", false, "5.4") \
    V(SQUARED, "squared", "u", false, "6.6") \
    V(BROKE, "broke", "u", false, "6.6") \
    V(SHELTERED, "sheltered", "uu", false, "6.61") \
    V(FIRED, "fired", "unnd", false, "6.5") \
    V(CHARGED, "charged", "unnd", false, "6.53") \
    V(HELD, "held", "u", false, "6.31") \
    V(OVERSTACKED, "overstacked", "up", false, "3.31", .harm = 1) \
    V(REGROUPED, "regrouped", "upp", false, "6.8") \
    V(BATTLE_WON, "battle_won", "ps", false, "6.8") \
    V(SUPPLIED, "supplied", "un", false, "7.2") \
    V(SPENT, "spent", "sn", true, "7.2") \
    V(CAPTURED, "captured", "spn", false, "7.33") \
    V(ATTRITION, "attrition", "un", false, "7.32", .harm = 1) \
    V(BURN_TRIED, "burn_tried", "ppd", false, "7.4") \
    V(BURNT, "burnt", "pp", false, "7.4") \
    V(BRIDGE_BUILT, "bridge_built", "pp", false, "3.2") \
    V(SUCCEEDED, "succeeded", "uA", false, "6.91") \
    V(TRANSFERRED, "transferred", "u", false, "9.3") \
    V(RELOCATED, "relocated", "up", false, "9.3") \
    V(TOOK_REDOUBT, "took_redoubt", "up", false, "6.51") \
    V(VICTORY, "victory", "snn", false, "8.0") \
    V(PUT_THERE, "put_there", "up", false, "1.2") \
    V(SET_STRENGTH, "set_strength", "un", false, "") \
    V(SET_TURN, "set_turn", "s", false, "2.1")

enum { BORODINO_EVENTS(WG_ENUM) };

/* What is asked: its paragraph, its name, and the functions that propose,
   judge and apply an answer. */
#define BORODINO_DECISIONS(V) \
    V(ASK_BID, "8.1", "bid", bid) \
    V(ASK_DEPLOY, "1.2", "deploy", deploy) \
    V(ASK_ENTER, "9.1", "enter", enter) \
    V(ASK_PIN, "5.5", "pin", pin) \
    V(ASK_COMMAND, "5.2", "command", command) \
    V(ASK_BOMBARD, "5.3", "bombard", bombard, .silent = true) \
    V(ASK_LOSS, "5.3", "loss", loss) \
    V(ASK_FORCED, "5.3", "forced", forced) \
    V(ASK_MOVE, "5.4", "move", move, .silent = true) \
    V(ASK_HQ_MOVE, "5.2", "hq_move", hq_move) \
    V(ASK_STRAGGLE, "5.7", "straggle", straggle) \
    V(ASK_BATTLE, "6.2", "battle", battle) \
    V(ASK_MAIN, "5.7", "main", main) \
    V(ASK_SQUARE, "6.6", "square", square) \
    V(ASK_TURN, "6.31", "turn", turn) \
    V(ASK_HIT, "6.5", "hit", hit) \
    V(ASK_MOVE_ON, "6.75", "move_on", move_on) \
    V(ASK_REGROUP, "6.8", "regroup", regroup) \
    V(ASK_SUPPLY, "7.2", "supply", supply, .silent = true) \
    V(ASK_SPOILS, "7.33", "spoils", supply, .silent = true) \
    V(ASK_BURN, "7.4", "burn", burn) \
    V(ASK_TRANSFER, "9.3", "transfer", transfer) \
    V(ASK_RELOCATE, "9.3", "relocate", relocate)

enum { BORODINO_DECISIONS(WG_ENUM) };

/* What may be answered by a standing order: its name, the question, the
   choices, the function that answers, and the one that tells which blocks
   are meant, or NULL: those that the answers name; and the one that tells
   which kinds decide, or NULL: all. */
#define BORODINO_STANDINGS(V) \
    V("bombarded", ASK_LOSS, "ask least", hit, NULL, NULL) \
    V("pin", ASK_PIN, "ask weakest strongest", pin, NULL, NULL) \
    V("square", ASK_SQUARE, "ask never always", square, bor_squares, \
            bor_is_foot) \
    V("fire", ASK_TURN, "ask fire", turn, NULL, NULL) \
    V("hits", ASK_HIT, "ask least", hit, NULL, NULL) \
    V("regroup", ASK_REGROUP, "ask stay", regroup, NULL, NULL) \
    V("supply", ASK_SUPPLY, "ask none losses worth", supply, bor_is_on_map, \
            NULL) \
    V("burn", ASK_BURN, "ask never", burn, bor_is_on_map, NULL)

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
