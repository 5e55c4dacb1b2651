/*
 * logistics.c --
 *
 *      3.0-3.2: the Logistics Phase, and the activation of a supreme
 *      commander on which all of it depends.
 */

#include "chapters.h"

/* 3.2 Stars, and victory areas even if isolated. */
int
mon_logistic_value(const Game *g, int side)
{
    return mon_stars(g, side) + mon_victory_areas(g, side);
}

/* ---- LOGISTICS_PHASE ---- */

static void
logistics_of(Game *g, int side)
{
    g->phase = LOGISTICS;
    g->mover = (int8_t)side;
    wg_call(g, SIDE_LOGISTICS);
}

/* 3.0 The player without the Initiative first. */
static void first_side(Game *g) { logistics_of(g, !g->disc); }
static void second_side(Game *g) { logistics_of(g, g->disc); }

/* 3.1 At the end, activated commanders are reduced and concealed; not one whom
   an umpire has set to his last face since. */
static void
reduce_commanders(Game *g)
{
    for (int side = 0; side < 2; side++) {
        Unit *unit = &g->unit[g->commander[side]];

        if (unit->active) {
            unit->active = false;
            if (!at_last_face(g, g->commander[side])) {
                unit->face++;
                wg_tell(g, TIRED, g->commander[side], LOGISTICS_OVER, 0, 0);
            }
        }
    }
}

const WgStep monday_logistics_phase[] = {
    { "3.0", "without the Initiative", first_side },
    { "3.0", "with the Initiative",    second_side },
    { "3.1", "commanders reduced",     reduce_commanders },
    {0}
};

/* ---- SIDE_LOGISTICS ---- */

static void
begin(Game *g)
{
    g->mobile = NONE;
    g->impulse = NO_IMPULSE;
    g->logistics = g->left = 0;
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        g->unit[u].moved = false;
    }
}

/* Asked even if he cannot, exhausted (2.6.3) or among enemies (3.1): the
   enemy is not to learn it. */
static void
ask_commander(Game *g)
{
    wg_ask(g, g->mover, ASK_COMMANDER);
}

static bool
is_activated(const Game *g)
{
    return g->unit[g->commander[g->mover]].active;
}

static void
find_value(Game *g)
{
    if (!is_activated(g)) {
        wg_tell(g, DECLINED, g->mover, 0, 0, 0);
        wg_leave(g);
        return;
    }
    wg_tell(g, LOGISTICS_BEGAN, g->mover, mon_logistic_value(g, g->mover),
            0, 0);
}

static void
supply(Game *g)
{
    g->logistics = (int8_t)mon_logistic_value(g, g->mover);
}

static void
reinforce(Game *g)
{
    supply(g);
    wg_call(g, DEPLOY_REINFORCEMENTS);
}

/* All three are asked even if nobody can have a step back: the enemy is not
   to learn who has lost one. */
static void
restore_leaders(Game *g)
{
    wg_ask(g, g->mover, ASK_RESTORE_LEADERS);
}

static void
restore_guns(Game *g)
{
    wg_ask(g, g->mover, ASK_RESTORE_GUNS);
}

static void
restore_units(Game *g)
{
    wg_ask(g, g->mover, ASK_RESTORE_UNITS);
}

static void end(Game *g) { g->logistics = 0; }

const WgStep monday_side_logistics[] = {
    { "3.1", "logistics of a side",  begin },
    { "3.1", "Supreme Commander",    ask_commander, "commander" },
    { "3.2", "Logistics Value",      find_value },
    { "3.3", "reinforcements",       reinforce, "reinforce" },
    { "3.2", "for leaders",          supply },
    { "3.5", "restore leaders",      restore_leaders, "restore_leaders" },
    { "3.2", "for artillery",        supply },
    { "3.4", "restore artillery",    restore_guns, "restore_guns" },
    { "3.2", "for combat units",     supply },
    { "3.6", "restore combat units", restore_units, "restore_units" },
    { "3.0", "end of logistics",     end },
    {0}
};

/* ---- the decision ---- */

static const char *
judge_activation(const Game *g, int u)
{
    int area = g->unit[u].place;

    if (mon_stars(g, g->mover) == 0) {
        return "2.6.3 exhausted-commander";
    }
    return is_contested(g, area) || g->owner[area] != g->mover
            ? "3.1 contested" : NULL;
}

/* 3.1 Out from among enemies he goes only to where his own side is already. */
static const char *
judge_step(const Game *g, int u, int to)
{
    const char *why = mon_judge_step(g, u, to, mon_left(g, u) - 1);

    return why ? why : is_contested(g, g->unit[u].place)
            && g->owner[to] != g->mover ? "3.1 not-friendly" : NULL;
}

const char *
mon_judge_commander(const Game *g, const WgAction *a)
{
    int u = a->arg[0];

    if (a->verb == DONE) {
        return g->mobile != NONE ? "3.1 finish-commander" : NULL;
    }
    if (a->verb != ACTIVATE && a->verb != MOVE) {
        return "3.1 not-now";
    }
    if (u != g->commander[g->mover]) {
        return "3.1 commander-alone";
    }
    if (a->verb == ACTIVATE) {
        return judge_activation(g, u);
    }
    return mon_stars(g, g->mover) == 0 ? "2.6.3 exhausted-commander"
            : judge_step(g, u, a->arg[1]);
}

void
mon_propose_commander(const Game *g, WgOffer *out)
{
    int u = g->commander[g->mover];

    Areas near = monday_near[g->unit[u].place];

    wg_propose(out, ACTIVATE, u, 0, 0);
    while (!no_areas(near)) {
        wg_propose(out, MOVE, u, take_area(&near), 0);
    }
    wg_propose(out, DONE, 0, 0, 0);
}

void
mon_apply_commander(Game *g, const WgAction *a)
{
    int u = a->arg[0];

    if (a->verb == MOVE) {
        mon_take_step(g, a);
    } else if (a->verb == ACTIVATE) {
        g->unit[u].active = true;
        g->mobile = NONE;
        wg_tell(g, COMMANDED, u, g->unit[u].place, 0, 0);
    }
}
