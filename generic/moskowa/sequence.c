/*
 * sequence.c --
 *
 *      The Sequence of Play.  Rally, fire and melee are yet to be written:
 *      their steps are empty.
 */

#include "movement.h"
#include "outcomes.h"

static void
next_turn(Game *g)
{
    if (g->clock == LAST_CLOCK) {
        wg_over(g);
        return;
    }
    g->clock = (int8_t)(g->clock == 0 ? FIRST_CLOCK : g->clock + 1);
    wg_repeat(g);
    wg_call(g, GAME_TURN);
}

static void
player_turn(Game *g, int side)
{
    g->phasing = (int8_t)side;
    wg_tell(g, TURN_BEGAN, side, g->clock, 0, 0);
    for (int u = first_of(side); u < end_of(side); u++) {
        g->unit[u].spent = 0;
        g->unit[u].state &= (uint16_t)~STOPPED;
    }
    for (int u = 0; u < PIECES; u++) {
        g->unit[u].fired_at = OFF_MAP;
    }
    wg_call(g, PLAYER_TURN);
}

static void first_player(Game *g) { player_turn(g, WG_FIRST); }
static void second_player(Game *g) { player_turn(g, WG_SECOND); }
static void arrive(Game *g) { msk_deploy(g, AREA_ARRIVAL, g->phasing); }
static void ask_step(Game *g) { wg_ask(g, g->phasing, ASK_STEP); }

/* Each phase begins here; its chapter has the procedure that is called. */

static void
rally(Game *g)
{
    msk_begin_phase(g);
}

static void
defensive_fire(Game *g)
{
    msk_begin_phase(g);
}

static void
offensive_fire(Game *g)
{
    msk_begin_phase(g);
}

static void
melee(Game *g)
{
    msk_begin_phase(g);
}

/* Until the side is done, which it may say with a unit in hand. */
static void
ask_unit(Game *g)
{
    if (g->hand == IS_DONE) {
        g->hand = NONE;
        return;
    }
    wg_ask(g, g->phasing, ASK_UNIT);
}

const WgStep msk_whole_game[] = {
    { "Scenario.1", "turns of twenty minutes", next_turn },
    {0}
};

const WgStep msk_game_turn[] = {
    { "Sequence",   "French turn",      first_player },
    { "Sequence",   "Russian turn",     second_player },
    {0}
};

const WgStep msk_player_turn[] = {
    { "Scenario.1", "reinforcements",   arrive },
    { "Sequence.1", "movement",         ask_unit },
    { "Sequence.2", "rally",            rally },
    { "Sequence.3", "defensive fire",   defensive_fire },
    { "Sequence.4", "offensive fire",   offensive_fire },
    { "Sequence.5", "melee",            melee },
    { "Scenario.1", "objectives",       msk_note_objectives },
    {0}
};

const WgStep msk_move_one[] = {
    { "Movement.3", "steps",            ask_step },
    {0}
};

const WgStep *const moskowa_procedures[] = { MOSKOWA_PROCEDURES(WG_NAME) NULL };
