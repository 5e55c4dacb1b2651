/*
 * sequence.c --
 *
 *      The sequence of play of Borodino 1812, in the order of its rulebook.
 */

#include "chapters.h"

/* ---- WHOLE_GAME ---- */

static bool
has_bids(const Game *g)
{
    return g->option[BIDDING];
}

static void
bids(Game *g)
{
    g->phase = BIDS;
    wg_call(g, BIDDING_FOR_SIDES);
}

/* 1.1 The Russian deploys first. */
static void
deploy_side(Game *g, int side)
{
    g->phase = DEPLOYMENT;
    g->mover = (int8_t)side;
    bor_ask_deploy(g);
}

static void deploy_russians(Game *g) { deploy_side(g, RUSSIAN); }
static void deploy_french(Game *g) { deploy_side(g, FRENCH); }

/* 2.0 Turn by turn to 8 pm; 9.3 a night between the days of the campaign. */
static void
next_turn(Game *g)
{
    if (g->hour == LAST_HOUR && g->day == g->last_day) {
        return;
    }
    wg_repeat(g);
    if (g->hour == LAST_HOUR) {
        wg_call(g, NIGHT_TURN);
    } else {
        g->hour++;
        wg_call(g, GAME_TURN);
    }
}

/* 8.1 */
static void
count_points(Game *g)
{
    g->phase = FINISHED;
    wg_tell(g, VICTORY, bor_winner(g), bor_score(g, FRENCH),
            bor_score(g, RUSSIAN), 0);
}

static const WgStep whole_game[] = {
    { "8.1", "play balance",            bids, "bids", .when = has_bids },
    { "9.0", "Russian deployment",      deploy_russians, "deployment" },
    { "9.0", "French deployment",       deploy_french, "deployment" },
    { "2.0", "game turns",              next_turn, "turns", GAME_TURN },
    { "8.1", "victory",                 count_points },
    {0}
};

/* ---- GAME_TURN ---- */

static void
begin_turn(Game *g)
{
    g->phase = INITIATIVE;
    g->attack[0] = g->attack[1] = 0;
    for (int w = 0; w < WAYS; w++) {
        g->entry[w] = 0;
    }
    for (int u = 0; u < BLOCKS; u++) {
        g->unit[u].pinned = false;
        g->unit[u].reserve = 0;
        g->unit[u].via = NONE;
    }
    wg_tell(g, TURN_BEGAN, g->day, g->hour, 0, 0);
}

/* 2.1, 9.3 The French begin each scenario; the second day is rolled for. */
static bool
is_first_turn(const Game *g)
{
    return g->scenario == BORODINO ? g->hour == 6
            : g->day == 5 && g->hour == FIRST_HOUR_ON_5;
}

static void
roll_initiative(Game *g)
{
    if (!is_first_turn(g)) {
        wg_roll(g, 4);
    }
}

/* 2.1 High total; French win ties. */
static void
read_initiative(Game *g)
{
    if (is_first_turn(g)) {
        g->first = FRENCH;
    } else {
        g->first = wg_die(g, 0) + wg_die(g, 1) < wg_die(g, 2) + wg_die(g, 3);
        wg_tell(g, ROLLED_INITIATIVE, g->first, 0, 0, 0);
    }
}

static void
act(Game *g, int side)
{
    g->mover = (int8_t)side;
    wg_call(g, ACTION_PHASE);
}

static void player_1(Game *g) { act(g, g->first); }
static void player_2(Game *g) { act(g, !g->first); }
static void battles(Game *g) { wg_call(g, ALL_BATTLES); }
static void supply(Game *g) { wg_call(g, SUPPLY_PHASE); }

