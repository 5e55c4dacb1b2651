/*
 * sequence.c --
 *
 *      4.0 The sequence of play, in the order of the rulebook.
 */

#include "outside.h"

/* ---- WHOLE_GAME ---- */

static void
prepare(Game *g)
{
    wg_call(g, PREPARATIONS);
}

static void
next_turn(Game *g)
{
    if (g->turn < LAST_TURN) {
        g->turn++;
        wg_call_again(g, GAME_TURN);
    }
}

static const WgStep whole_game[] = {
    { "11.0", "set-up",      prepare, "set_up", PREPARATIONS },
    { "4.0",  "turns",       next_turn, "turns", GAME_TURN },
    { "10.2", "the result",  ber_end },
    {0}
};

/* ---- GAME_TURN ---- */

static void
begin_turn(Game *g)
{
    g->phase = MORALE_PHASE;
    g->event = NO_EVENT;
    g->lost_unit = 0;
    g->halted = 0;
    for (int u = 0; u < PIECES; u++) {
        g->unit[u].checked = g->unit[u].out = 0;
    }
    wg_tell(g, TURN_BEGAN, g->turn, 0, 0, 0);
}

/* R-B01 The dice of the start of a turn come before its first phase. */
static void
event(Game *g)
{
    if (g->option[OPT_EVENTS]) {
        wg_call(g, EVENT);
    }
}

static void
arrivals(Game *g)
{
    wg_call(g, ARRIVALS);
}

/* 4.0 A Not on the first turn. */
static void
morale(Game *g)
{
    if (g->turn > 1) {
        wg_call(g, MORALE);
    }
}

static void
french(Game *g)
{
    wg_call(g, FRENCH_MOVES);
}

static void
combat(Game *g)
{
    wg_call(g, COMBAT);
}

static void
russians(Game *g)
{
    wg_call(g, RUSSIAN_MOVES);
}

static void
engineers(Game *g)
{
    g->phase = ENGINEERING;
    wg_tell(g, PHASE_BEGAN, g->phase, 0, 0, 0);
    wg_call(g, ENGINEERS_WORK);
}

static void
breakdown(Game *g)
{
    g->phase = BREAKDOWN;
    wg_call(g, BREAKDOWNS);
}

static const WgStep game_turn[] = {
    { "4.0",   "the turn begins",        begin_turn, "morale" },
    { "13.2",  "random events",          event, "morale" },
    { "11.2",  "who arrives",            arrivals, "morale" },
    { "6.3.4", "Army of the Danube",     ber_activate_danube, "morale" },
    { "5.0",   "Morale Effects Phase",   morale, "morale" },
    { "6.1",   "French Movement Phase",  french, "french_movement" },
    { "7.0",   "1st Joint Combat Phase", combat, "first_combat" },
    { "8.2",   "the Russian bridge",     ber_contest_bridge, "first_combat" },
    { "6.3",   "Russian Movement Phase", russians, "russian_movement" },
    { "7.0",   "2nd Joint Combat Phase", combat, "second_combat" },
    { "8.0",   "Engineering Phase",      engineers, "engineering" },
    { "9.0",   "Bridge Breakdown Phase", breakdown, "breakdown" },
    {0}
};

/* ---- MORALE ---- */

static void
effects(Game *g)
{
    if (g->event != MAGAZINE) {
        wg_call(g, g->option[OPT_FMET] ? AFMET : FMET);
    }
}

static const WgStep morale_phase[] = {
    { "4.0",  "bridges that are finished",  ber_finish_bridges },
    { "5.1",  "treasure and steps",         effects },
    { "5.2",  "French command",             ber_check_command },
    { "5.3",  "Russian Morale Track",       ber_advance_track },
    {0}
};

const WgStep *const berezina_procedures[] = {
    BEREZINA_PROCEDURES(WG_NAME) NULL
};
