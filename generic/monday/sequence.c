/*
 * sequence.c --
 *
 *      The sequence of play of Bloody Monday, in the order of its rulebook.
 *      What an impulse is made of stands in impulse.c.
 */

#include "chapters.h"

/* ---- WHOLE_GAME ---- */

static void
batterie(Game *g)
{
    if (uses(g, BATTERY)) {
        wg_call(g, GRANDE_BATTERIE);
    }
}

static void
next_turn(Game *g)
{
    if (g->turn < LAST_TURN) {
        g->turn++;
        wg_repeat(g);
        wg_call(g, GAME_TURN);
    }
}

static const WgStep whole_game[] = {
    { "9.2", "Grande Batterie", batterie },
    { "8.0", "turns",           next_turn },
    { "8.0", "the count",       mon_count },
    {0}
};

/* ---- GAME_TURN ---- */

static void
begin_turn(Game *g)
{
    wg_tell(g, TURN_BEGAN, g->turn, 0, 0, 0);
}

static void
logistics(Game *g)
{
    if (g->turn > 1) {
        wg_call(g, LOGISTICS_PHASE);
    }
}

/* The player with the Initiative plays the first impulse of a turn. */
static void
begin_impulses(Game *g)
{
    g->phase = IMPULSES;
    g->passes = 0;
    g->mover = !g->disc;
}

/* 7.0 Two passes in a row end it. */
static void
next_impulse(Game *g)
{
    if (g->passes < 2) {
        g->mover = !g->mover;
        wg_repeat(g);
        wg_call(g, IMPULSE);
    }
}

static void
final_phase(Game *g)
{
    g->phase = FINAL;
    if (uses(g, FATIGUE)) {
        mon_fatigue(g);
    }
}

static const WgStep game_turn[] = {
    { "8.0", "the turn begins",  begin_turn },
    { "3.0", "Logistics Phase",  logistics },
    { "4.0", "Impulses Phase",   begin_impulses },
    { "4.0", "impulses",         next_impulse },
    { "8.0", "Final Phase",      final_phase },
    {0}
};

/* ORDER PROCEDURE */
const WgStep *const monday_procedures[] = {
    whole_game, monday_grande_batterie, game_turn, monday_logistics_phase,
    monday_side_logistics, monday_deploy_reinforcements, monday_impulse,
    monday_tactical_action, monday_call_action, monday_march_action,
    monday_raid_action, monday_pass_action, monday_all_battles,
    monday_one_battle, monday_gun_fire, monday_take_hits, monday_jager_fire,
    monday_volley, NULL
};
