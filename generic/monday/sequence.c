/*
 * sequence.c --
 *
 *      The sequence of play of Bloody Monday, in the order of its rulebook.
 *      What an impulse is made of stands in impulse.c.
 */

#include "chapters.h"

/* ---- WHOLE_GAME ---- */

static bool has_battery(const Game *g) { return uses(g, BATTERY); }
static void batterie(Game *g) { wg_call(g, GRANDE_BATTERIE); }

static void
next_turn(Game *g)
{
    if (g->turn < LAST_TURN) {
        g->turn++;
        wg_call_again(g, GAME_TURN);
    }
}

static const WgStep whole_game[] = {
    { "9.2", "Grande Batterie", batterie, "battery", GRANDE_BATTERIE,
                                .when = has_battery },
    { "8.0", "turns",           next_turn, "turns", GAME_TURN },
    { "8.0", "the count",       mon_count },
    {0}
};

/* ---- GAME_TURN ---- */

static void
begin_turn(Game *g)
{
    wg_tell(g, TURN_BEGAN, g->turn, 0, 0, 0);
}

static bool has_logistics(const Game *g) { return g->turn > 1; }
static void logistics(Game *g) { wg_call(g, LOGISTICS_PHASE); }

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
        wg_call_again(g, IMPULSE);
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
    { "3.0", "Logistics Phase",  logistics, "logistics", LOGISTICS_PHASE,
                                 .when = has_logistics },
    { "4.0", "Impulses Phase",   begin_impulses, "impulses" },
    { "4.0", "impulses",         next_impulse, "impulses", IMPULSE },
    { "8.0", "Final Phase",      final_phase },
    {0}
};

const WgStep *const monday_procedures[] = { MONDAY_PROCEDURES(WG_NAME) NULL };
