/*
 * words.c --
 *
 *      The words of Borodino 1812: what may be done, what is told, and the
 *      decisions, each with the functions that propose, judge and apply it.
 */

#include "chapters.h"

/* ORDER VERB */
const WgWord borodino_verbs[] = {
    { "bid", "sn", false },             { "accept", "", false },
    { "deploy", "up", false },          { "lift", "u", true },
    { "historical", "", false },        { "occupy", "u", false },
    { "enter", "up", false },           { "delay", "", false },
    { "activate", "u", false },         { "lead", "u", false },
    { "advance", "up", false },         { "bombard", "up", false },
    { "move", "up", false },            { "straggle", "up", false },
    { "pin", "u", false },              { "fight", "p", false },
    { "main", "p", false },             { "square", "u", false },
    { "break", "u", false },            { "shelter", "uu", false },
    { "fire", "u", false },             { "fire_at_squares", "u", false },
    { "fire_at_line", "u", false },     { "charge", "u", false },
    { "hold", "u", false },             { "retreat", "up", false },
    { "offboard", "u", false },         { "lose", "u", false },
    { "hit", "u", false },              { "regroup", "up", false },
    { "supply", "up", false },          { "supply_guard", "upp", false },
    { "burn", "pp", false },            { "transfer", "u", false },
    { "relocate", "up", false },        { "done", "", false },
    {0}
};

/* ORDER AMENDMENT */
const WgWord borodino_amendments[] = {
    { "place", "up", false },           { "strength", "un", false },
    { "turn", "s", false },             /* who is Player 1 */
    {0}
};

/* ORDER EVENT */
const WgWord borodino_events[] = {
    { "turn_began", "nn", true },       { "rolled_initiative", "sd", false },
    { "was_bid", "sns", false },        { "bid_accepted", "sn", false },
    { "deployed_all", "s", false },     { "entered", "up", false },
    { "delayed", "s", false },          { "activated", "u", false },
    { "led", "u", false },              { "advanced", "upp", false },
    { "bombarded", "upnd", false },     { "friendly_fire", "pn", false },
    { "lost_step", "un", false },       { "half_hit", "u", false },
    { "eliminated", "up", false },      { "retreated", "upp", false },
    { "left_board", "up", false },      { "stood_fast", "u", false },
    { "moved", "upp", false },          { "attacked", "upp", false },
    { "reinforced", "upp", false },     { "withdrew", "upp", false },
    { "hq_reduced", "un", false },      { "straggled", "upnd", false },
    { "pinned", "u", false },           { "battle_began", "ps", false },
    { "round_began", "pn", false },     { "reserves_came", "pn", false },
    { "roles_changed", "s", false },    { "made_main", "sp", false },
    { "squared", "u", false },          { "broke", "u", false },
    { "sheltered", "uu", false },       { "fired", "unnd", false },
    { "charged", "unnd", false },       { "held", "u", false },
    { "overstacked", "up", false },     { "regrouped", "upp", false },
    { "battle_won", "ps", false },      { "supplied", "un", false },
    { "spent", "sn", true },            { "captured", "spn", false },
    { "attrition", "un", false },       { "burn_tried", "ppd", false },
    { "burnt", "pp", false },           { "bridge_built", "pp", false },
    { "succeeded", "un", false },       { "transferred", "u", false },
    { "relocated", "up", false },       { "took_redoubt", "up", false },
    { "victory", "snn", false },        { "put_there", "up", false },
    { "set_strength", "un", false },    { "set_turn", "s", false },
    {0}
};

/* ORDER DECISION */
const WgDecision borodino_decisions[] = {
    { "8.1", "bid", bor_propose_bid,
            bor_judge_bid, bor_apply_bid },
    { "1.2", "deploy", bor_propose_deploy,
            bor_judge_deploy, bor_apply_deploy },
    { "9.1", "enter", bor_propose_enter,
            bor_judge_enter, bor_apply_enter },
    { "5.5", "pin", bor_propose_pin,
            bor_judge_pin, bor_apply_pin },
    { "5.2", "command", bor_propose_command,
            bor_judge_command, bor_apply_command },
    { "5.3", "bombard", bor_propose_bombard,
            bor_judge_bombard, bor_apply_bombard },
    { "5.3", "loss", bor_propose_loss,
            bor_judge_loss, bor_apply_loss },
    { "5.3", "forced", bor_propose_forced,
            bor_judge_forced, bor_apply_forced },
    { "5.4", "move", bor_propose_move,
            bor_judge_move, bor_apply_move },
    { "5.2", "hq_move", bor_propose_hq_move,
            bor_judge_hq_move, bor_apply_hq_move },
    { "5.7", "straggle", bor_propose_straggle,
            bor_judge_straggle, bor_apply_straggle },
    { "6.2", "battle", bor_propose_battle,
            bor_judge_battle, bor_apply_battle },
    { "5.7", "main", bor_propose_main,
            bor_judge_main, bor_apply_main },
    { "6.6", "square", bor_propose_square,
            bor_judge_square, bor_apply_square },
    { "6.31", "turn", bor_propose_turn,
            bor_judge_turn, bor_apply_turn },
    { "6.5", "hit", bor_propose_hit,
            bor_judge_hit, bor_apply_hit },
    { "6.75", "move_on", bor_propose_move_on,
            bor_judge_move_on, bor_apply_move_on },
    { "6.8", "regroup", bor_propose_regroup,
            bor_judge_regroup, bor_apply_regroup },
    { "7.2", "supply", bor_propose_supply,
            bor_judge_supply, bor_apply_supply },
    { "7.33", "spoils", bor_propose_supply,
            bor_judge_supply, bor_apply_supply },
    { "7.4", "burn", bor_propose_burn,
            bor_judge_burn, bor_apply_burn },
    { "9.3", "transfer", bor_propose_transfer,
            bor_judge_transfer, bor_apply_transfer },
    { "9.3", "relocate", bor_propose_relocate,
            bor_judge_relocate, bor_apply_relocate },
    {0}
};