static const WgStep game_turn[] = {
    { "2.0", "the hour strikes",        begin_turn },
    { "2.1", "initiative",              roll_initiative, "initiative" },
    { "2.1", "Player 1",                read_initiative, "initiative" },
    { "2.2", "Player 1 acts",           player_1, .calls = ACTION_PHASE },
    { "5.6", "Player 2 acts",           player_2, .calls = ACTION_PHASE },
    { "2.3", "battles",                 battles, "battles" },
    { "2.4", "supply",                  supply, "supply" },
    {0}
};

/* Player 1 is another than was thought: back to where that side acts. */
void
bor_back_to_acting(Game *g)
{
    int step = 0;

    while (game_turn[step].run != player_1) {
        step++;
    }
    bor_forget_orderless(g);
    wg_go_from(g, GAME_TURN, step);
}

/* ---- ACTION_PHASE ---- */

static void
begin_action(Game *g)
{
    for (int border = 0; border < BORDERS; border++) {
        g->used[border] = 0;
        g->bombarded[border] = 0;
    }
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        Unit *unit = &g->unit[u];

        unit->moved = unit->fired = unit->active = unit->orders = 0;
        unit->left = 0;
    }
    g->named = 0;
    g->phase = COMMAND;
}

static void
ask_enter(Game *g)
{
    g->phase = ENTRY;
    wg_ask(g, g->mover, ASK_ENTER);
}

static void
ask_pin(Game *g)
{
    g->phase = COMMAND;
    if (g->mover != g->first) {
        bor_pin_all(g);
        if (bor_must_pin(g)) {
            wg_ask(g, g->mover, ASK_PIN);
        }
    }
}

static void ask_command(Game *g) { wg_ask(g, g->mover, ASK_COMMAND); }

/* What is asked of those who have orders now. */
static void
ask_ordered(Game *g, int phase, int decision)
{
    g->phase = (int8_t)phase;
    bor_trace_command(g);
    bor_trace_orderless(g);
    wg_ask(g, g->mover, decision);
}

/* Whether the mover has a gun for it or not: that must not tell the enemy. */
static void
ask_bombard(Game *g)
{
    ask_ordered(g, BOMBARDMENT, ASK_BOMBARD);
}

static void
ask_move(Game *g)
{
    ask_ordered(g, MOVEMENT, ASK_MOVE);
}

/* 5.2 After commanding, each active HQ is reduced one step; to zero at most,
   if friendly fire (5.3) left it there already. */
static void
reduce_headquarters(Game *g)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].active && g->unit[u].place < PLACES
                && !bor_at_last_step(g, u)) {
            bor_lose_step(g, u);
            wg_tell(g, HQ_REDUCED, u, strength_of(g, u), 0, 0);
        }
    }
}

static void
ask_hq_move(Game *g)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].active && g->unit[u].place < PLACES) {
            wg_ask(g, g->mover, ASK_HQ_MOVE);
            return;
        }
    }
}

static void ask_straggle(Game *g) { wg_ask(g, g->mover, ASK_STRAGGLE); }

static void
end_action(Game *g)
{
    g->command = (Command){ .light = 0 };
    bor_hide_all(g, g->mover);
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        g->unit[u].active = false;
    }
}

static const WgStep action_phase[] = {
    { "2.2",  "action phase",           begin_action },
    { "9.1",  "a corps enters",         ask_enter, "entry",
                                        .when = bor_may_enter },
    { "5.5",  "pinning",                ask_pin, "command" },
    { "5.2",  "command",                ask_command, "command" },
    { "5.3",  "bombard",                ask_bombard, "bombardment", GUN_FIRE },
    { "6.52", "half hits recovered",    bor_recover },
    { "5.4",  "move",                   ask_move, "movement", SPOILS },
    { "5.2",  "headquarters reduced",   reduce_headquarters },
    { "5.2",  "headquarters move",      ask_hq_move, "movement", SPOILS },
    { "5.7",  "stragglers",             ask_straggle, "movement" },
    { "2.2",  "end of action phase",    end_action },
    {0}
};

const WgStep *const borodino_procedures[] = {
    BORODINO_PROCEDURES(WG_NAME) NULL
};
