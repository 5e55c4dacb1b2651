/*
 * sequence.c --
 *
 *      The sequence of play of "The Ford", in the order of its rulebook.
 */

#include "ford.h"

static void
next_turn(Game *g)
{
    if (g->turn == LAST_TURN) {
        wg_over(g);
    } else {
        g->turn++;
        wg_call_again(g, TURN);
    }
}

static void roll_weather(Game *g) { wg_roll(g, 1); }

static void
read_weather(Game *g)
{
    g->mud = wg_die(g, 0) >= 5;
    wg_tell(g, WEATHER, g->mud, 0, 0, 0);
}

static void
player_turn(Game *g, int side)
{
    g->phasing = (int8_t)side;
    for (int u = 0; u < UNITS; u++) {
        g->unit[u].moved = 0;
    }
    wg_call(g, PLAYER_TURN);
}

static void first_player(Game *g) { player_turn(g, WG_FIRST); }
static void second_player(Game *g) { player_turn(g, WG_SECOND); }
static void ask_moves(Game *g) { wg_ask(g, g->phasing, ASK_MOVE); }
static void ask_attacks(Game *g) { wg_ask(g, g->phasing, ASK_ATTACK); }

static const WgStep whole_game[] = {
    { "1.1", "ten turns",      next_turn, "turns", TURN },
    {0}
};

static const WgStep turn[] = {
    { "2.1", "weather",        roll_weather, "weather" },
    { "2.2", "mud",            read_weather, "weather" },
    { "2.3", "French turn",    first_player, .calls = PLAYER_TURN },
    { "2.4", "Russian turn",   second_player, .calls = PLAYER_TURN },
    {0}
};

/* An umpire says whose player turn it is: that begins. */
void
ford_turn_of(Game *g, int side)
{
    int step = 0;

    while (turn[step].run != (side ? second_player : first_player)) {
        step++;
    }
    wg_go_from(g, TURN, step);
}

static const WgStep player_turn_steps[] = {
    { "3.1", "movement",       ask_moves, "movement" },
    { "4.1", "combat",         ask_attacks, "combat", COMBAT },
    {0}
};

const WgStep *const ford_procedures[] = { FORD_PROCEDURES(WG_NAME) NULL };
